import { randomUUID } from "node:crypto";
import type { Bets } from "./bets.ts";
import { freebetStake, currencies, type Player } from "./players.ts";
import { type EntityWriter, type Fields, type Json, textOf } from "./entities.ts";
import { type Call, type CallRow, checkNames, isFields, ok, pageOf, paging, refuse, rowsOf } from "./requests.ts";

const betFields = ["stake", "currency", "subunits", "selections", "bonus", "system_id", "custom_odds", "freebet_stake"];
const selectionFields = ["match_id", "market_id", "specifier", "outcome_id", "odds"];
const comboboostNumber = 1;
const freebetNumber = 2;

/** The bets of a request, with every name checked (section 3 "Bet request"). */
function betsOf({ body }: Call): readonly Fields[] {
  const bets = rowsOf(body["bets"], "bets");
  if (bets.length === 0) throw refuse(400, { message: "bets" });
  for (const bet of bets) {
    checkNames(Object.keys(bet), betFields, "bets");
    for (const selection of rowsOf(bet["selections"], "selections")) checkNames(Object.keys(selection), selectionFields, "selections");
    const { bonus } = bet;
    if (bonus !== undefined) checkNames(Object.keys(isFields(bonus) ? bonus : {}), ["id", "type", "odds"], "bonus");
  }
  return bets;
}

interface Parts {
  readonly writer: EntityWriter;
  readonly bets: Bets;
  /** Address prefix of all pictures. */
  readonly pictures: string;
}

