import { isOutcomeBettable, type Market, marketKey, type Outcome } from "@touchline/domain";
import { Icon, IconButton, moveFocusByKey } from "@touchline/ui";
import { Fragment, memo, type ReactNode, useState } from "react";
import { MarketGrid } from "../../../elements/markets/market-grid.tsx";
import { OddsButton } from "../../../elements/markets/odds-button.tsx";
import { cellLabel, gridLabel, hasOwnLines, ladderHeads, outcomesBySide } from "../../../elements/markets/grid-label.ts";
import { signedLine } from "../../../elements/markets/outcome-label.ts";
import { useMarket, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import {
  type CardColumn,
  cardRows,
  ladderValue,
  linesAroundMain,
  type MarketCardData,
  offeredOutcomes,
} from "../../../elements/markets/market-cards.ts";
import { ScoreTable } from "./score-table.tsx";
import "../../../styles/match.css";

const signedMarkets = /hcp=-?\d/u;

interface LadderRowProps {
  readonly lineKey: string;
  /** Whether each price shows its own line instead of one line for the row. */
  readonly hasOwn: boolean;
  readonly isMain: boolean;
}

function LadderRow({ lineKey, hasOwn, isMain }: LadderRowProps): ReactNode {
  const market = useMarket(lineKey);
  if (market === undefined) return null;
  const value = ladderValue(market) ?? "";
  const isSigned = signedMarkets.test(market.specifier) && !value.includes(":");
  const sign = (line: string): string => (isSigned ? signedLine(line, 1) : line);
  return (
    <>
      <bdi className="k" {...(isMain ? { "data-main": "" } : {})}>
        {hasOwn ? null : sign(value)}
      </bdi>
      <MarketGrid
        market={market}
        outcomesCount={market.outcomes.length}
        isExact
        {...(hasOwn ? { label: (_: Market, { line = "" }: Outcome) => sign(line) } : {})}
      />
    </>
  );
}

function Ladder({ card }: { readonly card: MarketCardData }): ReactNode {
  const t = useText();
  const { entities } = useStore();
  const [isWhole, setIsWhole] = useState(false);
  const { lines } = card;
  const shown = isWhole ? lines : linesAroundMain(card);
  const [first] = lines;
  if (first === undefined) return null;
  const hasOwn = lines.some(hasOwnLines);
  const balanced = lines.length > 1 ? lines.filter(({ isMostBalanced }) => isMostBalanced) : [];
  return (
    <div className="ladder" {...(hasOwn ? { "data-own": "" } : {})}>
      <span />
      <div className="ladder-heads" aria-hidden="true">
        {ladderHeads(first, entities.match(first.matchId)).map((name) => (
          <bdi key={name} className="first-letter:uppercase">
            {name}
          </bdi>
        ))}
      </div>
      {shown.map((line) => (
        <LadderRow key={marketKey(line)} lineKey={marketKey(line)} hasOwn={hasOwn} isMain={balanced.length === 1 && line === balanced[0]} />
      ))}
      {lines.length === shown.length ? null : (
        <button type="button" className="all-lines" onClick={() => setIsWhole(true)}>
          {t("match.allLines", { count: lines.length })}
          <Icon name="chevron-down" size={14} />
        </button>
      )}
    </div>
  );
}

function Cells({ lineKey, width }: { readonly lineKey: string; readonly width: "wide" | "narrow" }): ReactNode {
  const { entities } = useStore();
  const market = useMarket(lineKey);
  if (market === undefined) return null;
  const match = entities.match(market.matchId);
  const groups = outcomesBySide({ outcomes: offeredOutcomes(market) });
  const first = groups[0]?.[1][0];
  return (
    <div role="group" aria-label={market.name} onKeyDown={moveFocusByKey}>
      {groups.map(([side, outcomes]) => (
        <Fragment key={side ?? ""}>
          {side === undefined ? null : <bdi className="block px-1 pt-1.5 pb-1 text-12 font-semibold text-mid">{side}</bdi>}
          <div className="cells" data-width={width}>
            {outcomes.map((outcome) => (
              <OddsButton
                key={outcome.id}
                market={market}
                outcome={outcome}
                label={cellLabel(market, outcome, match)}
                isExact
                isTabStop={outcome === first}
              />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function MarketLine({ lineKey }: { readonly lineKey: string }): ReactNode {
  const { entities } = useStore();
  const market = useMarket(lineKey);
  return (
    <MarketGrid
      market={market}
      outcomesCount={market?.outcomes.length ?? 2}
      isExact
      label={(line, outcome) => gridLabel(line, outcome, entities.match(line.matchId))}
    />
  );
}

/** A lock if no line of a card accepts bets. Reads each line from the store, because those of the card may be outdated. */
function CardLock({ lines: [line, ...others] }: { readonly lines: readonly Market[] }): ReactNode {
  const t = useText();
  const market = useMarket(line === undefined ? null : marketKey(line));
  if (market?.outcomes.some((outcome) => isOutcomeBettable(market, outcome, Number.NEGATIVE_INFINITY)) === true) return null;
  if (line !== undefined) return <CardLock lines={others} />;
  return (
    <span className="closed flex flex-none text-mid" title={t("match.suspended")}>
      <Icon name="lock" size={13} /> <span className="sr">{t("match.suspended")}</span>
    </span>
  );
}

interface MarketCardProps {
  readonly card: MarketCardData;
  /** Column of the card in the two-column layout. */
  readonly column: CardColumn;
  readonly isPinned: boolean;
  readonly isCollapsed: boolean;
  onToggle(list: "pinned" | "collapsed", cardKey: string): void;
  /** Opens the price history; null if the operator keeps none. */
  readonly onShowMovement: ((card: MarketCardData) => void) | null;
}

/**
 * A market, or the ladder of its lines, as a card that can be collapsed and pinned. Its tools appear on hover and focus, and on touch
 * screens on request.
 */
export const MarketCard = memo(function MarketCard({
  card,
  column,
  isPinned,
  isCollapsed,
  onToggle,
  onShowMovement,
}: MarketCardProps): ReactNode {
  const t = useText();
  const [first] = card.lines;
  const [hasTools, setTools] = useState(false);
  return (
    <section
      className="card"
      aria-label={card.name}
      data-column={column}
      data-shape={card.shape}
      data-rows={cardRows(card)}
      {...(isCollapsed ? { "data-collapsed": "" } : {})}
    >
      <header>
        <h2 className="min-w-0 flex-1 font-[650]">
          <button type="button" className="fold" aria-expanded={!isCollapsed} onClick={() => onToggle("collapsed", card.key)}>
            <bdi className="title">{card.name}</bdi>
            <Icon name="chevron-down" size={14} />
          </button>
        </h2>
        <CardLock lines={card.lines} />
        <div className="tools" {...(hasTools ? { "data-open": "" } : {})} {...(isPinned ? { "data-pinned": "" } : {})}>
          {onShowMovement === null ? null : (
            <IconButton
              icon="trend"
              size="small"
              className="pin"
              label={t("movement.of", { market: card.name })}
              aria-haspopup="dialog"
              onClick={() => onShowMovement(card)}
            />
          )}
          <IconButton
            icon="pin"
            size="small"
            className="pin"
            label={t(isPinned ? "match.unpin" : "match.pin", { market: card.name })}
            aria-pressed={isPinned}
            onClick={() => onToggle("pinned", card.key)}
          />
        </div>
        <IconButton
          icon="more"
          size="small"
          className="pin more"
          label={t("match.cardTools", { market: card.name })}
          aria-expanded={hasTools}
          onClick={() => setTools(!hasTools)}
        />
      </header>
      {isCollapsed ? null : (
        <div className="bd">
          {card.shape === "ladder" ? <Ladder card={card} /> : null}
          {card.shape === "cells" && first !== undefined ? <Cells lineKey={marketKey(first)} width="narrow" /> : null}
          {card.shape === "wideCells" && first !== undefined ? <Cells lineKey={marketKey(first)} width="wide" /> : null}
          {card.shape === "scores" && first !== undefined ? <ScoreTable lineKey={marketKey(first)} /> : null}
          {card.shape === "grid" ? card.lines.map((line) => <MarketLine key={marketKey(line)} lineKey={marketKey(line)} />) : null}
        </div>
      )}
    </section>
  );
});
