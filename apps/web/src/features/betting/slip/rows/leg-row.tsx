import { type SlipBet, slipBetKey, type SlipSelection } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { LiveClock } from "../../../../elements/matches/match-clock.tsx";
import { useMatch } from "../../../../elements/store.ts";
import { useDayFormat } from "../../../../elements/time.ts";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip } from "../use-slip.ts";
import { OddsTrail, PriceCell } from "./price-cell.tsx";
import { type RowProps, StakeCell } from "./stake-cell.tsx";

interface LegRowProps extends RowProps {
  readonly selection: SlipSelection;
  /** The single on this leg; null if the operator or a bet builder bet does not allow singles. */
  readonly single: SlipBet | null;
  /** A bet builder has one price for all legs, so the leg's own is hidden. */
  readonly hasPrice: boolean;
}

/** A selection with its names, its odds, and the stake of its single. */
export function LegRow({ selection, single, hasPrice, ...row }: LegRowProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { view } = row;
  const [isTrailOpen, setTrailOpen] = useState(false);
  const refused = single === null ? undefined : view.slip.refusedBets[slipBetKey(single)];
  const isLocked = selection.availability === "suspended" || selection.availability === "notAvailable";
  return (
    <li className="slip-row" data-locked={isLocked}>
      <button
        type="button"
        className="slip-remove"
        aria-label={t("slip.remove", { name: selection.outcomeName })}
        disabled={view.slip.state === "processing"}
        onClick={() => page.dispatch({ type: "selectionsRemoved", selectionIds: [selection.id] })}
      >
        <Icon name="close" size={16} />
      </button>
      <div className="slip-what">
        <bdi className="slip-name">{selection.outcomeName}</bdi> <bdi className="slip-market">{selection.marketName}</bdi>
        <span className="slip-event">
          <LegMoment selection={selection} />
          <bdi>{selection.nameB === null ? selection.nameA : `${selection.nameA} – ${selection.nameB}`}</bdi>
        </span>
        {isLocked ? (
          <span className="block text-12 text-down">
            {t(selection.availability === "suspended" ? "sb.ticket.suspended.label" : "sb.ticket.not-available.label")}
          </span>
        ) : null}
      </div>
      {hasPrice || isLocked ? (
        <PriceCell
          selection={selection}
          isStale={view.arePricesStale}
          isTrailOpen={isTrailOpen}
          onToggleHistory={() => setTrailOpen(!isTrailOpen)}
        />
      ) : (
        <span />
      )}
      {single === null ? <span /> : <StakeCell {...row} bet={single} name={selection.outcomeName} />}
      {isTrailOpen && selection.trail.length > 0 ? <OddsTrail selection={selection} /> : null}
      {refused === undefined ? null : (
        <p className="slip-refused">{refused.message === "" ? t("error.place_bets.default") : refused.message}</p>
      )}
    </li>
  );
}

/** Clock and score of a live match, else the start time. */
function LegMoment({ selection }: { readonly selection: SlipSelection }): ReactNode {
  const match = useMatch(selection.matchId);
  const { day, time } = useDayFormat();
  if (selection.matchStatus !== "live")
    return (
      <bdi className="slip-moment n">
        {day(selection.startsAtMs)} {time(selection.startsAtMs)}
      </bdi>
    );
  const board = match?.scoreboard ?? null;
  if (match === undefined || board === null) return null;
  return (
    <span className="slip-moment flex items-center gap-1">
      <LiveClock match={match} />
      {board.score === null ? null : (
        <bdi dir="ltr" className="n">
          {board.score.home}–{board.score.away}
        </bdi>
      )}
    </span>
  );
}
