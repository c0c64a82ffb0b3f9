// Generated from the OpenAPI description by `npm run generate-client`. Do not edit.

/** The address that the link belongs to. */
export interface AccountAddress {
  /** Address of the account. */
  readonly email: string;
}

/** Affiliate tags of the address that a visitor arrived on. */
export interface AffiliateTags {
  /** Campaign tag. */
  readonly ctag?: string;
  /** Banner tag. */
  readonly btag?: string;
  /** Source tag. */
  readonly stag?: string;
  /** Query tag. */
  readonly qtag?: string;
  /** Click id of the advertising network. */
  readonly gclid?: string;
}

/** A promotion: text on a plain background or an image, with one button. */
export interface BannerBlock {
  /** Type of the block. */
  readonly type: "banner";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Title. */
  readonly title: string;
  /** Text under the title. */
  readonly text?: string;
  /** Text of the button; absent for no button. */
  readonly button?: string;
  /** Where the button leads. */
  readonly link?: string;
  /** Picture behind the text; a plain background by default. */
  readonly image?: {
    /** Picture for wide windows. */
    readonly desktop: string;
    /** Picture for phones. */
    readonly mobile: string;
    /** Text for readers who do not see the picture. */
    readonly alt: string;
  };
}

/** A placed bet of the player. */
export interface Bet {
  /** Id of the bet, a UUID. */
  readonly id: string;
  /** Short reference that a person can read out, `8F2K-41Q7`. */
  readonly ref: string;
  /** Kind of bet. */
  readonly type: BetType;
  /** Stage of the bet; `submitted` is an in-play bet in its delay or a stake under review. */
  readonly status: BetStatus;
  /** Result of the bet; `no_results` until it is settled. */
  readonly result: BetResult;
  /** Money that is still at stake. */
  readonly stake: Money;
  /** Total price at placement, thousandths. */
  readonly odds: number;
  /** Return if every leg wins, minor units of the stake's currency. */
  readonly potential_win_amount: number;
  /** Amount paid out, minor units. */
  readonly win_amount: number;
  /** @deprecated `cashout.value`, for older clients. */
  readonly to_cashout: number | null;
  /** The current cash-out offer; null once the bet is closed. */
  readonly cashout: CashoutOffer | null;
  /** The player's cash-out rule; null without one. */
  readonly cashout_rule: CashoutRule | null;
  /** Paid out by cash outs so far, minor units; included in `win_amount`. */
  readonly cashout_amount: number;
  /** Stake at placement, minor units; `stake` is what remains open after partial cash outs. */
  readonly original_stake: number;
  /** Above the operator's `vip_from`: `submitted` until reviewed. */
  readonly is_vip: boolean;
  /** Placed with one tap by quick bet. */
  readonly is_quick: boolean;
  /** `potential_win_amount` is limited to the operator's maximum return. */
  readonly is_return_capped: boolean;
  /** Id of the bet whose cash-out value became this stake. */
  readonly edited_from: string | null;
  /** Id of the bet that replaced this one by an edit; null otherwise. */
  readonly edited_to: string | null;
  /** When the bet was received, ISO 8601 in UTC. */
  readonly created_at: string;
  /** When it was accepted, ISO 8601 in UTC; null while `submitted` or when rejected. */
  readonly accepted_at: string | null;
  /** When it was settled or cashed out, ISO 8601 in UTC; null while it runs. */
  readonly settled_at: string | null;
  /** End of the in-play delay while `submitted`. */
  readonly pending_until: string | null;
  /** Error key when `rejected`. */
  readonly reject_reason: string | null;
  /** The system; null for other bets. */
  readonly system: {
    /** Id of the system, such as `2/3` or `lucky15`. */
    readonly id: string;
    /** Size of the smallest combination. */
    readonly win_count: number;
    /** Number of legs. */
    readonly total_count: number;
    /** Sizes of the combinations; a single one except for named systems. */
    readonly sizes: readonly number[];
  } | null;
  /** At least one leg settles on simulated detail. */
  readonly simulated_detail: boolean;
  /** The bonus that the bet uses; absent without one. */
  readonly bonus?: BetBonus;
  /** The stake takes part in a jackpot. */
  readonly used_in_jackpot?: boolean;
  /** The legs, in the order of placement. */
  readonly selections: readonly BetSelection[];
}

/** The status of a placement under one key. */
export interface BetAttempt {
  /** The key of the attempt. */
  readonly key: string;
  /** `unknown`: no request has arrived under the key, but one still may. `void`: the key was closed, so none will be accepted. */
  readonly state: "placed" | "rejected" | "in_progress" | "unknown" | "void";
  /** The placed bets; only when `placed`. */
  readonly bets?: readonly Bet[];
  /** Why it was refused; only when `rejected`. */
  readonly error?: PlacementError;
}

/** The bonus of a placed bet. */
export interface BetBonus {
  /** Id of the bonus. */
  readonly id: number;
  /** Type of the bonus. */
  readonly type: BonusType;
  /** Name of the bonus. */
  readonly name: string;
  /** Boost of the total odds, thousandths: the possible boost while the bet is open, the paid one once it is settled. */
  readonly odds: number;
  /** What a winning freebet pays; null for other bonuses. */
  readonly freebet_type: FreebetType | null;
}

/** What a player staked and got back on one day. */
export interface BetDay {
  /** UTC date, `yyyy-mm-dd`. */
  readonly day: string;
  /** Own stakes of the bets that were resolved on this day, minor units; free bets cost nothing. */
  readonly staked: number;
  /** What these bets paid, minor units. */
  readonly returned: number;
}

/** One bet to place. Only system bets send `system_id`, only custom bets `custom_odds`. */
export interface BetRequest {
  /** Kind of bet; `custom_bet` joins related outcomes of one match. */
  readonly type: BetType;
  /** Money to bet; for a system bet, all of its combinations together. */
  readonly stake: Money;
  /** The legs: one for a single, at least two otherwise. */
  readonly selections: readonly BetRequestSelection[];
  /** System to play, an `id` of `settings.system_types`; only for system bets. */
  readonly system_id?: string;
  /** Price of the combination that the player saw, thousandths; only for custom bets. */
  readonly custom_odds?: number;
  /** Bonus to use with this bet. */
  readonly bonus?: {
    /** Id of the bonus. */
    readonly id: number;
    /** Type of the bonus. */
    readonly type: BonusType;
    /** Boost that the player saw, thousandths; 1000 for none. */
    readonly odds: number;
  };
}

/** A leg of a bet request: ids and the price that the player saw. */
export interface BetRequestSelection {
  /** Id of the match. */
  readonly match_id: number;
  /** Internal id of the market: `id` of the listed market. */
  readonly market_id: number;
  /** Specifier of the line, byte for byte as listed; empty for a market without lines. */
  readonly specifier: string;
  /** Internal id of the outcome: `id` of the listed outcome. */
  readonly outcome_id: number;
  /** Price that the player saw, thousandths. A changed price is accepted or refused by the player's policy. */
  readonly odds: number;
}

/** Result of a bet; `no_results` until it is settled. */
export type BetResult = "no_results" | "win" | "lose" | "refund" | "cancel" | "cashed_out";

/** A leg of a placed bet. */
export interface BetSelection {
  /** Id of the leg, unique in all bets. */
  readonly id: string;
  /** Result of the leg; `no_results` until it is settled. */
  readonly status: OutcomeResultName;
  /** Why the leg is void; null if it is not, or by the rules of its market. */
  readonly void_reason?: VoidReason | null;
  /** Share of the stake that won, thousandths. */
  readonly dead_heat_share: number | null;
  /** Accepted odds, thousandths. In a custom bet, those of the leg alone; the bet has its own price. */
  readonly odds: number;
  /** Price that the player saw when placing, thousandths. */
  readonly odds_asked: number;
  /** Specifier of the line, such as `total=2.5`; may be empty. */
  readonly specifier: string;
  /** Key of the feed provider of the market. */
  readonly provider: string;
  /** The leg settles on simulated detail that fits the real final score. */
  readonly simulated_detail: boolean;
  /** The match, with names in the language of the call. */
  readonly match: {
    /** Id of the match. */
    readonly id: number;
    /** Betradar-style id, such as `sr:match:123`. */
    readonly urn_id: string;
    /** Last segment of the match's page address. */
    readonly slug: string;
    /** Both sides, or the name of an outright event. */
    readonly name: string;
    /** Scheduled start, ISO 8601 in UTC. */
    readonly start_time: string;
    /** Status of the match: 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. */
    readonly status: number;
    /** Key of the sport, such as `soccer`. */
    readonly sport_key: string;
    /** Name of the country or region. */
    readonly category_name: string;
    /** Name of the league. */
    readonly tournament_name: string;
    /** Name of the home side; null for outright events. */
    readonly home_name: string | null;
    /** Name of the away side; null for outright events. */
    readonly away_name: string | null;
    /** Current or final score, `2:1`. */
    readonly score: string | null;
  };
  /** The market line. */
  readonly market: {
    /** Internal id of the market. */
    readonly id: number;
    /** Name of the market with its line. */
    readonly name: string;
    /** Specifier of the line; may be empty. */
    readonly specifier: string;
  };
  /** The outcome that was chosen. */
  readonly outcome: {
    /** Internal id of the outcome. */
    readonly id: number;
    /** Name of the outcome. */
    readonly name: string;
  };
}

/** Stage of a bet. `submitted` is an in-play bet in its delay or a stake under review. */
export type BetStatus = "submitted" | "rejected" | "cancelled" | "ready_to_process" | "waiting_results" | "done" | "cashed_out" | "cashout_in_progress" | "withdrawn";

/** What a player staked and got back in thirty days. */
export interface BetSums {
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** Sum of all days, minor units. */
  readonly staked: number;
  /** Sum of all days, minor units. */
  readonly returned: number;
  /** Thirty days, oldest first; the last one is today. */
  readonly days: readonly BetDay[];
}

/** Kind of bet. `custom_bet` joins related outcomes of one match at one price. */
export type BetType = "single" | "combo" | "system" | "custom_bet";

/** A bonus with the player's own data. Only the part of its type is present; a tournament has `hunting` and `tournament`. */
export interface Bonus {
  /** Id of the campaign, or of the freebet for freebets. */
  readonly id: number;
  /** Type of the bonus. */
  readonly type: BonusType;
  /** Name for players, in the language of the call. */
  readonly name: string;
  /** Whether the operator runs the campaign. */
  readonly status: "active" | "deactivated";
  /** Status of the bonus for this player; for a visitor, of the campaign. */
  readonly user_status: BonusState;
  /** Empty for all countries. */
  readonly country_codes: readonly string[];
  /** Events that count; empty for all. An event counts when it meets one of them. */
  readonly event_conditions: readonly EventCondition[];
  /** What issues it: `once`, `registration`, `deposit`, `code`, `bets`, `has_group`, `birthday`. */
  readonly trigger_key: string;
  /** Smallest price of a counting selection, thousandths; null for no limit. */
  readonly min_odds: number | null;
  /** Largest price of a counting selection, thousandths; null for no limit. */
  readonly max_odds: number | null;
  /** Only live matches or only matches that have not started; null for both. */
  readonly match_status: "live" | "not_started" | null;
  /** Smallest stake that counts; null for no limit. */
  readonly min_stake: Money | null;
  /** Start of the campaign, ISO 8601 in UTC. */
  readonly valid_from: string;
  /** End of the campaign, ISO 8601 in UTC. */
  readonly valid_to: string;
  /** Addresses of pictures for the promotions page. */
  readonly banners: {
    /** Wide picture; null without one. */
    readonly desktop: string | null;
    /** Narrow picture; null without one. */
    readonly mobile: string | null;
  };
  /** The player's own data; null until it is issued and for visitors. */
  readonly issued: IssuedBonus | null;
  /** What the player can do towards the bonus. */
  readonly tasks: readonly BonusTask[];
  /** Terms of a comboboost; null for other types. */
  readonly comboboost: Comboboost | null;
  /** Terms of a freebet; null for other types. */
  readonly freebet: Freebet | null;
  /** Terms and progress of points for a hunting or a tournament; null for other types. */
  readonly hunting: Hunting | null;
  /** Pool of a tournament; null for other types. */
  readonly tournament: TournamentPool | null;
  /** Progress of a lootbox; null for other types. */
  readonly lootbox: Lootbox | null;
}

/** Kind of bonus, as in paths. */
export type BonusKind = "comboboosts" | "freebets" | "huntings" | "lootboxes" | "tournaments";

/** Status of a bonus for a player. */
export type BonusState = "available" | "active" | "not_available" | "deactivated" | "over" | "expired" | "overridden" | "unknown";

/** A task towards a bonus. */
export interface BonusTask {
  /** Id of the task. */
  readonly id: string;
  /** The task cannot be done now. */
  readonly disabled: boolean;
  /** How often it was done. */
  readonly completed_count: number;
  /** The number needed. */
  readonly suitable_count: number;
}

