import { isOutcomeBettable, marketKey, type Market } from "@touchline/domain";
import { Icon, moveFocusByKey } from "@touchline/ui";
import { memo, type ReactNode } from "react";
import { MarketPlate } from "../../elements/market-plate.tsx";
import { OddsButton } from "../../elements/odds-button.tsx";
import { plateLabel, signedLine } from "../../elements/outcome-label.ts";
import { useMarket } from "../../elements/use-market.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { ladderValue, type MarketCardData } from "./group-markets.ts";

const wideNameLength = 16;
const signedMarkets = /hcp=-?\d/u;

/** Names of the ladder's columns: what the outcomes are called without their line. */
function columnNames(line: Market): readonly string[] {
  return line.outcomes.map((outcome) => outcome.name.replace(/\s*\(?[+\-−]?\d+(?:[.,:]\d+)?\)?$/u, "").trim() || outcome.name);
}

function LadderRow({ lineKey, isMain }: { readonly lineKey: string; readonly isMain: boolean }): ReactNode {
  const market = useMarket(lineKey);
  if (market === undefined) return null;
  const value = ladderValue(market) ?? "";
  return (
    <>
      <bdi className="k" {...(isMain ? { "data-main": "" } : {})}>
        {signedMarkets.test(market.specifier) && !value.includes(":") ? signedLine(value, 1) : value}
      </bdi>
      <MarketPlate market={market} outcomesCount={market.outcomes.length} />
    </>
  );
}

function Ladder({ card }: { readonly card: MarketCardData }): ReactNode {
  const [first] = card.lines;
  const isSeveral = card.lines.length > 1;
  return (
    <div className="ladder">
      <span />
      <div className="grid auto-cols-fr grid-flow-col text-center text-12 text-mid" aria-hidden="true">
        {(first === undefined ? [] : columnNames(first)).map((name) => (
          <bdi key={name} className="truncate px-1 pb-0.5 first-letter:uppercase">
            {name}
          </bdi>
        ))}
      </div>
      {card.lines.map((line) => (
        <LadderRow key={marketKey(line)} lineKey={marketKey(line)} isMain={isSeveral && line.isMostBalanced} />
      ))}
    </div>
  );
}

function Cells({ lineKey }: { readonly lineKey: string }): ReactNode {
  const market = useMarket(lineKey);
  if (market === undefined) return null;
  const isWide = market.outcomes.some((outcome) => outcome.name.length > wideNameLength);
  return (
    <div className="cells" data-width={isWide ? "wide" : "narrow"} role="group" aria-label={market.name} onKeyDown={moveFocusByKey}>
      {market.outcomes.map((outcome) => (
        <OddsButton key={outcome.id} market={market} outcome={outcome} label={outcome.name} />
      ))}
    </div>
  );
}

function Plate({ lineKey }: { readonly lineKey: string }): ReactNode {
  const { entities } = useStore();
  const market = useMarket(lineKey);
  return (
    <MarketPlate
      market={market}
      outcomesCount={market?.outcomes.length ?? 2}
      label={(line, outcome) => plateLabel(line, outcome, entities.match(line.matchId))}
    />
  );
}

/** One market, or the ladder of its lines, on a card; says when it takes no bets. */
export const MarketCard = memo(function MarketCard({ card }: { readonly card: MarketCardData }): ReactNode {
  const t = useText();
  const [first] = card.lines;
  const isOpen = card.lines.some((line) => line.outcomes.some((outcome) => isOutcomeBettable(line, outcome, Number.NEGATIVE_INFINITY)));
  const isSimulated = first?.isSimulatedDetail === true;
  return (
    <section className="card" aria-label={card.name}>
      <header>
        <h2 className="min-w-0 font-[650]">
          <bdi>{card.name}</bdi>
        </h2>
        {isOpen ? null : (
          <span className="flex items-center gap-1 text-12 text-mid">
            <Icon name="lock" size={13} /> {t("match.suspended")}
          </span>
        )}
        {isSimulated ? (
          <span className="ms-auto pe-2 text-12 text-low" title={t("match.simulatedDetailLong")}>
            {t("match.simulatedDetail")}
          </span>
        ) : null}
      </header>
      <div className="bd">
        {card.shape === "ladder" ? <Ladder card={card} /> : null}
        {card.shape === "cells" && first !== undefined ? <Cells lineKey={marketKey(first)} /> : null}
        {card.shape === "plate" ? card.lines.map((line) => <Plate key={marketKey(line)} lineKey={marketKey(line)} />) : null}
      </div>
    </section>
  );
});
