import { impliedChance, type Market, type Outcome } from "@touchline/domain";
import { moveFocusByKey } from "@touchline/ui";
import type { ReactNode } from "react";
import { openScores, scoreOf } from "../../../elements/markets/market-cards.ts";
import { OddsButton } from "../../../elements/markets/odds-button.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useMarket, useMatch } from "../../../elements/store.ts";

/** Number of tints; each has a rule in the style sheet. */
const heatSteps = 6;

/** The tint of a cell: the square root of its chance, so that small chances differ too. */
function heatOf({ odds }: Outcome, market: Market): number {
  const prices = market.outcomes.flatMap((outcome) => outcome.odds ?? []);
  const chance = odds === null ? 0 : impliedChance(odds, prices, 1) / 1_000;
  return Math.min(heatSteps, Math.ceil(Math.sqrt(chance) * heatSteps * 2));
}

function ascending(numbers: Iterable<number>): readonly number[] {
  return [...new Set(numbers)].toSorted((left, right) => left - right);
}

/**
 * A correct score as a table: goals of the home side down, of the away side across, each cell tinted by its chance in the colour of the
 * winning side. The current score has a ring. Rows and columns without odds are left out; other outcomes follow below.
 */
export function ScoreTable({ lineKey }: { readonly lineKey: string }): ReactNode {
  const market = useMarket(lineKey);
  const match = useMatch(market?.matchId ?? "");
  if (market === undefined) return null;
  const scores = openScores(market);
  const rows = ascending(scores.map(([{ home }]) => home));
  const columns = ascending(scores.map(([{ away }]) => away));
  const others = market.outcomes.filter((outcome) => scoreOf(outcome) === null);
  const now = match?.status === "live" ? match.scoreboard?.score : null;
  const sport = match?.league.sport.key ?? "soccer";
  const first = scores[0]?.[1];
  return (
    <div role="group" aria-label={market.name} onKeyDown={moveFocusByKey}>
      <table className="scores">
        <thead>
          <tr>
            <td>{match?.away == null ? null : <TeamMark team={match.away} sportKey={sport} size={16} />}</td>
            {columns.map((away) => (
              <th key={away} scope="col">
                {away}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((home, index) => (
            <tr key={home}>
              <th scope="row">
                {index > 0 || match?.home == null ? null : <TeamMark team={match.home} sportKey={sport} size={16} />} {home}
              </th>
              {columns.map((away) => {
                const [, outcome] = scores.find(([score]) => score.home === home && score.away === away) ?? [];
                return (
                  <td
                    key={away}
                    data-heat={outcome === undefined ? 0 : heatOf(outcome, market)}
                    data-side={home > away ? "home" : home < away ? "away" : "draw"}
                    {...(now?.home === home && now.away === away ? { "data-now": "" } : {})}
                  >
                    {outcome === undefined ? (
                      <span className="odd nil">–</span>
                    ) : (
                      <OddsButton market={market} outcome={outcome} isExact isTabStop={outcome === first} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {others.length === 0 ? null : (
        <div className="cells" data-width="wide">
          {others.map((outcome) => (
            <OddsButton key={outcome.id} market={market} outcome={outcome} label={outcome.name} isExact isTabStop={false} />
          ))}
        </div>
      )}
    </div>
  );
}