/** A sentence of the terms: a message key and its numbers, for the page to translate. */
export interface BonusTerm {
  /** `min_odds`, `ranges`, `void_leg`, `expiry`, ... */
  readonly key: string;
  /** Numbers and names of the sentence, by placeholder. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Type of a bonus. */
export type BonusType = "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox";

/** The player's bonuses and the running campaigns. */
export interface BonusesBlock {
  /** Type of the block. */
  readonly type: "bonuses";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Largest number of items. */
  readonly limit?: number;
}

/** A boost of the total price for a number of counting selections. */
export interface BoostRange {
  /** Smallest number of counting selections for this boost. */
  readonly min_count: number;
  /** Null for no upper limit. */
  readonly max_count: number | null;
  /** Factor on the total odds, thousandths: 1050 adds 5%. */
  readonly bonus_odds: number;
}

/** A payment card. */
export interface Card {
  /** Brand of the card, such as `visa`. */
  readonly brand: string;
  /** Last four digits of its number. */
  readonly last4: string;
}

/** A bet and the offer that the player saw. `share` cashes out part of the bet (capability `partial_cashout`). */
export interface CashoutBody {
  /** Id of the bet. */
  readonly bet_id: string;
  /** The offer for the whole bet that the player saw, minor units. */
  readonly to_cashout: number;
  /** Thousandths of the bet to cash out; 1000 is all. */
  readonly share?: number;
}

/** The cash-out offer of an open bet; while `suspended`, it has no value. */
export interface CashoutOffer {
  /** `suspended`: temporarily without a price. `unavailable`: the bet cannot be cashed out. */
  readonly status: "offered" | "suspended" | "unavailable";
  /** Minor units of the stake's currency; null unless offered. */
  readonly value: number | null;
  /** When it was priced, ISO. */
  readonly at: string;
}

/** A refused cash out with the current offer. */
export interface CashoutRefusal {
  /** Why the cash out was refused. */
  readonly code: "offer_dropped" | "offer_suspended" | "bet_closed" | "not_offered";
  /** One English sentence for a person. */
  readonly message: string;
  /** The message in the language of the call; absent when it has no translation. */
  readonly localized_message?: string;
  /** The offer now; null when there is none. */
  readonly offer: CashoutOffer | null;
}

/** The bet after a cash out. */
export interface CashoutReply {
  /** The bet after the cash out. */
  readonly bet: Bet;
  /** Minor units; 0 while in progress. */
  readonly paid: number;
}

/** A player's rule for an open bet. It runs once when the offer reaches the value, even while the player is signed out. */
export interface CashoutRule {
  /** Cash the bet out, or only notify the player. */
  readonly action: "cash_out" | "notify";
  /** Minor units of the stake's currency. */
  readonly at_value: number;
  /** `ended`: the bet closed before the value was reached. */
  readonly state: "waiting" | "done" | "ended";
}

/** A country or region of a sport. */
export interface Category {
  /** Id of the country or region. */
  readonly id: number;
  /** Betradar-style id, such as `sr:match:123`. */
  readonly urn_id: string;
  /** Last segment of the page address, ending in the id. */
  readonly slug: string;
  /** Name in the language of the call. */
  readonly name: string;
  /** ISO 3166-1 alpha-2, `GB-ENG`, `EU`, or null. */
  readonly country_code: string | null;
  /** The part of the world it stands for, if it is not a country: `world`, `europe`, `south-america`, `north-america`, `africa`, `asia`, `oceania`. A page draws no emblem for another one. */
  readonly region?: string | null;
  /** Place in lists; lower numbers come first. */
  readonly priority: number;
  /** Id of its sport. */
  readonly sport_id: number;
  /** Betradar-style id of its sport. */
  readonly sport_urn_id: string;
  /** Key of its sport, such as `soccer`. */
  readonly sport_key: string;
  /** Name of its sport. */
  readonly sport_name: string;
  /** Kind of its sport. */
  readonly sport_type: string;
}

/** Why a message is reported. */
export type ChatReportReason = "abuse" | "hate" | "spam" | "other";

/** When a match's chat accepts messages. It can be read at any time. */
export interface ChatRoom {
  /** Id of the match. */
  readonly match_id: number;
  /** Messages are accepted only while it is `open`. */
  readonly state: "not_yet" | "open" | "closed";
  /** ISO UTC, product time. */
  readonly opens_at: string;
  /** ISO UTC, product time; null while the match is running. */
  readonly closes_at: string | null;
  /** The caller's author id: a pseudonym, never the player's id; null for visitors. */
  readonly author_id: string | null;
}

/** Opens the chat of one match; without an id, of the league's next match. */
export interface ChatToggleBlock {
  /** Type of the block. */
  readonly type: "chat_toggle";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Id of the match. */
  readonly match_id?: number;
  /** Only this league; all by default. */
  readonly league_id?: number;
}

/** The current time and the time zone. */
export interface ClockBlock {
  /** Type of the block. */
  readonly type: "clock";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
}

/** Terms of a comboboost: a boost of the total price of a combination. */
export interface Comboboost {
  /** Boosts by number of counting selections, ascending. */
  readonly ranges: readonly BoostRange[];
  /** Number of bets it can be used for; null for no limit. */
  readonly uses_count: number | null;
  /** Only players with a verified account may use it. */
  readonly only_verified: boolean;
}

/** A side of a match. */
export interface Competitor {
  /** Id of the side; digits and letters. */
  readonly id: string;
  /** Name in the language of the call. */
  readonly name: string;
  /** Two to four letters for scoreboards: `ESP`, `MUN`; the sides of a match have different ones. */
  readonly short_name: string;
  /** Everyday name for lists, tickets and buttons: `Man United`, `R. Federer`. */
  readonly common_name?: string;
  /** Address of the crest; null without one. */
  readonly logo: string | null;
  /** ISO 3166-1 alpha-2 code, or `GB-ENG` and the like; null when unknown. */
  readonly country_code: string | null;
  /** Two colours, `#rrggbb`: the team's own, or derived from its id. The first colours of two sides of a match differ clearly. */
  readonly colors: readonly [string, string];
  /** Third colour of its kit, `#rrggbb`. */
  readonly third_color?: string;
  /** Pattern of its kit in the second colour on the first: `plain`, `stripes`, `hoops`, `halves`, `quarters`, `checks`, `sash`, `band`, `centre`, `diagonal`, `sleeves`; for the silks of a horse also `spots`, `chevron`, `belts`, `diamond`. A page draws an unknown one plain. */
  readonly pattern?: string;
  /** The neck of its shirt; a round one without a collar if absent. */
  readonly collar?: "v" | "polo";
  /** Whether its sleeves end in cuffs of the third colour, else of the second. */
  readonly cuffs?: boolean;
  /** A national team, shown by the flag of `country_code`. */
  readonly is_nation?: boolean;
}

/** Numbers of matches and outrights on offer. */
export interface Count {
  /** Number of matches. */
  readonly matchCount: number;
  /** Number of outright events. */
  readonly outrightCount: number;
}

/** A statistic of both sides. */
export interface CountedFact {
  /** Stable key, such as `shots_on_target`. */
  readonly key: string;
  /** Name in the language of the call. */
  readonly name: string;
  /** Value of the home side, as shown. */
  readonly home: string;
  /** Value of the away side, as shown. */
  readonly away: string;
  /** The value or its timing is simulated. */
  readonly simulated: boolean;
}

/** Which matches to count; every given part must match. */
export interface CounterFilter {
  /** Only sports of this kind. */
  readonly sport_type?: SportType;
  /** Only these sports. */
  readonly sport_key?: readonly string[];
  /** Only matches in one of these statuses. */
  readonly match_status?: readonly number[];
  /** Only matches that start before this time. */
  readonly start_to?: string;
  /** Only matches with (true) or without (false) video. */
  readonly has_video?: boolean;
}

/** Numbers of matches and outright events by sport, country and league. */
export interface Counters {
  /** Matches in play. */
  readonly live: Count;
  /** By sport key. */
  readonly sports: Readonly<Record<string, Count>>;
  /** By category id. */
  readonly categories: Readonly<Record<string, Count>>;
  /** By tournament id. */
  readonly tournaments: Readonly<Record<string, Count>>;
}

/** The live matches with the most bets, one at a time: chances, score and odds; beside it a jackpot and the next matches. */
export interface CoverBlock {
  /** Type of the block. */
  readonly type: "cover";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Only this league; all by default. */
  readonly league_id?: number;
  /** Largest number of items. */
  readonly limit?: number;
}

/** An amount and a card, new or saved. */
export interface CreatePaymentBody {
  /** Minor units. */
  readonly amount: number;
  /** Currency of the account. */
  readonly currency: string;
  /** A card as typed, instead of `card_id`. */
  readonly card?: TypedCard;
  /** A saved card, instead of `card`. */
  readonly card_id?: string;
}

/** A currency of accounts. */
export interface Currency {
  /** ISO 4217 code, or the code of a crypto currency. */
  readonly code: string;
  /** False for crypto currencies. */
  readonly fiat: boolean;
  /** Minor units of one displayed unit. */
  readonly subunits: number;
  /** Smaller units that players may choose to see, such as mBTC. */
  readonly subcurrencies: readonly {
    /** Code of the smaller unit. */
    readonly code: string;
    /** Minor units in one displayed smaller unit. */
    readonly subunits: number;
  }[];
}

/** A leg of a custom bet, by the ids of the listing. */
export interface CustomBetSelection {
  /** Internal id of the market. */
  readonly market_id: number;
  /** Specifier of the line, byte for byte as listed. */
  readonly specifier: string;
  /** Internal id of the outcome. */
  readonly outcome_id: number;
}

/** The reply to a call that returns no data. */
export interface Done {
  /** Always true: the call was carried out. */
  readonly ok: boolean;
}

/** A drawn round of a game. The hash of its seed, published before, proves that the seed was fixed before the first bet. */
export interface DrawnRound {
  /** Number of the round. */
  readonly number: number;
  /** When it was drawn, ISO 8601 in UTC. */
  readonly closed_at: string;
  /** SHA-256 of the seed, published when the round opened. */
  readonly commitment: string;
  /** The seed, published after the draw. */
  readonly seed: string;
  /** What was on offer, in the game's own format. */
  readonly card: unknown;
  /** The result, in the game's own format. */
  readonly result: unknown;
}

/** An open bet and the new bet that replaces it. */
export interface EditBetBody {
  /** The offer that the player saw; it, or a better one, becomes the stake of the new bet. */
  readonly to_cashout: number;
  /** As for placement. */
  readonly meta: {
    /** Random id that the client keeps for its device. */
    readonly device_id: string;
    /** Placed with one tap by quick bet. */
    readonly quick?: boolean;
    /** Kind of client, for the operator's statistics. */
    readonly type?: string;
    /** Price changes to accept for these bets; by default those of the player's settings. */
    readonly odds_policy?: OddsAcceptMode;
  };
  /** The new bet; its stake is replaced by the cash-out value. */
  readonly bet: BetRequest;
}

/** Both bets of an edit. */
export interface EditBetReply {
  /** The old bet, cashed out. */
  readonly closed: Bet;
  /** The new bet. */
  readonly placed: Bet;
}

/** The address of an account. */
export interface EmailBody {
  /** Address of the account. */
  readonly email: string;
}

/** The body of every refused call: `code` is for programs, `message` for people. */
export interface ErrorBody {
  /** Stable machine-readable code, e.g. `invalid_request`, `not_found`, `unauthorized`. */
  readonly code: string;
  /** One English sentence for a person. */
  readonly message: string;
  /** Dotted path of the offending field, e.g. `bets.0.stake.value`. */
  readonly field?: string;
  /** The message in the language of the call; absent when it has no translation. */
  readonly localized_message?: string;
  /** Identifies the call in the server's log; quote it to support. */
  readonly request_id?: string;
}

/** The events that count: those that match every given part. */
export interface EventCondition {
  /** Type of sport; null for any. */
  readonly sport_type: string | null;
  /** Sport; null for any. */
  readonly sport: {
    /** Key of the sport. */
    readonly key: string;
    /** Name of the sport. */
    readonly name: string;
  } | null;
  /** Country or region; null for any. */
  readonly category: {
    /** Id in the catalogue. */
    readonly id: number;
    /** Name in the language of the call. */
    readonly name: string;
  } | null;
  /** League; null for any. */
  readonly tournament: {
    /** Id in the catalogue. */
    readonly id: number;
    /** Name in the language of the call. */
    readonly name: string;
  } | null;
  /** Match or outright event; null for any. */
  readonly event: {
    /** Id in the catalogue. */
    readonly id: number;
    /** Name in the language of the call. */
    readonly name: string;
  } | null;
}

/** The favourites of one kind. */
export interface FavouriteIds {
  /** Ids of all favourites of the kind, oldest first. */
  readonly favoriteIds: readonly number[];
}

/** Kind of favourite. */
export type FavouriteType = "sports" | "categories" | "tournaments" | "matches";

/** The player's favourite matches, and the next ones of favourite leagues; hidden without any. */
export interface FavouritesBlock {
  /** Type of the block. */
  readonly type: "favourites";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Largest number of items. */
  readonly limit?: number;
}

/** A past match from one side's view. */
export interface FormMatch {
  /** Result for the side in question. */
  readonly result: FormResult;
  /** The match. */
  readonly match: PastMatch;
}

/** The result of a match for one side. */
export type FormResult = "W" | "D" | "L";

/** Terms of a freebet: a stake that the operator pays. */
export interface Freebet {
  /** What a winning bet pays. */
  readonly type: FreebetType;
  /** Smallest number of selections of a bet that can use it. */
  readonly selection_count_from: number;
  /** Largest number of selections; null for no upper limit. */
  readonly selection_count_to: number | null;
  /** Possible boosts, thousandths. */
  readonly boost_data: readonly number[];
  /** Boost of the amount, thousandths. */
  readonly boost_multiplier: number;
  /** Whether a chest must be opened first. */
  readonly boost_required: boolean;
  /** The chest that was opened, 1 to 3. */
  readonly boost_place: number | null;
}

/** Automatic issue: a number of bets earns a number of freebets. */
export interface FreebetAmb {
  /** Id of the campaign. */
  readonly id: number;
  /** Name of the campaign. */
  readonly name: string;
  /** Type of the freebets. */
  readonly type: FreebetType;
  /** Bets that count in this round. */
  readonly progress_count: number;
  /** The same, including open bets and those on the slip, also beyond the round. */
  readonly possible_progress_count: number;
  /** Smallest stake that counts. */
  readonly min_stake: Money;
  /** Smallest total price that counts, thousandths; null for no limit. */
  readonly min_odds: number | null;
  /** End of the campaign, ISO 8601 in UTC. */
  readonly issue_to: string;
  /** What is earned at which number of bets, ascending. */
  readonly amb_ranges: readonly {
    /** Number of counting bets. */
    readonly number_of_bets: number;
    /** Number of freebets that they earn. */
    readonly number_of_freebets: number;
    /** Value of each freebet. */
    readonly issued_bonus_amount: Money;
  }[];
}

/** What a winning bet with a freebet pays. `all_win` credits the full return, `only_win` the return less the stake, `no_risk` at least the stake, which the player pays. */
export type FreebetType = "no_risk" | "only_win" | "all_win";

/** Earlier meetings of two sides and the form of each, newest first. */
export interface HeadToHead {
  /** Id of the match. */
  readonly match_id: number;
  /** Meetings won by the home side of this match. */
  readonly home_wins: number;
  /** Meetings without a winner. */
  readonly draws: number;
  /** Meetings won by the away side of this match. */
  readonly away_wins: number;
  /** Earlier meetings, newest first. */
  readonly meetings: readonly PastMatch[];
  /** Latest matches of each side, newest first. */
  readonly form: {
    /** Latest matches of the home side. */
    readonly home: readonly FormMatch[];
    /** Latest matches of the away side. */
    readonly away: readonly FormMatch[];
  };
}

/** A player of the host's site. */
export interface HostPlayer {
  /** The host's own id of the player. */
  readonly player: string;
  /** Key of the host's brand. */
  readonly brand: string;
  /** The player's address, unique in the sportsbook. */
  readonly email: string;
  /** Currency of the account. */
  readonly currency: string;
  /** Country of residence, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Date of birth, `YYYY-MM-DD`. */
  readonly date_of_birth: string;
  /** First name. */
  readonly first_name?: string;
  /** Last name. */
  readonly last_name?: string;
  /** Preferred locale. */
  readonly locale?: string;
}

/** Terms and progress of a hunting: bets earn points, points earn a freebet. */
export interface Hunting {
  /** Type of the freebet that the points earn. */
  readonly farming_freebet_type: FreebetType;
  /** Share of the average stake that the freebet for these points is worth, thousandths. */
  readonly farming_ranges: readonly {
    /** Points from which the share applies. */
    readonly points: number;
    /** Share of the average stake, thousandths. */
    readonly share: number;
  }[];
  /** Largest freebet that can be earned; null for no limit. */
  readonly max_amount: Money | null;
  /** Only the first bet on each event earns points. */
  readonly farm_once_per_event: boolean;
  /** Whether the promotions page lists it. */
  readonly show_in_promotion: boolean;
  /** Ids of the events that have earned points already. */
  readonly farmed_event_ids: readonly number[];
  /** Number of open and settled bets that used it. */
  readonly used_in_bets: number;
  /** Average stake of the counted bets; null before the first. */
  readonly avg_stake: Money | null;
  /** Number of counted bets. */
  readonly bets_count: number;
  /** Points earned so far. */
  readonly points: number;
  /** Points that remain until the last range. */
  readonly available_points: number;
  /** Points once every open bet that uses the bonus is settled. */
  readonly potential_points: number;
  /** Freebet that the potential points would earn; null if none. */
  readonly potential_freebet_amount: Money | null;
}

/** Another site's page in a frame. */
export interface IframeBlock {
  /** Type of the block. */
  readonly type: "iframe";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Title. */
  readonly title: string;
  /** Address of the page. */
  readonly url: string;
  /** Height, CSS pixels. */
  readonly height: number;
}

/** The player's own data of a bonus. */
export interface IssuedBonus {
  /** The player has seen that it was issued. */
  readonly seen: boolean;
  /** Status of the bonus for this player, now. */
  readonly computed_status: BonusState;
  /** When it was issued, ISO 8601 in UTC. */
  readonly issued_at: string;
  /** When the player activated it, ISO 8601 in UTC; null before. */
  readonly activated_at: string | null;
  /** When it expires or expired. */
  readonly expired_at: string | null;
  /** It is activated and can be used. */
  readonly is_active: boolean;
  /** Number of bets that have used it. */
  readonly times_used: number;
  /** Value of an issued freebet; null for other types. */
  readonly amount: Money | null;
}

/** Pools that the operator funds with a share of every qualifying stake, at no cost to the player. */
export interface Jackpot {
  /** Id of the jackpot. */
  readonly id: number;
  /** Name of the jackpot. */
  readonly name: string;
  /** Only an `active` jackpot takes part of stakes. */
  readonly status: "active" | "paused" | "finished";
  /** Total that can currently be won on all levels, minor units. */
  readonly amount: number;
  /** The same, less hits that are not yet paid. */
  readonly pool_amount: number;
  /** Total won so far, minor units. */
  readonly hits_amount: number;
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** Share of a stake added to the pools, hundredths of a percent. */
  readonly contribution: number;
  /** Minor units. */
  readonly min_stake: number;
  /** Thousandths. */
  readonly min_odds: number;
  /** Levels, each with a pool of its own. */
  readonly levels: readonly JackpotLevel[];
}

/** Rolling amounts of a jackpot. */
export interface JackpotBannerBlock {
  /** Type of the block. */
  readonly type: "jackpot_banner";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Id of the jackpot; the first by default. */
  readonly jackpot_id?: string;
}

/** A jackpot that was won. */
export interface JackpotHit {
  /** Id of the hit. */
  readonly id: number;
  /** Id of the jackpot. */
  readonly jackpot_id: number;
  /** Name of the jackpot. */
  readonly jackpot_name: string;
  /** Key of the level. */
  readonly jackpot_level_code: string;
  /** Name of the level. */
  readonly jackpot_level_name: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  /** Euro cents. */
  readonly amount_eur: number;
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** When it was won, ISO 8601 in UTC. */
  readonly created_at: string;
  /** `initial` until the operator approves or declines it; `paid` once credited. */
  readonly status: JackpotHitStatus;
  /** Distinguishes players without naming them. */
  readonly user_hash: string;
  /** Won by the reader. */
  readonly is_own: boolean;
  /** Only for the reader's own hits; null for others. */
  readonly seen: boolean | null;
}

/** Status of a jackpot hit. */
export type JackpotHitStatus = "initial" | "approved" | "declined" | "paid";

/** The latest jackpot hits. */
export interface JackpotLeaderboardBlock {
  /** Type of the block. */
  readonly type: "jackpot_leaderboard";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Largest number of items. */
  readonly limit?: number;
}

/** One pool of a jackpot. */
export interface JackpotLevel {
  /** Key of the level, such as `gold`. */
  readonly code: string;
  /** Name of the level. */
  readonly name: string;
  /** Minor units. */
  readonly pool_amount: number;
  /** The pool drops before it reaches this, minor units. */
  readonly drop_before: number;
  /** Only an `active` level can be won. */
  readonly state: JackpotLevelState;
}

/** State of a jackpot level. */
export type JackpotLevelState = "created" | "active" | "paused" | "finished" | "disabled";

/** Legal requirements of the player's country. */
export interface Jurisdiction {
  /** `default`, `uk`, `br` or `kz`. */
  readonly key: string;
  /** Smallest age for an account, years. */
  readonly minimum_age: number;
  /** Limits that must be set before depositing or betting. */
  readonly compulsory: readonly LimitType[];
  /** Limits that are offered before the first deposit. */
  readonly suggested: readonly LimitType[];
  /** Hours until a looser limit can be confirmed. */
  readonly increase_delay_hours: number;
  /** Lengths of a self-exclusion on offer. */
  readonly exclusion_days: readonly number[];
  /** A self-exclusion without an end is on offer. */
  readonly has_lasting_exclusion: boolean;
  /** Lengths of a break on offer. */
  readonly break_days: readonly number[];
  /** Intervals of the reality check on offer, minutes. */
  readonly reality_check_minutes: readonly number[];
  /** Pages warn that broadcasts and prices may lag behind the match. */
  readonly has_in_play_notice: boolean;
  /** Organisations that help players. */
  readonly help: readonly {
    /** Name of the organisation. */
    readonly name: string;
    /** Its web address. */
    readonly url: string;
    /** Its phone number; null without one. */
    readonly phone: string | null;
  }[];
}

/** A round of a knock-out. */
export interface KnockOutRound {
  /** Name in the language of the call. */
  readonly name: string;
  /** One match, two legs whose goals are added, or a series that is won by matches. */
  readonly kind: "single" | "legs" | "series";
  /** In the order of the bracket. */
  readonly ties: readonly KnockOutTie[];
}

/** Two sides of a knock-out round, as far as they are drawn. */
export interface KnockOutTie {
  /** Number of the tie in its season, by which later ties name it. */
  readonly number: number;
  /** The side named first; null while it is not known. */
  readonly home: Competitor | null;
  /** The side named second; null while it is not known. */
  readonly away: Competitor | null;
  /** Number of the tie whose winner this side will be; null if unknown or known already. */
  readonly home_from: number | null;
  /** Number of the tie whose winner this side will be; null if unknown or known already. */
  readonly away_from: number | null;
  /** Matches won in a series, goals over two legs, or the score; null before the start. */
  readonly score: ScorePair | null;
  /** Penalties scored in a shoot-out; null without one. */
  readonly penalties: ScorePair | null;
  /** Who goes through; null while it is open. */
  readonly winner: "home" | "away" | null;
  /** A match of the tie is in play. */
  readonly is_live: boolean;
  /** Its matches that are announced, by start. */
  readonly matches: readonly TieMatch[];
}

/** The language switcher. */
export interface LanguageBlock {
  /** Type of the block. */
  readonly type: "language";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
}

/** A position in a tournament. */
export interface LeaderboardEntry {
  /** Place, from 1. */
  readonly position: number;
  /** The reader's own row. */
  readonly current_user: boolean;
  /** Masked, except for the reader's own. */
  readonly email: string;
  /** Points earned. */
  readonly points: number;
  /** Freebet that this position would currently win, minor units. */
  readonly farmed_amount: number;
  /** ISO 4217 code or the code of a crypto currency. */
  readonly currency_code: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** Number of freebets that this place wins. */
  readonly farmed_freebets_count: number;
}

/** Leagues to choose from. */
export interface LeaguesBlock {
  /** Type of the block. */
  readonly type: "leagues";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Largest number of items. */
  readonly limit?: number;
  /** Form of the block. */
  readonly view?: "chips" | "cards";
}

/** A limit or exclusion of the player. */
export interface Limit {
  /** Id of the limit, digits. */
  readonly id: string;
  /** What is limited. */
  readonly type: LimitType;
  /** Stage of the limit. */
  readonly status: LimitStatus;
  /** The limit applies now. */
  readonly is_in_force: boolean;
  /** Minor units for limits on money, minutes for limits on time. */
  readonly amount: number | null;
  /** Currency of a limit on money; null for others. */
  readonly currency: string | null;
  /** Minor units in one displayed unit; null for limits on time. */
  readonly subunits: number | null;
  /** Period of the amount; null for exclusions and sessions. */
  readonly period: LimitPeriod | null;
  /** Amount used in the current period; only for limits in force. */
  readonly used: number | null;
  /** When a looser limit or a removal can be confirmed. */
  readonly effective_at: string | null;
  /** End of an exclusion; null when permanent. */
  readonly ends_at: string | null;
  /** When it was set, ISO 8601 in UTC. */
  readonly created_at: string;
}

/** Period of a limit: the last 24 hours, 7 days or 30 days. */
export type LimitPeriod = "day" | "week" | "month";

/** In force: `active` (set at once), `confirmed` (a looser one, confirmed after its delay) and `unconfirmed_disabled` (its removal was requested). `unconfirmed` waits for its delay and the player's confirmation; `confirmed_disabled` was removed by the player, `disabled` was replaced by another. */
export type LimitStatus = "active" | "confirmed" | "confirmed_disabled" | "unconfirmed_disabled" | "unconfirmed" | "disabled";

/** What a limit limits. */
export type LimitType = "activity" | "sportsbook_session" | "session" | "bet" | "time" | "loss" | "wager" | "deposit" | "reality_check" | "selfexclusion" | "coolingoff";

/** The squads of both sides. */
export interface Lineups {
  /** Id of the match. */
  readonly match_id: number;
  /** Squad of the home side. */
  readonly home: readonly SquadPlayer[];
  /** Squad of the away side. */
  readonly away: readonly SquadPlayer[];
}

/** Matches in play, as a ribbon of tiles or a list. */
export interface LiveEventsBlock {
  /** Type of the block. */
  readonly type: "live_events";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Only this league; all by default. */
  readonly league_id?: number;
  /** Largest number of items. */
  readonly limit?: number;
  /** Largest number of items. */
  readonly max_per_sport?: number;
  /** Form of the block. */
  readonly view?: "ribbon" | "list";
  /** Only matches with (true) or without (false) video. */
  readonly has_video?: boolean;
}

/** The video of a live match: a stream, a page for a frame, or `demo:{id}`, a scene that the page draws itself. */
export interface LiveVideo {
  /** Address of a stream for a player, or `demo:{id}`. */
  readonly link: string | null;
  /** Address of a page that plays it in a frame. */
  readonly frame: string | null;
}

/** Progress towards a freebet whose boost lies in a chest. */
export interface Lootbox {
  /** Progress towards the next freebet. */
  readonly progress_bar: {
    /** Bets that count so far. */
    readonly count: number;
    /** The same with open bets. */
    readonly possible: number;
    /** Bets needed for a freebet. */
    readonly needed: number;
  };
  /** Value of the freebet before its boost. */
  readonly freebet_amount: Money;
  /** Type of the freebet. */
  readonly freebet_type: FreebetType;
  /** Possible contents of the chests, thousandths. */
  readonly boost_data: readonly number[];
  /** Freebets whose chest is still closed. */
  readonly freebets_to_boost: readonly number[];
}

/** The same reply whether or not the address is registered. */
export interface MailSent {
  /** The message was handed to the mail service if the address needs one. */
  readonly status: "sent";
}

/** One line of a market, identified within a match by market id and specifier. */
export interface Market {
  /** Internal id, sent back in a bet request. */
  readonly id: number;
  /** Betradar-style market id. */
  readonly market_external_id: number;
  /** Id of the match. */
  readonly match_id: number;
  /** Betradar-style id of the match. */
  readonly match_urn_id: string;
  /** Name in the language of the call, such as `Total goals`. */
  readonly name: string;
  /** `total=2.5`, `hcp=0.5|setnr=1` or empty; byte-exact identity. */
  readonly specifier: string;
  /** Bets are accepted only while it is 1. */
  readonly status: MarketStatus;
  /** Place in lists; lower numbers come first. */
  readonly priority: number;
  /** The main line of its ladder, nearest to even, or 1.5 goals or runs in ice hockey and baseball; lists show this one. */
  readonly most_balanced: boolean;
  /** Display tabs: `all`, `top`, `goals`, ... */
  readonly market_groups: readonly string[];
  /** Groups for custom bets: two markets with a common group exclude each other. Empty: not for custom bets. */
  readonly custom_bet_groups: readonly string[];
  /** ISO time at which the market closes automatically. */
  readonly next_bet_stop: string | null;
  /** Key of the feed provider. */
  readonly provider: string;
  /** Settles on simulated detail that fits the real final score. */
  readonly simulated_detail: boolean;
  /** Outright markets: sum of the reciprocal prices for each winner, in thousandths; 1200 is a margin of 20%. */
  readonly overround?: number;
  /** All outcomes, in order. */
  readonly outcomes: readonly Outcome[];
}

/** 1 open, -1 suspended, 0 not offered, -2 handed over, -3 settled, -4 cancelled. */
export type MarketStatus = 1 | 0 | -1 | -2 | -3 | -4;

/** A fixture (`match`) or an outright event (`stage`, `season`, `simple_tournament`, `tournament`). */
export interface Match {
  /** Id of the match, sent back in a bet request. */
  readonly id: number;
  /** Betradar-style id, such as `sr:match:123`. */
  readonly urn_id: string;
  /** Canonical last path segment, `arsenal-chelsea-m-1234`. */
  readonly slug: string;
  /** `match` has two sides; all others are outright events. */
  readonly type: "match" | "stage" | "season" | "simple_tournament" | "tournament";
  /** Outright events only. */
  readonly name: string | null;
  readonly status: MatchStatus;
  /** Round, `Matchday 7`. */
  readonly stage: string | null;
  /** Season in which the match was really played, `2024-25`; null or absent when it is not a replay. */
  readonly season?: string | null;
  /** The series of games that this match belongs to, as in play-offs; null or absent without one. */
  readonly series?: {
    /** Games that the home side of this match has won. */
    readonly home: number;
    /** Games that the away side has won. */
    readonly away: number;
    /** Games that the series can have. */
    readonly best_of: number;
  } | null;
  /** ISO UTC. */
  readonly start_time: string;
  /** Expected end of an outright event, ISO 8601 in UTC; null for matches. */
  readonly end_date: string | null;
  /** Where it is played; null when unknown. */
  readonly stadium: string | null;
  /** City of the stadium; null when unknown. */
  readonly city: string | null;
  /** Both sides; null for outright events. */
  readonly competitors: {
    /** The side named first. */
    readonly home: Competitor;
    /** The side named second. */
    readonly away: Competitor;
  } | null;
  /** Its league, with category and sport. */
  readonly tournament: Tournament;
  /** Scoreboard; null before the start. */
  readonly statistics: MatchStatistics | null;
  /** Number of markets on offer. */
  readonly available_markets: number;
  /** Markets that lists show, at most a few. */
  readonly top_markets: readonly Market[];
  /** Line of the sport's main market; null when not on offer. */
  readonly main_market: Market | null;
  /** Line of the sport's second market; null when not on offer. */
  readonly secondary_market: Market | null;
  /** Line of the sport's third market; null or absent when not on offer. */
  readonly tertiary_market?: Market | null;
  /** A signed-in player can watch it now. */
  readonly has_video: boolean;
  /** Key of the feed provider. */
  readonly provider: string;
  /** Timeline, form and squads can be asked for. */
  readonly is_provider_stats_available: boolean;
  /** The whole match is simulated from real team names. */
  readonly is_simulated: boolean;
  /** A replay from an earlier season than the latest one of its competition. */
  readonly is_classic: boolean;
}

/** A reading of the match clock as of `at`; a page continues it from there. */
export interface MatchClock {
  /** Played time `mm:ss`. */
  readonly match_time: string | null;
  /** `mm:ss` beyond the period's nominal end. */
  readonly stoppage_time: string | null;
  /** `mm:ss` left in the period, for clocks that count down. */
  readonly remaining_time: string | null;
  /** The clock does not run now. */
  readonly stopped: boolean;
  /** Server time of this reading, ISO. */
  readonly at: string;
  /** Match seconds per real second; 1 except for accelerated replays. */
  readonly speed: number;
}

/** How a match ended, and who won or goes on. Bets are void after a walk-over and where a match was abandoned, awarded, cancelled or postponed. */
export interface MatchEnd {
  /** `finished` after the regular time; all others say what happened instead. */
  readonly kind: "finished" | "after_extra_time" | "after_overtime" | "after_penalties" | "retired" | "walkover" | "abandoned" | "awarded" | "cancelled" | "postponed";
  /** Who won or goes on; null for a draw, and where nobody won. */
  readonly winner: "home" | "away" | null;
}

/** An incident of a match, for timelines. */
export interface MatchIncident {
  /** Id of the incident. */
  readonly id: string;
  /** `goal`, `yellow_card`, `red_card`, `corner`, `set_won`, `wicket`, `period_start`, ... */
  readonly kind: string;
  /** The side that it concerns; null for both. */
  readonly side: "home" | "away" | null;
  /** Match time as shown, `45+2`, `Q3 04:12`, `14.2 ov`. */
  readonly time: string | null;
  /** Description in the language of the call. */
  readonly text: string;
  /** Score after it, `1:0`; null when it does not change. */
  readonly score: string | null;
  /** Name of the player; null when unknown. */
  readonly player: string | null;
  /** The incident or its time is simulated. */
  readonly simulated: boolean;
  /** Seconds of real time since the start, including breaks. */
  readonly at_seconds?: number;
}

/** The picture of a match in play or ended. */
export interface MatchPicture {
  /** Id of the match. */
  readonly match_id: number;
  /** Null before the start, after the end, and where the scoreboard says it all. */
  readonly line: PictureLine | null;
  /** Null where the data have no more than the timeline. */
  readonly chart: PictureChart | null;
  /** Some of it is simulated to fit the real score. */
  readonly simulated: boolean;
}

/** One match before it starts: form, table places, main prices. */
export interface MatchPreviewBlock {
  /** Type of the block. */
  readonly type: "match_preview";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Id of the match. */
  readonly match_id?: number;
  /** Only this league; all by default. */
  readonly league_id?: number;
}

/** The scoreboard of a match. */
export interface MatchStatistics {
  /** Part of the match that is being played. */
  readonly phase: {
    /** Betradar match status code: 6 first half, 31 half-time, 8 first set, ... */
    readonly code: number;
    /** Stable key of the phase, such as `1st_half`. */
    readonly key: string;
    /** Name in the language of the call. */
    readonly name: string;
  };
  /** Clock reading; null in sports without a clock. */
  readonly clock: MatchClock | null;
  /** Elapsed share of the match in thousandths, for the clock line. */
  readonly progress: number;
  /** Positions of breaks on the clock line, thousandths. */
  readonly breaks: readonly number[];
  /** Current or final score; null before the start. */
  readonly total_score: ScorePair | null;
  /** Points of the current tennis game, `40`, `A`. */
  readonly game_score: {
    /** Points of the home side. */
    readonly home: string;
    /** Points of the away side. */
    readonly away: string;
  } | null;
  /** Score of each period that has begun. */
  readonly period_score: readonly PeriodScore[];
  /** Who serves or bats: 1 home, 2 away; null in other sports. */
  readonly current_server: 1 | 2 | null;
  /** Number of periods that the match can have. */
  readonly max_period_number: number;
  /** Counts such as corners and cards, in order of importance. */
  readonly details: readonly {
    /** `corners`, `yellow_cards`, `wickets`, `overs`, `hits`, ... */
    readonly key: string;
    /** Name in the language of the call. */
    readonly name: string;
    /** Value of the home side, as shown. */
    readonly home: string;
    /** Value of the away side, as shown. */
    readonly away: string;
  }[];
  /** How the match ended; null or absent until it is over. */
  readonly end?: MatchEnd | null;
  /** Why no market of the match takes bets for the moment; null or absent while they do. */
  readonly pause?: {
    /** `dangerous_attack`, `video_review`, `break_point`, `rain`, ...; `other` if it is not said. */
    readonly reason: string;
    /** The reason in the language of the call; null if it is not said. */
    readonly name: string | null;
    /** Who attacks or can win the point; null or absent if it is not said. */
    readonly side?: "home" | "away" | null;
    /** ISO 8601 time of its begin; null or absent if it is not said. */
    readonly since?: string | null;
  } | null;
}

/** 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. */
export type MatchStatus = 0 | 1 | 2 | 3 | 4 | 5;

/** Scoreboard and timeline of one match. The fields after `incidents` are an extension. */
export interface MatchTimeline {
  /** Id of the match. */
  readonly match_id: number;
  /** Scoreboard; null before the start. */
  readonly statistics: MatchStatistics | null;
  /** Incidents of the match, oldest first. */
  readonly incidents: readonly MatchIncident[];
  /** The latest incident, including those too small for the timeline. */
  readonly latest?: MatchIncident | null;
  /** Periods that have begun. */
  readonly periods?: readonly TimelinePeriod[];
  /** Null when the data has too few events. */
  readonly momentum?: Momentum | null;
  /** Statistics of both sides. */
  readonly facts?: readonly CountedFact[];
  /** Whether `/lineups` has any players. */
  readonly has_lineups?: boolean;
}

/** Bets as they would be placed; their stakes are ignored. */
export interface MaxStakeBody {
  /** Bets to be checked; their stakes are ignored. */
  readonly bets: readonly BetRequest[];
}

/** A dialog that opens automatically or by its hash. */
export interface ModalBlock {
  /** Type of the block. */
  readonly type: "modal";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Name of the dialog, which is also the hash that opens it. */
  readonly id: string;
  /** Title. */
  readonly title: string;
  /** Text of the dialog. */
  readonly text: string;
  /** Text of the button; absent for no button. */
  readonly button?: string;
  /** Where the button leads. */
  readonly link?: string;
  /** When the dialog opens. */
  readonly opens: "by_hash" | "each_visit" | "each_day" | "once";
  /** Seconds to wait before it opens; 0 by default. */
  readonly delay_seconds?: number;
}

/** Which side was on top, one value per interval since the start. */
export interface Momentum {
  /** Length of an interval, seconds. */
  readonly every_seconds: number;
  /** Thousandths, positive for the home side. */
  readonly values: readonly number[];
  /** Some of the underlying incidents are simulated. */
  readonly simulated: boolean;
}

/** An amount of money in integer minor units, `subunits` of which make one displayed unit. */
export interface Money {
  /** Minor units: 1050 with 100 subunits is 10.50. A stake is at least 1; only differences are negative. */
  readonly value: number;
  /** ISO 4217 code, or the code of a crypto currency. */
  readonly currency: string;
  /** Minor units in one displayed unit: 100 for EUR, 1 for JPY. */
  readonly subunits: number;
}

/** A Brazilian municipality. */
export interface Municipality {
  /** Seven-digit IBGE code. */
  readonly code: number;
  /** Name of the municipality. */
  readonly name: string;
  /** Two-letter code of the state. */
  readonly state: string;
}

/** A notification in the language of the call. */
export interface Notification {
  /** Id of the notification, a UUID. */
  readonly id: string;
  /** Heading in the language of the call. */
  readonly title: string;
  /** Text in the language of the call. */
  readonly body: string;
  /** Subject, such as a bet's number; may be empty. */
  readonly caption: string;
  /** Subject of the notification. */
  readonly type: NotificationKind;
  /** `bet`, `bonus` or `jackpot`; null when there is nothing to open. */
  readonly object_type: string | null;
  /** Id of the object to open; null when there is nothing to open. */
  readonly object_id: string | null;
  /** The player has read it. */
  readonly read: boolean;
  /** ISO UTC. */
  readonly created_at: string;
}

/** Subject of a notification. */
export type NotificationKind = "bet" | "maintenance" | "bonus" | "jackpot" | "vip_bet";

/** What price changes a player accepts without being asked. */
export type OddsAcceptMode = "none" | "higher" | "any";

/** One market of one match; without an id, of the league's next match. */
export interface OddsBlock {
  /** Type of the block. */
  readonly type: "odds";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Id of the match. */
  readonly match_id?: number;
  /** Only this league; all by default. */
  readonly league_id?: number;
  /** External id of the market; the main market by default. */
  readonly market_external_id?: number;
}

/** Odds formats that the operator offers; `percent` is only for display. */
export type OddsFormat = "european" | "british" | "hongkong" | "american" | "indonesian" | "malaysian";

/** An outcome of a market line and its price. */
export interface Outcome {
  /** Internal id, sent back in a bet request. */
  readonly id: number;
  /** Betradar-style outcome id. */
  readonly outcome_external_id: string;
  /** Name in the language of the call. */
  readonly name: string;
  /** Head of a table. Totals and handicaps: the name without its line, `Over` or a team. Players: their team. */
  readonly side?: string;
  /** Totals and handicaps: the line alone, `2.5`; a handicap from the view of the side, `+0.5`. */
  readonly line?: string;
  /** Whether the outcome can be bet on while its market is open. */
  readonly active: boolean;
  /** Price in thousandths, 1850 for 1.85; null when it has none. */
  readonly odds: number | null;
  /** Result once settled. */
  readonly result?: OutcomeResultName;
}

/** The result of an outcome. Half results occur on quarter lines; dead heats have their share in thousandths. */
export type OutcomeResultName = "no_results" | "canceled" | "win_entire" | "lose_entire" | "refund_entire" | "refund_half_win_other" | "refund_half_lose_other";

/** Outright events: winners of leagues and cups. */
export interface OutrightsBlock {
  /** Type of the block. */
  readonly type: "outrights";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Largest number of items. */
  readonly limit?: number;
}

/** The position of a page in a list. */
export interface Pagination {
  /** Number of items on all pages. */
  readonly total: number;
  /** This page, from 1. */
  readonly page: number;
  /** Items of a full page. */
  readonly limit: number;
  /** Number of the last page; 1 for an empty list. */
  readonly last_page: number;
}

/** A past match, by name; it need not be in the catalogue. */
export interface PastMatch {
  /** ISO UTC. */
  readonly start_time: string;
  /** Name of the league. */
  readonly tournament_name: string;
  /** The home side. */
  readonly home: Side;
  /** The away side. */
  readonly away: Side;
  /** Final score. */
  readonly score: ScorePair;
}

/** A deposit. The money is credited once, when it is `approved`. */
export interface Payment {
  /** Id of the payment, a UUID. */
  readonly id: string;
  /** Stage of the payment. */
  readonly state: PaymentState;
  /** Why it was declined: `declined`, `insufficient_funds`, `expired_card`, `wrong_code`, `given_up`. */
  readonly reason: string | null;
  /** Minor units. */
  readonly amount: number;
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** The card; null for play money. */
  readonly card: Card | null;
  /** When it was started, ISO 8601 in UTC. */
  readonly created_at: string;
  /** When its state last changed, ISO 8601 in UTC. */
  readonly updated_at: string;
}

/** How the player can deposit, and how much. */
export interface PaymentMethods {
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** Balance of the account, minor units. */
  readonly balance: number;
  /** Minor units. */
  readonly min_amount: number;
  /** Minor units; reduced by the player's deposit limits. */
  readonly max_amount: number;
  /** Amounts to offer, minor units. */
  readonly quick_amounts: readonly number[];
  /** Methods on offer. */
  readonly methods: readonly "card"[];
  /** Saved cards, newest first. */
  readonly cards: readonly SavedCard[];
  /** Currencies of the player's accounts. */
  readonly accounts: readonly string[];
}

/** The status of a payment: `challenge` waits for the player's code, `pending` for the bank; the other two are final. */
export type PaymentState = "challenge" | "pending" | "approved" | "declined";

/** The score of one period. */
export interface PeriodScore {
  /** Score of the home side in the period. */
  readonly home: number;
  /** Score of the away side in the period. */
  readonly away: number;
  /** `1st_half`, `2nd_set`, `3rd_quarter`, `inning_7`, ... */
  readonly period_key: string;
  /** Name in the language of the call. */
  readonly period_name: string;
  /** Number of the period, from 1. */
  readonly number: number;
  /** `half`, `set`, `quarter`, `period`, `inning`, `innings`, `map`, `overtime`, `penalties`. */
  readonly type: string;
}

/** Whether the player's phone number is verified. */
export interface PhoneVerification {
  /** The phone number has been verified. */
  readonly isVerified: boolean;
  /** The player must verify a phone number before anything else. */
  readonly is_required: boolean;
  /** The number in question; null when none is known. */
  readonly phone: string | null;
}

/** The progress of a match as its sport charts it; exactly one of the parts after the title is present. */
export interface PictureChart {
  /** In the language of the call. */
  readonly title: string;
  /** Games, innings or periods, in order. */
  readonly columns?: readonly PictureColumn[];
  /** What columns that stand out are. */
  readonly strong_name?: string;
  /** Who led, and by how much. */
  readonly lead?: PictureLead;
  /** Runs by over. */
  readonly worm?: PictureWorm;
  /** Maps, in order. */
  readonly maps?: readonly PictureMap[];
  /** Drives, newest first. */
  readonly drives?: readonly PictureDrive[];
}

/** A column of a chart: the home side above the middle, the away side below it. */
export interface PictureColumn {
  /** Name below it; in charts of games, only the first of each set has one. */
  readonly name: string | null;
  /** Null before it is played. */
  readonly home: number | null;
  /** Null before it is played. */
  readonly away: number | null;
  /** It stands out, such as a break of serve. */
  readonly is_strong: boolean;
}

/** A drive of American football; yards from the own goal line of the side with the ball. */
export interface PictureDrive {
  /** `home` or `away`. */
  readonly side: "home" | "away";
  /** Where it began, 0 to 100. */
  readonly from: number;
  /** Where it ended or stands, 0 to 100. */
  readonly to: number;
  /** How it ended, or where it stands. */
  readonly text: string;
  /** It goes on. */
  readonly is_now: boolean;
}

/** The position of a drive in American football; yards from the goal line that the home side defends, 0 to 100. */
export interface PictureField {
  /** Who has the ball. */
  readonly side: "home" | "away";
  /** Where the drive began. */
  readonly from: number;
  /** Where the ball is. */
  readonly at: number;
  /** Where the next first down is. */
  readonly first_down: number;
}

/** The lead of a side over the time of the match. */
export interface PictureLead {
  /** Each change of the lead, oldest first; a lead stays until the next one. */
  readonly points: readonly {
    /** Seconds of real time since the start. */
    readonly at_seconds: number;
    /** Lead of the home side. */
    readonly lead: number;
  }[];
  /** Where the chart begins, such as the start of a map; else that of the match. */
  readonly from_seconds?: number;
  /** The run of points that is on. */
  readonly run: {
    /** Since the start. */
    readonly from_seconds: number;
    /** Since the start. */
    readonly to_seconds: number;
    /** `9–0`. */
    readonly text: string;
  } | null;
  /** What happened besides, oldest first. */
  readonly marks: readonly {
    /** Since the start. */
    readonly at_seconds: number;
    /** `home` or `away`. */
    readonly side: "home" | "away";
    /** In the language of the call: `Baron`. */
    readonly name: string;
  }[];
}

/** The current situation in one line. Every part except the text is absent in sports without it. */
export interface PictureLine {
  /** In the language of the call: `Break point, Berdych`. */
  readonly text: string;
  /** The side that it concerns; null for none. */
  readonly side: "home" | "away" | null;
  /** Points of a game, with who serves. */
  readonly points?: {
    /** Of the home side. */
    readonly home: string;
    /** Of the away side. */
    readonly away: string;
    /** The side that it concerns; null for none. */
    readonly server: "home" | "away" | null;
  };
  /** A figure that stands out, such as a run of points. */
  readonly badge?: {
    /** `9–0`. */
    readonly value: string;
    /** What it counts. */
    readonly name: string;
    /** The side that it concerns; null for none. */
    readonly side: "home" | "away" | null;
  };
  /** Something that ends soon, such as a power play. */
  readonly countdown?: {
    /** What ends then. */
    readonly name: string;
    /** The side that it concerns; null for none. */
    readonly side: "home" | "away" | null;
    /** On the clock of the match or map, in played seconds. */
    readonly ends_at_seconds: number;
    /** How long all of it lasts. */
    readonly lasts_seconds: number;
  };
  /** Runners on base. */
  readonly bases?: {
    /** Name of what is taken, in the language of the call. */
    readonly name: string;
    /** Bases with a runner. */
    readonly taken: readonly number[];
  };
  /** Balls, strikes and outs. */
  readonly counts?: readonly {
    /** In the language of the call. */
    readonly name: string;
    /** How many there are. */
    readonly value: number;
    /** The most there can be. */
    readonly of: number;
  }[];
  /** Deliveries of the over. */
  readonly balls?: {
    /** `18 ov`. */
    readonly name: string;
    /** Oldest first. */
    readonly values: readonly string[];
  };
  /** What the side that bats needs to win. */
  readonly chase?: {
    /** Runs that are needed. */
    readonly runs: number;
    /** Balls that are left. */
    readonly balls: number;
  };
  /** The drive on the field. */
  readonly field?: PictureField;
  /** Values of both sides, in order of play. */
  readonly scores?: readonly PictureScore[];
  /** Figures of the match, such as the target of a chase. */
  readonly facts?: readonly {
    /** In the language of the call. */
    readonly name: string;
    /** As shown. */
    readonly value: string;
  }[];
}

/** The rounds of a map. */
export interface PictureMap {
  /** In the language of the call. */
  readonly name: string;
  /** Who won each round, in order. */
  readonly winners: readonly ("home" | "away")[];
  /** It is being played. */
  readonly is_now: boolean;
}

/** A value of both sides: the games of a set, the runs of an inning, the towers of a map. */
export interface PictureScore {
  /** Short name in the language of the call. */
  readonly name: string;
  /** Value of the home side, as shown; empty before it is played. */
  readonly home: string;
  /** Value of the away side, as shown; empty before it is played. */
  readonly away: string;
  /** It is being played. */
  readonly is_now: boolean;
}

/** Runs of both innings over by over. */
export interface PictureWorm {
  /** Overs of a full innings. */
  readonly overs: number;
  /** Runs to win; null in the first innings. */
  readonly target: number | null;
  /** In order of play. */
  readonly innings: readonly {
    /** `home` or `away`. */
    readonly side: "home" | "away";
    /** Runs after each over begun. */
    readonly runs: readonly number[];
    /** Wickets in each over begun. */
    readonly wickets: readonly number[];
  }[];
}

/** Bets to place, all or none. */
export interface PlaceBetsBody {
  /** Facts about the call that apply to all its bets. */
  readonly meta: {
    /** Random id that the client keeps for its device. */
    readonly device_id: string;
    /** Placed with one tap by quick bet. */
    readonly quick?: boolean;
    /** Kind of client, for the operator's statistics. */
    readonly type?: string;
    /** Price changes to accept for these bets; by default those of the player's settings. */
    readonly odds_policy?: OddsAcceptMode;
  };
  /** The bets: all are placed, or none. */
  readonly bets: readonly BetRequest[];
}

/** The placed bets. */
export interface PlaceBetsReply {
  /** The placed bets, in the order of the request. */
  readonly bets: readonly Bet[];
}

/** A refused placement: one coded reason, and what is wrong with each bet. */
export interface PlacementError {
  /** 101 invalid odds, 114 player forbidden, 118 missed profile fields, 120 invalid custom odds, 100 anything else. */
  readonly code: number;
  /** One English sentence for a person. */
  readonly message: string;
  /** The message in the language of the call; absent when it has no translation. */
  readonly localized_message?: string;
  /** Details for a program. */
  readonly data: {
    /** What is wrong, by index of the bet in the request; bets without an error are absent. */
    readonly errors_by_bet: Readonly<Record<string, {
      /** Error key such as `error.place_bets.invalid_odds` or `error.risk_validation.odds_to_low`. */
      readonly error: string;
      /** The error in the language of the call. */
      readonly localized_message: string;
      /** The legs that are wrong; absent when the bet as a whole is. */
      readonly selections?: readonly {
        /** Id of the match, as sent. */
        readonly match_id: number;
        /** Internal id of the market, as sent. */
        readonly market_id: number;
        /** Specifier of the line, as sent. */
        readonly specifier: string;
        /** Internal id of the outcome, as sent. */
        readonly outcome_id: number;
        /** Error key of the leg. */
        readonly error: string;
        /** Current odds in thousandths, null when not on offer. */
        readonly odds: number | null;
      }[];
      /** Largest stake accepted, minor units. */
      readonly max_stake?: number;
    }>>;
    /** Further detail in English, for developers. */
    readonly details?: string;
  };
}

/** The signed-in player. */
export interface Player {
  /** Id of the player, a UUID; part of the private channel's name. */
  readonly id: string;
  /** Address for signing in. */
  readonly email: string;
  /** Display name; null when not given. */
  readonly name: string | null;
  /** First name; null when not given. */
  readonly first_name: string | null;
  /** Last name; null when not given. */
  readonly last_name: string | null;
  /** Name shown in chats; null when not given. */
  readonly nickname: string | null;
  /** Phone number; null when not given. */
  readonly phone: string | null;
  /** Currency of the active account. */
  readonly currency: string;
  /** Country of residence, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Preferred locale. */
  readonly locale: string;
  /** The address has been confirmed. */
  readonly is_confirmed: boolean;
  /** The operator has blocked the account. */
  readonly is_blocked: boolean;
  /** Groups that the operator has put the player in. */
  readonly statuses: readonly {
    /** Key of the group. */
    readonly id: string;
  }[];
  /** Profile fields that the player must fill in before depositing or betting. */
  readonly auth_fields_missed: readonly string[];
  /** Brazilian tax number, masked except for its last two digits. */
  readonly cpf?: string | null;
  /** Seven-digit IBGE code, Brazil only; null when not given. */
  readonly municipality_code?: number | null;
  /** The phone number has been verified by a code. */
  readonly is_phone_verified?: boolean;
  /** Result of the credit bureau, Brazil only in effect. */
  readonly serasa: {
    /** Player-versus-environment betting is forbidden. */
    readonly pve: boolean;
  };
}

/** One balance of a player: minor units, `subunits` of which make one displayed unit. */
export interface PlayerAccount {
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** Balance, minor units. */
  readonly balance: number;
}

/** Missing fields of a profile. */
export interface PlayerChange {
  /** First name; can be set once. */
  readonly first_name?: string;
  /** Last name; can be set once. */
  readonly last_name?: string;
  /** Name shown in chats. */
  readonly nickname?: string;
  /** Brazilian tax number, with or without dots; can be set once. */
  readonly cpf?: string;
  /** Seven-digit IBGE code. */
  readonly municipality_code?: number;
}

/** A device on which the player is signed in. */
export interface PlayerSession {
  /** Id of the session, a UUID. */
  readonly id: string;
  /** The browser's user agent; may be empty. */
  readonly user_agent: string;
  /** Address that the player signed in from. */
  readonly ip: string;
  /** When the player signed in, ISO 8601 in UTC. */
  readonly created_at: string;
  /** When it was last used, ISO 8601 in UTC. */
  readonly seen_at: string;
  /** The session of this call. */
  readonly is_current: boolean;
}

/** Selections of different matches that go well together; their odds are those of the matches. */
export interface PopularCombo {
  /** `played` for a combo that players bet on; else what its selections have in common. */
  readonly kind: "played" | "favourites" | "home_wins" | "goals";
  /** How many bets of the last day have exactly these selections; null if fewer than ten. */
  readonly bets: number | null;
  /** The selections, by start. */
  readonly legs: readonly PopularComboLeg[];
}

/** A selection of a popular combo. */
export interface PopularComboLeg {
  /** Id of the match. */
  readonly match_id: number;
  /** Internal id of the market. */
  readonly market_id: number;
  /** Specifier of the line, byte for byte as listed. */
  readonly specifier: string;
  /** Internal id of the outcome. */
  readonly outcome_id: number;
}

/** Combos of open matches that players bet on, each added to the slip at once. */
export interface PopularCombosBlock {
  /** Type of the block. */
  readonly type: "popular_combos";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Largest number of items. */
  readonly limit?: number;
}

/** Coming matches by league, day by day. */
export interface PrematchEventsBlock {
  /** Type of the block. */
  readonly type: "prematch_events";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Only this league; all by default. */
  readonly league_id?: number;
  /** Largest number of items. */
  readonly limit?: number;
  /** Largest number of items. */
  readonly max_per_sport?: number;
  /** Days to offer; all by default. */
  readonly days?: readonly ("all" | "today" | "tomorrow" | "weekend")[];
  /** Order of the matches; by priority by default. */
  readonly sort?: "priority" | "start_time" | "bets_count";
}

/** The price of an outcome from a point in time on. */
export interface PricePoint {
  /** Since when the price applied, ISO 8601 in UTC. */
  readonly at: string;
  /** Internal id of the outcome. */
  readonly outcome_id: number;
  /** Price in thousandths; null while it had none. */
  readonly odds: number | null;
}

/** The player's name, balance and account links; sign-in for visitors. */
export interface ProfileBlock {
  /** Type of the block. */
  readonly type: "profile";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
}

/** A bet of a reference provider; amounts in minor units, odds in thousandths. */
export interface ProviderBet {
  /** Id of the bet. */
  readonly id: string;
  /** Number of the round. */
  readonly round: number;
  /** When the round closes, ISO 8601 in UTC. */
  readonly closes_at: string;
  /** The selection in the game's own format. */
  readonly selection: unknown;
  /** Stake, minor units. */
  readonly stake: number;
  /** Price, thousandths. */
  readonly odds: number;
  /** State of the bet. */
  readonly status: "open" | "won" | "lost";
  /** Amount paid out, minor units; 0 while open. */
  readonly payout: number;
  /** When it was placed, ISO 8601 in UTC. */
  readonly created_at: string;
}

/** Everything that a game's page shows. */
export interface ProviderState {
  /** Wall time of the provider, ISO UTC. */
  readonly now: string;
  /** The player's account and the game's limits. */
  readonly account: {
    /** Balance, minor units. */
    readonly balance: number;
    /** Code of the currency, such as `EUR` or `BTC`. */
    readonly currency: string;
    /** Minor units in one displayed unit, 100 for EUR. */
    readonly subunits: number;
    /** Smallest stake, minor units. */
    readonly min_stake: number;
    /** Largest stake, minor units. */
    readonly max_stake: number;
    /** Maximum return of a bet. */
    readonly max_return: number;
    /** Stakes to offer, minor units. */
    readonly quick_stakes: readonly number[];
  };
  /** The round that takes bets. */
  readonly open: {
    /** Number of the round. */
    readonly number: number;
    /** When it closes, ISO 8601 in UTC. */
    readonly closes_at: string;
    /** SHA-256 of its seed, hex. */
    readonly commitment: string;
    /** What is on offer, in the game's own format. */
    readonly card: unknown;
  };
  /** How long a drawn round is shown before it is paid. */
  readonly shown_for_ms: number;
  /** Newest first, at most eight. */
  readonly drawn: readonly DrawnRound[];
  /** The player's bets, newest first, at most 30. */
  readonly bets: readonly ProviderBet[];
}

/** The provider's stream and the language of its commentary. */
export interface ProviderStream {
  /** Address of a stream for a player; null without one. */
  readonly link: string | null;
  /** Address of a page for a frame; null without one. */
  readonly frame: string | null;
  /** Language of the commentary. */
  readonly language_code: string;
}

/** A reality check: the session so far, and whether to show it now. */
export interface RealityCheck {
  /** Minutes between two checks. */
  readonly interval_minutes: number;
  /** The check must be shown now. */
  readonly is_due: boolean;
  /** When the next check is due, ISO 8601 in UTC. */
  readonly next_at: string;
  /** The session so far. */
  readonly session: SessionFacts;
}

/** How to connect to realtime; see `/api/asyncapi.json`. */
export interface RealtimeConfig {
  /** Path or URL of the WebSocket endpoint. `{host}` in a URL stands for the host name of the page. */
  readonly endpoint: string;
  /** Transports to try in this order. */
  readonly transports: readonly {
    /** Name of the transport: `websocket`, `http_stream` or `sse`. */
    readonly transport: string;
    /** Its path or URL, as that of the endpoint. */
    readonly endpoint: string;
  }[];
  /** Path or URL for commands on transports that only receive. */
  readonly emulation_endpoint: string;
  /** Templates with `{locale}`, `{matchId}`, `{userId}`. */
  readonly channels: {
    /** Channel with the changes that lists show. */
    readonly public: string;
    /** Channel with all changes of one match. */
    readonly match: string;
    /** Channel of one player. */
    readonly private: string;
    /** Absent when matches have no chat. */
    readonly chat?: string;
  };
  /** Publications may be sent as differences (fossil deltas). */
  readonly delta: boolean;
}

/** A new password and the token of the mailed link. */
export interface ResetPasswordBody {
  /** Token of the mailed link. */
  readonly reset_password_token: string;
  /** The new password, at least 8 characters. */
  readonly password: string;
}

/** The latest final scores. */
export interface ResultsBlock {
  /** Type of the block. */
  readonly type: "results";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Largest number of items. */
  readonly limit?: number;
}

/** What the player may and must set, and the session so far. */
export interface SaferGambling {
  /** Rules of the player's country. */
  readonly jurisdiction: Jurisdiction;
  /** Compulsory limits that the player has not set. */
  readonly missing: readonly LimitType[];
  /** Exclusion that is running; null without one. */
  readonly exclusion: Limit | null;
  /** The session so far. */
  readonly session: SessionFacts;
}

/** A card of an earlier payment. */
export interface SavedCard {
  /** Id for `card_id`. */
  readonly id: string;
  /** Brand of the card. */
  readonly brand: string;
  /** Last four digits of its number. */
  readonly last4: string;
  /** Year and month of expiry, `2029-04`. */
  readonly expiry: string;
}

/** Matches by day. */
export interface ScheduleBlock {
  /** Type of the block. */
  readonly type: "schedule";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Largest number of items. */
  readonly limit?: number;
}

/** A score of both sides. */
export interface ScorePair {
  /** Score of the home side. */
  readonly home: number;
  /** Score of the away side. */
  readonly away: number;
}

/** The search field. */
export interface SearchBlock {
  /** Type of the block. */
  readonly type: "search";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
}

/** Events, leagues and sides that match a text. */
export interface SearchResult {
  /** Matching matches and outright events. */
  readonly events: readonly Match[];
  /** Matching leagues. */
  readonly tournaments: readonly Tournament[];
  /** Matching sides. */
  readonly competitors: readonly {
    /** Id of the side. */
    readonly id: string;
    /** Name of the side. */
    readonly name: string;
    /** Key of its sport. */
    readonly sport_key: string;
    /** Its next or running match; null without one. */
    readonly next_match: Match | null;
  }[];
}

/** A summary of the slip in one line, with a button that opens it. */
export interface SelectionBarBlock {
  /** Type of the block. */
  readonly type: "selection_bar";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
}

/** Duration and result of the session; amounts in minor units of the player's currency. */
export interface SessionFacts {
  /** When the player signed in, ISO 8601 in UTC. */
  readonly started_at: string;
  /** Length of the session, seconds. */
  readonly seconds: number;
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** Stakes, including those of open bets. */
  readonly wagered: number;
  /** Returns of bets that were resolved in the session. */
  readonly returned: number;
  /** Returns less stakes of bets that were resolved in the session; open bets do not count. */
  readonly net: number;
}

/** A limit to set. */
export interface SetLimitBody {
  /** What to limit. */
  readonly type: LimitType;
  /** Minor units for limits on money, minutes for limits on time; absent for exclusions. */
  readonly amount?: number;
  /** Currency of a limit on money; the player's own by default. */
  readonly currency?: string;
  /** Period of the amount; required where the type has one. */
  readonly period?: LimitPeriod;
  /** Length of an exclusion; a self-exclusion without one is permanent. */
  readonly days?: number;
}

/** The player's choices and the features of the operator's API. */
export interface Settings {
  /** Quick stakes by currency, minor units. */
  readonly stakes: Readonly<Record<string, readonly number[]>>;
  /** Price changes that the player accepts without being asked. */
  readonly auto_accept_odds_change: OddsAcceptMode;
  /** Formats of odds. */
  readonly odds_types: {
    /** Formats on offer. */
    readonly available: readonly OddsFormat[];
    /** Format that the player has chosen. */
    readonly selected: OddsFormat;
  };
  /** Custom bets are on offer. */
  readonly custom_bet_enabled: boolean;
  /** A custom bet may consist of one outcome. */
  readonly custom_bet_allow_single: boolean;
  /** Video of live matches. */
  readonly video_settings: {
    /** The site shows matches. */
    readonly enabled: boolean;
  };
  /** State of each feed provider, by key; bets on `inactive` ones are refused. */
  readonly provider_statuses: Readonly<Record<string, "active" | "inactive">>;
  /** Key of the provider by kind of sport. */
  readonly sport_type_providers: Readonly<Record<string, string>>;
  /** Rules for combinations. */
  readonly multi_bet_settings: {
    /** Whether legs of a provider may be combined, by key. */
    readonly available_by_provider: Readonly<Record<string, boolean>>;
  };
  /** Whether further providers are on, by key. */
  readonly additional_providers: Readonly<Record<string, boolean>>;
  /** A player may have several active freebets. */
  readonly allow_multiple_active_user_freebets: boolean;
  /** Seconds that an in-play bet waits before it is accepted. */
  readonly in_play_delay_seconds: number;
  /** Systems on offer; named systems require the capability `named_systems`. */
  readonly system_types: readonly SystemType[];
  /** Maximum return of a bet by currency, minor units. */
  readonly max_return: Readonly<Record<string, number>>;
  /** Minimum stake by currency, minor units. */
  readonly min_stake: Readonly<Record<string, number>>;
  /** Stakes above this are reviewed first, minor units by currency. */
  readonly vip_from: Readonly<Record<string, number>>;
  /** The player wants push messages. */
  readonly push_subscription?: boolean;
  /** Bets with one tap are on offer. */
  readonly quick_bet_enabled: boolean;
  /** Bets can be shared by a code. */
  readonly share_bet_enabled: boolean;
  /** Extensions this API offers: `idempotency_key`, `price_history`, `timeline`, `named_systems`, `partial_cashout`, `cashout_rules`, `cashout_trend`, `edit_bet`. */
  readonly capabilities: readonly string[];
}

/** A bet without money, for sharing. */
export interface SharedBet {
  /** Kind of bet. */
  readonly type: BetType;
  /** System, an `id` of `settings.system_types`; only for system bets. */
  readonly system_id?: string;
  /** Price of the combination, thousandths; only for custom bets. */
  readonly custom_odds?: number;
  /** The legs. */
  readonly selections: readonly SharedSelection[];
}

/** Bets of a share code. */
export interface SharedBets {
  /** The bets, without stakes. */
  readonly bets: readonly SharedBet[];
}

/** A leg of a shared bet. */
export interface SharedSelection {
  /** Id of the match. */
  readonly match_id: number;
  /** Internal id of the market. */
  readonly market_id: number;
  /** Specifier of the line, byte for byte as listed. */
  readonly specifier: string;
  /** Internal id of the outcome. */
  readonly outcome_id: number;
  /** Price at the time of sharing, thousandths. */
  readonly odds: number;
}

/** A block of a page, with texts in the language of the call. */
export type ShownBlock = BannerBlock | ModalBlock | IframeBlock | CoverBlock | SituationsBlock | PopularCombosBlock | FavouritesBlock | LiveEventsBlock | PrematchEventsBlock | OutrightsBlock | ResultsBlock | ScheduleBlock | TopEventsBlock | LeaguesBlock | BonusesBlock | SelectionBarBlock | JackpotBannerBlock | JackpotLeaderboardBlock | SideMenuBlock | SearchBlock | ProfileBlock | LanguageBlock | ClockBlock | SportListBlock | OddsBlock | MatchPreviewBlock | ChatToggleBlock | TextBlock;

/** An entry of a menu: a page of the site by its key, an address, or an action; exactly one of them. */
export interface ShownMenuItem {
  /** Page key, or the path of a custom page. */
  readonly page?: string;
  /** Address: a path of the site or an external page. */
  readonly link?: string;
  /** Action of the site. */
  readonly action?: SiteAction;
  /** Text of the entry; by default that of the page or action. */
  readonly label?: string;
  /** Key of an icon of the brand pack. */
  readonly icon?: string;
  /** Who sees the entry; everybody by default. */
  readonly audience?: SiteAudience;
}

/** Menus by place. */
export interface ShownMenus {
  /** Top of every page. */
  readonly header: readonly ShownMenuItem[];
  /** Left column of wide windows. */
  readonly left_sidebar_desktop: readonly ShownMenuItem[];
  /** Menu that opens on phones. */
  readonly side_menu_mobile: readonly ShownMenuItem[];
  /** Bottom bar of phones. */
  readonly tab_bar_mobile: readonly ShownMenuItem[];
  /** Right column of wide windows. */
  readonly right_sidebar_desktop: readonly ShownMenuItem[];
}

/** A page's site content in the page's language. */
export interface ShownPage {
  /** Title of a custom page; null for built-in pages. */
  readonly title: string | null;
  /** Description for search engines; null for built-in pages. */
  readonly description: string | null;
  /** `narrow` leaves out the side columns. */
  readonly layout: "default" | "narrow";
  /** Search engines may index the page. */
  readonly is_indexed: boolean;
  /** Blocks before the page's own content. */
  readonly top: readonly ShownBlock[];
  /** Blocks after the page's own content. */
  readonly bottom: readonly ShownBlock[];
}

/** A side of a past match. */
export interface Side {
  /** Id of the side. */
  readonly id: string;
  /** Name of the side. */
  readonly name: string;
}

/** Sports and leagues as a list. */
export interface SideMenuBlock {
  /** Type of the block. */
  readonly type: "side_menu";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
}

/** Address and password. */
export interface SignInBody {
  /** Address of the account. */
  readonly email: string;
  /** The password. */
  readonly password: string;
}

/** A new player. */
export interface SignUpBody {
  /** Address of the new account. */
  readonly email: string;
  /** Password, at least 8 characters; common ones are refused. */
  readonly password: string;
  /** Currency of the account. */
  readonly currency: string;
  /** Country of residence, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Date of birth, `YYYY-MM-DD`. */
  readonly date_of_birth: string;
  /** The player accepts the terms; must be true. */
  readonly terms: boolean;
  /** First name. */
  readonly first_name?: string;
  /** Last name. */
  readonly last_name?: string;
  /** Preferred locale; by default that of the call. */
  readonly locale?: string;
  /** Phone number with its country code. */
  readonly phone?: string;
  /** Brazilian tax number, with or without dots; required in Brazil. */
  readonly cpf?: string;
  /** Random id that the client keeps for its device. */
  readonly device_id?: string;
  /** Affiliate tags of the address that the visitor arrived on. */
  readonly tags?: AffiliateTags;
}

/** An action of the site that a button can run. */
export type SiteAction = "sign_in" | "sign_up" | "deposit" | "sports_menu" | "my_bets" | "bet_slip";

/** Who sees a block or menu entry: every given condition must hold. */
export interface SiteAudience {
  /** Only players who are signed in, or only visitors. */
  readonly player?: "signed_in" | "signed_out";
  /** Only phones, or only wide windows. */
  readonly window?: "phone" | "desktop";
  /** Only these locales. */
  readonly locales?: readonly string[];
}

/** What the operator has configured for the site. */
export interface SiteConfig {
  /** Name of the site. */
  readonly name: string;
  /** Key of the pages' brand pack. */
  readonly brand: string;
  /** Offered locales; the first is the default. */
  readonly locales: readonly string[];
  /** What search engines see. */
  readonly seo: {
    /** Search engines may index the site. */
    readonly indexed: boolean;
    /** Title of the home page. */
    readonly title: string;
    /** Description of the site. */
    readonly description: string;
  };
  /** How to connect to realtime (`/api/asyncapi.json`); null when prices are polled. */
  readonly realtime: RealtimeConfig | null;
  /** Very high prices are shown as a smaller one; only for display. */
  readonly odds_display_cap: {
    /** Prices above this are replaced, thousandths. */
    readonly threshold: number;
    /** Price to show instead, thousandths. */
    readonly shown: number;
  };
  /** How old prices may be for a bet while they are polled; 30 by default. */
  readonly odds_max_age_seconds?: number;
  /** Address of a square picture in place of the brand's mark. */
  readonly logo?: string | null;
  /** Address of the icon of the browser's tab. */
  readonly favicon?: string | null;
  /** Pages can be zoomed by hand on phones. */
  readonly allow_zoom: boolean;
  /** Pages show the entry to the player's bets. */
  readonly is_my_bets_visible: boolean;
  /** Phones show a floating button to the favourites. */
  readonly is_favourites_button_visible: boolean;
  /** Whether an issued comboboost is shown as a notice, like other bonuses. */
  readonly are_comboboost_notices_visible: boolean;
  /** Pages do not mark simulated detail. */
  readonly hide_simulated_detail: boolean;
  /** Keys of the features that are on. */
  readonly feature_flags: readonly string[];
  /** Sources of the data, to be shown in the footer. */
  readonly attributions: readonly string[];
  readonly menus: ShownMenus;
  /** Origins of video streams of live matches. */
  readonly media_origins?: readonly string[];
  /** Origins of external pages that blocks show in frames. */
  readonly frame_origins: readonly string[];
  /** External origins of images in blocks. */
  readonly image_origins: readonly string[];
  /** External origins that pages may call. */
  readonly connect_origins?: readonly string[];
  /** Service that pages report errors to; null for none. */
  readonly error_reporting?: {
    /** Receives envelopes by POST. */
    readonly address: string;
  } | null;
  /** Container of the tag manager, loaded after consent; null for none. */
  readonly gtm_id?: string | null;
  /** Live chat with the operator; `address` is opened in a frame after consent. Null for none. */
  readonly chat?: {
    /** Key of the chat provider. */
    readonly type: string;
    /** The operator's account with the provider. */
    readonly id: string;
    /** Region of the provider; may be empty. */
    readonly region: string;
    /** Page to open in a frame. */
    readonly address: string;
  } | null;
  /** Seconds after which a visitor is reminded to sign up, once a day; null for never. */
  readonly sign_up_reminder_seconds?: number | null;
  /** The cashier opens after sign-up. */
  readonly deposit_after_registration?: boolean;
  /** When players are reminded to deposit. */
  readonly deposit_reminder?: {
    /** Reminders are on. */
    readonly show: boolean;
    /** Only players of this group; null for all. */
    readonly player_group_id: string | null;
    /** Seconds. */
    readonly remind_after: number;
  };
  /** Push service; null for none. */
  readonly push_notifications?: {
    /** Kind of push service. */
    readonly type: "webpush";
    /** VAPID key, base64url. */
    readonly public_key: string;
  } | null;
  /** Paths of the site's custom pages. */
  readonly custom_paths: readonly string[];
}

/** What happens in a live match now, and how much of it is at stake. */
export interface Situation {
  /** Id of the match. */
  readonly match_id: number;
  /** How much the next minutes may change the chances to win. */
  readonly tension: number;
  /** The picture that shows it; null for ordinary play. */
  readonly kind: SituationKind | null;
  /** The side that it concerns; null for none. */
  readonly side: "home" | "away" | null;
  /** What happens, in the language of the call: `Match point`. Null where the scoreboard says it all. */
  readonly title: string | null;
  /** Whom it concerns, or more about it. */
  readonly detail: string | null;
  /** The parts to draw it, without the scores. */
  readonly line: PictureLine | null;
  /** Some of it is simulated to fit the real score. */
  readonly simulated: boolean;
}

/** Which picture shows it. */
export type SituationKind = "corner" | "late" | "point" | "bases" | "chase" | "drive" | "run" | "advantage";

/** The live matches with their situations, the closest finishes first. */
export interface SituationsBlock {
  /** Type of the block. */
  readonly type: "situations";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Only this league; all by default. */
  readonly league_id?: number;
  /** Largest number of items. */
  readonly limit?: number;
}

/** Bets as they would be placed; their bonuses are ignored. */
export interface SlipBets {
  /** Bets as they would be placed; their bonuses are ignored. */
  readonly bets: readonly BetRequest[];
}

/** A bonus that a bet on the slip can use. */
export interface SlipBonus {
  /** Id of the bonus, to be sent in the bet request. */
  readonly id: number;
  /** Type of the bonus. */
  readonly type: BonusType;
  /** Name of the bonus. */
  readonly name: string;
  /** Smallest price of a counting selection, thousandths; null for no limit. */
  readonly min_odds: number | null;
  /** Index in `ranges`. */
  readonly selected_range: number | null;
  /** Boosts by number of counting selections; empty without any. */
  readonly ranges: readonly BoostRange[];
  /** Boost to send in the bet request, thousandths. */
  readonly bonus_odds: number;
  /** Positions of the selections that count. */
  readonly suitable_selections: readonly number[];
  /** Events that count; empty for all. */
  readonly event_conditions: readonly EventCondition[];
  /** The freebet and its stake; null for other types. */
  readonly freebet: {
    /** What a winning bet pays. */
    readonly type: FreebetType;
    /** Stake of the bet: the whole freebet. */
    readonly stake: Money;
  } | null;
  /** The player's points, the points that this bet would earn, and where the next range begins. */
  readonly points: {
    /** Points of the player now. */
    readonly now: number;
    /** Points that this bet would earn. */
    readonly earned: number;
    /** Points at which the next range begins; null in the last. */
    readonly next: number | null;
  } | null;
  /** Lootbox: bets counted and needed. */
  readonly progress: {
    /** Bets counted, with this one. */
    readonly count: number;
    /** Bets needed. */
    readonly needed: number;
  } | null;
}

/** A sport and the markets that its lists show as columns: two, and a third on wide screens. */
export interface Sport {
  /** Id of the sport. */
  readonly id: number;
  /** Betradar-style id, such as `sr:match:123`. */
  readonly urn_id: string;
  /** Path segment: `soccer`, `tennis`, `cs2`. */
  readonly key: string;
  /** Name in the language of the call. */
  readonly name: string;
  readonly type: SportType;
  /** Place in lists; lower numbers come first. */
  readonly priority: number;
  /** Key of the feed provider. */
  readonly provider: string;
  /** External id of the main market. */
  readonly main_market_id: number;
  /** Number of columns of the main market. */
  readonly main_market_outcomes_count: number;
  /** External id of the second market of lists; null without one. */
  readonly secondary_market_id: number | null;
  /** Number of columns of the second market; null without one. */
  readonly secondary_market_outcomes_count: number | null;
  /** External id of the third market, for wide screens; null or absent without one. */
  readonly tertiary_market_id?: number | null;
  /** Number of columns of the third market. */
  readonly tertiary_market_outcomes_count?: number | null;
}

/** Sports with their counts, as a strip or a grid. */
export interface SportListBlock {
  /** Type of the block. */
  readonly type: "sport_list";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Form of the block. */
  readonly view?: "strip" | "grid";
  /** Only sports of this kind; all by default. */
  readonly sport_type?: "regular" | "cyber";
}

/** Kind of sport. */
export type SportType = "regular" | "cyber" | "premium_cricket";

/** A player of a squad. */
export interface SquadPlayer {
  /** Name of the player. */
  readonly name: string;
  /** Shirt number; null when unknown. */
  readonly shirt: number | null;
  /** Goalkeeper, defender, midfielder or forward; null when unknown. */
  readonly position: "GK" | "DF" | "MF" | "FW" | null;
  /** Club of a national player; null when unknown. */
  readonly club: string | null;
  /** External id of the player's outcomes, such as `tl:player:spain-19`. */
  readonly external_id?: string;
  /** On the pitch now, or in the eleven that begins; absent until that is known. */
  readonly is_playing?: boolean;
}

/** The season of a league or cup: its table, groups and knock-out. */
export interface Standings {
  /** Id of the league. */
  readonly tournament_id: number;
  /** Rows by rank; empty without a table, and for groups, whose tables are in `tables`. */
  readonly rows: readonly StandingsRow[];
  /** Groups, or parts of a season, each with its own table. */
  readonly tables?: readonly StandingsTable[];
  /** Knock-out rounds, first to last. */
  readonly rounds?: readonly KnockOutRound[];
  /** Season that is replayed, `2024-25`. */
  readonly season?: string | null;
  /** Start of its first match, ISO UTC. */
  readonly starts_at?: string | null;
  /** Start of the season after it, ISO UTC. */
  readonly next_starts_at?: string | null;
  /** All its matches are over. */
  readonly is_over?: boolean;
  /** Its winner; null while it is open or where none is known. */
  readonly champion?: Competitor | null;
}

/** One row of a league table. */
export interface StandingsRow {
  /** Place, from 1. */
  readonly rank: number;
  /** The side. */
  readonly competitor: Competitor;
  /** Matches played. */
  readonly played: number;
  /** Matches won. */
  readonly won: number;
  /** Matches drawn; 0 in sports without draws. */
  readonly drawn: number;
  /** Matches lost. */
  readonly lost: number;
  /** Goals, points or runs. */
  readonly scored: number;
  /** Goals, points or runs of the opponents. */
  readonly conceded: number;
  /** Table points, or wins in sports without points. */
  readonly points: number;
  /** The latest results, newest last. */
  readonly form: readonly FormResult[];
  /** The score of a match in play counts in this row. */
  readonly is_live?: boolean;
  /** `through`: the place leads to the knock-out; `possible`: it may do so. Null or absent elsewhere. */
  readonly zone?: "through" | "possible" | null;
}

/** A table beside others of its season. */
export interface StandingsTable {
  /** Group or part of the season, in the language of the call. */
  readonly name: string;
  /** Rows by rank. */
  readonly rows: readonly StandingsRow[];
}

/** Facts about the product that rarely change. */
export interface SystemData {
  /** The product's clock. */
  readonly clock: {
    /** Product time, ISO; real time except for replays that start at another time or run faster. */
    readonly now: string;
    /** Product seconds per real second. */
    readonly speed: number;
  };
  /** Languages on offer, the default first. */
  readonly locales: readonly {
    /** Code of the locale, such as `pt-BR`. */
    readonly code: string;
    /** Name in that language. */
    readonly name: string;
    /** Written from right to left. */
    readonly rtl: boolean;
  }[];
  /** What pages need to know of the platform. */
  readonly platform_settings: {
    /** Origin of the platform's own pages. */
    readonly platform_origin: string;
    /** Visitors can sign up. */
    readonly registration_open: boolean;
    /** Countries in which sign-in and sign-up are blocked. */
    readonly auth_blocked_countries?: readonly string[];
    /** Demo only: the page with the emails that were sent to players. */
    readonly outbox_url?: string | null;
    /** Players without this status are redirected to the platform. */
    readonly user_group?: string | null;
  };
  /** Fields of a player's profile. */
  readonly player_fields: readonly {
    /** Name of the field. */
    readonly key: string;
    /** A player must fill it in. */
    readonly required: boolean;
  }[];
  /** Currencies of accounts. */
  readonly currencies: readonly Currency[];
  /** Countries that a player can live in. */
  readonly countries: readonly {
    /** ISO 3166-1 alpha-2 code. */
    readonly code: string;
    /** Name in the language of the call. */
    readonly name: string;
  }[];
  /** Country of the caller: of the player, else of the address. */
  readonly user_country: {
    /** ISO 3166-1 alpha-2 code. */
    readonly code: string;
    /** Name in the language of the call. */
    readonly name: string;
  };
  /** Display tabs of markets, in order. */
  readonly market_groups: readonly {
    /** Key of the tab, as in `market_groups` of a market. */
    readonly groupKey: string;
    /** Name in the language of the call. */
    readonly name: string;
  }[];
}

/** A system on offer; `id` is sent back as `system_id`. */
export interface SystemType {
  /** `2/3`, or a name such as `lucky15`. */
  readonly id: string;
  /** Number of selections that the system needs. */
  readonly total_count: number;
  /** Size of the combinations; the smallest for named systems. */
  readonly win_count: number;
  /** Sizes of all combinations of a named system. */
  readonly sizes?: readonly number[];
}

/** The terms in force and those that the player has accepted. */
export interface TermsAcceptance {
  /** Version of the terms in force; null when the operator requires none. */
  readonly version: string | null;
  /** Version that the player has accepted; null before the first. */
  readonly accepted_version: string | null;
  /** The player must accept the terms in force before anything else. */
  readonly is_required: boolean;
}

/** Paragraphs with headings, for information pages. */
export interface TextBlock {
  /** Type of the block. */
  readonly type: "text";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Title; none by default. */
  readonly title?: string;
  /** The paragraphs, in order. */
  readonly paragraphs: readonly string[];
}

/** A match of a tie. */
export interface TieMatch {
  /** Id of the match. */
  readonly id: number;
  /** Last path segment of its page. */
  readonly slug: string;
  /** ISO UTC. */
  readonly start_time: string;
  /** Whether the home side of the tie plays at home. */
  readonly is_home_first: boolean;
  /** Score from the view of the tie's home side; null before the start. */
  readonly score: ScorePair | null;
  /** In play now. */
  readonly is_live: boolean;
}

/** A period that has begun, in seconds of real time since the start of the match. */
export interface TimelinePeriod {
  /** Number of the period, from 1. */
  readonly number: number;
  /** Name in the language of the call. */
  readonly name: string;
  /** `half`, `set`, `quarter`, `overtime`, `penalties`, ... */
  readonly type: string;
  /** Start of the period. */
  readonly from_seconds: number;
  /** Null while it is being played. */
  readonly to_seconds: number | null;
  /** Usual length of such a period. */
  readonly planned_seconds: number;
}

/** The token of a mailed link. */
export interface TokenBody {
  /** Token of the mailed link. */
  readonly token: string;
}

/** A few large match cards: chosen matches, or those with the most bets. */
export interface TopEventsBlock {
  /** Type of the block. */
  readonly type: "top_events";
  /** Heading above the block. */
  readonly heading?: string;
  readonly audience?: SiteAudience;
  /** Only this sport; all by default. */
  readonly sport_key?: string;
  /** Ids of the chosen matches; by default those with the most bets. */
  readonly match_ids?: readonly number[];
  /** Largest number of items. */
  readonly limit?: number;
}

/** A league or tournament. */
export interface Tournament {
  /** Id of the league. */
  readonly id: number;
  /** Betradar-style id, such as `sr:match:123`. */
  readonly urn_id: string;
  /** Last segment of the page address, ending in the id. */
  readonly slug: string;
  /** Name in the language of the call. */
  readonly name: string;
  /** Place in lists; lower numbers come first. */
  readonly priority: number;
  /** Key of the feed provider. */
  readonly provider: string;
  /** Its sport. */
  readonly sport: Sport;
  /** Its country or region. */
  readonly category: Category;
  /** Where it is played, if its category does not say it. */
  readonly country_code?: string | null;
  /** The part of the world that plays in it, if no one country does: `world`, `europe`, `south-america`, `north-america`, `africa`, `asia`, `oceania`. A page draws no emblem for another one. */
  readonly region?: string | null;
}

/** The pool of a tournament, which the best players share. */
export interface TournamentPool {
  /** The pool at the start. */
  readonly initial_pool: Money;
  /** The pool now. */
  readonly pool_amount: Money;
  /** Share of a counted bet's stake that the operator adds, thousandths. */
  readonly contribution: number;
  /** Share of the pool by place, thousandths. */
  readonly shares: readonly number[];
  /** The player's place; null without points. */
  readonly position: number | null;
  /** Number of players with points. */
  readonly players: number;
}

/** A movement of money on the player's account. */
export interface Transaction {
  /** Id of the transaction. */
  readonly id: string;
  /** What moved the money: `deposit`, `stake`, `payout`, `refund` and others. */
  readonly kind: string;
  /** Signed amount, minor units: negative when money left the account. */
  readonly amount: number;
  /** Code of the currency, such as `EUR` or `BTC`. */
  readonly currency: string;
  /** Minor units in one displayed unit, 100 for EUR. */
  readonly subunits: number;
  /** Balance after it, minor units. */
  readonly balance_after: number;
  /** When it was booked, ISO 8601 in UTC. */
  readonly created_at: string;
  /** Short reference of the bet; null for other transactions. */
  readonly bet_ref: string | null;
}

/** Card data as entered: passed to the acquirer and never stored. */
export interface TypedCard {
  /** Card number, with or without spaces. */
  readonly number: string;
  /** Month of expiry, 1 to 12. */
  readonly expiry_month: number;
  /** Year of expiry, four digits. */
  readonly expiry_year: number;
  /** Security code of the card. */
  readonly cvc: string;
  /** Name on the card. */
  readonly holder: string;
}

/** Number of unread notifications. */
export interface UnreadCounters {
  /** Number of unread notifications. */
  readonly unread: number;
}

/** Why a leg is void: its match was taken off the book, or did not end as played. */
export type VoidReason = "withdrawn" | "retired" | "walkover" | "abandoned" | "awarded" | "cancelled" | "postponed";

/** A player's prediction and all votes. */
export interface Vote {
  /** The player's choice. */
  readonly data: VoteChoice;
  /** ISO UTC. */
  readonly created_at: string;
  /** Votes of all players. */
  readonly totals: {
    /** Votes for the home side. */
    readonly home: number;
    /** Votes for a draw. */
    readonly draw: number;
    /** Votes for the away side. */
    readonly away: number;
  } | null;
}

/** A player's prediction of a match's winner. */
export type VoteChoice = "home" | "draw" | "away";

/** The player's balance after an order. */
export interface WalletReply {
  /** Balance after the order, minor units. */
  readonly balance: number;
}

/** How likely each side wins at a moment, by its prices without their margin. */
export interface WinChance {
  /** Seconds since the start; negative before it. */
  readonly at_seconds: number;
  /** Thousandths; all add up to 1000. */
  readonly home: number;
  /** Null in sports without a draw. */
  readonly draw: number | null;
  /** Thousandths. */
  readonly away: number;
  /** Prices of the sides then, thousandths. */
  readonly odds: readonly (number | null)[];
  /** `2:1`; null before the start. */
  readonly score: string | null;
  /** Match time, `45+2`. */
  readonly time: string | null;
}

/** The course of the chances to win a match. An extension. */
export interface WinChances {
  /** Id of the match. */
  readonly match_id: number;
  /** False while points are still being computed. */
  readonly is_complete: boolean;
  /** Oldest first. */
  readonly points: readonly WinChance[];
}

/** Every call by its operationId. */
export interface Operations {
  /** Accepts the terms in force. 409 `terms_changed` when they have changed since. */
  readonly acceptTerms: {
    readonly args: {
      readonly body: {
      /** Version that the player has read. */
      readonly version: string;
    };
    };
    readonly replies: { readonly 200: TermsAcceptance; };
    readonly error: ErrorBody;
  };
  /** The terms in force and those that the player has accepted. */
  readonly getTerms: {
    readonly args: {};
    readonly replies: { readonly 200: TermsAcceptance; };
    readonly error: ErrorBody;
  };
  /** Changes the password. This session gets a new token, all others end. */
  readonly changePassword: {
    readonly args: {
      readonly body: {
      /** The password until now. */
      readonly current_password: string;
      /** The new password, at least 8 characters. */
      readonly password: string;
    };
    };
    readonly replies: { readonly 200: Done; };
    readonly error: ErrorBody;
  };
  /** Fills in missing profile fields. Names and CPF can be set once. */
  readonly changePlayer: {
    readonly args: {
      readonly body: PlayerChange;
    };
    readonly replies: { readonly 200: Player; };
    readonly error: ErrorBody;
  };
  /** The signed-in player. */
  readonly getPlayer: {
    readonly args: {
      readonly query?: {
        /** Affiliate tag of the address that the player arrived on. */
        readonly stag?: string;
      };
    };
    readonly replies: { readonly 200: Player; };
    readonly error: ErrorBody;
  };
  /** Creates a player. 202 when the address must first be confirmed by an emailed link, whether or not it is already registered. Otherwise 201 with a session. 400 `under_age`, `common_password`, `terms_required`, `country_blocked`, `invalid_cpf`, and `email_taken` where nothing has to be confirmed. The reply to an address that is already registered is the same as for a new one, unless the site confirms no addresses. */
  readonly signUp: {
    readonly args: {
      readonly body: SignUpBody;
    };
    readonly replies: { readonly 201: Player; readonly 202: {
      /** A link was mailed, unless the address is already registered. */
      readonly status: "confirmation_sent";
    }; };
    readonly error: ErrorBody;
  };
  /** Checks the code. 400 `wrong_code`, or `code_expired` after five wrong codes or ten minutes. */
  readonly checkPhoneCode: {
    readonly args: {
      readonly body: {
      /** The six digits of the message. */
      readonly code: string;
    };
    };
    readonly replies: { readonly 200: PhoneVerification; };
    readonly error: ErrorBody;
  };
  /** Whether the player's phone number is verified, and whether it must be. */
  readonly getPhoneVerification: {
    readonly args: {
      readonly query?: {
        /** @deprecated Ignored; accepted for older clients. */
        readonly locale?: string;
      };
    };
    readonly replies: { readonly 200: PhoneVerification; };
    readonly error: ErrorBody;
  };
  /** Sends a six-digit code by text message, valid for ten minutes. */
  readonly sendPhoneCode: {
    readonly args: {
      readonly body: {
      /** Number with its country code, such as `+4915112345678`. */
      readonly phone: string;
    };
    };
    readonly replies: { readonly 202: {
      /** The code was handed to the message service. */
      readonly status: "sent";
    }; };
    readonly error: ErrorBody;
  };
  /** Confirms an address by the token of the mailed link. */
  readonly confirmEmail: {
    readonly args: {
      readonly body: TokenBody;
    };
    readonly replies: { readonly 200: AccountAddress; };
    readonly error: ErrorBody;
  };
  /** Confirms the password for calls that answer 403 `password_required`. Valid for ten minutes. */
  readonly confirmPassword: {
    readonly args: {
      readonly body: {
      /** The player's password. */
      readonly password: string;
    };
    };
    readonly replies: { readonly 200: Done; };
    readonly error: ErrorBody;
  };
  /** Signs all other devices out. 403 `password_required` unless the password was confirmed recently. */
  readonly endOtherSessions: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** Number of sessions that were ended. */
      readonly ended: number;
    }; };
    readonly error: ErrorBody;
  };
  /** The player's sessions, the latest used first. */
  readonly listSessions: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly PlayerSession[];
    }; };
    readonly error: ErrorBody;
  };
  /** Signs one device out. 403 `password_required` unless the password was confirmed recently. */
  readonly endSession: {
    readonly args: {
      readonly params: {
        /** Id of the session. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: Done; };
    readonly error: ErrorBody;
  };
  /** Sends a link for choosing a new password. */
  readonly forgotPassword: {
    readonly args: {
      readonly body: EmailBody;
    };
    readonly replies: { readonly 202: MailSent; };
    readonly error: ErrorBody;
  };
  /** Sets a new password by the token of the mailed link and ends every session. */
  readonly resetPassword: {
    readonly args: {
      readonly body: ResetPasswordBody;
    };
    readonly replies: { readonly 200: AccountAddress; };
    readonly error: ErrorBody;
  };
  /** Brazilian municipalities whose name contains the text, at most 20. Those that begin with it come first. */
  readonly listMunicipalities: {
    readonly args: {
      readonly query: {
        /** Part of the name, without regard to case and accents. */
        readonly q: string;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Municipality[];
    }; };
    readonly error: ErrorBody;
  };
  /** Sends the confirmation link again. */
  readonly resendConfirmation: {
    readonly args: {
      readonly body: EmailBody;
    };
    readonly replies: { readonly 202: MailSent; };
    readonly error: ErrorBody;
  };
  /** Sends the unlock link again. */
  readonly resendUnlock: {
    readonly args: {
      readonly body: EmailBody;
    };
    readonly replies: { readonly 202: MailSent; };
    readonly error: ErrorBody;
  };
  /** Unlocks an address after too many wrong passwords, by the token of the mailed link. */
  readonly unlockPlayer: {
    readonly args: {
      readonly body: TokenBody;
    };
    readonly replies: { readonly 200: AccountAddress; };
    readonly error: ErrorBody;
  };
  /** Cashes out at the amount that the player saw or a better one. When the offer has dropped, refuses with 409 and the new amount. Send the offer that the player saw as `to_cashout`. The bet is closed at that value or a higher one, never at a lower one. */
  readonly cashOut: {
    readonly args: {
      readonly body: CashoutBody;
      readonly idempotencyKey?: string;
    };
    readonly replies: { readonly 200: CashoutReply; };
    readonly error: ErrorBody | CashoutRefusal;
  };
  /** The current offer and its history, oldest first (an extension). */
  readonly cashoutTrend: {
    readonly args: {
      readonly params: {
        /** Id of the bet. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: {
      /** The offer now; null when the bet is closed. */
      readonly offer: CashoutOffer | null;
      /** At most 120 points. */
      readonly trend: readonly {
        /** When the value was offered, ISO 8601 in UTC. */
        readonly at: string;
        /** Offered value, minor units. */
        readonly value: number;
      }[];
    }; };
    readonly error: ErrorBody;
  };
  /** Closes a key: if nothing was placed under it, it is void permanently, and a later call under it is refused. Returns the status of the attempt. */
  readonly closeBetAttempt: {
    readonly args: {
      readonly params: {
        /** The `Idempotency-Key` of the placement. */
        readonly key: string;
      };
    };
    readonly replies: { readonly 200: BetAttempt; };
    readonly error: ErrorBody;
  };
  /** Closes a bet at its cash-out value and places a new one with that stake, or changes nothing (an extension). 400 `PlacementError`, 409 `CashoutRefusal`. */
  readonly editBet: {
    readonly args: {
      readonly params: {
        /** Id of the bet. */
        readonly id: string;
      };
      readonly body: EditBetBody;
      readonly idempotencyKey?: string;
    };
    readonly replies: { readonly 200: EditBetReply; };
    readonly error: PlacementError | ErrorBody | CashoutRefusal;
  };
  /** One bet of the player. 404 for bets of others. */
  readonly getBet: {
    readonly args: {
      readonly params: {
        /** Id of the bet. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: Bet; };
    readonly error: ErrorBody;
  };
  /** The status of a placement attempt (an extension). For a client that has lost the reply to a placement. `unknown` means that the request may still arrive: close the key to be sure. */
  readonly getBetAttempt: {
    readonly args: {
      readonly params: {
        /** The `Idempotency-Key` of the placement. */
        readonly key: string;
      };
    };
    readonly replies: { readonly 200: BetAttempt; };
    readonly error: ErrorBody;
  };
  /** What the player staked and got back in the last thirty days, day by day (an extension). Counts bets in the player's currency on the day that resolved them; open bets do not count. */
  readonly getBetSums: {
    readonly args: {};
    readonly replies: { readonly 200: BetSums; };
    readonly error: ErrorBody;
  };
  /** The player's bets, newest first. Without `status`, bets of all statuses are returned. */
  readonly listBets: {
    readonly args: {
      readonly query?: {
        /** Only bets in one of these statuses; repeat the key for several. */
        readonly status?: readonly BetStatus[];
        /** Only settled bets with this result. */
        readonly result?: "win" | "lose" | "refund";
        /** Page to return, from 1. */
        readonly page?: number;
        /** Largest number of items of a page. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The items of this page. */
      readonly data: readonly Bet[];
      /** Where this page is in the list. */
      readonly pagination: Pagination;
    }; };
    readonly error: ErrorBody;
  };
  /** The maximum stake of each bet, by index. 0 when the bet would be refused. `limit` does not depend on the balance (an extension). Takes the bets as they would be placed and returns one entry for each, in the same order. */
  readonly maxStake: {
    readonly args: {
      readonly body: MaxStakeBody;
    };
    readonly replies: { readonly 200: readonly {
      /** Largest stake that is accepted now, 0 when the bet would be refused. */
      readonly max_stake: Money;
      /** Largest stake by the operator's limits, whatever the balance. */
      readonly limit?: Money;
    }[]; };
    readonly error: ErrorBody;
  };
  /** Places all bets or none. With `Idempotency-Key`, a repeat returns the first reply. Checks every bet by the same rules as the slip: prices against the player's policy, limits, balance, combinations. An in-play bet is answered with the status `submitted` and is decided after the operator's delay; its decision comes as `bet_changed` on the private channel. If no reply arrives, ask `GET /api/v2/bets/attempts/{key}` before trying again. */
  readonly placeBets: {
    readonly args: {
      readonly body: PlaceBetsBody;
      readonly idempotencyKey?: string;
    };
    readonly replies: { readonly 200: PlaceBetsReply; };
    readonly error: PlacementError | ErrorBody;
  };
  /** Removes the rule. */
  readonly removeCashoutRule: {
    readonly args: {
      readonly params: {
        /** Id of the bet. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: Bet; };
    readonly error: ErrorBody;
  };
  /** Sets or replaces the rule of an open bet. 400 `rule_value_out_of_range` above the potential return. */
  readonly saveCashoutRule: {
    readonly args: {
      readonly params: {
        /** Id of the bet. */
        readonly id: string;
      };
      readonly body: {
      /** Cash the bet out, or only notify the player. */
      readonly action: "cash_out" | "notify";
      /** Value at which the rule acts, minor units of the stake's currency. */
      readonly at_value: number;
    };
    };
    readonly replies: { readonly 200: Bet; };
    readonly error: ErrorBody;
  };
  /** Activates an available bonus. 409 `not_available` otherwise. A repeat changes nothing. */
  readonly activateBonus: {
    readonly args: {
      readonly params: {
        /** Id of the bonus. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Bonus; };
    readonly error: ErrorBody;
  };
  /** Opens a chest for a freebet of a lootbox: draws its boost and activates it. A second time is refused with 409 `already_boosted`. */
  readonly boostFreebet: {
    readonly args: {
      readonly params: {
        /** Id of the bonus. */
        readonly id: number;
      };
      readonly query?: {
        /** Chest to open, 1 to 3; 1 by default. */
        readonly place?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The freebet with its boost. */
      readonly bonus: Bonus;
      /** The contents of the three chests, by position. */
      readonly chests: readonly number[];
    }; };
    readonly error: ErrorBody;
  };
  /** One bonus. 404 for a freebet of another player. */
  readonly getBonus: {
    readonly args: {
      readonly params: {
        /** Kind of bonus, in the plural. */
        readonly kind: BonusKind;
        /** Id of the bonus. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Bonus; };
    readonly error: ErrorBody;
  };
  /** The terms that the backend applies, with their numbers. */
  readonly getBonusTerms: {
    readonly args: {
      readonly params: {
        /** Kind of bonus, in the plural. */
        readonly kind: BonusKind;
        /** Id of the bonus. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly BonusTerm[];
    }; };
    readonly error: ErrorBody;
  };
  /** Bonuses of all types. For a visitor, the running campaigns. A visitor sees the running campaigns, a player also what was issued. */
  readonly listBonuses: {
    readonly args: {
      readonly query?: {
        /** `active` for bonuses that run, whether the reader can use them or not; `available` waits to be activated; or `ended`. */
        readonly status?: "active" | "available" | "ended";
        /** Only bonuses that can be used or activated now. */
        readonly available?: boolean;
        /** Only issued bonuses that the player has not seen. */
        readonly unseen?: boolean;
        /** Largest number of bonuses of each type. */
        readonly limit_per_type?: number;
        /** Only bonuses of these types; repeat the key for several. */
        readonly type?: readonly BonusType[];
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Bonus[];
    }; };
    readonly error: ErrorBody;
  };
  /** Bonuses of each bet, by index: `available` now, or `upcoming` with more or other selections. For the slip: which bonuses each bet could use, without placing it. */
  readonly slipBonuses: {
    readonly args: {
      readonly body: SlipBets;
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly {
        /** Bonuses that the bet can use now. */
        readonly available: readonly SlipBonus[];
        /** Bonuses that it could use with more or other selections. */
        readonly upcoming: readonly SlipBonus[];
      }[];
    }; };
    readonly error: ErrorBody;
  };
  /** Bonuses of one kind, newest first. */
  readonly listBonusesOfKind: {
    readonly args: {
      readonly params: {
        /** Kind of bonus, in the plural. */
        readonly kind: BonusKind;
      };
      readonly query?: {
        /** @deprecated Ignored in favour of `Accept-Language`; accepted for older clients. */
        readonly locale?: string;
        /** Only bonuses that can be used or activated now. */
        readonly is_available?: boolean;
        /** `active` for bonuses that run, whether the reader can use them or not; `available` waits to be activated; or `ended`. */
        readonly status?: "active" | "available" | "ended";
        /** Page to return, from 1. */
        readonly page?: number;
        /** 4 by default. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The items of this page. */
      readonly data: readonly Bonus[];
      /** Where this page is in the list. */
      readonly pagination: Pagination;
    }; };
    readonly error: ErrorBody;
  };
  /** The player's progress towards automatic freebets. */
  readonly listFreebetAmb: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly FreebetAmb[];
    }; };
    readonly error: ErrorBody;
  };
  /** The player's progress towards automatic freebets, with these bets in `possible_progress_count`. */
  readonly slipFreebetAmb: {
    readonly args: {
      readonly body: SlipBets;
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly FreebetAmb[];
    }; };
    readonly error: ErrorBody;
  };
  /** Marks bonuses as seen. Jackpot hits have the type `jackpot`. Unknown ones are ignored. */
  readonly markBonusesSeen: {
    readonly args: {
      readonly body: {
      /** What the player has seen. */
      readonly bonuses: readonly {
        /** Id of the bonus or jackpot hit. */
        readonly id: number;
        /** Type of the bonus, or `jackpot`. */
        readonly type: "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox" | "jackpot";
      }[];
    };
    };
    readonly replies: { readonly 200: {
      /** Number of bonuses and hits that were unseen before. */
      readonly marked: number;
    }; };
    readonly error: ErrorBody;
  };
  /** Issues the bonus of a code, once per player. */
  readonly redeemPromoCode: {
    readonly args: {
      readonly body: {
      /** The code as typed. */
      readonly code: string;
    };
    };
    readonly replies: { readonly 200: Bonus; };
    readonly error: ErrorBody;
  };
  /** The leaderboard, best first, with the reader's own position last when it is further down. */
  readonly tournamentRating: {
    readonly args: {
      readonly params: {
        /** Id of the bonus. */
        readonly id: number;
      };
      readonly query?: {
        /** Number of places, 10 by default. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly LeaderboardEntry[];
    }; };
    readonly error: ErrorBody;
  };
  /** Counts of matches and outrights by sport, category and tournament. Several filters are combined by OR. The counts of menus: how many matches and outright events each sport, country and league has on offer. */
  readonly countEvents: {
    readonly args: {
      readonly body: {
      /** A match counts when it meets one of them; without any, all matches count. */
      readonly filters: readonly CounterFilter[];
    };
    };
    readonly replies: { readonly 200: Counters; };
    readonly error: ErrorBody;
  };
  /** One country or region. */
  readonly getCategory: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Category; };
    readonly error: ErrorBody;
  };
  /** One league or tournament. */
  readonly getTournament: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Tournament; };
    readonly error: ErrorBody;
  };
  /** Countries and regions. */
  readonly listCategories: {
    readonly args: {
      readonly query?: {
        /** Only these sports; repeat the key for several. */
        readonly sport_key?: readonly string[];
        /** Only sports of this kind. */
        readonly sport_type?: SportType;
        /** Only these countries or regions; repeat the key for several. */
        readonly category_id?: readonly number[];
        /** Page to return, from 1. */
        readonly page?: number;
        /** Largest number of items of a page. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The items of this page. */
      readonly data: readonly Category[];
      /** Where this page is in the list. */
      readonly pagination: Pagination;
    }; };
    readonly error: ErrorBody;
  };
  /** All sports by priority. */
  readonly listSports: {
    readonly args: {
      readonly query?: {
        /** Only sports of this kind. */
        readonly sport_type?: SportType;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Sport[];
    }; };
    readonly error: ErrorBody;
  };
  /** Leagues and tournaments by priority. */
  readonly listTournaments: {
    readonly args: {
      readonly query?: {
        /** Only these sports; repeat the key for several. */
        readonly sport_key?: readonly string[];
        /** Only sports of this kind. */
        readonly sport_type?: SportType;
        /** Only these countries or regions; repeat the key for several. */
        readonly category_id?: readonly number[];
        /** Page to return, from 1. */
        readonly page?: number;
        /** Largest number of items of a page. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The items of this page. */
      readonly data: readonly Tournament[];
      /** Where this page is in the list. */
      readonly pagination: Pagination;
    }; };
    readonly error: ErrorBody;
  };
  /** Whether a match's chat accepts messages now. The messages themselves are on the realtime channel. */
  readonly getChatRoom: {
    readonly args: {
      readonly params: {
        /** Id of the match. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: ChatRoom; };
    readonly error: ErrorBody;
  };
  /** Reports a message to the operator, once per player. A repeat changes nothing. */
  readonly reportChatMessage: {
    readonly args: {
      readonly params: {
        /** Id of the message. */
        readonly id: number;
      };
      readonly body: {
      /** Why it is reported. */
      readonly reason: ChatReportReason;
    };
    };
    readonly replies: { readonly 201: {
      /** Always true: the call was carried out. */
      readonly ok: true;
    }; };
    readonly error: ErrorBody;
  };
  /** Markets of a match that can be legs of a custom bet. Markets that share a `custom_bet_groups` entry exclude each other. */
  readonly customMarkets: {
    readonly args: {
      readonly params: {
        /** Id of the match. */
        readonly matchId: number;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Market[];
    }; };
    readonly error: ErrorBody;
  };
  /** One price for up to ten related outcomes of one match. */
  readonly customOdds: {
    readonly args: {
      readonly body: {
      /** Id of the match. */
      readonly match_id: number;
      /** Two to ten outcomes; more are refused with `too_many_selections`. */
      readonly selections: readonly CustomBetSelection[];
    };
    };
    readonly replies: { readonly 200: {
      /** Price of all outcomes together, thousandths. */
      readonly odds: number;
    }; };
    readonly error: ErrorBody;
  };
  /** From the host's server: a code that signs a player in to the frame, valid once, for a minute. `X-SB-Signature: t=<epoch seconds>,v1=<hex HMAC-SHA256 of t, player, brand and parent_origin, one per line, under EMBED_SECRET>`. 403 with the code of sign-in for a player who may not sign in (`self_excluded`, `account_blocked`, `under_age`, `unconfirmed`). */
  readonly createEmbedCode: {
    readonly args: {
      readonly body: {
      /** The host's own id of the player, or the `id` of `/embed/players`. */
      readonly player: string;
      /** Key of the host's brand. */
      readonly brand: string;
      /** Origin of the page that will contain the frame. */
      readonly parent_origin: string;
    };
    };
    readonly replies: { readonly 201: {
      /** The code to hand to the frame. */
      readonly code: string;
      /** Seconds. */
      readonly expires_in: number;
    }; };
    readonly error: ErrorBody;
  };
  /** From the host's server: creates a player with the host's id (201), or updates it (200). A repeat changes nothing. `X-SB-Signature` as for `/embed/codes`, over t, player, brand, email, currency, country, date_of_birth, first_name, last_name and locale, one per line, empty when omitted. */
  readonly putHostPlayer: {
    readonly args: {
      readonly body: HostPlayer;
    };
    readonly replies: { readonly 200: {
      /** The sportsbook's own id of the player. */
      readonly id: string;
    }; readonly 201: {
      /** The sportsbook's own id of the player. */
      readonly id: string;
    }; };
    readonly error: ErrorBody;
  };
  /** From the frame: exchanges a code for a session, carried by a partitioned cookie or, when the browser keeps none, by a token for 15 minutes. 403 `bad_code` for a code that was used, has expired, or belongs to another parent or brand, `country_blocked` where sign-in is blocked, and the codes of sign-in for a player who may not sign in. */
  readonly startEmbedSession: {
    readonly args: {
      readonly body: {
      /** The code from the host's server. */
      readonly code: string;
      /** Origin of the page that contains the frame. */
      readonly parent_origin: string;
      /** How the session is carried: by a partitioned cookie, or by a token in memory. */
      readonly carrier: "cookie" | "bearer";
    };
    };
    readonly replies: { readonly 200: {
      readonly player: Player;
      /** For `Authorization: Bearer`; null where a cookie carries the session. */
      readonly token: string | null;
      /** Seconds. */
      readonly expires_in: number;
    }; };
    readonly error: ErrorBody;
  };
  /** Adds one. Adding it again changes nothing. */
  readonly addFavourite: {
    readonly args: {
      readonly params: {
        /** Kind of favourite. */
        readonly type: FavouriteType;
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: FavouriteIds; };
    readonly error: ErrorBody;
  };
  /** Removes one. Removing it again changes nothing. */
  readonly removeFavourite: {
    readonly args: {
      readonly params: {
        /** Kind of favourite. */
        readonly type: FavouriteType;
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: FavouriteIds; };
    readonly error: ErrorBody;
  };
  /** Ids of the player's favourites. `match_status` and `bettable` choose among matches. */
  readonly listFavourites: {
    readonly args: {
      readonly params: {
        /** Kind of favourite. */
        readonly type: FavouriteType;
      };
      readonly query?: {
        /** Only matches in one of these statuses. */
        readonly match_status?: readonly number[];
        /** Only matches with a market that is open. */
        readonly bettable?: boolean;
      };
    };
    readonly replies: { readonly 200: FavouriteIds; };
    readonly error: ErrorBody;
  };
  /** One jackpot. */
  readonly getJackpot: {
    readonly args: {
      readonly params: {
        /** Id of the jackpot. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Jackpot; };
    readonly error: ErrorBody;
  };
  /** Hits, newest first. `for_user` and `unseen` return the player's own hits and need a session. Other players appear under a hash that does not name them. */
  readonly listJackpotHits: {
    readonly args: {
      readonly query?: {
        /** Only hits of this jackpot. */
        readonly jackpot_id?: number;
        /** 10 by default. */
        readonly limit?: number;
        /** Only hits in one of these statuses; repeat the key for several. */
        readonly status?: readonly JackpotHitStatus[];
        /** Only the player's own hits; needs a session. */
        readonly for_user?: boolean;
        /** Only own hits that the player has not seen; needs a session. */
        readonly unseen?: boolean;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly JackpotHit[];
    }; };
    readonly error: ErrorBody;
  };
  /** Jackpots with their levels. */
  readonly listJackpots: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Jackpot[];
    }; };
    readonly error: ErrorBody;
  };
  /** The jackpots that each bet would take part in, by index. */
  readonly slipJackpots: {
    readonly args: {
      readonly body: {
      /** Bets as they would be placed. */
      readonly bets: readonly BetRequest[];
    };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly {
        /** Ids of the jackpots that the bet takes part in. */
        readonly jackpot_ids: readonly number[];
      }[];
    }; };
    readonly error: ErrorBody;
  };
  /** Confirms a looser limit or a removal after its delay. */
  readonly confirmLimit: {
    readonly args: {
      readonly params: {
        /** Id of the limit. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: Limit; };
    readonly error: ErrorBody;
  };
  /** Confirms the reality check and continues the session. */
  readonly continueSession: {
    readonly args: {};
    readonly replies: { readonly 200: RealityCheck; };
    readonly error: ErrorBody;
  };
  /** Session information, polled every 30 seconds. 400 `no_reality_check` when the player has no reality check, which ends the polling. */
  readonly getRealityCheck: {
    readonly args: {};
    readonly replies: { readonly 200: RealityCheck; };
    readonly error: ErrorBody;
  };
  /** The rules of the player's country, missing limits, a running exclusion, and the session so far. */
  readonly getSaferGambling: {
    readonly args: {};
    readonly replies: { readonly 200: SaferGambling; };
    readonly error: ErrorBody;
  };
  /** The player's limits, newest first. Without a status, those in force and those pending. */
  readonly listLimits: {
    readonly args: {
      readonly query?: {
        /** Only limits of this type. */
        readonly type?: LimitType;
        /** Only limits in this status. */
        readonly status?: LimitStatus;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Limit[];
    }; };
    readonly error: ErrorBody;
  };
  /** Sets a limit. A first or stricter one applies at once. A looser one needs a delay and a confirmation. Limits are checked inside the transaction of a bet or deposit. */
  readonly setLimit: {
    readonly args: {
      readonly body: SetLimitBody;
    };
    readonly replies: { readonly 201: Limit; };
    readonly error: ErrorBody;
  };
  /** Cancels a pending change, or requests the removal of a limit. 403 `cannot_remove` for exclusions and compulsory limits. */
  readonly removeLimit: {
    readonly args: {
      readonly params: {
        /** Id of the limit. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: Limit; };
    readonly error: ErrorBody;
  };
  /** Reports every 60 seconds that the player is active. 401 `activity_limit` ends the session when the day's minutes are used up. 403 `out_of_limit` ('User is out of limit') when the session is longer than its limit. */
  readonly trackActivity: {
    readonly args: {};
    readonly replies: { readonly 200: SessionFacts; };
    readonly error: ErrorBody;
  };
  /** One match or outright event. For changes after this reply, subscribe to the channel of the match. */
  readonly getMatch: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Match; };
    readonly error: ErrorBody;
  };
  /** Scoreboard and timeline of one match. */
  readonly getMatchTimeline: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: MatchTimeline; };
    readonly error: ErrorBody;
  };
  /** Price history of one market line (an extension). */
  readonly getPriceHistory: {
    readonly args: {
      readonly params: {
        /** Id of the match. */
        readonly id: number;
        /** Internal id of the market. */
        readonly marketId: number;
      };
      readonly query?: {
        /** Specifier of the line; empty by default. */
        readonly specifier?: string;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly PricePoint[];
    }; };
    readonly error: ErrorBody;
  };
  /** How likely each side was to win, about a point a minute. Before the start, one (an extension). */
  readonly getWinChances: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: WinChances; };
    readonly error: ErrorBody;
  };
  /** The markets of one match, by priority. A line is identified by the market's `id` and its `specifier` together. Suspended markets are listed with their last prices. */
  readonly listMarkets: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
      readonly query?: {
        /** Page to return, from 1. */
        readonly page?: number;
        /** Largest number of items of a page. */
        readonly limit?: number;
        /** Only markets of this display tab, a key of `market_groups`. */
        readonly group_key?: string;
        /** Only lines of the market with this internal id. */
        readonly market_id?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The items of this page. */
      readonly data: readonly Market[];
      /** Where this page is in the list. */
      readonly pagination: Pagination;
    }; };
    readonly error: ErrorBody;
  };
  /** Matches and outright events, filtered, sorted and paged. All filters must match. A key that is repeated makes a list, of which one value must match. Every match has the markets that lists show; all of its markets are at `GET /api/v2/matches/{id}/markets`. */
  readonly listMatches: {
    readonly args: {
      readonly query?: {
        /** Only these matches; repeat the key for several. */
        readonly id?: readonly number[];
        /** Only matches with two sides, or only outright events. */
        readonly type?: "match" | "outright";
        /** Only these sports, such as `soccer`; repeat the key for several. */
        readonly sport_key?: readonly string[];
        /** Only sports of this kind. */
        readonly sport_type?: SportType;
        /** Only these countries or regions; repeat the key for several. */
        readonly category_id?: readonly number[];
        /** Only these leagues; repeat the key for several. */
        readonly tournament_id?: readonly number[];
        /** Only matches in one of these statuses: 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. */
        readonly match_status?: readonly number[];
        /** Sort fields with `:asc` or `:desc`, the most important first, such as `start_time:asc`. */
        readonly sort_by?: readonly string[];
        /** Only matches that start at this time or later. */
        readonly start_from?: string;
        /** Only matches that start before this time. */
        readonly start_to?: string;
        /** Only matches with an open market. */
        readonly bettable?: boolean;
        /** Largest number of matches of each sport. */
        readonly max_per_sport?: number;
        /** Only the player's favourites; needs a session. */
        readonly favourite?: boolean;
        /** Only matches with (true) or without (false) video. */
        readonly has_video?: boolean;
        /** Page to return, from 1. */
        readonly page?: number;
        /** Largest number of items of a page. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The items of this page. */
      readonly data: readonly Match[];
      /** Where this page is in the list. */
      readonly pagination: Pagination;
    }; };
    readonly error: ErrorBody;
  };
  /** The same of several matches, with few points (an extension). */
  readonly listWinChances: {
    readonly args: {
      readonly query: {
        /** Repeat the key for several. */
        readonly match_id: readonly number[];
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly WinChances[];
    }; };
    readonly error: ErrorBody;
  };
  /** The number of unread notifications. */
  readonly countNotifications: {
    readonly args: {};
    readonly replies: { readonly 200: UnreadCounters; };
    readonly error: ErrorBody;
  };
  /** The player's notifications, newest first. */
  readonly listNotifications: {
    readonly args: {
      readonly query?: {
        /** Page to return, from 1. */
        readonly page?: number;
        /** Largest number of items of a page. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** The items of this page. */
      readonly data: readonly Notification[];
      /** Where this page is in the list. */
      readonly pagination: Pagination;
    }; };
    readonly error: ErrorBody;
  };
  /** Marks all notifications as read. */
  readonly readAllNotifications: {
    readonly args: {};
    readonly replies: { readonly 200: UnreadCounters; };
    readonly error: ErrorBody;
  };
  /** Marks notifications as read. Ids of others are ignored. */
  readonly readNotifications: {
    readonly args: {
      readonly body: {
      /** Ids of the notifications. */
      readonly ids: readonly string[];
    };
    };
    readonly replies: { readonly 200: UnreadCounters; };
    readonly error: ErrorBody;
  };
  /** Answers the bank's challenge with the code, or null to give up. 400 `wrong_code` while attempts remain. */
  readonly answerChallenge: {
    readonly args: {
      readonly params: {
        /** Id of the payment or card. */
        readonly id: string;
      };
      readonly body: {
      /** The code from the bank; null to give up. */
      readonly code: string | null;
    };
    };
    readonly replies: { readonly 200: Payment; };
    readonly error: ErrorBody;
  };
  /** Deposits by card. Takes `Idempotency-Key`: a repeat returns the current payment. The money is credited once, when the payment is `approved`. A payment in the state `challenge` waits for `answerChallenge`. */
  readonly createPayment: {
    readonly args: {
      readonly body: CreatePaymentBody;
      readonly idempotencyKey?: string;
    };
    readonly replies: { readonly 201: Payment; };
    readonly error: ErrorBody;
  };
  /** Deletes a saved card. */
  readonly forgetCard: {
    readonly args: {
      readonly params: {
        /** Id of the payment or card. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly SavedCard[];
    }; };
    readonly error: ErrorBody;
  };
  /** One payment of the player. */
  readonly getPayment: {
    readonly args: {
      readonly params: {
        /** Id of the payment or card. */
        readonly id: string;
      };
    };
    readonly replies: { readonly 200: Payment; };
    readonly error: ErrorBody;
  };
  /** Deposit methods for the account of a currency, the player's own by default. */
  readonly listPaymentMethods: {
    readonly args: {
      readonly query?: {
        /** Currency of the account; the player's own by default. */
        readonly currency?: string;
      };
    };
    readonly replies: { readonly 200: PaymentMethods; };
    readonly error: ErrorBody;
  };
  /** For payment providers: settles a pending payment. Repeats change nothing. `X-Signature` is the hex HMAC-SHA256 of `{id}.{state}` with PAYMENT_SECRET. Can be repeated: the first result counts. */
  readonly settlePayment: {
    readonly args: {
      readonly params: {
        /** Id of the payment or card. */
        readonly id: string;
      };
      readonly body: {
      /** Result of the payment. */
      readonly state: "approved" | "declined";
      /** Why it was declined. */
      readonly reason?: string;
    };
    };
    readonly replies: { readonly 200: {
      /** Id of the payment. */
      readonly id: string;
      /** State after the call. */
      readonly state: PaymentState;
    }; };
    readonly error: ErrorBody;
  };
  /** What is at stake now in a match, and its course as its sport draws it (an extension). */
  readonly getMatchPicture: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: MatchPicture; };
    readonly error: ErrorBody;
  };
  /** The situations of the live matches, the closest finishes first (an extension). */
  readonly listSituations: {
    readonly args: {
      readonly query?: {
        /** Largest number of matches, 24 by default. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Situation[];
    }; };
    readonly error: ErrorBody;
  };
  /** Combos of open matches: those that players bet on most, then some by the odds (an extension). */
  readonly listPopularCombos: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly PopularCombo[];
    }; };
    readonly error: ErrorBody;
  };
  /** Demo cashier: adds play money. 404 in production. */
  readonly deposit: {
    readonly args: {
      readonly body: {
      /** Play money to add, minor units. */
      readonly amount: number;
      /** Currency of the account. */
      readonly currency: string;
    };
      readonly idempotencyKey?: string;
    };
    readonly replies: { readonly 200: PlayerAccount; };
    readonly error: ErrorBody;
  };
  /** The player's balances. */
  readonly listAccounts: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly PlayerAccount[];
    }; };
    readonly error: ErrorBody;
  };
  /** The latest transactions, newest first, at most 200. */
  readonly listTransactions: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** All items. */
      readonly data: readonly Transaction[];
    }; };
    readonly error: ErrorBody;
  };
  /** Sets the active currency. Ignored when the player has no account in it. */
  readonly setPlayerCurrency: {
    readonly args: {
      readonly body: {
      /** Currency of one of the player's accounts. */
      readonly currency: string;
    };
    };
    readonly replies: { readonly 200: Player; };
    readonly error: ErrorBody;
  };
  /** Sets the preferred locale. */
  readonly setPlayerLocale: {
    readonly args: {
      readonly body: {
      /** Locale to prefer, such as `pt-BR`. */
      readonly locale: string;
    };
    };
    readonly replies: { readonly 200: Player; };
    readonly error: ErrorBody;
  };
  /** Signs in. 401 `invalid_credentials`, 403 `unconfirmed` (the emailed link has not been opened), `self_excluded`, `account_blocked`, `under_age` or `country_blocked`, 423 `locked` (too many wrong passwords from this address), 429 after too many attempts. The reply sets the session cookie. */
  readonly signIn: {
    readonly args: {
      readonly body: SignInBody;
    };
    readonly replies: { readonly 200: Player; };
    readonly error: ErrorBody;
  };
  /** Ends the session. */
  readonly signOut: {
    readonly args: {};
    readonly replies: { readonly 200: Done; };
    readonly error: ErrorBody;
  };
  /** For providers: credits the win of a debit once per key, even after its session has ended. */
  readonly creditWallet: {
    readonly args: {
      readonly params: {
        /** Key of the provider. */
        readonly provider: string;
      };
      readonly body: {
      /** The provider's own id of this credit. */
      readonly key: string;
      /** Key of the debit that won. */
      readonly debit_key: string;
      /** Win to credit, minor units. */
      readonly amount: number;
    };
    };
    readonly replies: { readonly 200: WalletReply; };
    readonly error: ErrorBody;
  };
  /** For providers: debits a stake once per key, in an open session. Without an answer, repeat the call or roll it back. If no reply arrives, repeat the call under the same key or roll it back: both are safe. */
  readonly debitWallet: {
    readonly args: {
      readonly params: {
        /** Key of the provider. */
        readonly provider: string;
      };
      readonly body: {
      /** Key of the game. */
      readonly app: string;
      /** The launch token from the game's address. */
      readonly token: string;
      /** The provider's own id of this debit. */
      readonly key: string;
      /** Stake to debit, minor units. */
      readonly amount: number;
    };
    };
    readonly replies: { readonly 200: WalletReply; };
    readonly error: ErrorBody;
  };
  /** The state that the page of a launched game shows. */
  readonly getProviderState: {
    readonly args: {
      readonly params: {
        /** Key of the provider. */
        readonly provider: string;
        /** Key of the game. */
        readonly app: string;
      };
    };
    readonly replies: { readonly 200: ProviderState; };
    readonly error: ErrorBody;
  };
  /** The address of a provider's game for a frame, valid for one player and two hours. 403 `player_forbidden`, 404 for an unknown game. */
  readonly launchProvider: {
    readonly args: {
      readonly params: {
        /** Key of the provider. */
        readonly provider: string;
      };
      readonly body: {
      /** Key of the game. */
      readonly app: string;
      /** Colours that the game should use. */
      readonly theme?: "dark" | "light" | "contrast" | "system";
    };
    };
    readonly replies: { readonly 200: {
      /** On this site or another; the part after `#` is secret to the player. */
      readonly url: string;
      /** ISO UTC. */
      readonly expires_at: string;
    }; };
    readonly error: ErrorBody;
  };
  /** For providers: the player of a launch token. */
  readonly openWallet: {
    readonly args: {
      readonly params: {
        /** Key of the provider. */
        readonly provider: string;
      };
      readonly body: {
      /** Key of the game. */
      readonly app: string;
      /** The launch token from the game's address. */
      readonly token: string;
    };
    };
    readonly replies: { readonly 200: {
      /** Id of the player. */
      readonly player_id: string;
      /** Code of the currency, such as `EUR` or `BTC`. */
      readonly currency: string;
      /** Minor units in one displayed unit, 100 for EUR. */
      readonly subunits: number;
      /** Balance, minor units. */
      readonly balance: number;
    }; };
    readonly error: ErrorBody;
  };
  /** Bets on the open round. A repeat under the same key returns the same bet. */
  readonly placeProviderBet: {
    readonly args: {
      readonly params: {
        /** Key of the provider. */
        readonly provider: string;
        /** Key of the game. */
        readonly app: string;
      };
      readonly body: {
      /** Number of the open round. */
      readonly round: number;
      /** The selection, in the game's own format. */
      readonly selection: unknown;
      /** Stake, minor units. */
      readonly stake: number;
    };
      readonly idempotencyKey?: string;
    };
    readonly replies: { readonly 201: {
      /** The placed bet. */
      readonly bet: ProviderBet;
      /** Balance after the stake, minor units. */
      readonly balance: number;
    }; };
    readonly error: ErrorBody;
  };
  /** For providers: refunds a debit once. A debit that arrives after its rollback is refused. */
  readonly rollBackWallet: {
    readonly args: {
      readonly params: {
        /** Key of the provider. */
        readonly provider: string;
      };
      readonly body: {
      /** Key of the debit to refund. */
      readonly debit_key: string;
    };
    };
    readonly replies: { readonly 200: WalletReply; };
    readonly error: ErrorBody;
  };
  /** Subscribes this browser to push notifications by its address and keys. */
  readonly subscribePush: {
    readonly args: {
      readonly body: {
      /** Address at the browser's push service. */
      readonly endpoint: string;
      /** Keys of the browser's subscription. */
      readonly keys: {
        /** Public key, base64url. */
        readonly p256dh: string;
        /** Authentication secret, base64url. */
        readonly auth: string;
      };
    };
    };
    readonly replies: { readonly 201: {
      /** Always true: the call was carried out. */
      readonly ok: true;
    }; };
    readonly error: ErrorBody;
  };
  /** Unsubscribes this browser from push notifications. An address of another player is ignored. */
  readonly unsubscribePush: {
    readonly args: {
      readonly query: {
        /** Address at the browser's push service. */
        readonly endpoint: string;
      };
    };
    readonly replies: { readonly 200: {
      /** Always true: the call was carried out. */
      readonly ok: true;
    }; };
    readonly error: ErrorBody;
  };
  /** Events, leagues and teams with words that begin with the text, also by everyday names, codes and names of nations in other languages. 3 to 50 characters, of which at least 3 letters or digits. */
  readonly search: {
    readonly args: {
      readonly query: {
        /** Text, 3 to 50 characters. */
        readonly q: string;
        /** Only sports of this kind. */
        readonly sport_type?: SportType;
        /** Only matches in one of these statuses. */
        readonly match_status?: readonly number[];
        /** Look only at the names of events, not of leagues and sides. */
        readonly only_events_name?: boolean;
        /** Largest number of results of each kind. */
        readonly limit?: number;
      };
    };
    readonly replies: { readonly 200: SearchResult; };
    readonly error: ErrorBody;
  };
  /** Settings of the player, or the defaults for a visitor. What the operator's API can do and what the player has chosen. A client must not use a feature whose capability is missing. */
  readonly getSettings: {
    readonly args: {};
    readonly replies: { readonly 200: Settings; };
    readonly error: ErrorBody;
  };
  /** Changes the given settings and keeps the others. */
  readonly saveSettings: {
    readonly args: {
      readonly body: {
      /** Quick stakes by currency, minor units. */
      readonly stakes?: Readonly<Record<string, readonly number[]>>;
      /** Price changes to accept without being asked. */
      readonly auto_accept_odds_change?: OddsAcceptMode;
      /** Format of odds. */
      readonly odds_type?: OddsFormat;
      /** Whether the player wants push messages. */
      readonly push_subscription?: boolean;
    };
    };
    readonly replies: { readonly 200: Settings; };
    readonly error: ErrorBody;
  };
  /** Saves bets without money under a code that cannot be guessed. The same bets may get the same code. */
  readonly createShareCode: {
    readonly args: {
      readonly body: SharedBets;
    };
    readonly replies: { readonly 200: {
      /** The code, for a link or for typing. */
      readonly code: string;
    }; };
    readonly error: ErrorBody;
  };
  /** The bets that were shared under a code. */
  readonly getShareCode: {
    readonly args: {
      readonly query: {
        /** The code; upper and lower case are the same. */
        readonly code: string;
      };
    };
    readonly replies: { readonly 200: SharedBets; };
    readonly error: ErrorBody;
  };
  /** Earlier meetings and form of a match's sides. Empty when unknown. */
  readonly getHeadToHead: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: HeadToHead; };
    readonly error: ErrorBody;
  };
  /** The squads of a match's sides, empty when unknown. 404 for matches without statistics. */
  readonly getMatchLineups: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Lineups; };
    readonly error: ErrorBody;
  };
  /** The season of a match's league. `rows` is the table or group of the match, empty without one. */
  readonly getMatchStandings: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Standings; };
    readonly error: ErrorBody;
  };
  /** The season of a league or cup: its table, groups and knock-out rounds (an extension). */
  readonly getTournamentStandings: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: Standings; };
    readonly error: ErrorBody;
  };
  /** The provider's stream of a live match in the caller's language. Refused like `/video`. */
  readonly getMatchStreams: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: ProviderStream; };
    readonly error: ErrorBody;
  };
  /** The video of a live match. 403 `video_disabled`, 404 without video, 409 `match_not_live`. */
  readonly getMatchVideo: {
    readonly args: {
      readonly params: {
        /** Id of the item. */
        readonly id: number;
      };
    };
    readonly replies: { readonly 200: LiveVideo; };
    readonly error: ErrorBody;
  };
  /** The site configuration. What the operator has configured for this site. It also says where the realtime endpoint is and how its channels are named. */
  readonly getSiteConfig: {
    readonly args: {};
    readonly replies: { readonly 200: SiteConfig; };
    readonly error: ErrorBody;
  };
  /** The blocks of a page in the requested language, by its key or by the path of a custom page without its slash. 404 for an unknown page. */
  readonly getSitePage: {
    readonly args: {
      readonly params: {
        /** Key of a built-in page, or path of a custom page without its slash. */
        readonly key: string;
      };
    };
    readonly replies: { readonly 200: ShownPage; };
    readonly error: ErrorBody;
  };
  /** Locales, currencies, countries and market groups. Changes rarely; a client reads it once. */
  readonly getSystemData: {
    readonly args: {};
    readonly replies: { readonly 200: SystemData; };
    readonly error: ErrorBody;
  };
  /** Predicts the winner of a match, once. */
  readonly castVote: {
    readonly args: {
      readonly body: {
      /** Id of the match. */
      readonly prediction_id: number;
      /** The side that wins, or a draw. */
      readonly data: VoteChoice;
    };
    };
    readonly replies: { readonly 201: Vote; };
    readonly error: ErrorBody;
  };
  /** The player's prediction of a match. Null before voting. */
  readonly getVote: {
    readonly args: {
      readonly query: {
        /** Id of the match. */
        readonly prediction_id: number;
      };
    };
    readonly replies: { readonly 200: Vote | null; };
    readonly error: ErrorBody;
  };
  /** Subscription tokens for private channels. Channels of others are left out. Public channels need no token. The token of a private channel is given only to its own player. */
  readonly authorizeChannels: {
    readonly args: {
      readonly body: {
      /** Id of the connection, from the reply to `connect`; not checked. */
      readonly client?: string;
      /** Names of private channels. */
      readonly channels: readonly string[];
    };
    };
    readonly replies: { readonly 200: {
      /** Channels that the caller may subscribe to; others are left out. */
      readonly channels: readonly {
        /** Name of the channel. */
        readonly channel: string;
        /** JWT for the `subscribe` command. */
        readonly token: string;
      }[];
    }; };
    readonly error: ErrorBody;
  };
  /** Connection token of the player, or of an anonymous visitor. The token goes into the `connect` command and expires; the realtime client asks for a new one. */
  readonly getRealtimeToken: {
    readonly args: {};
    readonly replies: { readonly 200: {
      /** JWT for the `connect` command. */
      readonly token: string;
    }; };
    readonly error: ErrorBody;
  };
}

