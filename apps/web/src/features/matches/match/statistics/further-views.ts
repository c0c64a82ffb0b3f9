/** What stands behind the further tabs of a match's statistics: fetched once the page has time. */
export { StandingsTable } from "../../../../elements/standings/standings-table.tsx";
export { MatchHistory } from "./match-history.tsx";
export { MatchSquads } from "./match-squads.tsx";
