import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { CurrencyCode, described, ListOf, Nullable, Subunits } from "../entities/primitives.ts";

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
  id: Type.String({ description: "Id of the limit, digits." }),
  type: described(LimitType, "What is limited."),
  status: described(LimitStatus, "Stage of the limit."),
  is_in_force: Type.Boolean({ description: "The limit applies now." }),
  amount: Nullable(Type.Integer({ description: "Minor units for limits on money, minutes for limits on time." })),
  currency: Nullable(Type.String({ description: "Currency of a limit on money; null for others." })),
  subunits: Nullable(Type.Integer({ description: "Minor units in one displayed unit; null for limits on time." })),
  period: Nullable(described(LimitPeriod, "Period of the amount; null for exclusions and sessions.")),
  used: Nullable(Type.Integer({ description: "Amount used in the current period; only for limits in force." })),
  effective_at: Nullable(Type.String({ description: "When a looser limit or a removal can be confirmed." })),
  ends_at: Nullable(Type.String({ description: "End of an exclusion; null when permanent." })),
  created_at: Type.String({ description: "When it was set, ISO 8601 in UTC." }),
});
export type Limit = Static<typeof Limit>;

export const listLimits = endpoint({
  method: "GET",
  path: "/platform/api/player/limits",
  tag: "safer gambling",
  access: "player",
  summary: "The player's limits, newest first; without a status, those in force and those pending.",
  query: Type.Object(
    {
      type: Type.Optional(described(LimitType, "Only limits of this type.")),
      status: Type.Optional(described(LimitStatus, "Only limits in this status.")),
    },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(Limit) },
});

export const SetLimitBody = Type.Object(
  {
    type: described(LimitType, "What to limit."),
    amount: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 9_007_199_254_740_991,
        description: "Minor units for limits on money, minutes for limits on time; absent for exclusions.",
      }),
    ),
    currency: Type.Optional(Type.String({ maxLength: 8, description: "Currency of a limit on money; the player's own by default." })),
    period: Type.Optional(described(LimitPeriod, "Period of the amount; required where the type has one.")),
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
  description: "Limits are checked inside the transaction of a bet or deposit.",
  body: SetLimitBody,
  reply: { 201: Limit },
});
const LimitParams = Type.Object({ id: Type.String({ pattern: "^[0-9]{1,18}$", examples: ["42"], description: "Id of the limit." }) });
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
  minimum_age: Type.Integer({ description: "Smallest age for an account, years." }),
  compulsory: Type.Array(LimitType, { description: "Limits that must be set before depositing or betting." }),
  suggested: Type.Array(LimitType, { description: "Limits that are offered before the first deposit." }),
  increase_delay_hours: Type.Integer({ description: "Hours until a looser limit can be confirmed." }),
  exclusion_days: Type.Array(Type.Integer(), { description: "Lengths of a self-exclusion on offer." }),
  has_lasting_exclusion: Type.Boolean({ description: "A self-exclusion without an end is on offer." }),
  break_days: Type.Array(Type.Integer(), { description: "Lengths of a break on offer." }),
  reality_check_minutes: Type.Array(Type.Integer(), { description: "Intervals of the reality check on offer, minutes." }),
  has_in_play_notice: Type.Boolean({ description: "Pages warn that broadcasts and prices may lag behind the match." }),
  help: Type.Array(
    Type.Object({
      name: Type.String({ description: "Name of the organisation." }),
      url: Type.String({ description: "Its web address." }),
      phone: Nullable(Type.String({ description: "Its phone number; null without one." })),
    }),
    { description: "Organisations that help players." },
  ),
});
export type Jurisdiction = Static<typeof Jurisdiction>;

/** Duration and result of the session; amounts in minor units of the player's currency. */
export const SessionFacts = Type.Object({
  started_at: Type.String({ description: "When the player signed in, ISO 8601 in UTC." }),
  seconds: Type.Integer({ description: "Length of the session, seconds." }),
  currency: CurrencyCode,
  subunits: Subunits,
  wagered: Type.Integer({ description: "Stakes, including those of open bets." }),
  returned: Type.Integer({ description: "Returns of bets that were resolved in the session." }),
  net: Type.Integer({ description: "Returns less stakes of bets that were resolved in the session; open bets do not count." }),
});
export type SessionFacts = Static<typeof SessionFacts>;

export const SaferGambling = Type.Object({
  jurisdiction: described(Jurisdiction, "Rules of the player's country."),
  missing: Type.Array(LimitType, { description: "Compulsory limits that the player has not set." }),
  exclusion: Nullable(described(Limit, "Exclusion that is running; null without one.")),
  session: described(SessionFacts, "The session so far."),
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
  interval_minutes: Type.Integer({ description: "Minutes between two checks." }),
  is_due: Type.Boolean({ description: "The check must be shown now." }),
  next_at: Type.String({ description: "When the next check is due, ISO 8601 in UTC." }),
  session: described(SessionFacts, "The session so far."),
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