/** Method and path of every call. */
export const operations = {
  acceptTerms: { method: "POST", path: "/platform/api/player/terms" },
  getTerms: { method: "GET", path: "/platform/api/player/terms" },
  changePassword: { method: "POST", path: "/platform/api/player/password/change" },
  changePlayer: { method: "PATCH", path: "/platform/api/player" },
  getPlayer: { method: "GET", path: "/platform/api/player" },
  signUp: { method: "POST", path: "/platform/api/player" },
  checkPhoneCode: { method: "PUT", path: "/platform/api/player/phone-verification" },
  getPhoneVerification: { method: "GET", path: "/platform/api/player/phone-verification" },
  sendPhoneCode: { method: "POST", path: "/platform/api/player/phone-verification" },
  confirmEmail: { method: "POST", path: "/platform/api/player/confirm" },
  confirmPassword: { method: "POST", path: "/platform/api/player/password/confirm" },
  endOtherSessions: { method: "DELETE", path: "/platform/api/player/sessions" },
  listSessions: { method: "GET", path: "/platform/api/player/sessions" },
  endSession: { method: "DELETE", path: "/platform/api/player/sessions/{id}" },
  forgotPassword: { method: "POST", path: "/platform/api/player/password" },
  resetPassword: { method: "PUT", path: "/platform/api/player/password" },
  listMunicipalities: { method: "GET", path: "/platform/api/municipalities" },
  resendConfirmation: { method: "POST", path: "/platform/api/player/confirm/resend" },
  resendUnlock: { method: "POST", path: "/platform/api/player/unlock/resend" },
  unlockPlayer: { method: "POST", path: "/platform/api/player/unlock" },
  cashOut: { method: "POST", path: "/api/v2/bets/cashout" },
  cashoutTrend: { method: "GET", path: "/api/v2/bets/{id}/cashout" },
  closeBetAttempt: { method: "POST", path: "/api/v2/bets/attempts/{key}/close" },
  editBet: { method: "POST", path: "/api/v2/bets/{id}/edit" },
  getBet: { method: "GET", path: "/api/v2/bets/{id}" },
  getBetAttempt: { method: "GET", path: "/api/v2/bets/attempts/{key}" },
  getBetSums: { method: "GET", path: "/api/v2/bets/sums" },
  listBets: { method: "GET", path: "/api/v3/bets" },
  maxStake: { method: "POST", path: "/api/v2/bets/max-stake" },
  placeBets: { method: "POST", path: "/api/v2/bets" },
  removeCashoutRule: { method: "DELETE", path: "/api/v2/bets/{id}/cashout-rule" },
  saveCashoutRule: { method: "PUT", path: "/api/v2/bets/{id}/cashout-rule" },
  activateBonus: { method: "POST", path: "/api/v2/bonuses/{id}/activate" },
  boostFreebet: { method: "POST", path: "/api/v2/bonuses/{id}/boost" },
  getBonus: { method: "GET", path: "/api/v2/bonuses/{kind}/{id}" },
  getBonusTerms: { method: "GET", path: "/api/v2/bonuses/{kind}/{id}/terms" },
  listBonuses: { method: "GET", path: "/api/v2/bonuses" },
  slipBonuses: { method: "POST", path: "/api/v2/bonuses" },
  listBonusesOfKind: { method: "GET", path: "/api/v2/bonuses/{kind}" },
  listFreebetAmb: { method: "GET", path: "/api/v2/bonuses/freebets/amb" },
  slipFreebetAmb: { method: "POST", path: "/api/v2/bonuses/freebets/amb" },
  markBonusesSeen: { method: "POST", path: "/api/v2/bonuses/mark-as-seen" },
  redeemPromoCode: { method: "POST", path: "/api/v2/bonuses/promo-code" },
  tournamentRating: { method: "GET", path: "/api/v2/bonuses/tournaments/{id}/rating" },
  countEvents: { method: "POST", path: "/api/v2/counters" },
  getCategory: { method: "GET", path: "/api/v2/categories/{id}" },
  getTournament: { method: "GET", path: "/api/v2/tournaments/{id}" },
  listCategories: { method: "GET", path: "/api/v2/categories" },
  listSports: { method: "GET", path: "/api/v2/sports" },
  listTournaments: { method: "GET", path: "/api/v2/tournaments" },
  getChatRoom: { method: "GET", path: "/api/v2/matches/{id}/chat" },
  reportChatMessage: { method: "POST", path: "/api/v2/chat/messages/{id}/report" },
  customMarkets: { method: "GET", path: "/api/v2/bets/custom/markets/{matchId}" },
  customOdds: { method: "POST", path: "/api/v2/bets/custom/odds" },
  createEmbedCode: { method: "POST", path: "/embed/codes" },
  putHostPlayer: { method: "POST", path: "/embed/players" },
  startEmbedSession: { method: "POST", path: "/embed/session" },
  addFavourite: { method: "POST", path: "/api/v2/favourites/{type}/{id}" },
  removeFavourite: { method: "DELETE", path: "/api/v2/favourites/{type}/{id}" },
  listFavourites: { method: "GET", path: "/api/v2/favourites/{type}" },
  getJackpot: { method: "GET", path: "/api/v2/jackpots/{id}" },
  listJackpotHits: { method: "GET", path: "/api/v2/jackpot-hits" },
  listJackpots: { method: "GET", path: "/api/v2/jackpots" },
  slipJackpots: { method: "POST", path: "/api/v2/jackpots" },
  confirmLimit: { method: "PUT", path: "/platform/api/player/limits/{id}/confirm" },
  continueSession: { method: "POST", path: "/platform/api/player/reality-check/continue" },
  getRealityCheck: { method: "GET", path: "/platform/api/player/reality-check" },
  getSaferGambling: { method: "GET", path: "/platform/api/player/safer-gambling" },
  listLimits: { method: "GET", path: "/platform/api/player/limits" },
  setLimit: { method: "POST", path: "/platform/api/player/limits" },
  removeLimit: { method: "DELETE", path: "/platform/api/player/limits/{id}" },
  trackActivity: { method: "POST", path: "/platform/api/player/activity" },
  getMatch: { method: "GET", path: "/api/v2/matches/{id}" },
  getMatchTimeline: { method: "GET", path: "/api/v2/matches/{id}/statistics" },
  getPriceHistory: { method: "GET", path: "/api/v2/matches/{id}/markets/{marketId}/history" },
  getWinChances: { method: "GET", path: "/api/v2/matches/{id}/win-chances" },
  listMarkets: { method: "GET", path: "/api/v2/matches/{id}/markets" },
  listMatches: { method: "GET", path: "/api/v2/matches" },
  listWinChances: { method: "GET", path: "/api/v2/win-chances" },
  countNotifications: { method: "GET", path: "/api/v2/notifications/counters" },
  listNotifications: { method: "GET", path: "/api/v2/notifications" },
  readAllNotifications: { method: "POST", path: "/api/v2/notifications/read-all" },
  readNotifications: { method: "POST", path: "/api/v2/notifications/read" },
  answerChallenge: { method: "POST", path: "/platform/api/player/payments/{id}/challenge" },
  createPayment: { method: "POST", path: "/platform/api/player/payments" },
  forgetCard: { method: "DELETE", path: "/platform/api/player/payment-cards/{id}" },
  getPayment: { method: "GET", path: "/platform/api/player/payments/{id}" },
  listPaymentMethods: { method: "GET", path: "/platform/api/player/payment-methods" },
  settlePayment: { method: "POST", path: "/platform/api/payments/{id}/callback" },
  getMatchPicture: { method: "GET", path: "/api/v2/matches/{id}/picture" },
  listSituations: { method: "GET", path: "/api/v2/situations" },
  listPopularCombos: { method: "GET", path: "/api/v2/popular-combos" },
  deposit: { method: "POST", path: "/platform/api/player/deposit" },
  listAccounts: { method: "GET", path: "/platform/api/player/accounts" },
  listTransactions: { method: "GET", path: "/platform/api/player/transactions" },
  setPlayerCurrency: { method: "PUT", path: "/platform/api/player/currency" },
  setPlayerLocale: { method: "PUT", path: "/platform/api/player/locale" },
  signIn: { method: "POST", path: "/platform/api/player/sign-in" },
  signOut: { method: "POST", path: "/platform/api/player/logout" },
  creditWallet: { method: "POST", path: "/api/v2/virtual-wallet/{provider}/credit" },
  debitWallet: { method: "POST", path: "/api/v2/virtual-wallet/{provider}/debit" },
  getProviderState: { method: "GET", path: "/providers/{provider}/{app}/state" },
  launchProvider: { method: "POST", path: "/api/v2/virtual-wallet/{provider}/launch" },
  openWallet: { method: "POST", path: "/api/v2/virtual-wallet/{provider}/session" },
  placeProviderBet: { method: "POST", path: "/providers/{provider}/{app}/bets" },
  rollBackWallet: { method: "POST", path: "/api/v2/virtual-wallet/{provider}/rollback" },
  subscribePush: { method: "POST", path: "/api/v2/push/subscriptions" },
  unsubscribePush: { method: "DELETE", path: "/api/v2/push/subscriptions" },
  search: { method: "GET", path: "/api/v2/search" },
  getSettings: { method: "GET", path: "/api/v2/settings" },
  saveSettings: { method: "POST", path: "/api/v2/settings" },
  createShareCode: { method: "POST", path: "/api/v2/bets/share-code" },
  getShareCode: { method: "GET", path: "/api/v2/bets/share-code" },
  getHeadToHead: { method: "GET", path: "/api/v2/matches/{id}/h2h" },
  getMatchLineups: { method: "GET", path: "/api/v2/matches/{id}/lineups" },
  getMatchStandings: { method: "GET", path: "/api/v2/matches/{id}/standings" },
  getTournamentStandings: { method: "GET", path: "/api/v2/tournaments/{id}/standings" },
  getMatchStreams: { method: "GET", path: "/api/v2/matches/{id}/streams" },
  getMatchVideo: { method: "GET", path: "/api/v2/matches/{id}/video" },
  getSiteConfig: { method: "GET", path: "/api/v2/site-config" },
  getSitePage: { method: "GET", path: "/api/v2/site-config/pages/{key}" },
  getSystemData: { method: "GET", path: "/api/v2/system" },
  castVote: { method: "POST", path: "/api/v2/vote" },
  getVote: { method: "GET", path: "/api/v2/vote" },
  authorizeChannels: { method: "POST", path: "/api/v2/websocket/authorize" },
  getRealtimeToken: { method: "POST", path: "/api/v2/websocket/token" },
} as const;
