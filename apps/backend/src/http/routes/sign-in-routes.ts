import * as contract from "@touchline/contract/http/player";
import { resolveLocale } from "@touchline/domain";
import { countryCodes } from "../../players/countries.data.ts";
import { playerToWire } from "../../players/player-row.ts";
import { createRateLimiter } from "../../players/rate-limiter.ts";
import { checkSignIn } from "../../players/sign-in.ts";
import { signUpPlayer, type SignUpRefusal } from "../../players/sign-up.ts";
import { exclusionIn, readLimits } from "../../safer/stored-limits.ts";
import { answer, noStore, type Refusal } from "../api-reply.ts";
import { implement, type Implementation } from "../implementation.ts";
import type { Services } from "../services.ts";

const minimumAge = 18;

const refusedSignUp: Readonly<Record<SignUpRefusal["code"], string>> = {
  email_taken: "There is an account with this e-mail address already.",
  under_age: `You must be ${minimumAge} or older.`,
  terms_required: "Accept the terms to sign up.",
  country_blocked: "We do not offer accounts in this country.",
  unknown_currency: "There is no such currency.",
  unknown_country: "There is no such country.",
  invalid_request: "This cannot be right.",
};

const invalidCredentials: Refusal = {
  type: "refusal",
  status: 401,
  code: "invalid_credentials",
  message: "The e-mail address or the password is wrong.",
};
const locked: Refusal = { type: "refusal", status: 423, code: "locked", message: "Too many wrong passwords. Try again in 15 minutes." };
/** Told only to who knows the password. */
const selfExcluded: Refusal = {
  type: "refusal",
  status: 403,
  code: "self_excluded",
  message: "You have excluded yourself. Your account opens again when the exclusion ends.",
};

function tooMany(retryAfterSeconds: number): Refusal {
  return { type: "refusal", status: 429, code: "too_many_requests", message: "Too many tries. Wait a moment.", retryAfterSeconds };
}

/** Signing in, up and out. */
export function signInRoutes({ database, sessions, settings, publisher }: Services): readonly Implementation[] {
  const byIp = createRateLimiter({ burst: 60, perMinute: 60 });
  const byEmail = createRateLimiter({ burst: 15, perMinute: 6 });
  const signUpsByIp = createRateLimiter({ burst: 30, perMinute: 10 });
  const countries = new Set(countryCodes);
  return [
    implement(contract.signIn, async ({ body, ip, sessionToken }) => {
      const waitSeconds = byIp.take(ip) ?? byEmail.take(body.email.trim().toLowerCase());
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const result = await checkSignIn(database, body, new Date());
      if (result.type === "invalid_credentials") return invalidCredentials;
      if (result.type === "locked") return locked;
      if (exclusionIn(await readLimits(database, result.player.id))?.type === "selfexclusion") return selfExcluded;
      if (sessionToken !== null) await sessions.end(sessionToken);
      const token = await sessions.start(result.player.id);
      return answer(200, playerToWire(result.player), { session: { type: "start", token }, headers: noStore });
    }),
    implement(contract.signUp, async ({ body, ip, locale, sessionToken }) => {
      const waitSeconds = signUpsByIp.take(ip);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const rules = {
        minimumAge,
        blockedCountries: new Set<string>(),
        countries,
        locale: resolveLocale(body.locale ?? locale, settings.locales),
      };
      const result = await signUpPlayer(database, body, { rules, now: new Date() });
      if (result.type === "refused")
        return { type: "refusal", status: 400, code: result.code, field: result.field, message: refusedSignUp[result.code] };
      if (sessionToken !== null) await sessions.end(sessionToken);
      const token = await sessions.start(result.player.id);
      return answer(201, playerToWire(result.player), { session: { type: "start", token }, headers: noStore });
    }),
    implement(contract.signOut, async ({ sessionToken }) => {
      const playerId = sessionToken === null ? null : await sessions.end(sessionToken);
      if (playerId !== null) publisher.disconnectUser(playerId);
      return answer(200, { ok: true }, { session: { type: "end" }, headers: noStore });
    }),
  ];
}
