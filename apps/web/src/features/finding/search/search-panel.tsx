import { Icon, IconButton, Sheet } from "@touchline/ui";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { isSearchable, maxSearchLength, searchAddress, toSearchText } from "./search-text.ts";
import { useDebounced } from "../../../elements/store.ts";
import { RecentSearchList, useRecentSearches } from "./recent-searches.tsx";
import { SearchResults, SearchSuggestions } from "./search-results.tsx";

/** Up and down move between the field and the results; Escape returns to the field. */
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

const debounceMs = 250;

interface SearchPanelProps {
  readonly initialText: string;
  /** Rendered next to the field. */
  readonly accessory?: ReactNode;
  /** Called with each text that is searched for. */
  readonly onSettle?: ((text: string) => void) | undefined;
  /** Called when a result is opened. */
  onFollow?(): void;
  /** Called on Enter with a searchable text. */
  onSubmit?(text: string): void;
}

/** Searches sports, leagues, teams and matches while the player types. Shows recent searches and suggestions until then. */
export function SearchPanel({ initialText, accessory, onSettle, onFollow, onSubmit }: SearchPanelProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState(initialText);
  const { searches, remember, forget } = useRecentSearches();
  const text = toSearchText(typed);
  const settled = useDebounced(text, debounceMs);
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
          {accessory}
        </div>
        {isSearchable(text) ? null : <p className={`pt-2 text-12 ${text === "" ? "text-mid" : "text-hi"}`}>{t("search.hint")}</p>}
      </div>
      {isSearchable(text) && isSearchable(settled) ? (
        <SearchResults text={settled} />
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
        maxLength={maxSearchLength}
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

/** The search as a dialog. Enter in the field opens the search page with all results. */
export function SearchModal({ isOpen, onClose }: SearchModalProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  return (
    <Sheet name="search" label={t("search.title")} isOpen={isOpen} place="top" onClose={onClose}>
      <div className="@container/content pb-2 [--header-h:4.875rem] [&_[data-top]]:sticky [&_[data-top]]:top-0 [&_[data-top]]:z-3 [&_[data-top]]:bg-pane [&_[data-top]]:pt-3">
        <SearchPanel
          initialText=""
          accessory={<IconButton icon="close" label={t("search.close")} onClick={onClose} />}
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
