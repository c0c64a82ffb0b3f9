import { createHmac } from "node:crypto";
import * as bets from "@touchline/contract/http/bets";
import { createEmbedCode, startEmbedSession } from "@touchline/contract/http/embed";
import * as player from "@touchline/contract/http/player";
import { getSiteConfig } from "@touchline/contract/http/system";
import { getRealtimeToken } from "@touchline/contract/http/websocket";
import { type Answer, bodyOf, type Caller, createCaller, must, refusalCode } from "./caller.ts";
import type { CheckContext, ConformanceCheck } from "./conformance.ts";

/** Requests a code as a host's server does. */
async function requestCode({ options, visitor }: CheckContext, playerId: string): Promise<Answer> {
  const { secret = "", brand = "", parentOrigin = "" } = options.host ?? {};
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update([at, playerId, brand, parentOrigin].join("\n")).digest("hex");
  const body = { player: playerId, brand, parent_origin: parentOrigin };
  return visitor.send("POST", createEmbedCode.path, body, { "x-sb-signature": `t=${at},v1=${signature}` });
}

/** A separate caller, so that the player's session survives for other checks. */
const stranger = ({ options }: CheckContext): Caller => createCaller(options.origin, options.fetch);

/** Access rules for each way to sign in. */
export const entryChecks: readonly ConformanceCheck[] = [
  {
    level: "full",
    name: "a host's code signs its player in once",
    needs: "host",
    async run(context) {
      const { id } = bodyOf(player.getPlayer, await context.player.get(player.getPlayer.path)) as { readonly id: string };
      const { code } = bodyOf(createEmbedCode, await requestCode(context, id), 201) as { readonly code: string };
      const body = { code, parent_origin: context.options.host?.parentOrigin, carrier: "bearer" };
      const take = async (): Promise<Answer> => stranger(context).send("POST", startEmbedSession.path, body, { "x-sb-embed": "1" });
      bodyOf(startEmbedSession, await take());
      must(refusalCode(await take(), [403], "A code taken twice") === "bad_code", "A code used twice is not refused as bad_code.");
    },
  },
  {
    level: "full",
    name: "a self-excluded player gets no session by password",
    needs: "excluded",
    async run(context) {
      const { email, password } = context.options.excluded ?? {};
      const caller = stranger(context);
      const code = refusalCode(await caller.send("POST", player.signIn.path, { email, password }), [403], "Signing in while self-excluded");
      must(code === "self_excluded", `Signing in while self-excluded says ${code}, not self_excluded.`);
      must(caller.setCookies.length === 0, "A self-excluded player got a cookie.");
    },
  },
  {
    level: "full",
    name: "a self-excluded player gets no session by a host's code",
    needs: "excluded host",
    async run(context) {
      const answer = await requestCode(context, context.options.excluded?.id ?? "");
      const code = refusalCode(answer, [403], "A host's code for a self-excluded player");
      must(code === "self_excluded", `A host's code for a self-excluded player is refused by ${code}, not self_excluded.`);
    },
  },
  {
    level: "full",
    name: "every call from a blocked country is 403 country_blocked, signed in or not",
    needs: "closed country",
    async run({ options, visitor, player: signedIn }) {
      const headers = options.closedCountry === null ? {} : { [options.closedCountry.header]: options.closedCountry.country };
      for (const caller of options.credentials === null ? [visitor] : [visitor, signedIn]) {
        const answers: readonly (readonly [string, Answer])[] = [
          [getSiteConfig.path, await caller.get(getSiteConfig.path, headers)],
          [player.getPlayer.path, await caller.get(player.getPlayer.path, headers)],
          [player.signIn.path, await caller.send("POST", player.signIn.path, { email: "a@example.com", password: "b" }, headers)],
          [bets.placeBets.path, await caller.send("POST", bets.placeBets.path, {}, { ...headers, "idempotency-key": crypto.randomUUID() })],
          [getRealtimeToken.path, await caller.send("POST", getRealtimeToken.path, undefined, headers)],
          [startEmbedSession.path, await caller.send("POST", startEmbedSession.path, {}, headers)],
        ];
        for (const [path, answer] of answers) {
          const code = refusalCode(answer, [403], `${path} from a blocked country`);
          must(code === "country_blocked", `${path} from a blocked country has the code ${code}, not country_blocked.`);
        }
      }
    },
  },
];
