import type * as domain from "@touchline/domain";
import { Type, type Static } from "typebox";
import { Money, Nullable, sameAs } from "./primitives.ts";

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
const Named = Type.Object({ id: Type.Integer(), name: Type.String() });

/** The events that count: those that match every given part. */
export const EventCondition = Type.Object({
  sport_type: Nullable(Type.String()),
  sport: Nullable(Type.Object({ key: Type.String(), name: Type.String() })),
  category: Nullable(Named),
  tournament: Nullable(Named),
  event: Nullable(Named),
});
export type EventCondition = Static<typeof EventCondition>;

/** The player's own data of a bonus (spec.md 3 "issued data"). */
export const IssuedBonus = Type.Object({
  seen: Type.Boolean(),
  computed_status: BonusState,
  issued_at: Type.String(),
  activated_at: Nullable(Type.String()),
  expired_at: Nullable(Type.String({ description: "When it expires or expired." })),
  is_active: Type.Boolean(),
  times_used: Type.Integer(),
  amount: Nullable(Money),
});
export type IssuedBonus = Static<typeof IssuedBonus>;

export const BoostRange = Type.Object({
  min_count: Type.Integer(),
  max_count: Nullable(Type.Integer({ description: "Null for no upper limit." })),
  bonus_odds: Type.Integer({ description: "Factor on the total odds, thousandths: 1050 adds 5%." }),
});

const Comboboost = Type.Object({
  ranges: Type.Array(BoostRange),
  uses_count: Nullable(Type.Integer({ description: "Number of bets it can be used for; null for no limit." })),
  only_verified: Type.Boolean(),
});

const Freebet = Type.Object({
  type: FreebetType,
  selection_count_from: Type.Integer(),
  selection_count_to: Nullable(Type.Integer()),
  boost_data: Type.Array(Type.Integer(), { description: "Possible boosts, thousandths." }),
  boost_multiplier: Type.Integer({ description: "Boost of the amount, thousandths." }),
  boost_required: Type.Boolean({ description: "Whether a chest must be opened first." }),
  boost_place: Nullable(Type.Integer({ description: "The chest that was opened, 1 to 3." })),
});

const Farming = Type.Object({
  farming_freebet_type: FreebetType,
  farming_ranges: Type.Array(Type.Object({ points: Type.Integer(), share: Thousandths }), {
    description: "Share of the average stake that the freebet for these points is worth, thousandths.",
  }),
  max_amount: Nullable(Money),
  farm_once_per_event: Type.Boolean(),
  show_in_promotion: Type.Boolean(),
  farmed_event_ids: Type.Array(Type.Integer()),
  used_in_bets: Type.Integer(),
  avg_stake: Nullable(Money),
  bets_count: Type.Integer(),
  points: Type.Integer(),
  available_points: Type.Integer({ description: "Points that remain until the last range." }),
  potential_points: Type.Integer({ description: "Points once every open bet that uses the bonus is settled." }),
  potential_freebet_amount: Nullable(Money),
});

const Pool = Type.Object({
  initial_pool: Money,
  pool_amount: Money,
  contribution: Type.Integer({ description: "Share of a counted bet's stake that the operator adds, thousandths." }),
  shares: Type.Array(Type.Integer(), { description: "Share of the pool by place, thousandths." }),
  position: Nullable(Type.Integer()),
  players: Type.Integer(),
});

const Lootbox = Type.Object({
  progress_bar: Type.Object({ count: Type.Integer(), possible: Type.Integer(), needed: Type.Integer() }),
  freebet_amount: Money,
  freebet_type: FreebetType,
  boost_data: Type.Array(Type.Integer(), { description: "Possible contents of the chests, thousandths." }),
  freebets_to_boost: Type.Array(Type.Integer(), { description: "Freebets whose chest is still closed." }),
});

/** A task towards a bonus. */
export const BonusTask = Type.Object({
  id: Type.String(),
  disabled: Type.Boolean(),
  completed_count: Type.Integer(),
  suitable_count: Type.Integer({ description: "The number needed." }),
});

