import type * as domain from "@touchline/domain";
import { Type, type Static } from "typebox";
import { described, Money, Nullable, sameAs, Subunits } from "./primitives.ts";

export const BonusType = sameAs<domain.BonusType>()(
  Type.Union([
    Type.Literal("comboboost"),
    Type.Literal("freebet"),
    Type.Literal("hunting"),
    Type.Literal("tournament"),
    Type.Literal("lootbox"),
  ]),
);
export type BonusType = Static<typeof BonusType>;

export const BonusState = sameAs<domain.BonusState>()(
  Type.Union([
    Type.Literal("available"),
    Type.Literal("active"),
    Type.Literal("not_available"),
    Type.Literal("deactivated"),
    Type.Literal("over"),
    Type.Literal("expired"),
    Type.Literal("overridden"),
    Type.Literal("unknown"),
  ]),
);
export type BonusState = Static<typeof BonusState>;

export const FreebetType = sameAs<domain.FreebetType>()(
  Type.Union([Type.Literal("no_risk"), Type.Literal("only_win"), Type.Literal("all_win")], {
    description:
      "`all_win` credits the full return, `only_win` the return less the stake, `no_risk` at least the stake, which the player pays.",
  }),
);

const Thousandths = Type.Integer({ minimum: 0, description: "Thousandths." });
const Named = Type.Object({
  id: Type.Integer({ description: "Id in the catalogue." }),
  name: Type.String({ description: "Name in the language of the call." }),
});

/** The events that count: those that match every given field. */
export const EventCondition = Type.Object({
  sport_type: Nullable(Type.String({ description: "Type of sport; null for any." })),
  sport: Nullable(
    Type.Object(
      { key: Type.String({ description: "Key of the sport." }), name: Type.String({ description: "Name of the sport." }) },
      { description: "Sport; null for any." },
    ),
  ),
  category: Nullable(described(Named, "Country or region; null for any.")),
  tournament: Nullable(described(Named, "League; null for any.")),
  event: Nullable(described(Named, "Match or outright event; null for any.")),
});
export type EventCondition = Static<typeof EventCondition>;

/** The player's own data of a bonus (spec.md 3 "issued data"). */
export const IssuedBonus = Type.Object({
  seen: Type.Boolean({ description: "The player has seen that it was issued." }),
  computed_status: described(BonusState, "Status of the bonus for this player, now."),
  issued_at: Type.String({ description: "When it was issued, ISO 8601 in UTC." }),
  activated_at: Nullable(Type.String({ description: "When the player activated it, ISO 8601 in UTC; null before." })),
  expired_at: Nullable(Type.String({ description: "When it expires or expired." })),
  is_active: Type.Boolean({ description: "It is activated and can be used." }),
  times_used: Type.Integer({ description: "Number of bets that have used it." }),
  amount: Nullable(described(Money, "Value of an issued freebet; null for other types.")),
});
export type IssuedBonus = Static<typeof IssuedBonus>;

export const BoostRange = Type.Object({
  min_count: Type.Integer({ description: "Smallest number of counting selections for this boost." }),
  max_count: Nullable(Type.Integer({ description: "Null for no upper limit." })),
  bonus_odds: Type.Integer({ description: "Factor on the total odds, thousandths: 1050 adds 5%." }),
});

export const Comboboost = Type.Object({
  ranges: Type.Array(BoostRange, { description: "Boosts by number of counting selections, ascending." }),
  uses_count: Nullable(Type.Integer({ description: "Number of bets it can be used for; null for no limit." })),
  only_verified: Type.Boolean({ description: "Only players with a verified account may use it." }),
});

export const Freebet = Type.Object({
  type: described(FreebetType, "What a winning bet pays."),
  selection_count_from: Type.Integer({ description: "Smallest number of selections of a bet that can use it." }),
  selection_count_to: Nullable(Type.Integer({ description: "Largest number of selections; null for no upper limit." })),
  boost_data: Type.Array(Type.Integer(), { description: "Possible boosts, thousandths." }),
  boost_multiplier: Type.Integer({ description: "Boost of the amount, thousandths." }),
  boost_required: Type.Boolean({ description: "Whether a chest must be opened first." }),
  boost_place: Nullable(Type.Integer({ description: "The chest that was opened, 1 to 3." })),
});

