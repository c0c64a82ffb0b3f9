/** What a player can do on a backend; each level is reached independently, and `browse` is the lowest. */
export const levels = ["browse", "bet", "live", "bonus", "full"] as const;
export type Level = (typeof levels)[number];

/** A field of a row of a reply and what a player loses without it. */
export interface FieldNeed {
  /** Dotted path within the row; `*` steps into each item of a list. */
  readonly path: string;
  /** Names that serve as well. */
  readonly or?: readonly string[];
  /** Without it the row is left out; all other fields may be absent. */
  readonly isCompulsory?: true;
  readonly loss: string;
}

/** A call that the pages make. */
export interface CallNeed {
  readonly level: Level;
  readonly method: "GET" | "POST";
  /** `{match}`, `{league}`, `{category}`, `{bonus}` and `{jackpot}` are filled with ids of earlier replies. */
  readonly path: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly access: "visitor" | "player";
  /** The level cannot be reached without the call. */
  readonly isCompulsory?: true;
  readonly loss: string;
  /** Where the rows are: a list in `data` or a bare array, or the reply itself. */
  readonly rows: "list" | "reply";
  readonly fields: readonly FieldNeed[];
}

const names: readonly FieldNeed[] = [
  { path: "id", isCompulsory: true, loss: "The row is left out." },
  { path: "name", loss: "Its id is shown in place of its name." },
];

const matchFields: readonly FieldNeed[] = [
  { path: "id", isCompulsory: true, loss: "The match is left out." },
  { path: "tournament.id", loss: "The match stands in a group of its own, without a league's page." },
  { path: "tournament.name", loss: "The league's id is shown in place of its name." },
  { path: "tournament.sport.key", loss: "The match belongs to no sport: sport pages leave it out." },
  { path: "tournament.category.name", loss: "No country stands beside the league." },
  { path: "competitors.home.name", or: ["name"], loss: "A dash stands in place of the side." },
  { path: "competitors.home.logo", loss: "A kit in the team's colours stands in place of the logo." },
  { path: "competitors.home.colors", loss: "The colours of the kit follow from the side's id." },
  { path: "competitors.home.short_name", loss: "The letters of the side follow from its name." },
  { path: "status", loss: "Whether a match is live follows from its scoreboard and start time." },
  { path: "start_time", or: ["end_date"], loss: "The time of reading stands in place of the start; times and order are wrong." },
  { path: "main_market", or: ["top_markets"], loss: "Lists show no odds beside the match." },
  { path: "available_markets", loss: "The number of markets counts only those that the list carries." },
  { path: "slug", loss: "Addresses are made of the id and the sides' names." },
];

const marketFields: readonly FieldNeed[] = [
  { path: "id", isCompulsory: true, loss: "The market is left out." },
  { path: "name", loss: "The market's id is shown in place of its name." },
  { path: "status", loss: "A market with an active outcome counts as open." },
  { path: "outcomes.*.id", isCompulsory: true, loss: "The outcome is left out." },
  { path: "outcomes.*.odds", loss: "The outcome has no price and cannot be chosen." },
  { path: "outcomes.*.name", loss: "The outcome's id is shown in place of its name." },
  { path: "outcomes.*.active", loss: "Each outcome with a price can be chosen." },
  { path: "market_groups", loss: "All markets of a match are in one tab." },
  { path: "priority", loss: "Markets keep the order of the reply." },
];

const betFields: readonly FieldNeed[] = [
  { path: "id", isCompulsory: true, loss: "The bet is left out of My bets." },
  { path: "stake", isCompulsory: true, loss: "The bet is left out of My bets." },
  { path: "status", loss: "Whether a bet is settled follows from its result." },
  { path: "result", loss: "A settled bet shows its amount, but not whether it won." },
  { path: "odds", loss: "The bet shows no total odds." },
  { path: "win_amount", loss: "A settled bet shows no payout." },
  { path: "potential_win_amount", loss: "Returns are computed from stake and odds." },
  { path: "to_cashout", or: ["cashout"], loss: "The bet cannot be cashed out." },
  { path: "created_at", loss: "The bet shows no time." },
  { path: "ref", loss: "The bet has no reference that a player could read out." },
  { path: "selections.*.match.name", or: ["selections.*.match.home_name", "selections.*.match.competitors"], loss: "A leg shows no match." },
  { path: "selections.*.outcome.name", loss: "A leg shows the outcome's id in place of its name." },
];

