import type { HeadToHead, PastMatch as WirePastMatch } from "@touchline/contract/http/standings";
import type { FeedNames, Fixture, PastMatch, PastOfFixture, Team } from "@touchline/feed";

/** Wire values of results. */
export const letters = { "1": "W", "0": "D", "-1": "L" } as const;

interface PastNames {
  readonly names: FeedNames;
  readonly competitionOf: (key: string) => string;
}

function encodePastMatch({ source, startsAt, score }: PastMatch, { names, competitionOf }: PastNames): WirePastMatch {
  const side = (team: Team) => ({ id: team.id, name: names.team(team).common });
  return {
    start_time: new Date(startsAt).toISOString(),
    tournament_name: competitionOf(`${source.sport}/${source.competition}`),
    home: side(source.home),
    away: side(source.away),
    score: { home: score[0], away: score[1] },
  };
}

/** Converts earlier matches of both sides to their wire format. */
export function encodeHeadToHead(fixture: Fixture, past: PastOfFixture, names: PastNames): HeadToHead {
  const { meetings, home, away } = past;
  const encode = (match: PastMatch): WirePastMatch => encodePastMatch(match, names);
  const resultOf = ({ source, result }: PastMatch, teamId: string): 1 | 0 | -1 => {
    if (result === 0) return 0;
    return (source.home.id === teamId) === (result === 1) ? 1 : -1;
  };
  const count = (wanted: 1 | 0 | -1): number => meetings.filter((match) => resultOf(match, fixture.home.id) === wanted).length;
  const form = (matches: readonly PastMatch[], teamId: string): HeadToHead["form"]["home"] =>
    matches.map((match) => ({ result: letters[resultOf(match, teamId)], match: encode(match) }));
  return {
    match_id: fixture.id,
    home_wins: count(1),
    draws: count(0),
    away_wins: count(-1),
    meetings: meetings.map(encode),
    form: { home: form(home, fixture.home.id), away: form(away, fixture.away.id) },
  };
}
