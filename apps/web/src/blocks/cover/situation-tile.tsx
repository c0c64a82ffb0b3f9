import type { Match } from "@touchline/store";
import type { ShownSituation } from "@touchline/store/situations";
import type { ReactNode } from "react";
import { MarketGrid } from "../../elements/markets/market-grid.tsx";
import { tileLabel } from "../../elements/markets/outcome-label.ts";
import { Kept } from "../../elements/rendering/kept-part.tsx";
import { LeagueMark } from "../../elements/matches/league-mark.tsx";
import { matchPath } from "../../elements/matches/match.ts";
import { ClockLine, hasShownClock, LiveClock, MatchClockText, phaseText } from "../../elements/matches/match-clock.tsx";
import { TileSide } from "../../elements/matches/team-line.tsx";
import { useMarket, useMatch } from "../../elements/store.ts";
import { useDayFormat } from "../../elements/time.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { SituationPicture } from "./situation-picture.tsx";

interface SituationTileProps {
  readonly matchId: string;
  readonly situation: ShownSituation | undefined;
}

function plain(matchId: string): ShownSituation {
  return { matchId, tension: 1, kind: null, side: null, title: null, detail: null, line: null };
}

const sideOf: Readonly<Record<string, "home" | "away">> = { "1": "home", "2": "away" };
const maxName = 9;

/** The everyday name of a side if it fits above the odds, else its short name. */
function sideLabel(match: Match, label: string): string {
  const team = match[sideOf[label] ?? "home"];
  if (sideOf[label] === undefined || team === null) return label;
  return team.commonName.length <= maxName ? team.commonName : team.shortName;
}

/** The start time as a headline. */
function Start({ startsAtMs }: Match): ReactNode {
  const format = useDayFormat();
  return (
    <>
      <h3 className="sit-title">
        <bdi>{format.time(startsAtMs)}</bdi>
      </h3>
      <p className="sit-detail">{format.day(startsAtMs)}</p>
    </>
  );
}

/** The situation as a headline; during ordinary play, the clock. */
function Headline({ match, situation: { kind, title, detail } }: { readonly match: Match; readonly situation: ShownSituation }): ReactNode {
  const t = useText();
  const { scoreboard } = match;
  const phase = scoreboard === null ? "" : phaseText(scoreboard, t);
  const isPlain = kind === null;
  return (
    <>
      <h3 className="sit-title">
        {isPlain ? (
          <LiveClock match={match} />
        ) : (
          <>
            <i className="tally" />
            <bdi className="truncate">{title}</bdi>
          </>
        )}
      </h3>
      <p className="sit-detail">
        <bdi>{scoreboard?.pause?.name ?? detail ?? (isPlain && !hasShownClock(scoreboard) ? "" : phase)}</bdi>
      </p>
    </>
  );
}

/** A match with its situation, or with its start before it begins. */
export function SituationTile({ matchId, situation = plain(matchId) }: SituationTileProps): ReactNode {
  const match = useMatch(matchId);
  if (match === undefined) return null;
  const tile = <MatchTile match={match} situation={situation} />;
  return import.meta.env.SSR ? <Kept kind="tile" matchId={matchId} lines={[match.mainMarketKey]} part={tile} /> : tile;
}

function MatchTile({ match, situation }: { readonly match: Match; readonly situation: ShownSituation }): ReactNode {
  const t = useText();
  const main = useMarket(match.mainMarketKey);
  const { scoreboard, league } = match;
  return (
    <article className="tile" data-paused={scoreboard?.pause !== undefined}>
      {scoreboard === null ? null : (
        <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning={match.status === "live"} />
      )}
      <PageLink to={matchPath(match)} className="block">
        <span className="top">
          <span className="flex min-w-0 items-center gap-1.5">
            <LeagueMark league={league} size={18} />
            <bdi className="truncate">{league.name}</bdi>
          </span>
          {situation.kind === null ? null : (
            <span className="n shrink-0">
              <MatchClockText match={match} />
            </span>
          )}
        </span>
        {match.status === "prematch" ? (
          <Start {...match} />
        ) : (
          <>
            <Headline match={match} situation={situation} />
            <SituationPicture match={match} situation={situation} />
          </>
        )}
        <TileSide match={match} side="home" />
        <TileSide match={match} side="away" />
      </PageLink>
      <MarketGrid
        market={main}
        outcomesCount={league.sport.mainOutcomesCount}
        label={(market, outcome) => sideLabel(match, tileLabel(market, outcome, t))}
      />
    </article>
  );
}
