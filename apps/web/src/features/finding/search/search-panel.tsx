import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { useSettled } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { RecentSearchList } from "./recent-search-list.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchFindings } from "./search-findings.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";
import { isSearchable, toSearchText } from "./search-text.ts";
import { useRecentSearches } from "./use-recent-searches.ts";

/** Arrow up and down move between the field and what can be gone to under it; Escape goes back to the field. */
function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.querySelector<HTMLElement>("input");
  const stops = [
    ...(field === null ? [] : [field]),
    ...event.currentTarget.querySelectorAll<HTMLElement>("[data-hits] :is(a:not(.more, .lg), [data-hit])"),
  ];
  const index = stops.findIndex((stop) => stop === event.target);
  if (index < 0) return;
  if (event.key === "Escape" && index > 0) field?.focus();
  else if (event.key === "ArrowDown") stops[Math.min(stops.length - 1, index + 1)]?.focus();
  else if (event.key === "ArrowUp") stops[Math.max(0, index - 1)]?.focus();
  else return;
  event.preventDefault();
}

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