/** A bonus with the player's own data. Only the part of its type is present; a tournament has `hunting` and `tournament`. */
export const Bonus = Type.Object({
  id: Type.Integer(),
  type: BonusType,
  name: Type.String(),
  status: Type.Union([Type.Literal("active"), Type.Literal("deactivated")]),
  user_status: BonusState,
  country_codes: Type.Array(Type.String(), { description: "Empty for all countries." }),
  event_conditions: Type.Array(EventCondition),
  trigger_key: Type.String({ description: "What issues it: `once`, `registration`, `deposit`, `code`, `bets`, `has_group`, `birthday`." }),
  min_odds: Nullable(Thousandths),
  max_odds: Nullable(Thousandths),
  match_status: Nullable(Type.Union([Type.Literal("live"), Type.Literal("not_started")])),
  min_stake: Nullable(Money),
  valid_from: Type.String(),
  valid_to: Type.String(),
  banners: Type.Object({ desktop: Nullable(Type.String()), mobile: Nullable(Type.String()) }),
  issued: Nullable(IssuedBonus),
  tasks: Type.Array(BonusTask),
  comboboost: Nullable(Comboboost),
  freebet: Nullable(Freebet),
  hunting: Nullable(Farming),
  tournament: Nullable(Pool),
  lootbox: Nullable(Lootbox),
});
export type Bonus = Static<typeof Bonus>;

/** The bonus of a placed bet. */
export const BetBonus = Type.Object({
  id: Type.Integer(),
  type: BonusType,
  name: Type.String(),
  odds: Type.Integer({
    description: "Boost of the total odds, thousandths: the possible boost while the bet is open, the paid one once it is settled.",
  }),
  freebet_type: Nullable(FreebetType),
});
export type BetBonus = Static<typeof BetBonus>;

/** A bonus that a bet on the slip can use. */
export const SlipBonus = Type.Object({
  id: Type.Integer(),
  type: BonusType,
  name: Type.String(),
  min_odds: Nullable(Thousandths),
  selected_range: Nullable(Type.Integer({ description: "Index in `ranges`." })),
  ranges: Type.Array(BoostRange),
  bonus_odds: Type.Integer({ description: "Boost to send in the bet request, thousandths." }),
  suitable_selections: Type.Array(Type.Integer(), { description: "Positions of the selections that count." }),
  event_conditions: Type.Array(EventCondition),
  freebet: Nullable(Type.Object({ type: FreebetType, stake: Money })),
  points: Nullable(
    Type.Object(
      { now: Type.Integer(), earned: Type.Integer(), next: Nullable(Type.Integer()) },
      { description: "The player's points, the points that this bet would earn, and where the next range begins." },
    ),
  ),
  progress: Nullable(Type.Object({ count: Type.Integer(), needed: Type.Integer() }, { description: "Lootbox: bets counted and needed." })),
});
export type SlipBonus = Static<typeof SlipBonus>;

/** A position in a tournament. */
export const LeaderboardEntry = Type.Object({
  position: Type.Integer(),
  current_user: Type.Boolean(),
  email: Type.String({ description: "Masked, except for the reader's own." }),
  points: Type.Integer(),
  farmed_amount: Type.Integer({ description: "Freebet that this position would currently win, minor units." }),
  currency_code: Type.String(),
  subunits: Type.Integer(),
  farmed_freebets_count: Type.Integer(),
});
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

/** Automatic issue: a number of bets earns a number of freebets (spec.md 3 "Freebet progress terms"). */
export const FreebetAmb = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: FreebetType,
  progress_count: Type.Integer({ description: "Bets that count in this round." }),
  possible_progress_count: Type.Integer({ description: "The same, including open bets or those on the slip." }),
  min_stake: Money,
  min_odds: Nullable(Thousandths),
  issue_to: Type.String(),
  amb_ranges: Type.Array(Type.Object({ number_of_bets: Type.Integer(), number_of_freebets: Type.Integer(), issued_bonus_amount: Money })),
});
export type FreebetAmb = Static<typeof FreebetAmb>;
