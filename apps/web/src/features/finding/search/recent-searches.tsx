import { Button, Icon, IconButton } from "@touchline/ui";
import { type ReactNode, useMemo, useReducer, useSyncExternalStore } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useStore } from "../../../elements/store.ts";

const maxKept = 6;

/** Key in local storage. */
const storageKey = "tl_searches";

/** Parses stored searches, newest first; empty if they are not valid. */
export function parseRecentSearches(saved: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(saved ?? "[]");
    return Array.isArray(searches) ? searches.filter((text) => typeof text === "string").slice(0, maxKept) : [];
  } catch {
    return [];
  }
}

/** Serializes searches; null removes them from storage. */
export function formatRecentSearches(searches: readonly string[]): string | null {
  return searches.length === 0 ? null : JSON.stringify(searches);
}

/** Moves a search to the front of the list, or adds it there. */
export function addRecentSearch(searches: readonly string[], text: string): readonly string[] {
  const others = searches.filter((other) => other.toLocaleLowerCase() !== text.toLocaleLowerCase());
  return [text, ...others].slice(0, maxKept);
}

interface RecentSearches {
  readonly searches: readonly string[];
  remember(text: string): void;
  /** Removes a search; null removes all. */
  forget(text: string | null): void;
}

/** Subscribes to changes by other tabs. */
function subscribeStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Recent searches on this device. Empty during hydration, since the server does not have them. */
export function useRecentSearches(): RecentSearches {
  const { localStorage } = useStore().ports;
  // The storage event does not fire in the tab that writes.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const saved = useSyncExternalStore(
    subscribeStorage,
    () => localStorage.read(storageKey),
    () => null,
  );
  const searches = useMemo(() => parseRecentSearches(saved), [saved]);
  const save = (next: readonly string[]): void => {
    localStorage.write(storageKey, formatRecentSearches(next));
    rerender();
  };
  return {
    searches,
    remember: (text) => save(addRecentSearch(searches, text)),
    forget: (text) => save(text === null ? [] : searches.filter((other) => other !== text)),
  };
}

interface RecentSearchListProps {
  readonly searches: readonly string[];
  onChoose(text: string): void;
  /** Removes a search; null removes all. */
  onForget(text: string | null): void;
}

/** Lists recent searches, with buttons to remove them. */
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
