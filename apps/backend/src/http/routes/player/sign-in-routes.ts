import * as contract from "@touchline/contract/http/player";
import { resolveLocale } from "@touchline/domain";
import { countryCodes } from "../../../players/countries.data.ts";
import { playerToWire } from "../../../players/player-row.ts";
import { entryRefusal, isEntryClosedIn } from "../../../players/access/entry-rules.ts";
import { networkOf } from "../../../players/access/sign-in-failures.ts";
import { checkSignIn, normalizeEmail } from "../../../players/access/sign-in.ts";
import { signUpPlayer, type SignUpRefusal } from "../../../players/access/sign-up.ts";
import { answer, implement, type Implementation, noStore, type Refusal } from "../../api-call.ts";
import { callerCountry, toRefusal } from "../../entry-refusals.ts";
import type { Services } from "../../services.ts";

const refusedSignUp: Readonly<Record<SignUpRefusal["code"], string>> = {
  under_age: "You’re too young to bet in this country.",
  invalid_cpf: "The CPF is wrong. Check its digits.",
  invalid_phone: "Enter your number with its country code, such as +49 151 12345678.",
  common_password: "This password is too common. Choose another.",
  terms_required: "Accept the terms to sign up.",
  country_blocked: "We don’t offer accounts in this country.",
  unknown_currency: "We don’t offer this currency. Choose another.",
  unknown_country: "We don’t know this country. Choose another.",
  invalid_request: "This value is invalid. Check it and try again.",
};

const invalidCredentials: Refusal = {
  type: "refusal",
  status: 401,
  code: "invalid_credentials",
  message: "Wrong email address or password. Try again.",
};
const locked: Refusal = {
  type: "refusal",
  status: 423,
  code: "locked",
  message: "Too many wrong passwords. Try again in 15 minutes, or reset your password.",
};

const confirmationSent = { status: "confirmation_sent" } as const;

function tooMany(retryAfterSeconds: number): Refusal {
  return {
    type: "refusal",
    status: 429,
    code: "too_many_requests",
    message: "Too many attempts. Wait a moment and try again.",
    retryAfterSeconds,
  };
}

function signInRoute({ database, sessions, recovery, limits, settings }: Services): Implementation {
  const byIp = limits.byCaller("sign-in-address", { burst: 60, perMinute: 60 });
  // Limited by e-mail and IP address, so nobody can use up another person's attempts.
  const byBoth = limits.byKey("sign-in", { burst: 15, perMinute: 6 });
  const { players } = settings;
  return implement(contract.signIn, async ({ body, ip, sessionToken, header }) => {
    const email = normalizeEmail(body.email);
    const waitSeconds = (await byIp.take(ip)) ?? (await byBoth.take(`${networkOf(ip)} ${email}`));
    if (waitSeconds !== null) return tooMany(waitSeconds);
    const country = callerCountry(header, players);
    // Refused before the password is checked, so the reply reveals nothing about it.
    if (isEntryClosedIn(country, players)) return toRefusal("country_blocked");
    const now = new Date();
    const result = await checkSignIn(database, body, { ip, now });
    if (result.type === "invalid_credentials") {
      if (result.isMailDue) recovery.send("unlock", email);
      return invalidCredentials;
    }
    if (result.type === "locked") return locked;
    const refusal = await entryRefusal(database, result.player, { country, rules: players, now });
    if (refusal !== null) return toRefusal(refusal);
    if (sessionToken !== null) await sessions.end(sessionToken);
    const token = await sessions.start(result.player.id, { userAgent: header("user-agent") ?? "", ip });
    return answer(200, playerToWire(result.player), { session: { type: "start", token }, headers: noStore });
  });
}

function signUpRoute({ database, sessions, recovery, limits, settings }: Services): Implementation {
  const byIp = limits.byCaller("sign-up-address", { burst: 30, perMinute: 10 });
  const countries = new Set(countryCodes);
  const { players } = settings;
  const { isConfirmationRequired, blockedCountries, termsVersion } = players;
  return implement(contract.signUp, async ({ body, ip, locale, sessionToken, header }) => {
    const waitSeconds = await byIp.take(ip);
    if (waitSeconds !== null) return tooMany(waitSeconds);
    if (isEntryClosedIn(callerCountry(header, players), players)) return toRefusal("country_blocked");
    const signUpLocale = resolveLocale(body.locale ?? locale, settings.locales);
    const rules = { blockedCountries, countries, isConfirmationRequired, termsVersion, locale: signUpLocale };
    const result = await signUpPlayer(database, body, { rules, now: new Date() });
    if (result.type === "refused")
      return { type: "refusal", status: 400, code: result.code, field: result.field, message: refusedSignUp[result.code] };
    const email = normalizeEmail(body.email);
    if (isConfirmationRequired) {
      if (result.type === "ok") recovery.send("confirm", email);
      else if (result.field === "email") recovery.sendKnownAddress(email);
      else recovery.sendKnownPerson(email, rules.locale);
      return answer(202, confirmationSent, { headers: noStore });
    }
    if (result.type === "taken")
      return {
        type: "refusal",
        status: 400,
        code: `${result.field}_taken`,
        field: result.field,
        message: "An account with this value already exists. Sign in, or reset your password.",
      };
    if (sessionToken !== null) await sessions.end(sessionToken);
    const token = await sessions.start(result.player.id, { userAgent: header("user-agent") ?? "", ip });
    return answer(201, playerToWire(result.player), { session: { type: "start", token }, headers: noStore });
  });
}

/** Signing in, up and out. */
export function signInRoutes(services: Services): readonly Implementation[] {
  const { sessions, publisher } = services;
  return [
    signInRoute(services),
    signUpRoute(services),
    implement(contract.signOut, async ({ sessionToken }) => {
      const playerId = sessionToken === null ? null : await sessions.end(sessionToken);
      if (playerId !== null) publisher.disconnectUser(playerId);
      return answer(200, { ok: true }, { session: { type: "end" }, headers: noStore });
    }),
  ];
}
