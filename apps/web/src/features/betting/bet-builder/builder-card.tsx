import {
  customBlock,
  type CustomLeg,
  formatShownOdds,
  isOutcomeBettable,
  type Market,
  marketKey,
  type Outcome,
  selectionId,
} from "@touchline/domain";
import { Icon, moveFocusByKey } from "@touchline/ui";
import { memo, type ReactNode } from "react";
import { useMatch, usePreferences, useQuotedMarket } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { type CardColumn, cellWidth } from "../../../elements/markets/market-cards.ts";
import { gridLabel } from "../../../elements/markets/grid-label.ts";
import type { Text } from "../../../messages/text.ts";

/** Explains why no outcome of a line can be added; null if one can. */
function blockReason(line: Market, { legs, t }: { readonly legs: readonly CustomLeg[]; readonly t: Text }): string | null {
  const block = customBlock(legs, line);
  if (block === null) return null;
  if (block.type === "tooMany") return t("builder.tooMany", { max: block.max });
  const inTheWay = legs.find(({ selection }) => selection.id === block.selectionId);
  return t("builder.excluded", { leg: inTheWay?.selection.marketName ?? "" });
}

interface BuilderCardProps {
  readonly name: string;
  /** The column of the card in a two-column layout. */
  readonly column: CardColumn;
  /** Lines of one market, by value. */
  readonly lines: readonly Market[];
  readonly legs: readonly CustomLeg[];
  onPress(market: Market, outcome: Outcome): void;
}

/** One market of the builder with all its lines. Shows a reason if none of them can be added. */
export const BuilderCard = memo(function BuilderCard({ name, column, lines, legs, onPress }: BuilderCardProps): ReactNode {
  const t = useText();
  const reasons = lines.map((line) => blockReason(line, { legs, t }));
  const [reason] = reasons;
  const isOff = reasons.every((given) => given !== null);
  return (
    <section className="card" aria-label={name} data-column={column}>
      <header>
        <h3 className="min-w-0 truncate font-[650]">
          <bdi>{name}</bdi>
        </h3>
        {isOff && reason != null ? (
          <span className="ms-auto flex min-w-0 items-center gap-1 pe-2 text-12 text-mid">
            <Icon name="info" size={13} className="shrink-0" />
            <bdi className="truncate">{reason}</bdi>
          </span>
        ) : null}
      </header>
      <div className="bd grid gap-[3px]">
        {lines.map((line, index) => (
          <BuilderLine key={marketKey(line)} listed={line} legs={legs} reason={reasons[index] ?? null} onPress={onPress} />
        ))}
      </div>
    </section>
  );
});

const maxInRow = 3;

interface BuilderLineProps extends Pick<BuilderCardProps, "legs" | "onPress"> {
  readonly listed: Market;
  readonly reason: string | null;
}

function BuilderLine({ listed, legs, reason, onPress }: BuilderLineProps): ReactNode {
  const market = useQuotedMarket(marketKey(listed)) ?? listed;
  const match = useMatch(market.matchId);
  const isGrid = market.outcomes.length <= maxInRow;
  return (
    <div
      className={isGrid ? "plate" : "cells"}
      data-width={cellWidth(market)}
      role="group"
      aria-label={market.name}
      onKeyDown={moveFocusByKey}
    >
      {market.outcomes.map((outcome) => {
        const matchUrnId = match?.urnId ?? market.matchUrnId;
        const id = selectionId({ matchUrnId, marketId: market.id, outcomeId: outcome.id, specifier: market.specifier });
        return (
          <BuilderOutcome
            key={outcome.id}
            market={market}
            outcome={outcome}
            label={isGrid ? gridLabel(market, outcome, match) : outcome.name}
            isChosen={legs.some(({ selection }) => selection.id === id)}
            blockReason={reason}
            onPress={(pressed) => onPress({ ...market, customBetGroups: listed.customBetGroups }, pressed)}
          />
        );
      })}
    </div>
  );
}

interface BuilderOutcomeProps {
  readonly market: Market;
  readonly outcome: Outcome;
  readonly label: string;
  readonly isChosen: boolean;
  /** Why the outcome cannot be added; null if it can. */
  readonly blockReason: string | null;
  onPress(outcome: Outcome): void;
}

/** One outcome. Pressed while it is a leg, disabled with a reason while it cannot be one. */
function BuilderOutcome({ market, outcome, label, isChosen, blockReason, onPress }: BuilderOutcomeProps): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  const { odds } = outcome;
  const isLocked = !isOutcomeBettable(market, outcome, Number.NEGATIVE_INFINITY) || odds === null;
  const blocked = isChosen ? null : blockReason;
  const isOff = !isChosen && (isLocked || blocked !== null);
  const price = isLocked ? t("odds.suspended") : formatShownOdds(odds, oddsFormat);
  return (
    <button
      type="button"
      className="odd wl"
      aria-pressed={isChosen}
      aria-disabled={isOff}
      aria-label={[outcome.name, price, ...(blocked === null ? [] : [blocked])].join(" ")}
      {...(blocked === null ? {} : { title: blocked, "data-blocked": "" })}
      {...(isLocked ? { "data-locked": "closed" } : {})}
      onClick={isOff ? undefined : () => onPress(outcome)}
    >
      <span className="l cap">{label}</span>
      {isLocked ? <Icon name="lock" size={14} /> : <span className="n">{price}</span>}
    </button>
  );
}
