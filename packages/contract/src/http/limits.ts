import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { ListOf, Nullable } from "../entities/primitives.ts";

/** Types of a limit (spec.md 3 "User limit"). */
export const LimitType = Type.Union([
  Type.Literal("activity"),
  Type.Literal("sportsbook_session"),
  Type.Literal("session"),
  Type.Literal("bet"),
  Type.Literal("time"),
  Type.Literal("loss"),
  Type.Literal("wager"),
  Type.Literal("deposit"),
  Type.Literal("reality_check"),
  Type.Literal("selfexclusion"),
  Type.Literal("coolingoff"),
]);
export type LimitType = Static<typeof LimitType>;

/**
 * Statuses of a limit (spec.md 3). In force: `active` (set at once), `confirmed` (a looser one, confirmed after its delay) and
 * `unconfirmed_disabled` (its removal was requested). `unconfirmed` waits for its delay and the player's confirmation;
 * `confirmed_disabled` was removed by the player, `disabled` was replaced by another.
 */
export const LimitStatus = Type.Union([
  Type.Literal("active"),
  Type.Literal("confirmed"),
  Type.Literal("confirmed_disabled"),
  Type.Literal("unconfirmed_disabled"),
  Type.Literal("unconfirmed"),
  Type.Literal("disabled"),
]);
export type LimitStatus = Static<typeof LimitStatus>;

export const LimitPeriod = Type.Union([Type.Literal("day"), Type.Literal("week"), Type.Literal("month")], {
  description: "The last 24 hours, 7 days or 30 days.",
});
export type LimitPeriod = Static<typeof LimitPeriod>;

export const Limit = Type.Object({
  id: Type.String(),
  type: LimitType,
  status: LimitStatus,
  is_in_force: Type.Boolean(),
  amount: Nullable(Type.Integer({ description: "Minor units for limits on money, minutes for limits on time." })),
  currency: Nullable(Type.String()),
  subunits: Nullable(Type.Integer()),
  period: Nullable(LimitPeriod),
  used: Nullable(Type.Integer({ description: "Amount used in the current period; only for limits in force." })),
  effective_at: Nullable(Type.String({ description: "When a looser limit or a removal can be confirmed." })),
  ends_at: Nullable(Type.String({ description: "End of an exclusion; null when permanent." })),
  created_at: Type.String(),
});
export type Limit = Static<typeof Limit>;

export const listLimits = endpoint({
  method: "GET",
  path: "/platform/api/player/limits",
  tag: "safer gambling",
  access: "player",
  summary: "The player's limits, newest first; without a status, those in force and those pending.",
  query: Type.Object({ type: Type.Optional(LimitType), status: Type.Optional(LimitStatus) }, { additionalProperties: false }),
  reply: { 200: ListOf(Limit) },
});

export const SetLimitBody = Type.Object(
  {
    type: LimitType,
    amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 })),
    currency: Type.Optional(Type.String({ maxLength: 8 })),
    period: Type.Optional(LimitPeriod),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 36_500, description: "Length of an exclusion; a self-exclusion without one is permanent." }),
    ),
  },
  { additionalProperties: false },
);
export type SetLimitBody = Static<typeof SetLimitBody>;
export const setLimit = endpoint({
  method: "POST",
  path: "/platform/api/player/limits",
  tag: "safer gambling",
  access: "player",
  summary:
    "Sets a limit. A first or stricter one applies at once; a looser one needs a delay and a confirmation. 400 `invalid_limit`, `cannot_shorten`.",
  body: SetLimitBody,
  reply: { 201: Limit },
});
const LimitParams = Type.Object({ id: Type.String({ pattern: "^[0-9]{1,18}$" }) });
export const confirmLimit = endpoint({
  method: "PUT",
  path: "/platform/api/player/limits/:id/confirm",
  tag: "safer gambling",
  access: "player",
  summary: "Confirms a looser limit or a removal after its delay; 409 `too_early` or `nothing_to_confirm`.",
  params: LimitParams,
  reply: { 200: Limit },
});
export const removeLimit = endpoint({
  method: "DELETE",
  path: "/platform/api/player/limits/:id",
  tag: "safer gambling",
  access: "player",
  summary: "Cancels a pending change, or requests the removal of a limit; 403 `cannot_remove` for exclusions and compulsory limits.",
  params: LimitParams,
  reply: { 200: Limit },
});

