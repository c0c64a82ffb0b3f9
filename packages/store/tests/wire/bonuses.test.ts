import type { Bonus, SlipBonus } from "@touchline/contract/entities/bonus";
import { describe, expect, it } from "vitest";
import { bonusEndpoints } from "../../src/bets/bonus-endpoints.data.ts";
import { readReply } from "./read-reply.ts";

const eur = (value: number) => ({ value, currency: "EUR", subunits: 100 });

const common = {
  id: 5,
  name: "Autumn",
  status: "active",
  country_codes: ["DE"],
  event_conditions: [{ sport: { key: "soccer", name: "Football" } }],
  valid_from: "2026-11-01T00:00:00Z",
  valid_to: "2026-12-01T00:00:00Z",
  trigger_key: "once",
};
const mine = { seen: true, activated_at: "2026-11-02T00:00:00Z", expired_at: "2026-12-01T00:00:00Z", is_active: true, times_used: 2 };

function readBonuses(body: unknown): { readonly bonuses: readonly Bonus[]; readonly problems: readonly string[] } {
  const { value: read, problems } = readReply(bonusEndpoints.list, body);
  return { bonuses: (read as { data: Bonus[] }).data, problems };
}

/** The same bonus with the specification's flat fields, and with the reference backend's nested ones. */
const dialects: readonly (readonly [type: string, flat: object, nested: object])[] = [
  [
    "comboboost",
    {
      ranges: [{ min_count: 3, max_count: 5, bonus_odds: 1050 }],
      uses_count: 4,
      only_verified: true,
      min_odds: 1300,
      issued: { ...mine, computed_status: "bonus_over", currency: "EUR", amount: 900 },
    },
    {
      comboboost: { ranges: [{ min_count: 3, max_count: 5, bonus_odds: 1050 }], uses_count: 4, only_verified: true },
      min_odds: 1300,
      user_status: "over",
      issued: { ...mine, computed_status: "over", amount: eur(900) },
    },
  ],
  [
    "freebet",
    {
      freebet_type: "freebet_only_win",
      max_odds: 9000,
      match_status: "live",
      selection_count_from: 2,
      selection_count_to: 4,
      boost_data: [1100, 1500],
      issued: { ...mine, computed_status: "active", currency: "EUR", amount: 500, boost_multiplier: 1500, boost_required: true },
    },
    {
      freebet: {
        type: "only_win",
        selection_count_from: 2,
        selection_count_to: 4,
        boost_data: [1100, 1500],
        boost_multiplier: 1500,
        boost_required: true,
      },
      max_odds: 9000,
      match_status: "live",
      user_status: "active",
      issued: { ...mine, computed_status: "active", amount: eur(500) },
    },
  ],
  [
    "tournament",
    {
      farm_once_per_event: true,
      farming_freebet_type: "freebet_all_win",
      show_in_promotion: true,
      farmed_event_ids: [7],
      used_in_bets: 3,
      initial_pool: 100_000,
      pool_amount: 120_000,
      currency: "EUR",
      issued: {
        ...mine,
        computed_status: "available",
        currency: "EUR",
        currency_subunits: 100,
        farming_stats: {
          avg_stake: 700,
          bets_count: 3,
          points: 4,
          available_points: 6,
          potential_points: 5,
          potential_freebet_amount: 350,
        },
      },
    },
    {
      hunting: {
        farm_once_per_event: true,
        farming_freebet_type: "all_win",
        show_in_promotion: true,
        farmed_event_ids: [7],
        used_in_bets: 3,
        avg_stake: eur(700),
        bets_count: 3,
        points: 4,
        available_points: 6,
        potential_points: 5,
        potential_freebet_amount: eur(350),
      },
      tournament: { initial_pool: eur(100_000), pool_amount: eur(120_000) },
      user_status: "available",
      issued: { ...mine, computed_status: "available" },
    },
  ],
  [
    "lootbox",
    {
      freebets_to_boost: [91],
      progress_bar: { count: 1, possible: 2, needed: 3 },
      boost_data: [1100],
      freebet_type: "no_risk",
      issued: { ...mine, computed_status: "active", currency: "EUR", potential_freebet_amount: 250 },
    },
    {
      lootbox: {
        freebets_to_boost: [91],
        progress_bar: { count: 1, possible: 2, needed: 3 },
        boost_data: [1100],
        freebet_type: "no_risk",
        freebet_amount: eur(250),
      },
      user_status: "active",
      issued: { ...mine, computed_status: "active" },
    },
  ],
];

