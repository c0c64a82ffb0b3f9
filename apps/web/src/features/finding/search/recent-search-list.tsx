import { Button, Icon, IconButton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";

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
