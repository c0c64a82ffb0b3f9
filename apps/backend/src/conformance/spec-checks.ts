import { randomUUID } from "node:crypto";
import { type Answer, type Caller, must } from "./caller.ts";
import type { CheckContext, ConformanceCheck } from "./conformance.ts";

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const rowOf = (value: unknown): Row => (isRow(value) ? value : {});

function listOf(body: unknown): readonly Row[] {
  const list = Array.isArray(body) ? body : rowOf(body)["data"];
  return Array.isArray(list) ? list.map(rowOf) : [];
}

function isAccepted({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

interface Balance {
  readonly currency: string;
  readonly minor: number;
  readonly subunits: number;
}

/** The player's balance in minor units; `subunits` only for the smallest stake, 1 displayed unit. */
async function balanceOf(caller: Caller): Promise<Balance> {
  const { currency } = rowOf((await caller.get("/platform/api/player")).body);
  const accounts = listOf((await caller.get("/platform/api/player/accounts")).body);
  const account = accounts.find((one) => one["currency"] === currency) ?? accounts[0];
  const [minor, subunits] = [account?.["balance"], account?.["subunits"]];
  must(typeof minor === "number" && Number.isSafeInteger(minor), "The balance is not a whole number of minor units.");
  return { currency: String(account?.["currency"] ?? currency), minor, subunits: typeof subunits === "number" ? subunits : 100 };
}

/** A flat single of one displayed unit on an upcoming match, as spec.md 3 names it. */
async function flatBet(caller: Caller): Promise<Row> {
  const { currency, subunits } = await balanceOf(caller);
  const matches = listOf((await caller.get("/api/v2/matches?match_status=0&limit=50")).body);
  for (const match of matches) {
    const market = rowOf(match["main_market"] ?? (Array.isArray(match["top_markets"]) ? match["top_markets"][0] : null));
    const outcomes = Array.isArray(market["outcomes"]) ? market["outcomes"].map(rowOf) : [];
    const outcome = outcomes.find(({ odds, active }) => typeof odds === "number" && odds > 1_000 && active !== false);
    if (outcome === undefined || (market["status"] ?? 1) !== 1) continue;
    const specifier = market["specifier"] ?? "";
    const selection = { match_id: match["id"], market_id: market["id"], specifier, outcome_id: outcome["id"], odds: outcome["odds"] };
    return { stake: subunits, currency, subunits, selections: [selection] };
  }
  must(false, "No upcoming match has an open main market to bet on.");
}

async function place(caller: Caller, bet: Row, key: string): Promise<Answer> {
  return caller.send("POST", "/api/v2/bets", { meta: { device_id: "conformance" }, bets: [bet] }, { "idempotency-key": key });
}

function idsOf(body: unknown): readonly string[] {
  return listOf(body).map(({ id }) => String(id));
}

/** Checks of the specification alone: no extension, flat bets, any successful status. */
export const specChecks: Readonly<Record<"before" | "bets" | "after", readonly ConformanceCheck[]>> = {
  before: [
    {
      level: "browse",
      name: "a list filtered by status contains only matches of that status",
      needs: "nothing",
      async run({ visitor }) {
        const listed = listOf((await visitor.get("/api/v2/matches?match_status=0&limit=50")).body);
        must(
          listed.every(({ status }) => status === undefined || status === null || status === 0 || status === "0"),
          "match_status=0 lists matches of another status.",
        );
      },
    },
    {
      level: "browse",
      name: "the pages of a list do not overlap",
      needs: "nothing",
      async run({ visitor }) {
        const [first, second] = [await visitor.get("/api/v2/matches?limit=3&page=1"), await visitor.get("/api/v2/matches?limit=3&page=2")];
        const ids = idsOf(first.body);
        must(ids.length <= 3, `A page of limit 3 has ${ids.length} rows.`);
        must(!idsOf(second.body).some((id) => ids.includes(id)), "The second page repeats rows of the first.");
      },
    },
    {
      level: "browse",
      name: "an unknown match is 404",
      needs: "nothing",
      async run({ visitor }) {
        const { status } = await visitor.get("/api/v2/matches/999999999999");
        must(status === 404, `An unknown match answered ${status}, not 404.`);
      },
    },
    {
      level: "bet",
      name: "the player's calls are 401 for visitors",
      needs: "nothing",
      async run({ visitor }) {
        for (const path of ["/platform/api/player", "/platform/api/player/accounts", "/api/v3/bets"]) {
          const { status } = await visitor.get(path);
          must(status === 401, `GET ${path} answered a visitor ${status}, not 401.`);
        }
      },
    },
    {
      level: "bet",
      isSetup: true,
      name: "signing in starts a session in a cookie that scripts cannot read",
      needs: "player",
      async run({ player, options }) {
        const answer = await player.send("POST", "/platform/api/player/sign-in", options.credentials);
        must(isAccepted(answer), `Signing in answered ${answer.status}.`);
        must(player.setCookies.length > 0, "Signing in set no cookie.");
        for (const cookie of player.setCookies) {
          const name = cookie.split("=")[0];
          must(/httponly/iu.test(cookie), `A cookie can be read by scripts: ${name}.`);
          must(/samesite=(?:lax|strict|none)/iu.test(cookie), `A cookie has no SameSite: ${name}.`);
          if (options.origin.startsWith("https:")) must(/secure/iu.test(cookie), `A cookie is not Secure: ${name}.`);
        }
      },
    },
  ],
  bets: [
    {
      level: "bet",
      name: "a bet takes exactly its stake and is listed once",
      needs: "bets",
      async run({ player }: CheckContext) {
        const [bet, before] = [await flatBet(player), await balanceOf(player)];
        const listedBefore = new Set(idsOf((await player.get("/api/v3/bets?page=1&limit=50")).body));
        const answer = await place(player, bet, randomUUID());
        must(isAccepted(answer), `The bet was refused with ${answer.status}: ${answer.text.slice(0, 200)}`);
        const after = await balanceOf(player);
        must(
          before.minor - after.minor === bet["stake"],
          `The balance fell by ${before.minor - after.minor}, not by the stake of ${String(bet["stake"])}.`,
        );
        const added = idsOf((await player.get("/api/v3/bets?page=1&limit=50")).body).filter((id) => !listedBefore.has(id));
        must(added.length === 1, `My bets lists ${added.length} new bets, not 1.`);
      },
    },
    {
      level: "bet",
      name: "a stake above the balance is refused without a debit",
      needs: "bets",
      async run({ player }) {
        const [bet, before] = [await flatBet(player), await balanceOf(player)];
        const answer = await place(player, { ...bet, stake: before.minor + 1 }, randomUUID());
        must(answer.status >= 400 && answer.status < 500, `A stake above the balance answered ${answer.status}.`);
        must((await balanceOf(player)).minor === before.minor, "A refused bet changed the balance.");
      },
    },
    {
      level: "bet",
      name: "the maximum stake of a bet is known",
      needs: "player",
      async run({ player }) {
        const answer = await player.send("POST", "/api/v2/bets/max-stake", { bets: [await flatBet(player)] });
        must(isAccepted(answer), `POST /api/v2/bets/max-stake answered ${answer.status}.`);
      },
    },
  ],
  after: [
    {
      level: "bet",
      name: "signing out ends the session on the server",
      needs: "player",
      async run({ player }) {
        const answer = await player.send("POST", "/platform/api/player/logout");
        must(isAccepted(answer), `Signing out answered ${answer.status}.`);
        const { status } = await player.get("/platform/api/player");
        must(status === 401, `GET /platform/api/player answered ${status} after signing out, not 401.`);
      },
    },
  ],
};
