import * as contract from "@touchline/contract/http/embed";
import { isAllowedParent, resolveLocale } from "@touchline/domain";
import { bearerLifeSeconds, codeLifeSeconds, createEmbedCode, shortenSession, takeEmbedCode } from "../../../players/access/embed-codes.ts";
import { findHostPlayer, isSignedByHost, putHostPlayer } from "../../../players/access/host-players.ts";
import { entryRefusal, isEntryClosedIn } from "../../../players/access/entry-rules.ts";
import { playerToWire } from "../../../players/player-row.ts";
import { sessionLifeSeconds } from "../../../players/access/sessions.ts";
import { answer, implement, type Implementation, noStore, type Refusal } from "../../api-call.ts";
import { callerCountry, toRefusal } from "../../entry-refusals.ts";
import type { Services } from "../../services.ts";

function refuse(status: Refusal["status"], code: string, message: string): Refusal {
  return { type: "refusal", status, code, message };
}

const embedOff = refuse(503, "embed_off", "EMBED_SECRET is not set.");
const badSignature = refuse(401, "bad_signature", "The signature is missing, invalid or older than five minutes.");
const unknownBrand = refuse(400, "unknown_brand", "Unknown brand.");
const badCode = refuse(403, "bad_code", "This code was already used, has expired or belongs to another page. Request a new one.");

/** Sign-in through a host site: its server requests a code, and the frame exchanges it for a session. */
export function embedRoutes({ database, sessions, limits, settings }: Services): readonly Implementation[] {
  const byIp = limits.byCaller("embed-session", { burst: 60, perMinute: 60 });
  const { embed, brand, players: rules } = settings;
  return [
    implement(contract.createEmbedCode, async ({ body, header }) => {
      if (embed.secret === "") return embedOff;
      const now = new Date();
      if (
        !isSignedByHost(header("x-sb-signature"), [body.player, body.brand, body.parent_origin], {
          secret: embed.secret,
          now: now.getTime(),
        })
      )
        return badSignature;
      if (body.brand !== brand) return unknownBrand;
      if (!isAllowedParent(body.parent_origin, embed.parents))
        return refuse(400, "unknown_parent", "EMBED_PARENTS does not allow this origin to embed the sportsbook.");
      const player = await findHostPlayer(database, body.player);
      if (player === undefined) return refuse(404, "unknown_player", "Unknown player.");
      // This request's country is that of the host's server; the player's is checked when the session starts.
      const refusal = await entryRefusal(database, player, { country: null, rules, now });
      if (refusal !== null) return toRefusal(refusal);
      const code = await createEmbedCode(database, { playerId: player.id, brand, parentOrigin: body.parent_origin, now });
      return answer(201, { code, expires_in: codeLifeSeconds }, { headers: noStore });
    }),
    implement(contract.putHostPlayer, async ({ body, header, locale }) => {
      if (embed.secret === "") return embedOff;
      const now = new Date();
      const { player, email, currency, country, date_of_birth, first_name = "", last_name = "" } = body;
      const lines = [player, body.brand, email, currency, country, date_of_birth, first_name, last_name, body.locale ?? ""];
      if (!isSignedByHost(header("x-sb-signature"), lines, { secret: embed.secret, now: now.getTime() })) return badSignature;
      if (body.brand !== brand) return unknownBrand;
      const spoken = resolveLocale((body.locale ?? "") === "" ? locale : body.locale, settings.locales);
      const result = await putHostPlayer(database, body, { locale: spoken, now });
      if (result.type === "email_taken") return refuse(409, "email_taken", "Another player already has this email address.");
      if (result.type === "refused") return { ...refuse(400, result.code, "The value is invalid."), field: result.field };
      return answer(result.isNew ? 201 : 200, { id: result.id }, { headers: noStore });
    }),
    implement(contract.startEmbedSession, async ({ body, ip, sessionToken, header }) => {
      const waitSeconds = await byIp.take(ip);
      if (waitSeconds !== null)
        return { ...refuse(429, "too_many_requests", "Too many attempts. Wait a moment and try again."), retryAfterSeconds: waitSeconds };
      const country = callerCountry(header, rules);
      // The code stays valid for a call from another country.
      if (isEntryClosedIn(country, rules)) return toRefusal("country_blocked");
      const now = new Date();
      const playerId = await takeEmbedCode(database, body.code, { brand, parentOrigin: body.parent_origin, now });
      if (playerId === null) return badCode;
      const coming = await database.selectFrom("players").selectAll().where("id", "=", playerId).executeTakeFirstOrThrow();
      // Checked again: the player may have self-excluded since the code was issued.
      const refusal = await entryRefusal(database, coming, { country, rules, now });
      if (refusal !== null) return toRefusal(refusal);
      const before = sessionToken === null ? null : await sessions.playerOf(sessionToken);
      // A player who is already signed in keeps the session, so requests in flight stay valid.
      if (before?.id === playerId && body.carrier === "cookie")
        return answer(200, { player: playerToWire(before), token: null, expires_in: sessionLifeSeconds }, { headers: noStore });
      const token = await sessions.start(playerId);
      const player = await sessions.playerOf(token);
      if (player === null) return badCode;
      if (sessionToken !== null && before?.id !== playerId) await sessions.end(sessionToken);
      if (body.carrier === "cookie") {
        const reply = { player: playerToWire(player), token: null, expires_in: sessionLifeSeconds };
        return answer(200, reply, { session: { type: "start", token }, headers: noStore });
      }
      await shortenSession(database, token, new Date(now.getTime() + bearerLifeSeconds * 1000));
      return answer(200, { player: playerToWire(player), token, expires_in: bearerLifeSeconds }, { headers: noStore });
    }),
  ];
}