export const Hunting = Type.Object({
  farming_freebet_type: described(FreebetType, "Type of the freebet that the points earn."),
  farming_ranges: Type.Array(
    Type.Object({
      points: Type.Integer({ description: "Points from which the share applies." }),
      share: described(Thousandths, "Share of the average stake, thousandths."),
    }),
    {
      description: "Share of the average stake that the freebet for these points is worth, thousandths.",
    },
  ),
  max_amount: Nullable(described(Money, "Largest freebet that can be earned; null for no limit.")),
  farm_once_per_event: Type.Boolean({ description: "Only the first bet on each event earns points." }),
  show_in_promotion: Type.Boolean({ description: "Whether the promotions page lists it." }),
  farmed_event_ids: Type.Array(Type.Integer(), { description: "Ids of the events that have earned points already." }),
  used_in_bets: Type.Integer({ description: "Number of open and settled bets that used it." }),
  avg_stake: Nullable(described(Money, "Average stake of the counted bets; null before the first.")),
  bets_count: Type.Integer({ description: "Number of counted bets." }),
  points: Type.Integer({ description: "Points earned so far." }),
  available_points: Type.Integer({ description: "Points that remain until the last range." }),
  potential_points: Type.Integer({ description: "Points once every open bet that uses the bonus is settled." }),
  potential_freebet_amount: Nullable(described(Money, "Freebet that the potential points would earn; null if none.")),
});

export const TournamentPool = Type.Object({
  initial_pool: described(Money, "The pool at the start."),
  pool_amount: described(Money, "The pool now."),
  contribution: Type.Integer({ description: "Share of a counted bet's stake that the operator adds, thousandths." }),
  shares: Type.Array(Type.Integer(), { description: "Share of the pool by place, thousandths." }),
  position: Nullable(Type.Integer({ description: "The player's place; null without points." })),
  players: Type.Integer({ description: "Number of players with points." }),
});

export const Lootbox = Type.Object({
  progress_bar: Type.Object(
    {
      count: Type.Integer({ description: "Bets that count so far." }),
      possible: Type.Integer({ description: "The same with open bets." }),
      needed: Type.Integer({ description: "Bets needed for a freebet." }),
    },
    { description: "Progress towards the next freebet." },
  ),
  freebet_amount: described(Money, "Value of the freebet before its boost."),
  freebet_type: described(FreebetType, "Type of the freebet."),
  boost_data: Type.Array(Type.Integer(), { description: "Possible contents of the chests, thousandths." }),
  freebets_to_boost: Type.Array(Type.Integer(), { description: "Freebets whose chest is still closed." }),
});

/** A task towards a bonus. */
export const BonusTask = Type.Object({
  id: Type.String({ description: "Id of the task." }),
  disabled: Type.Boolean({ description: "The task cannot be done now." }),
  completed_count: Type.Integer({ description: "How often it was done." }),
  suitable_count: Type.Integer({ description: "The number needed." }),
});

/** A bonus with the player's own data. Only the field of its own type is present; a tournament has `hunting` and `tournament`. */
export const Bonus = Type.Object({
  id: Type.Integer({ description: "Id of the campaign, or of the freebet for freebets." }),
  type: described(BonusType, "Type of the bonus."),
  name: Type.String({ description: "Name for players, in the language of the call." }),
  status: Type.Union([Type.Literal("active"), Type.Literal("deactivated")], { description: "Whether the operator runs the campaign." }),
  user_status: described(BonusState, "Status of the bonus for this player; for a visitor, of the campaign."),
  country_codes: Type.Array(Type.String(), { description: "Empty for all countries." }),
  event_conditions: Type.Array(EventCondition, {
    description: "Events that count; empty for all. An event counts when it meets one of them.",
  }),
  trigger_key: Type.String({ description: "What issues it: `once`, `registration`, `deposit`, `code`, `bets`, `has_group`, `birthday`." }),
  min_odds: Nullable(described(Thousandths, "Smallest price of a counting selection, thousandths; null for no limit.")),
  max_odds: Nullable(described(Thousandths, "Largest price of a counting selection, thousandths; null for no limit.")),
  match_status: Nullable(
    Type.Union([Type.Literal("live"), Type.Literal("not_started")], {
      description: "Only live matches or only matches that have not started; null for both.",
    }),
  ),
  min_stake: Nullable(described(Money, "Smallest stake that counts; null for no limit.")),
  valid_from: Type.String({ description: "Start of the campaign, ISO 8601 in UTC." }),
  valid_to: Type.String({ description: "End of the campaign, ISO 8601 in UTC." }),
  banners: Type.Object(
    {
      desktop: Nullable(Type.String({ description: "Wide picture; null without one." })),
      mobile: Nullable(Type.String({ description: "Narrow picture; null without one." })),
    },
    { description: "Addresses of pictures for the promotions page." },
  ),
  issued: Nullable(described(IssuedBonus, "The player's own data; null until it is issued and for visitors.")),
  tasks: Type.Array(BonusTask, { description: "What the player can do towards the bonus." }),
  comboboost: Nullable(described(Comboboost, "Terms of a comboboost; null for other types.")),
  freebet: Nullable(described(Freebet, "Terms of a freebet; null for other types.")),
  hunting: Nullable(described(Hunting, "Terms and progress of points for a hunting or a tournament; null for other types.")),
  tournament: Nullable(described(TournamentPool, "Pool of a tournament; null for other types.")),
  lootbox: Nullable(described(Lootbox, "Progress of a lootbox; null for other types.")),
});
export type Bonus = Static<typeof Bonus>;

