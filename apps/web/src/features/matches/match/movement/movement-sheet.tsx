import { marketKey } from "@touchline/domain";
import { EmptyState, IconButton, Sheet } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { ladderValue, type MarketCardData } from "../../../../elements/markets/group-markets.ts";
import { useQuotedMarket } from "../../../../elements/markets/use-market.ts";
import { useText } from "../../../../messages/use-text.ts";
import { MovementView } from "./movement-view.tsx";

interface MovementSheetProps {
  readonly card: MarketCardData;
  readonly isOpen: boolean;
  onClose(): void;
}

function Line({ lineKey }: { readonly lineKey: string }): ReactNode {
  const t = useText();
  const market = useQuotedMarket(lineKey);
  return market === undefined ? <EmptyState icon="lock" title={t("match.noMarkets")} /> : <MovementView key={lineKey} market={market} />;
}

/** The price movement of a card's market in a sheet; a ladder's line is chosen in it. */
export function MovementSheet({ card, isOpen, onClose }: MovementSheetProps): ReactNode {
  const t = useText();
  const keys = card.lines.map(marketKey);
  const [chosen, setChosen] = useState<string | null>(null);
  const lineKey = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? "");
  return (
    <Sheet name="odds_movement" label={t("movement.of", { market: card.name })} isOpen={isOpen} place="center" onClose={onClose}>
      <div className="grid gap-4 p-4">
        <header className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="text-18 font-bold">{t("movement.title")}</h2>
            <p className="text-13 text-mid">
              <bdi className="block truncate">{card.name}</bdi>
            </p>
          </div>
          <IconButton icon="close" label={t("movement.close")} onClick={onClose} />
        </header>
        {card.lines.length > 1 ? (
          <label className="flex items-center gap-3 text-13 font-semibold">
            {t("movement.line")}
            <select className="control w-auto" value={lineKey} onChange={(event) => setChosen(event.target.value)}>
              {card.lines.map((line) => (
                <option key={marketKey(line)} value={marketKey(line)}>
                  {ladderValue(line) ?? line.name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {isOpen ? <Line lineKey={lineKey} /> : null}
      </div>
    </Sheet>
  );
}
