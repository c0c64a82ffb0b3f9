import type { Bet } from "@touchline/contract/entities/bet";
import type { Bonus } from "@touchline/contract/entities/bonus";
import type { Player } from "@touchline/contract/entities/player";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bonusEndpoints } from "../../src/bets/bonus-endpoints.data.ts";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { wireToListedBet, wireToPlacedBet } from "../../src/slip/placement/wire-bet.ts";
import { wireBet } from "../bets/wire-bet.ts";
import { euros } from "../slip/slip-harness.ts";
import { wirePlayer } from "../wire.ts";
import { readReply } from "./read-reply.ts";

const eur = (value: number) => ({ value, currency: "EUR", subunits: 100 });
const at = "2026-11-21T12:00:00.000Z";
const run = { numRuns: 300, seed: 20_261_121 };

/** Every path below a value, parents first. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const own = [...path, name];
    return [own, ...pathsOf(field, own)];
  });
}

/** A copy without these paths. */
function without(value: unknown, paths: readonly (readonly string[])[]): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  for (const path of paths) {
    const owner = path.slice(0, -1).reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], copy);
    if (typeof owner === "object" && owner !== null && !Array.isArray(owner)) delete (owner as Record<string, unknown>)[path.at(-1) ?? ""];
  }
  return copy;
}

/** Copies of a value with any of its fields left out, apart from the required ones. */
function parts<Value>(whole: Value, compulsory: readonly string[]): fc.Arbitrary<{ part: unknown; kept: (name: string) => boolean }> {
  const optional = pathsOf(whole).filter((path) => !compulsory.includes(path.join(".")));
  return fc.subarray([...optional]).map((left) => {
    const names = new Set(left.map((path) => path.join(".")));
    return { part: without(whole, left), kept: (name) => !names.has(name) };
  });
}

const bets: readonly Bet[] = [
  wireBet({ win_amount: 300, cashout_amount: 300, original_stake: 1200, used_in_jackpot: true }),
  wireBet({
    type: "system",
    system: { id: "2/3", win_count: 2, total_count: 3, sizes: [2] },
    potential_win_amount: 8123,
    selections: [1, 2, 3].map((id) => ({ ...wireBet().selections[0]!, id: `s${id}`, match: { ...wireBet().selections[0]!.match, id } })),
    bonus: { id: 4, type: "comboboost", name: "Boost", odds: 1050, freebet_type: null },
  }),
  wireBet({
    status: "done",
    result: "win",
    cashout: null,
    win_amount: 1100,
    settled_at: at,
    bonus: { id: 9, type: "freebet", name: "Gift", odds: 1000, freebet_type: "only_win" },
  }),
];

const amounts = ["potential_win_amount", "win_amount", "cashout_amount", "original_stake", "odds"] as const;

describe("a reply with any of its fields left out", () => {
  it.each(bets.map((bet) => [bet.type, bet] as const))("lists a %s with the stated amounts", (_type, bet) => {
    fc.assert(
      fc.property(parts(bet, ["id", "stake", "stake.value", "stake.currency"]), ({ part, kept }) => {
        const { value, problems } = readReply(endpoints.listBets, [part]);
        const [read] = value.data;
        expect(read?.stake).toEqual(bet.stake);
        for (const name of amounts) if (kept(name)) expect(read?.[name]).toBe(bet[name]);
        if (kept("selections")) expect(read?.selections).toHaveLength(bet.selections.length);
        const listed = read === undefined ? undefined : wireToListedBet(read);
        expect(listed?.stake).toEqual(euros(bet.stake.value));
        expect(problems.filter((problem) => problem.includes("A bet without"))).toEqual([]);
      }),
      run,
    );
  });

  it.each(bets.map((bet) => [bet.type, bet] as const))("keeps the receipt of a placed %s", (_type, bet) => {
    const known = wireToPlacedBet(bet, {
      id: "k",
      ref: "",
      type: "single",
      status: "accepted",
      stake: euros(bet.stake.value),
      odds: wireToListedBet(bet).odds!,
      potentialReturn: euros(bet.potential_win_amount),
      createdAtMs: 0,
      pendingUntilMs: null,
      rejectReason: null,
      isVip: false,
      legs: [],
    });
    fc.assert(
      fc.property(parts(bet, []), ({ part, kept }) => {
        const read = wireToPlacedBet(part, known);
        expect(read.stake).toEqual(known.stake);
        if (kept("potential_win_amount")) expect(read.potentialReturn).toEqual(euros(bet.potential_win_amount));
      }),
      run,
    );
  });

  it("never loses a player who has an id", () => {
    const player: Player = wirePlayer({ statuses: [{ id: "vip" }], auth_fields_missed: ["phone"], first_name: "Ada" });
    fc.assert(
      fc.property(parts(player, ["id"]), ({ part, kept }) => {
        const { value } = readReply(endpoints.getPlayer, part);
        expect(value.id).toBe(player.id);
        if (kept("currency")) expect(value.currency).toBe(player.currency);
        expect(value.serasa.pve).toBe(false);
      }),
      run,
    );
  });

  const issued = { seen: true, issued_at: at, activated_at: at, expired_at: "2026-12-01T00:00:00.000Z", is_active: true, times_used: 1 };
  const bonus: Bonus = {
    id: 5,
    type: "tournament",
    name: "Race",
    status: "active",
    user_status: "active",
    country_codes: ["DE"],
    event_conditions: [{ sport_type: null, sport: { key: "soccer", name: "Football" }, category: null, tournament: null, event: null }],
    trigger_key: "once",
    min_odds: 1400,
    max_odds: null,
    match_status: "live",
    min_stake: eur(100),
    valid_from: at,
    valid_to: "2026-12-01T00:00:00.000Z",
    banners: { desktop: "/d.png", mobile: null },
    issued: { ...issued, computed_status: "active", amount: eur(900) },
    tasks: [{ id: "t", disabled: false, completed_count: 1, suitable_count: 2 }],
    comboboost: null,
    freebet: null,
    hunting: {
      farming_freebet_type: "only_win",
      farming_ranges: [{ points: 2, share: 100 }],
      max_amount: eur(1000),
      farm_once_per_event: true,
      show_in_promotion: false,
      farmed_event_ids: [1, 2],
      used_in_bets: 3,
      avg_stake: eur(1200),
      bets_count: 3,
      points: 3,
      available_points: 3,
      potential_points: 5,
      potential_freebet_amount: eur(300),
    },
    tournament: { initial_pool: eur(10_000), pool_amount: eur(12_345), contribution: 20, shares: [400, 250], position: 2, players: 14 },
    lootbox: null,
  };

  it("reads a complete bonus unchanged", () => {
    expect(readReply(bonusEndpoints.list, { data: [bonus] })).toEqual({ value: { data: [bonus] }, problems: [] });
  });

  it("never loses a bonus that has an id and a type, and reads flat and nested fields alike", () => {
    fc.assert(
      fc.property(parts(bonus, ["id", "type", "hunting", "tournament", "issued", "user_status"]), ({ part }) => {
        const { hunting, tournament, issued: own, ...common } = part as Record<string, object>;
        // In the specification, all parts are fields of the bonus itself, as are amounts and currencies.
        const flat = { ...common, ...hunting, ...tournament, issued: own };
        const [nestedRead] = readReply(bonusEndpoints.list, [part]).value.data;
        const [flatRead] = readReply(bonusEndpoints.list, [flat]).value.data;
        expect(flatRead).toBeDefined();
        expect(flatRead).toEqual(nestedRead);
      }),
      run,
    );
  });
});
