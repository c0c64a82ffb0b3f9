import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { toHref } from "../../navigation/navigation.ts";
import { moveAmongHits } from "./move-among-hits.ts";
import { RecentSearchList } from "./recent-search-list.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchFindings } from "./search-findings.tsx";
import { isSearchable, toSearchText } from "./search-text.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import { useSettled } from "./use-settled.ts";

const settlesAfterMs = 250;

/** Keeps the text in the address, so that coming back finds the same. */
function useAddress(text: string): void {
  const store = useStore();
  useEffect(() => {
    history.replaceState(history.state, "", toHref(text === "" ? "/search" : `/search?${new URLSearchParams({ q: text })}`, store));
  }, [text, store]);
}

/** Searches while one types: events, leagues and teams by the beginnings of words. */
export function SearchPanel({ initialText }: { readonly initialText: string }): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState(initialText);
  const { searches, remember, forget } = useRecentSearches();
  const text = toSearchText(typed);
  const settled = useSettled(text, settlesAfterMs);
  useAddress(settled);
  const rememberText = (): void => {
    if (isSearchable(text)) remember(text);
  };
  return (
    <div
      role="search"
      onKeyDown={moveAmongHits}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("[data-hits] a") !== null) rememberText();
      }}
    >
      <div className="px-(--gutter) pb-3">
        <SearchField value={typed} onType={setTyped} onSubmit={rememberText} />
        {isSearchable(text) ? null : <p className={`pt-2 text-12 ${text === "" ? "text-mid" : "text-hi"}`}>{t("search.hint")}</p>}
      </div>
      {isSearchable(text) && isSearchable(settled) ? (
        <SearchFindings text={settled} />
      ) : (
        <RecentSearchList searches={searches} onChoose={setTyped} onForget={forget} />
      )}
    </div>
  );
}
