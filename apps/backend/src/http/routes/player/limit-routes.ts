import { hourMs } from "../../../platform/clock.ts";
import * as contract from "@touchline/contract/http/limits";
import { readSession } from "../../../players/access/sessions.ts";
import type { PlayerRow } from "../../../platform/database/player-tables.ts";
import { trackActivity } from "../../../safer/activity.ts";
import { confirmLimit, type LimitChange, type LimitContext, removeLimit, setLimit } from "../../../safer/change-limits.ts";
import { jurisdictionOf } from "../../../safer/limit-rules.ts";
import { limitToWire, readLimitRequest } from "../../../safer/limit-wire.ts";
import { acknowledgeRealityCheck, readRealityCheck, sessionFacts, type SessionMoment } from "../../../safer/session-facts.ts";
import { exclusionIn, type LimitRow, missingTypes, readLimits } from "../../../safer/stored-limits.ts";
import { answer, implement, type Implementation, notFound, type Refusal } from "../../api-call.ts";
import type { Services } from "../../services.ts";

const maxDays = { coolingoff: 42, selfexclusion: 36_500 } as const;

const noSession: Refusal = { type: "refusal", status: 401, code: "unauthorized", message: "Sign in first." };
const noRealityCheck: Refusal = {
  type: "refusal",
  status: 400,
  code: "no_reality_check",
  message: "Reality checks don’t apply to your account.",
};
const outOfLimit: Refusal = { type: "refusal", status: 403, code: "out_of_limit", message: "User is out of limit" };

const refusedChanges: Readonly<Record<Exclude<LimitChange["type"], "ok" | "unknown">, Pick<Refusal, "status" | "message">>> = {
  cannot_shorten: { status: 400, message: "You can’t shorten a break or an exclusion." },
  cannot_remove: { status: 403, message: "You can’t remove this limit: your country requires it." },
  too_early: { status: 409, message: "You can’t confirm this change yet. Try again after the waiting period." },
  nothing_to_confirm: { status: 409, message: "You have no change to confirm." },
};

function limitContext({ database }: Services, player: PlayerRow): LimitContext {
  const { increase_delay_hours, compulsory } = jurisdictionOf(player.country);
  return { database, playerId: player.id, delayMs: increase_delay_hours * hourMs, compulsory };
}

/** Setting, confirming and removing limits. */
function changeRoutes(services: Services): readonly Implementation[] {
  const { database, clock, publisher } = services;
  const toWire = (limit: LimitRow) => limitToWire(database, limit, clock.now());
  const refusalOf = (change: Exclude<LimitChange, { type: "ok" }>): Refusal =>
    change.type === "unknown" ? notFound("limit") : { type: "refusal", code: change.type, ...refusedChanges[change.type] };
  return [
    implement(contract.setLimit, async ({ player, body }) => {
      const read = readLimitRequest(body, { maxDays, at: new Date() });
      if ("wrong" in read)
        return {
          type: "refusal",
          status: 400,
          code: "invalid_limit",
          field: read.wrong,
          message: "This limit is invalid. Check its amount and its period.",
        };
      const change = await setLimit(limitContext(services, player), read.wanted);
      if (change.type !== "ok") return refusalOf(change);
      if (body.type === "selfexclusion") {
        await database.deleteFrom("sessions").where("player_id", "=", player.id).execute();
        publisher.disconnectUser(player.id);
        return answer(201, await toWire(change.limit), { session: { type: "end" } });
      }
      return answer(201, await toWire(change.limit));
    }),
    implement(contract.confirmLimit, async ({ player, params }) => {
      const change = await confirmLimit(limitContext(services, player), BigInt(params.id));
      return change.type === "ok" ? answer(200, await toWire(change.limit)) : refusalOf(change);
    }),
    implement(contract.removeLimit, async ({ player, params }) => {
      const change = await removeLimit(limitContext(services, player), BigInt(params.id));
      return change.type === "ok" ? answer(200, await toWire(change.limit)) : refusalOf(change);
    }),
  ];
}

/** Session duration and reminders. */
function sessionRoutes(services: Services): readonly Implementation[] {
  const { database } = services;
  const realityCheck = async (player: PlayerRow, session: SessionMoment) => {
    const state = await readRealityCheck(database, player.id, session);
    if (state === null) return noRealityCheck;
    return answer(200, {
      interval_minutes: state.intervalMinutes,
      is_due: state.nextAt.getTime() <= Date.now(),
      next_at: state.nextAt.toISOString(),
      session: await sessionFacts(services, player, session.startedAt),
    });
  };
  const sessionOf = (token: string | null) => (token === null ? null : readSession(database, token));
  return [
    implement(contract.getRealityCheck, async ({ player, sessionToken }) => {
      const session = await sessionOf(sessionToken);
      return session === null ? noSession : realityCheck(player, session);
    }),
    implement(contract.continueSession, async ({ player, sessionToken }) => {
      const session = await sessionOf(sessionToken);
      if (session === null) return noSession;
      await acknowledgeRealityCheck(database, session);
      return realityCheck(player, session);
    }),
    implement(contract.trackActivity, async ({ player, sessionToken }) => {
      const session = await sessionOf(sessionToken);
      if (session === null) return noSession;
      const verdict = await trackActivity(database, player.id, session);
      if (verdict === "out_of_limit") return outOfLimit;
      if (verdict === "activity_limit")
        return { type: "refusal", status: 401, code: "activity_limit", message: "You’ve reached your daily time limit." };
      return answer(200, await sessionFacts(services, player, session.startedAt));
    }),
  ];
}

/** A player's own limits and the session's duration (spec.md 3 "User limit"). */
export function limitRoutes(services: Services): readonly Implementation[] {
  const { database, clock } = services;
  return [
    implement(contract.listLimits, async ({ player, query }) => {
      let rows = database.selectFrom("player_limits").selectAll().where("player_id", "=", player.id).orderBy("id", "desc").limit(200);
      if (query.type !== undefined) rows = rows.where("type", "=", query.type);
      rows =
        query.status === undefined
          ? rows.where("status", "in", ["active", "confirmed", "unconfirmed_disabled", "unconfirmed"])
          : rows.where("status", "=", query.status);
      const limits = await rows.execute();
      return answer(200, { data: await Promise.all(limits.map((limit) => limitToWire(database, limit, clock.now()))) });
    }),
    implement(contract.getSaferGambling, async ({ player, sessionToken }) => {
      const session = sessionToken === null ? null : await readSession(database, sessionToken);
      if (session === null) return noSession;
      const limits = await readLimits(database, player.id);
      const jurisdiction = jurisdictionOf(player.country);
      const exclusion = exclusionIn(limits);
      return answer(200, {
        jurisdiction,
        missing: [...missingTypes(limits, jurisdiction.compulsory)],
        exclusion: exclusion === null ? null : await limitToWire(database, exclusion, clock.now()),
        session: await sessionFacts(services, player, session.startedAt),
      });
    }),
    ...changeRoutes(services),
    ...sessionRoutes(services),
  ];
}