/** The calls about bets, bonuses and jackpots (section 7). */
export function bettingCalls({ writer, bets, pictures }: Parts): readonly CallRow[] {
  const shares = new Map<string, readonly Fields[]>();

  function place(call: Call) {
    const player = call.player();
    const { meta } = call.body;
    checkNames(Object.keys(isFields(meta) ? meta : {}), ["device_id", "quick", "type"], "meta");
    return { status: 201, body: { bets: bets.place(player, betsOf(call)) } };
  }

  function bonuses(player: Player | null): readonly Fields[] {
    const common = {
      country_codes: [],
      event_conditions: [],
      valid_to: "2099-01-01T00:00:00Z",
      banners: { desktop: `${pictures}/desktop.svg`, mobile: `${pictures}/mobile.svg` },
    };
    const issued = (amount: Json): Fields => ({
      seen: false,
      computed_status: "available",
      is_active: true,
      times_used: 0,
      expired_at: "2099-01-01T00:00:00Z",
      ...(amount === null ? {} : { amount, currency: player?.currency ?? "EUR" }),
    });
    const comboboost = writer.write("bonus", {
      id: writer.id("bonus", comboboostNumber),
      type: "comboboost",
      name: "Acca boost",
      status: "active",
      ...common,
      ...issued(null),
      min_odds: 1200,
      uses_count: 10,
      only_verified: false,
      trigger_key: "once",
      ranges: [{ min_count: 3, max_count: 5, bonus_odds: 1050 }],
    });
    if (player === null || !player.hasFreebet) return [comboboost];
    const freebet = writer.write("bonus", {
      id: writer.id("bonus", freebetNumber),
      type: "freebet_only_win",
      name: "Welcome freebet",
      status: "active",
      ...common,
      ...issued(freebetStake),
      min_odds: 1100,
      selection_count_from: 1,
      selection_count_to: 10,
      boost_data: [],
      boost_multiplier: 1000,
    });
    return [comboboost, freebet];
  }

  function bonusOf({ params, visitor }: Call): Fields {
    const bonus = bonuses(visitor).find(({ id }) => textOf(id) === params["id"]);
    if (bonus === undefined) throw refuse(404, { message: "No such bonus." });
    return bonus;
  }

  const listBonuses = (call: Call, isOfKind: (bonus: Fields) => boolean) =>
    ok(writer.write("page", pageOf(bonuses(call.visitor).filter(isOfKind), call.query)));

  /** Bonuses that a bet can use. The names are those of the slip (section 3 "Ticket"); the specification does not show the reply itself. */
  function bonusesOfBets(call: Call) {
    const player = call.player();
    const data = betsOf(call).map((bet) => {
      const legs = bets.legs(bet);
      const usable = bonuses(player).filter(({ type }) => (type === "comboboost" ? legs.length >= 3 : true));
      return { available: usable.map((bonus) => ({ ...bonus, suitable_selections: legs.map((_, index) => index) })), upcoming: [] };
    });
    return ok({ data });
  }

  const kinds: Readonly<Record<string, string>> = {
    comboboosts: "comboboost",
    freebets: "freebet",
    huntings: "hunting",
    lootboxes: "lootbox",
    tournaments: "tournament",
  };
  const bonusQuery = ["locale", "isAvailable", "status", ...paging];

  return [
    {
      method: "GET",
      path: "/api/v3/bets",
      query: ["status", ...paging],
      answer: (call) => ok(writer.write("page", pageOf(bets.list(call.player(), call.query.getAll("status")), call.query))),
    },
    { method: "POST", path: "/api/v2/bets", body: ["meta", "bets"], answer: place },
    {
      method: "POST",
      path: "/api/v2/bets/cashout",
      body: ["bet_id", "to_cashout"],
      answer: (call) => ok({ bet: bets.cashOut(call.player(), call.body["bet_id"], call.body["to_cashout"]) }),
    },
    // The specification does not show the bodies of these three. This operator limits every bet alike and offers no custom bets.
    {
      method: "POST",
      path: "/api/v2/bets/max-stake",
      body: ["bets"],
      answer: (call) =>
        ok({
          data: betsOf(call).map(({ currency }) => ({ max_stake: { value: 500_000, currency, subunits: currencies[textOf(currency)] } })),
        }),
    },
    {
      method: "POST",
      path: "/api/v2/bets/share-code",
      body: ["bets"],
      answer(call) {
        const code = randomUUID().slice(0, 8);
        shares.set(code, betsOf(call));
        return { status: 201, body: { code } };
      },
    },
    {
      method: "GET",
      path: "/api/v2/bets/share-code",
      query: ["code"],
      answer({ query }) {
        const shared = shares.get(query.get("code") ?? "");
        if (shared === undefined) throw refuse(404, { message: "No such code." });
        return ok({ bets: shared });
      },
    },
    { method: "POST", path: "/api/v2/bonuses", body: ["bets"], answer: bonusesOfBets },
    {
      method: "GET",
      path: "/api/v2/bonuses",
      query: ["status", "available", "unseen", "limit_per_type", "type"],
      answer: (call) => listBonuses(call, ({ type }) => call.query.getAll("type").every((kind) => textOf(type).startsWith(kind))),
    },
    { method: "POST", path: "/api/v2/bonuses/mark-as-seen", body: ["bonuses"], answer: () => ({ status: 204 }) },
    { method: "GET", path: "/api/v2/bonuses/freebets/amb", query: bonusQuery, answer: () => ok({ data: [] }) },
    { method: "POST", path: "/api/v2/bonuses/freebets/amb", body: ["bets"], answer: () => ok({ data: [] }) },
    {
      method: "GET",
      path: "/api/v2/bonuses/:kind",
      query: bonusQuery,
      answer: (call) => listBonuses(call, ({ type }) => textOf(type).startsWith(kinds[call.params["kind"] ?? ""] ?? "none")),
    },
    { method: "GET", path: "/api/v2/bonuses/:kind/:id", answer: (call) => ok(bonusOf(call)) },
    {
      method: "GET",
      path: "/api/v2/bonuses/:kind/:id/terms",
      answer: (call) => ok({ terms: `The terms of ${textOf(bonusOf(call)["name"])}.` }),
    },
    { method: "POST", path: "/api/v2/bonuses/:id/activate", body: [], answer: (call) => ok(bonusOf(call)) },
    { method: "POST", path: "/api/v2/jackpots", body: ["bets"], answer: (call) => ok({ data: betsOf(call).map(() => ({})) }) },
    { method: "GET", path: "/api/v2/jackpots", answer: () => ok({ data: [] }) },
    {
      method: "GET",
      path: "/api/v2/jackpot-hits",
      query: ["jackpot_id", "limit", "status", "for_user", "unseen"],
      answer: () => ok({ data: [] }),
    },
  ];
}
