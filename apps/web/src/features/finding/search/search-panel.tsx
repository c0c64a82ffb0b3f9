import { useEffect, useState, type ReactNode } from "react";
import { useSettled } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { moveAmongHits } from "./move-among-hits.ts";
import { RecentSearchList } from "./recent-search-list.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchFindings } from "./search-findings.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";
import { isSearchable, toSearchText } from "./search-text.ts";
import { useRecentSearches } from "./use-recent-searches.ts";

const settlesAfterMs = 250;

interface SearchPanelProps {
  readonly initialText: string;
  /** Stands after the field. */
  readonly beside?: ReactNode;
  /** Hears of each text that is searched for. */
  readonly onSettle?: ((text: string) => void) | undefined;
  /** Somebody goes to what was found. */
  onFollow?(): void;
  /** Enter in the field, with a text that can be searched for. */
  onSubmit?(text: string): void;
}

/** Searches while one types: sports, leagues, teams and matches by the beginnings of words; before that what was searched for last, and where to begin. */
export function SearchPanel({ initialText, beside, onSettle, onFollow, onSubmit }: SearchPanelProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState(initialText);
  const { searches, remember, forget } = useRecentSearches();
  const text = toSearchText(typed);
  const settled = useSettled(text, settlesAfterMs);
  useEffect(() => onSettle?.(settled), [settled, onSettle]);
  return (
    <div
      role="search"
      onKeyDown={moveAmongHits}
      onClick={(event) => {
        if (!(event.target instanceof Element) || event.target.closest("[data-hits] a") === null) return;
        if (isSearchable(text)) remember(text);
        onFollow?.();
      }}
    >
      <div data-top="" className="px-(--gutter) pb-3">
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <SearchField
              value={typed}
              onType={setTyped}
              onSubmit={() => {
                if (!isSearchable(text)) return;
                remember(text);
                onSubmit?.(text);
              }}
            />
          </div>
          {beside}
        </div>
        {isSearchable(text) ? null : <p className={`pt-2 text-12 ${text === "" ? "text-mid" : "text-hi"}`}>{t("search.hint")}</p>}
      </div>
      {isSearchable(text) && isSearchable(settled) ? (
        <SearchFindings text={settled} />
      ) : (
        <>
          <RecentSearchList searches={searches} onChoose={setTyped} onForget={forget} />
          <SearchSuggestions />
        </>
      )}
    </div>
  );
}
