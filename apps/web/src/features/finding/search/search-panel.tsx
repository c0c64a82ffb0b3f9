import { Icon, IconButton, Sheet } from "@touchline/ui";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { isSearchable, longestSearch, searchAddress, toSearchText } from "./search-text.ts";
import { useSettled } from "../../../elements/store.ts";
import { RecentSearchList, useRecentSearches } from "./recent-searches.tsx";
import { SearchFindings, SearchSuggestions } from "./search-results.tsx";

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

interface SearchFieldProps {
  readonly value: string;
  onType(text: string): void;
  onSubmit(): void;
}

/** The field that texts are searched from, with a way to empty it. */
function SearchField({ value, onType, onSubmit }: SearchFieldProps): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" className="pointer-events-none absolute start-3.5 top-4 text-mid" />
      <input
        ref={input}
        className="min-h-12.5 w-full rounded-2 bg-pane ps-11 pe-12 text-16 text-hi shadow-[inset_0_0_0_1px_var(--ctl)] placeholder:text-low"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("search.label")}
        placeholder={t("search.label")}
        data-takes-focus=""
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestSearch}
        dir="auto"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {value === "" ? null : (
        <IconButton
          icon="close"
          label={t("search.clear")}
          className="absolute end-1.5 top-1.5"
          onClick={() => {
            onType("");
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}

interface SearchModalProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** The search over any page: arrows walk what was found, Enter in the field leads to the page with all of it. */
export function SearchModal({ isOpen, onClose }: SearchModalProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  return (
    <Sheet name="search" label={t("search.title")} isOpen={isOpen} place="top" onClose={onClose}>
      <div className="@container/content pb-2 [--header-h:4.875rem] [&_[data-top]]:sticky [&_[data-top]]:top-0 [&_[data-top]]:z-3 [&_[data-top]]:bg-pane [&_[data-top]]:pt-3">
        <SearchPanel
          initialText=""
          beside={<IconButton icon="close" label={t("search.close")} onClick={onClose} />}
          onFollow={onClose}
          onSubmit={(text) => {
            onClose();
            void navigation.go(searchAddress(text));
          }}
        />
      </div>
    </Sheet>
  );
}
