import type { Market } from "@touchline/domain";
import type { Match, MatchIncident } from "@touchline/store";
import type { Squads } from "@touchline/store/match-progress";
import { Tabs } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { OddsButton } from "../../../elements/markets/odds-button.tsx";
import { useMatchProgress } from "../../../elements/matches/use-match-progress.ts";
import { useMarketKeys, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

type Player = Squads["home"][number];

const positions = ["GK", "DF", "MF", "FW"] as const;
/** Maximum number of players that fit in a row on a phone. */
const maxInRow = 4;

/** The players of a side in rows, starting with the goalkeeper. A row that is too long becomes two, with the longer one at the back. */
export function rowsOf(players: readonly Player[]): readonly (readonly Player[])[] {
  return positions.flatMap((position) => {
    const row = players.filter((player) => player.is_playing === true && player.position === position);
    const behind = row.length > maxInRow ? Math.ceil(row.length / 2) : row.length;
    return [row.slice(0, behind), row.slice(behind)].filter(({ length }) => length > 0);
  });
}

/** Markets whose outcomes are players, in the order of the board. */
function usePlayerMarkets(matchId: string, players: readonly Player[]): readonly Market[] {
  const { entities } = useStore();
  const keys = useMarketKeys(matchId);
  const ids = new Set(players.map(({ external_id: id }) => id));
  return keys.flatMap((key) => {
    const market = entities.marketShape(key);
    return market?.outcomes.filter(({ externalId }) => ids.has(externalId)).length ? [market] : [];
  });
}

const shirt = "M9 2 3 5l-3 8 5 2 1-3v16h18V12l1 3 5-2-3-8-6-3c-2 4-10 4-12 0z";

interface SpotProps {
  readonly player: Player;
  readonly side: "home" | "away";
  readonly market: Market | undefined;
  readonly incidents: readonly MatchIncident[];
}

/** A player as one button: the shirt with the player's events, and the price. */
function Spot({ player, side, market, incidents }: SpotProps): ReactNode {
  const outcome = market?.outcomes.find(({ externalId }) => externalId === player.external_id);
  const label = player.name.split(" ").slice(1).join(" ") || player.name;
  const own = incidents.filter((incident) => incident.player === player.name && incident.side === side);
  const goals = own.filter(({ kind }) => kind === "goal").length;
  return (
    <li className="lu-spot">
      {market === undefined || outcome === undefined ? (
        <bdi className="lu-name">{label}</bdi>
      ) : (
        <OddsButton market={market} outcome={outcome} label={label} isExact isTabStop />
      )}
      <svg className="lu-shirt" viewBox="0 0 30 28" width="30" height="28" aria-hidden="true" overflow="visible">
        <path d={shirt} fill={`var(--${side})`} stroke="var(--low)" strokeWidth="0.8" />
        <text x="15" y="20" textAnchor="middle" fill={`var(--${side}-on)`}>
          {player.shirt}
        </text>
        {own.some(({ kind }) => kind === "yellow_card") ? (
          <rect className="mark-yellow" x="26" y="0" width="8" height="11" rx="1.5" />
        ) : null}
        {goals === 0 ? null : (
          <>
            <circle cx="1" cy="4" r="8" fill="var(--bug)" />
            <text x="1" y="8.5" textAnchor="middle" fill="var(--on-bug)">
              {goals}
            </text>
          </>
        )}
      </svg>
    </li>
  );
}

interface LineUpsProps {
  readonly match: Match;
  readonly squads: Squads;
}

/** The players on the pitch with the prices of the chosen market; the home side attacks upwards. Hidden while they are unknown. */
export function LineUps({ match, squads }: LineUpsProps): ReactNode {
  const t = useText();
  const markets = usePlayerMarkets(match.id, [...squads.home, ...squads.away]);
  const incidents = useMatchProgress(match.id)?.incidents ?? [];
  const [chosen, setChosen] = useState("");
  const rows = { away: rowsOf(squads.away), home: rowsOf(squads.home).toReversed() };
  if (rows.home.length === 0 || rows.away.length === 0) return null;
  const keyOf = ({ id, specifier }: Market): string => `${id}/${specifier}`;
  const market = markets.find((one) => keyOf(one) === chosen) ?? markets[0];
  return (
    <section aria-label={t("squad.title")} className="py-2">
      {markets.length < 2 || market === undefined ? null : (
        <Tabs<string>
          label={t("squad.title")}
          idBase="lineups"
          variant="chip"
          className="px-2 pb-2"
          items={markets.map((one) => ({ key: keyOf(one), label: one.name }))}
          chosen={keyOf(market)}
          onChoose={setChosen}
        />
      )}
      <div id="lineups-panel" className="lu-pitch" dir="ltr">
        {(["away", "home"] as const).map((side) => (
          <section key={side} aria-label={match[side]?.commonName}>
            {rows[side].map((row, index) => (
              <ul key={index}>
                {row.map((player) => (
                  <Spot key={player.external_id} player={player} side={side} market={market} incidents={incidents} />
                ))}
              </ul>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
