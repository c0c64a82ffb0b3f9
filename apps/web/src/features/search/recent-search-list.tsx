import { Button, Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";

interface RecentSearchListProps {
  readonly searches: readonly string[];
  onChoose(text: string): void;
  onForget(): void;
}

/** What was searched for before on this device, and a way to forget it. */
export function RecentSearchList({ searches, onChoose, onForget }: RecentSearchListProps): ReactNode {
  const t = useText();
  if (searches.length === 0) return null;
  return (
    <section aria-label={t("search.recent")}>
      <div className="sec border-b border-line">
        <h2 className="flex-1">{t("search.recent")}</h2>
        <Button tone="plain" onClick={onForget}>
          {t("search.forget")}
        </Button>
      </div>
      {searches.map((text) => (
        <button
          key={text}
          type="button"
          className="flex min-h-12 w-full items-center gap-3 border-b border-line px-(--gutter) text-start text-14 hover:bg-raise"
          onClick={() => onChoose(text)}
        >
          <Icon name="clock" size={16} className="text-low" />
          <bdi>{text}</bdi>
        </button>
      ))}
    </section>
  );
}
