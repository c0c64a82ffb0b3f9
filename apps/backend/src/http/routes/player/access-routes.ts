import * as contract from "@touchline/contract/http/access";
import { isCommonPassword, isPassword } from "../../../players/access/password.ts";
import type { PlayerRow } from "../../../platform/database/player-tables.ts";
import { normalizeEmail } from "../../../players/access/sign-in.ts";
import { answer, implement, type Implementation, noStore, type Refusal, tooMany } from "../../api-call.ts";
import type { Services } from "../../services.ts";

const invalidToken: Refusal = {
  type: "refusal",
  status: 400,
  code: "invalid_token",
  field: "token",
  message: "This link was already used or has expired. Request a new one.",
};
const commonPassword: Refusal = {
  type: "refusal",
  status: 400,
  code: "common_password",
  field: "password",
  message: "This password is too common. Choose another.",
};
const wrongPassword: Refusal = { type: "refusal", status: 400, code: "wrong_password", message: "Wrong password. Try again." };

/** Sensitive calls need the password to have been confirmed in this session within ten minutes. */
export const passwordRequired: Refusal = {
  type: "refusal",
  status: 403,
  code: "password_required",
  message: "Confirm your password to continue.",
};

/** Calls that request or use a mailed link; the replies do not reveal whether an address is registered. */
function linkRoutes({ recovery, publisher, limits }: Services): readonly Implementation[] {
  const byIp = limits.byCaller("link-address", { burst: 30, perMinute: 20 });
  const byEmail = limits.byKey("link-email", { burst: 4, perMinute: 1 });
  const sent = { status: "sent" } as const;
  const takeAttempt = async (ip: string, email: string): Promise<number | null> => (await byIp.take(ip)) ?? byEmail.take(email);
  const addressReply = (player: PlayerRow | null) =>
    player === null ? invalidToken : answer(200, { email: player.email }, { headers: noStore });
  return [
    implement(contract.resendConfirmation, async ({ body, ip }) => {
      const email = normalizeEmail(body.email);
      const waitSeconds = await takeAttempt(ip, `confirm ${email}`);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      recovery.send("confirm", email);
      return answer(202, sent, { headers: noStore });
    }),
    implement(contract.resendUnlock, async ({ body, ip }) => {
      const email = normalizeEmail(body.email);
      const waitSeconds = await takeAttempt(ip, `unlock ${email}`);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      recovery.send("unlock", email);
      return answer(202, sent, { headers: noStore });
    }),
    implement(contract.forgotPassword, async ({ body, ip }) => {
      const email = normalizeEmail(body.email);
      const waitSeconds = await takeAttempt(ip, `password ${email}`);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      recovery.send("password", email);
      return answer(202, sent, { headers: noStore });
    }),
    implement(contract.confirmEmail, async ({ body, ip }) => {
      const waitSeconds = await byIp.take(ip);
      return waitSeconds === null ? addressReply(await recovery.confirm(body.token)) : tooMany(waitSeconds);
    }),
    implement(contract.unlockPlayer, async ({ body, ip }) => {
      const waitSeconds = await byIp.take(ip);
      return waitSeconds === null ? addressReply(await recovery.unlock(body.token)) : tooMany(waitSeconds);
    }),
    implement(contract.resetPassword, async ({ body, ip }) => {
      const waitSeconds = await byIp.take(ip);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      // The link stays valid for another password.
      if (isCommonPassword(body.password)) return commonPassword;
      const player = await recovery.resetPassword(body.reset_password_token, body.password);
      if (player !== null) publisher.disconnectUser(player.id);
      return addressReply(player);
    }),
  ];
}

function passwordRoutes({ recovery, sessions, publisher, limits }: Services): readonly Implementation[] {
  const byPlayer = limits.byKey("password", { burst: 10, perMinute: 2 });
  return [
    implement(contract.changePassword, async ({ body, player, sessionToken, header, ip }) => {
      const waitSeconds = await byPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      if (!(await isPassword(body.current_password, player.password_hash))) return { ...wrongPassword, field: "current_password" };
      if (isCommonPassword(body.password)) return commonPassword;
      await recovery.changePassword(player, body.password);
      const token = await sessions.start(player.id, { userAgent: header("user-agent") ?? "", ip });
      await sessions.endOthers(player.id, token);
      if (sessionToken !== null) publisher.disconnectUser(player.id);
      return answer(200, { ok: true }, { session: { type: "start", token } });
    }),
    implement(contract.confirmPassword, async ({ body, player, sessionToken }) => {
      const waitSeconds = await byPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      if (!(await isPassword(body.password, player.password_hash))) return { ...wrongPassword, field: "password" };
      if (sessionToken !== null) await sessions.confirm(sessionToken);
      return answer(200, { ok: true });
    }),
  ];
}

function sessionRoutes({ sessions, publisher }: Services): readonly Implementation[] {
  return [
    implement(contract.listSessions, async ({ player, sessionToken }) => {
      const known = await sessions.list(player.id, sessionToken ?? "");
      const data = known.map((session) => ({
        id: session.id,
        user_agent: session.userAgent,
        ip: session.ip,
        created_at: session.startedAt.toISOString(),
        seen_at: session.seenAt.toISOString(),
        is_current: session.isCurrent,
      }));
      return answer(200, { data });
    }),
    implement(contract.endSession, async ({ player, params, sessionToken }) => {
      if (sessionToken === null || !(await sessions.isConfirmed(sessionToken))) return passwordRequired;
      if (!(await sessions.endOne(player.id, params.id)))
        return { type: "refusal", status: 404, code: "not_found", message: "This session has already ended." };
      publisher.disconnectUser(player.id);
      return answer(200, { ok: true });
    }),
    implement(contract.endOtherSessions, async ({ player, sessionToken }) => {
      if (sessionToken === null || !(await sessions.isConfirmed(sessionToken))) return passwordRequired;
      const ended = await sessions.endOthers(player.id, sessionToken);
      publisher.disconnectUser(player.id);
      return answer(200, { ended });
    }),
  ];
}

/** Mailed links, passwords and sessions. */
export function accessRoutes(services: Services): readonly Implementation[] {
  return [...linkRoutes(services), ...passwordRoutes(services), ...sessionRoutes(services)];
}