/** Legal requirements of the player's country. */
export const Jurisdiction = Type.Object({
  key: Type.String({ description: "`default`, `uk`, `br` or `kz`." }),
  minimum_age: Type.Integer(),
  compulsory: Type.Array(LimitType, { description: "Limits that must be set before depositing or betting." }),
  suggested: Type.Array(LimitType, { description: "Limits that are offered before the first deposit." }),
  increase_delay_hours: Type.Integer(),
  exclusion_days: Type.Array(Type.Integer(), { description: "Lengths of a self-exclusion on offer." }),
  has_lasting_exclusion: Type.Boolean(),
  break_days: Type.Array(Type.Integer(), { description: "Lengths of a break on offer." }),
  reality_check_minutes: Type.Array(Type.Integer()),
  has_in_play_notice: Type.Boolean({ description: "Pages warn that broadcasts and prices may lag behind the match." }),
  help: Type.Array(Type.Object({ name: Type.String(), url: Type.String(), phone: Nullable(Type.String()) })),
});
export type Jurisdiction = Static<typeof Jurisdiction>;

/** Duration and result of the session; amounts in minor units of the player's currency. */
export const SessionFacts = Type.Object({
  started_at: Type.String(),
  seconds: Type.Integer(),
  currency: Type.String(),
  subunits: Type.Integer(),
  wagered: Type.Integer({ description: "Stakes, including those of open bets." }),
  returned: Type.Integer(),
  net: Type.Integer({ description: "Returns less stakes of bets that were resolved in the session; open bets do not count." }),
});
export type SessionFacts = Static<typeof SessionFacts>;

export const SaferGambling = Type.Object({
  jurisdiction: Jurisdiction,
  missing: Type.Array(LimitType, { description: "Compulsory limits that the player has not set." }),
  exclusion: Nullable(Limit),
  session: SessionFacts,
});
export type SaferGambling = Static<typeof SaferGambling>;
export const getSaferGambling = endpoint({
  method: "GET",
  path: "/platform/api/player/safer-gambling",
  tag: "safer gambling",
  access: "player",
  summary: "The rules of the player's country, missing limits, a running exclusion, and the session so far.",
  reply: { 200: SaferGambling },
});

export const trackActivity = endpoint({
  method: "POST",
  path: "/platform/api/player/activity",
  tag: "safer gambling",
  access: "player",
  summary:
    "Reports every 60 seconds that the player is active. 401 `activity_limit` ends the session when the day's minutes are used up; 403 `out_of_limit` ('User is out of limit') when the session is longer than its limit.",
  reply: { 200: SessionFacts },
});

/** A reality check: the session so far, and whether to show it now. */
export const RealityCheck = Type.Object({
  interval_minutes: Type.Integer(),
  is_due: Type.Boolean(),
  next_at: Type.String(),
  session: SessionFacts,
});
export type RealityCheck = Static<typeof RealityCheck>;
export const getRealityCheck = endpoint({
  method: "GET",
  path: "/platform/api/player/reality-check",
  tag: "safer gambling",
  access: "player",
  summary:
    "Session information, polled every 30 seconds; 400 `no_reality_check` when the player has no reality check, which ends the polling.",
  reply: { 200: RealityCheck },
});
export const continueSession = endpoint({
  method: "POST",
  path: "/platform/api/player/reality-check/continue",
  tag: "safer gambling",
  access: "player",
  summary: "Confirms the reality check and continues the session.",
  reply: { 200: RealityCheck },
});