const bonusFields: readonly FieldNeed[] = [
  { path: "id", isCompulsory: true, loss: "The bonus is left out." },
  { path: "type", loss: "A bonus of an unknown type is shown with its name and dates only." },
  { path: "name", loss: "The kind of the bonus is shown in place of its name." },
  { path: "user_status", or: ["issued.computed_status", "computed_status", "status"], loss: "The bonus counts as not available." },
  { path: "valid_to", loss: "The bonus shows no end." },
];

/** What the pages read, call by call, in the order in which the suite asks. docs/recipes/put-your-own-api-behind-it.md shows it as a table. */
export const callNeeds: readonly CallNeed[] = [
  {
    level: "browse", method: "GET", path: "/api/v2/sports", access: "visitor", isCompulsory: true, rows: "list",
    loss: "The menu and the pages of sports are empty.",
    fields: [
      { path: "key", or: ["id"], isCompulsory: true, loss: "The sport is left out." },
      { path: "name", loss: "Its key is shown in place of its name." },
      { path: "priority", loss: "Sports keep the order of the reply." },
    ],
  },
  { level: "browse", method: "GET", path: "/api/v2/categories", query: "limit=20", access: "visitor", rows: "list", loss: "There are no pages of countries.", fields: names },
  { level: "browse", method: "GET", path: "/api/v2/categories/{category}", access: "visitor", rows: "reply", loss: "The page of a country is not found.", fields: names },
  {
    level: "browse", method: "GET", path: "/api/v2/tournaments", query: "limit=20", access: "visitor", isCompulsory: true, rows: "list",
    loss: "There are no pages of leagues.",
    fields: [...names, { path: "sport", or: ["category.sport"], loss: "The league belongs to no sport." }, { path: "category", loss: "The league stands for its country." }],
  },
  { level: "browse", method: "GET", path: "/api/v2/tournaments/{league}", access: "visitor", isCompulsory: true, rows: "reply", loss: "The page of a league is not found.", fields: names },
  { level: "browse", method: "GET", path: "/api/v2/matches", query: "limit=50", access: "visitor", isCompulsory: true, rows: "list", loss: "There is nothing to bet on.", fields: matchFields },
  { level: "browse", method: "GET", path: "/api/v2/matches/{match}", access: "visitor", isCompulsory: true, rows: "reply", loss: "The page of a match is not found.", fields: matchFields },
  { level: "browse", method: "GET", path: "/api/v2/matches/{match}/markets", query: "limit=500", access: "visitor", isCompulsory: true, rows: "list", loss: "The page of a match shows no odds.", fields: marketFields },
  { level: "browse", method: "POST", path: "/api/v2/counters", body: { filters: [] }, access: "visitor", rows: "reply", loss: "No numbers stand beside sports and leagues.", fields: [{ path: "sports", loss: "No numbers stand beside sports." }] },
  { level: "browse", method: "GET", path: "/api/v2/search", query: "q=real", access: "visitor", rows: "reply", loss: "Search finds nothing.", fields: [{ path: "events", loss: "Search finds no matches." }] },
  {
    level: "browse", method: "GET", path: "/api/v2/system", access: "visitor", rows: "reply",
    loss: "Real time and the currencies of ISO 4217 apply; the visitor's country is unknown.",
    fields: [{ path: "currencies", loss: "Minor units follow ISO 4217." }, { path: "locales", loss: "All languages of the site's setting are offered." }],
  },
  { level: "browse", method: "GET", path: "/api/v2/site-config", access: "visitor", rows: "reply", loss: "The site has the default menus, and no chat, analytics or reminders.", fields: [] },
  { level: "browse", method: "GET", path: "/api/v2/settings", access: "visitor", rows: "reply", loss: "Default rules apply: standard systems, no limits, no extensions.", fields: [] },
  {
    level: "bet", method: "GET", path: "/platform/api/player", access: "player", isCompulsory: true, rows: "reply", loss: "Nobody can be signed in.",
    fields: [
      { path: "id", isCompulsory: true, loss: "The visitor counts as signed out." },
      { path: "currency", loss: "The currency of the first account applies." },
      { path: "email", loss: "The account menu shows no address." },
    ],
  },
  {
    level: "bet", method: "GET", path: "/platform/api/player/accounts", access: "player", isCompulsory: true, rows: "list", loss: "No balance is shown, and the slip cannot tell whether a stake is covered.",
    fields: [
      { path: "currency", isCompulsory: true, loss: "The account is left out." },
      { path: "balance", isCompulsory: true, loss: "The account is left out." },
      { path: "subunits", loss: "Minor units follow the system data, or ISO 4217." },
    ],
  },
  { level: "bet", method: "GET", path: "/api/v3/bets", query: "page=1&limit=20", access: "player", isCompulsory: true, rows: "list", loss: "My bets stays empty, and a bet whose reply was lost cannot be found.", fields: betFields },
  { level: "bet", method: "GET", path: "/api/v2/favourites/matches", access: "player", rows: "reply", loss: "There are no favourites.", fields: [{ path: "favoriteIds", isCompulsory: true, loss: "There are no favourites." }] },
  { level: "bet", method: "GET", path: "/api/v2/notifications", query: "limit=5", access: "player", rows: "list", loss: "The bell stays empty.", fields: [{ path: "id", isCompulsory: true, loss: "The notification is left out." }] },
  {
    level: "live", method: "GET", path: "/api/v2/matches", query: "match_status=1&limit=50", access: "visitor", isCompulsory: true, rows: "list", loss: "The In-play page is empty.",
    fields: [
      ...matchFields,
      { path: "statistics", loss: "A live match shows no score and no clock." },
      { path: "statistics.total_score", loss: "A live match shows no score." },
      { path: "statistics.clock", loss: "A live match shows no clock." },
      { path: "statistics.phase", loss: "The phase is derived from status and clock." },
      { path: "statistics.period_score", loss: "There are no scores by period." },
    ],
  },
  { level: "live", method: "GET", path: "/api/v2/matches/{live}/markets", query: "limit=500", access: "visitor", isCompulsory: true, rows: "list", loss: "A live match shows no odds.", fields: marketFields },
  { level: "live", method: "GET", path: "/api/v2/matches/{live}/statistics", access: "visitor", rows: "reply", loss: "A live match has no timeline.", fields: [] },
  { level: "bonus", method: "GET", path: "/api/v2/bonuses", access: "player", isCompulsory: true, rows: "list", loss: "Promotions are empty, and the slip offers no bonus.", fields: bonusFields },
  { level: "bonus", method: "GET", path: "/api/v2/bonuses/freebets", query: "page=1&limit=4", access: "player", rows: "list", loss: "The list of freebets is empty.", fields: bonusFields },
  { level: "bonus", method: "GET", path: "/api/v2/bonuses/freebets/amb", access: "player", rows: "list", loss: "No progress towards freebets is shown.", fields: [] },
  {
    level: "bonus", method: "GET", path: "/api/v2/jackpots", access: "visitor", rows: "list", loss: "There are no jackpots.",
    fields: [{ path: "id", isCompulsory: true, loss: "The jackpot is left out." }, { path: "levels", or: ["amount"], loss: "The jackpot shows no amount." }],
  },
  { level: "bonus", method: "GET", path: "/api/v2/jackpots/{jackpot}", access: "visitor", rows: "reply", loss: "An open jackpot is not updated.", fields: [] },
  { level: "bonus", method: "GET", path: "/api/v2/jackpot-hits", query: "limit=10", access: "visitor", rows: "list", loss: "No winners are shown.", fields: [] },
];
