import { Button, Icon, IconButton } from "@touchline/ui";
import { type ReactNode, useMemo, useReducer, useSyncExternalStore } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useStore } from "../../../elements/store.ts";

const kept = 6;

/** Where the searches of a device are kept. */
const recentSearchesName = "tl_searches";

/** Reads what was searched for, newest first; anything unreadable is none. */
export function parseRecentSearches(saved: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(saved ?? "[]");
    return Array.isArray(searches) ? searches.filter((text) => typeof text === "string").slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Writes the searches to be kept; none are forgotten. */
export function formatRecentSearches(searches: readonly string[]): string | null {
  return searches.length === 0 ? null : JSON.stringify(searches);
}

/** Puts a search first, once. */
export function addRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const others = searches.filter((other) => other.toLocaleLowerCase() !== text.toLocaleLowerCase());
  return [text, ...others].slice(0, kept);
}

interface RecentSearches {
  readonly searches: readonly string[];
  remember(text: string): void;
  /** One of them, or all for null. */
  forget(text: string | null): void;
}

/** Hears of searches in other tabs. */
function subscribeStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** The searches of this device; none on the first drawing, which the server made. */
export function useRecentSearches(): RecentSearches {
  const { localStorage } = useStore().ports;
  // Storage tells other tabs, but not the page that wrote.
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const saved = useSyncExternalStore(
    subscribeStorage,
    () => localStorage.read(recentSearchesName),
    () => null,
  );
  const searches = useMemo(() => parseRecentSearches(saved), [saved]);
  const keep = (next: readonly string[]): void => {
    localStorage.write(recentSearchesName, formatRecentSearches(next));
    readAgain();
  };
  return {
    searches,
    remember: (text) => keep(addRecentSearch(searches, text)),
    forget: (text) => keep(text === null ? [] : searches.filter((kept) => kept !== text)),
  };
}

interface RecentSearchListProps {
  readonly searches: readonly string[];
  onChoose(text: string): void;
  /** One of them, or all for null. */
  onForget(text: string | null): void;
}

/** What was searched for before on this device, and ways to forget it. */
export function RecentSearchList({ searches, onChoose, onForget }: RecentSearchListProps): ReactNode {
  const t = useText();
  if (searches.length === 0) return null;
  return (
    <section aria-label={t("search.recent")} data-hits="">
      <div className="sec border-b border-line">
        <h2 className="flex-1">{t("search.recent")}</h2>
        <Button tone="plain" onClick={() => onForget(null)}>
          {t("search.forget")}
        </Button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className="flex items-center border-b border-line hover:bg-raise">
            <button
              type="button"
              data-hit=""
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-(--gutter) text-start text-14"
              onClick={() => onChoose(text)}
            >
              <Icon name="clock" size={16} className="flex-none text-low" />
              <bdi className="truncate">{text}</bdi>
            </button>
            <IconButton icon="close" className="me-2" label={t("search.forgetOne", { text })} onClick={() => onForget(text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
