import * as bets from "@touchline/contract/http/bets";
import * as favourites from "@touchline/contract/http/favourites";
import * as notifications from "@touchline/contract/http/notifications";
import * as player from "@touchline/contract/http/player";
import type { EndpointShape } from "@touchline/contract/endpoint";
import type { ConformanceCheck } from "./conformance.ts";
import { must, refusalCode } from "./caller.ts";

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === "object" && value !== null && "access" in value && "path" in value;
const playersOwn = [bets, favourites, notifications, player]
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .filter(({ access }) => access === "player");

/** Invalid and unauthorized calls. */
export const refusalChecks: readonly ConformanceCheck[] = [
  {
    level: "full",
    name: "an invalid parameter is 400 with a code",
    needs: "nothing",
    run: async ({ visitor }) => void refusalCode(await visitor.get("/api/v2/matches?limit=many"), [400], "GET /api/v2/matches?limit=many"),
  },
  {
    level: "full",
    name: "an unsupported method is 405 with Allow",
    needs: "nothing",
    async run({ visitor }) {
      const answer = await visitor.send("DELETE", "/api/v2/sports");
      must(answer.status === 405, `DELETE /api/v2/sports answered ${answer.status}, not 405.`);
      must(answer.headers.has("allow"), "A 405 has no Allow header.");
    },
  },
  {
    level: "full",
    name: "players' calls are 401 for visitors",
    needs: "nothing",
    async run({ visitor }) {
      for (const { method, path } of playersOwn) {
        const filled = path.replaceAll(/:type/gu, "matches").replaceAll(/:\w+/gu, "999999999");
        const answer = method === "GET" ? await visitor.get(filled) : await visitor.send(method, filled, {});
        must(answer.status === 401, `${method} ${path} answered a visitor ${answer.status}, not 401.`);
      }
    },
  },
  {
    level: "full",
    name: "other origins cannot read replies",
    needs: "nothing",
    async run({ visitor }) {
      const { headers } = await visitor.get("/api/v2/sports", { origin: "https://other.example" });
      const allowed = headers.get("access-control-allow-origin");
      must(allowed !== "*" && allowed !== "https://other.example", "Another origin is allowed to read the API.");
    },
  },
  {
    level: "full",
    name: "replies have nosniff and a content security policy",
    needs: "nothing",
    async run({ visitor }) {
      for (const path of ["/api/v2/sports", "/api/v2/no-such-call"]) {
        const { headers } = await visitor.get(path);
        must(headers.get("x-content-type-options") === "nosniff", `${path} lacks X-Content-Type-Options: nosniff.`);
        must(headers.has("content-security-policy"), `${path} lacks Content-Security-Policy.`);
      }
    },
  },
  {
    level: "full",
    name: "a wrong password is 401 invalid_credentials, also for an unknown address",
    needs: "nothing",
    async run({ visitor }) {
      const body = { email: "nobody-of-that-name@example.com", password: "certainly-not-it" };
      const code = refusalCode(await visitor.send("POST", player.signIn.path, body), [401], "Signing in as nobody");
      must(code === "invalid_credentials", `Signing in as nobody says ${code}, not invalid_credentials.`);
    },
  },
];
