import type { Standings } from "@touchline/contract/http/standings";
import type { Tournament } from "@touchline/contract/entities/catalog";
import type { Category } from "@touchline/contract/entities/catalog";
import type { Sport } from "@touchline/contract/entities/catalog";

export const scriptedSport: Sport = {
  id: 1,
  urn_id: "tl:sport:1",
  key: "soccer",
  name: "Soccer",
  type: "regular",
  priority: 1,
  provider: "betradar",
  main_market_id: 1,
  main_market_outcomes_count: 3,
  secondary_market_id: 18,
  secondary_market_outcomes_count: 2,
};
export const scriptedCategory: Category = {
  id: 10,
  urn_id: "tl:category:10",
  slug: "england-c-10",
  name: "England",
  country_code: "GB-ENG",
  priority: 1,
  sport_id: 1,
  sport_urn_id: "tl:sport:1",
  sport_key: "soccer",
  sport_name: "Soccer",
  sport_type: "regular",
};
export const scriptedTournament: Tournament = {
  id: 100,
  urn_id: "tl:tournament:100",
  slug: "premier-league-l-100",
  name: "Premier League",
  priority: 1,
  provider: "betradar",
  sport: scriptedSport,
  category: scriptedCategory,
};

/** The only table. */
export const scriptedStandings: Standings = {
  tournament_id: 100,
  rows: [
    {
      rank: 1,
      competitor: { id: "h", name: "Home 1", short_name: "H1", logo: null, country_code: null, colors: ["#112233", "#ddeeff"] },
      played: 3,
      won: 2,
      drawn: 0,
      lost: 1,
      scored: 5,
      conceded: 2,
      points: 6,
      form: ["L", "W", "W"],
    },
  ],
};
