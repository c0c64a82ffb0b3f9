import { Icon, IconButton } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";

interface MarketSearchProps {
  readonly text: string;
  /** How many cards were found; null before anything was typed. */
  readonly count: number | null;
  onType(text: string): void;
  onClose(): void;
}

/** Finds markets of the match by name; Escape closes. */
export function MarketSearch({ text, count, onType, onClose }: MarketSearchProps): ReactNode {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <search className="mk-search">
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        aria-label={t("match.findMarket")}
        placeholder={t("match.findMarket")}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={50}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <output className="text-12 whitespace-nowrap text-mid">{count === null ? "" : t("match.moreMarkets", { count })}</output>
      <IconButton icon="close" label={t("match.closeFind")} onClick={onClose} />
    </search>
  );
}