/** The bonus of a placed bet. */
export const BetBonus = Type.Object({
  id: Type.Integer({ description: "Id of the bonus." }),
  type: described(BonusType, "Type of the bonus."),
  name: Type.String({ description: "Name of the bonus." }),
  odds: Type.Integer({
    description: "Boost of the total odds, thousandths: the possible boost while the bet is open, the paid one once it is settled.",
  }),
  freebet_type: Nullable(described(FreebetType, "What a winning freebet pays; null for other bonuses.")),
});
export type BetBonus = Static<typeof BetBonus>;

/** A bonus that a bet on the slip can use. */
export const SlipBonus = Type.Object({
  id: Type.Integer({ description: "Id of the bonus, to be sent in the bet request." }),
  type: described(BonusType, "Type of the bonus."),
  name: Type.String({ description: "Name of the bonus." }),
  min_odds: Nullable(described(Thousandths, "Smallest price of a counting selection, thousandths; null for no limit.")),
  selected_range: Nullable(Type.Integer({ description: "Index in `ranges`." })),
  ranges: Type.Array(BoostRange, { description: "Boosts by number of counting selections; empty without any." }),
  bonus_odds: Type.Integer({ description: "Boost to send in the bet request, thousandths." }),
  suitable_selections: Type.Array(Type.Integer(), { description: "Positions of the selections that count." }),
  event_conditions: Type.Array(EventCondition, { description: "Events that count; empty for all." }),
  freebet: Nullable(
    Type.Object(
      { type: described(FreebetType, "What a winning bet pays."), stake: described(Money, "Stake of the bet: the whole freebet.") },
      { description: "The freebet and its stake; null for other types." },
    ),
  ),
  points: Nullable(
    Type.Object(
      {
        now: Type.Integer({ description: "Points of the player now." }),
        earned: Type.Integer({ description: "Points that this bet would earn." }),
        next: Nullable(Type.Integer({ description: "Points at which the next range begins; null in the last." })),
      },
      { description: "The player's points, the points that this bet would earn, and where the next range begins." },
    ),
  ),
  progress: Nullable(
    Type.Object(
      { count: Type.Integer({ description: "Bets counted, with this one." }), needed: Type.Integer({ description: "Bets needed." }) },
      { description: "Lootbox: bets counted and needed." },
    ),
  ),
});
export type SlipBonus = Static<typeof SlipBonus>;

/** A position in a tournament. */
export const LeaderboardEntry = Type.Object({
  position: Type.Integer({ description: "Place, from 1." }),
  current_user: Type.Boolean({ description: "The reader's own row." }),
  email: Type.String({ description: "Masked, except for the reader's own." }),
  points: Type.Integer({ description: "Points earned." }),
  farmed_amount: Type.Integer({ description: "Freebet that this position would currently win, minor units." }),
  currency_code: Type.String({ description: "ISO 4217 code or the code of a crypto currency." }),
  subunits: Subunits,
  farmed_freebets_count: Type.Integer({ description: "Number of freebets that this place wins." }),
});
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

/** Automatic issue: a number of bets earns a number of freebets (spec.md 3 "Freebet progress terms"). */
export const FreebetAmb = Type.Object({
  id: Type.Integer({ description: "Id of the campaign." }),
  name: Type.String({ description: "Name of the campaign." }),
  type: described(FreebetType, "Type of the freebets."),
  progress_count: Type.Integer({ description: "Bets that count in this round." }),
  possible_progress_count: Type.Integer({ description: "The same, including open bets and those on the slip, also beyond the round." }),
  min_stake: described(Money, "Smallest stake that counts."),
  min_odds: Nullable(described(Thousandths, "Smallest total price that counts, thousandths; null for no limit.")),
  issue_to: Type.String({ description: "End of the campaign, ISO 8601 in UTC." }),
  amb_ranges: Type.Array(
    Type.Object({
      number_of_bets: Type.Integer({ description: "Number of counting bets." }),
      number_of_freebets: Type.Integer({ description: "Number of freebets that they earn." }),
      issued_bonus_amount: described(Money, "Value of each freebet."),
    }),
    { description: "What is earned at which number of bets, ascending." },
  ),
});
export type FreebetAmb = Static<typeof FreebetAmb>;
