import { getHeadToHead, getMatchLineups, getMatchStandings, getTournamentStandings } from "@touchline/contract/http/standings";
import { answer, implement, type Implementation, notFound } from "../../api-call.ts";
import type { Services } from "../../services.ts";

/** A live table may be some seconds old. */
const cacheForMs = 10_000;

/** Tables and history: statistics of leagues and matches beyond the scoreboard. */
export function standingsRoutes({ book }: Pick<Services, "book">): readonly Implementation[] {
  return [
    implement(
      getTournamentStandings,
      ({ locale, params }) => {
        const standings = book.standings(locale, params.id);
        return standings === null ? notFound("standings") : answer(200, standings);
      },
      { cacheForMs },
    ),
    implement(
      getMatchStandings,
      ({ locale, params }) => {
        const standings = book.matchStandings(locale, params.id);
        return standings === null ? notFound("standings") : answer(200, standings);
      },
      { cacheForMs },
    ),
    implement(
      getMatchLineups,
      ({ params }) => {
        const lineups = book.lineups(params.id);
        return lineups === null ? notFound("line-ups") : answer(200, lineups);
      },
      { cacheForMs },
    ),
    implement(
      getHeadToHead,
      ({ locale, params }) => {
        const past = book.headToHead(locale, params.id);
        return past === null ? notFound("history") : answer(200, past);
      },
      { cacheForMs },
    ),
  ];
}
