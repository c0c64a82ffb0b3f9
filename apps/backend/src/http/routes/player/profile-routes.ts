import * as contract from "@touchline/contract/http/access";
import { parsePhone } from "@touchline/domain";
import { areTermsDue, isPhoneDue } from "../../../players/access/entry-rules.ts";
import { changePlayer, type PlayerChangeResult } from "../../../players/change-player.ts";
import { findMunicipalities } from "../../../players/municipalities.ts";
import { checkPhoneCode, sendPhoneCode } from "../../../players/phone-codes.ts";
import { playerToWire } from "../../../players/player-row.ts";
import type { PlayerRow } from "../../../platform/database/player-tables.ts";
import { answer, implement, type Implementation, type Refusal, tooMany } from "../../api-call.ts";
import type { Services } from "../../services.ts";
import { passwordRequired } from "./access-routes.ts";

type ChangeCode = Extract<PlayerChangeResult, { type: "refused" }>["code"];

const refusedChange: Readonly<Record<ChangeCode, string>> = {
  invalid_cpf: "The CPF is wrong. Check its digits.",
  cpf_taken: "You can’t use this CPF. Contact support if it is yours.",
  unknown_municipality: "We don’t know this municipality. Choose one from the list.",
  already_known: "You can’t change this yourself. Contact support.",
  invalid_request: "This value is invalid. Check it and try again.",
};

function refuse(code: string, message: string, field?: string): Refusal {
  return { type: "refusal", status: 400, code, message, ...(field === undefined ? {} : { field }) };
}

function phoneRoutes({ database, sessions, limits, settings }: Services): readonly Implementation[] {
  const { players } = settings;
  const sender = { siteName: settings.site.name, publicOrigin: players.publicOrigin };
  const codes = limits.byKey("phone-code", { burst: 4, perMinute: 1 });
  const toWire = (player: PlayerRow) => ({
    isVerified: player.is_phone_verified,
    is_required: isPhoneDue(player, players),
    phone: player.phone,
  });
  return [
    implement(contract.getPhoneVerification, ({ player }) => answer(200, toWire(player))),
    implement(contract.sendPhoneCode, async ({ player, body, sessionToken }) => {
      const phone = parsePhone(body.phone);
      if (phone === null) return refuse("invalid_phone", "Enter your number with its country code, such as +49 151 12345678.", "phone");
      if (player.is_phone_verified && (sessionToken === null || !(await sessions.isConfirmed(sessionToken)))) return passwordRequired;
      const waitSeconds = await codes.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      await sendPhoneCode(database, { player, phone, now: new Date() }, sender);
      return answer(202, { status: "sent" });
    }),
    implement(contract.checkPhoneCode, async ({ player, body }) => {
      const result = await checkPhoneCode(database, { playerId: player.id, code: body.code, now: new Date() });
      if (result === "wrong_code") return refuse(result, "The code is wrong. Check our message and try again.", "code");
      if (result === "code_expired") return refuse(result, "This code has expired. Request a new one.", "code");
      const row = await database.selectFrom("players").selectAll().where("id", "=", player.id).executeTakeFirstOrThrow();
      return answer(200, toWire(row));
    }),
  ];
}

const termsChanged: Refusal = {
  type: "refusal",
  status: 409,
  code: "terms_changed",
  field: "version",
  message: "Our terms have changed. Read and accept the current version.",
};

function termsRoutes({ database, settings }: Services): readonly Implementation[] {
  const version = settings.players.termsVersion;
  const toWire = (player: Pick<PlayerRow, "terms_version">) => ({
    version,
    accepted_version: player.terms_version,
    is_required: areTermsDue(player, settings.players),
  });
  return [
    implement(contract.getTerms, ({ player }) => answer(200, toWire(player))),
    implement(contract.acceptTerms, async ({ player, body }) => {
      if (body.version !== version) return termsChanged;
      const accepted = { terms_version: version, terms_accepted_at: new Date() };
      await database.updateTable("players").set(accepted).where("id", "=", player.id).execute();
      return answer(200, toWire(accepted));
    }),
  ];
}

/** Profile data of the player: missing fields, phone, municipality and accepted terms. */
export function profileRoutes(services: Services): readonly Implementation[] {
  return [
    implement(contract.changePlayer, async ({ player, body }) => {
      const result = await changePlayer(services.database, player, body);
      return result.type === "ok"
        ? answer(200, playerToWire(result.player))
        : refuse(result.code, refusedChange[result.code], result.field);
    }),
    implement(contract.listMunicipalities, ({ query }) => answer(200, { data: [...findMunicipalities(query.q)] }), {
      cacheForMs: 60_000,
    }),
    ...phoneRoutes(services),
    ...termsRoutes(services),
  ];
}