describe("a bonus", () => {
  it.each(dialects)("of the type %s is read alike from flat and nested fields", (type, flat, nested) => {
    const { bonuses, problems } = readBonuses({
      data: [
        { ...common, type, ...flat },
        { ...common, type, ...nested },
      ],
    });
    expect(problems).toEqual([]);
    expect(bonuses[0]).toEqual(bonuses[1]);
    expect(bonuses[0]?.user_status).not.toBe("unknown");
  });

  it.each<readonly [what: string, row: object, kind: string | undefined, type: Bonus["type"]]>([
    ["a kind of freebet as its type", { type: "freebet_no_risk" }, undefined, "freebet"],
    ["no type in a list of its kind", {}, "lootboxes", "lootbox"],
    ["no type but ranges", { ranges: [] }, undefined, "comboboost"],
    ["no type but its part", { hunting: {} }, undefined, "hunting"],
  ])("with %s has the right type", (_what, row, kind, type) => {
    const { value: read } = readReply(bonusEndpoints.get, { id: 1, ...row }, { params: { kind } });
    expect((read as Bonus).type).toBe(type);
  });

  it("may also arrive in a separate list for each type", () => {
    const { bonuses } = readBonuses({ freebets: [{ id: 1 }], comboboosts: [{ id: 2 }, { name: "?" }] });
    expect(bonuses.map(({ id, type }) => [id, type])).toEqual([
      [1, "freebet"],
      [2, "comboboost"],
    ]);
  });

  it("without the player's own data cannot be used yet", () => {
    const { bonuses } = readBonuses([
      { id: "x", type: "freebet" },
      { id: "y", type: "hunting", status: "active" },
      { id: "z", type: "comboboost", status: "active" },
    ]);
    expect(bonuses.map(({ id, user_status }) => [id, user_status])).toEqual([
      ["x", "not_available"],
      ["y", "not_available"],
      ["z", "active"],
    ]);
  });
});

describe("the bonuses of the slip", () => {
  function readOffered(body: unknown): readonly { readonly available: readonly SlipBonus[]; readonly upcoming: readonly SlipBonus[] }[] {
    return (readReply(bonusEndpoints.forSlip, body).value as { data: { available: SlipBonus[]; upcoming: SlipBonus[] }[] }).data;
  }

  it("keep their index when one bet has none", () => {
    const freebet = { id: 1, type: "freebet_all_win", amount: 500, currency: "EUR", boost_multiplier: 1500 };
    const offered = readOffered([null, { available: [freebet], upcoming: [{ id: 2, type: "comboboost", ranges: [] }] }]);
    expect(offered).toMatchObject([
      { available: [], upcoming: [] },
      { available: [{ id: 1, freebet: { type: "all_win", stake: eur(750) } }], upcoming: [{ id: 2 }] },
    ]);
  });

  it("may be grouped by type, with freebets as a list", () => {
    const offered = readOffered({
      data: [
        { availableBonuses: { freebet: [{ id: 1, stake: 500, currency: "EUR" }], hunting: { id: 2, points: 3, potential_points: 5 } } },
      ],
    });
    expect(offered[0]?.available).toMatchObject([
      { id: 1, type: "freebet", freebet: { stake: eur(500) } },
      { id: 2, type: "hunting", points: { now: 3, earned: 2 } },
    ]);
  });

  it("count every selection as suitable for a boost that is reached but lists none", () => {
    const boost = { id: 1, type: "comboboost", ranges: [{ min_count: 2, bonus_odds: 1050 }] };
    const offered = readOffered([[{ ...boost, selected_range: 0 }], [boost]]);
    expect(offered.map(({ available: [first] }) => [first?.bonus_odds, first?.suitable_selections.length])).toEqual([
      [1050, 50],
      [1000, 0],
    ]);
  });
});

describe("the terms of a bonus", () => {
  it.each([
    ["a text", "Combos only.", [{ key: "text", values: { text: "Combos only." } }]],
    ["sentences", { terms: ["One.", { text: "Two." }] }, [{ values: { text: "One." } }, { values: { text: "Two." } }]],
    ["keys", { data: [{ key: "min_odds", values: { odds: 1400 } }] }, [{ key: "min_odds", values: { odds: 1400 } }]],
  ])("may be sent as %s", (_what, body, expected) => {
    expect(readReply(bonusEndpoints.terms, body).value).toMatchObject({ data: expected });
  });
});

describe("jackpots", () => {
  it("need an id and a currency", () => {
    const { value: read, problems } = readReply(bonusEndpoints.jackpots, [
      { id: 1, amount: 900, currency: "EUR", levels: [{ name: "Gold" }, {}] },
      { id: 2, amount: 900 },
    ]);
    expect(read).toMatchObject({ data: [{ id: 1, name: "1", amount: 900, pool_amount: 900, subunits: 100, levels: [{ code: "Gold" }] }] });
    expect(problems).toHaveLength(2);
  });

  it("are read by bet as ids or as jackpots", () => {
    const { value: read } = readReply(bonusEndpoints.jackpotsForSlip, [[1, { id: 2 }], { jackpots: [{ id: 3 }] }, { jackpot_ids: [4] }]);
    expect(read).toEqual({ data: [{ jackpot_ids: [1, 2] }, { jackpot_ids: [3] }, { jackpot_ids: [4] }] });
  });

  it("have hits that belong to the requesting player if they have a seen flag", () => {
    const { value: read } = readReply(bonusEndpoints.hits, [
      { id: 1, jackpotId: 3, amount: 100, amount_eur: 90, currency: "USD", seen: false },
      { id: 2, amount_eur: 90 },
    ]);
    expect(read).toMatchObject({
      data: [
        { id: 1, jackpot_id: 3, amount: 100, currency: "USD", is_own: true, seen: false },
        { id: 2, amount: 90, currency: "EUR", is_own: false, seen: null },
      ],
    });
  });
});
