import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  effectiveStake,
  emptySlip,
  money,
  parseSlipBets,
  parseSlipSnapshot,
  slipBetsToJson,
  slipSnapshotVersion,
  slipToSnapshot,
  type RestoreContext,
  type Slip,
} from "../../src/index.ts";
import { comboRules, EUR, euros, run, selectionOf, singlesRules, slipOf, USD } from "../support/slip-samples.ts";

const context: RestoreContext = { unit: EUR, ratePerMillion: null, inactiveProviders: [] };

function reload(slip: Slip, changes: Partial<RestoreContext> = {}): Slip {
  const restored = parseSlipSnapshot(slipToSnapshot(slip), { ...context, ...changes });
  const empty = emptySlip(changes.unit ?? EUR, { rules: slip.rules });
  return restored === null ? empty : run(empty, { type: "restored", ...restored });
}

describe("saved slip (specification 4, decisions AH)", () => {
  it("restores bets, types and stakes, with prices to be checked", () => {
    const slip = run(
      slipOf(3, { rules: singlesRules, stake: 500 }),
      { type: "stakeTyped", betKey: selectionOf(2).id, stake: euros(700) },
      { type: "returnTyped", betKey: selectionOf(3).id, target: euros(9000) },
    );
    const back = reload(slip);
    expect(back.bets.map((bet) => effectiveStake(back, bet))).toEqual(slip.bets.map((bet) => effectiveStake(slip, bet)));
    expect(back.bets.map((bet) => bet.selections[0])).toEqual(slip.bets.map((bet) => ({ ...bet.selections[0], availability: "checking" })));
  });

  it("keeps a system's type and a custom bet's odds", () => {
    const system = run(
      slipOf(3, { stake: 300 }),
      { type: "betTypeChanged", betType: "system" },
      { type: "systemTypeChanged", systemTypeId: "trixie" },
    );
    expect(reload(system).bets[0]).toMatchObject({ type: "system", systemType: { id: "trixie", sizes: [2, 3] } });
  });

  it("is restored only when the saved list is not empty", () => {
    expect(parseSlipSnapshot(slipToSnapshot(emptySlip(EUR)), context)).toBeNull();
    expect(parseSlipSnapshot({ bets: null, slip: null }, context)).toBeNull();
  });

  it("is dropped when its version differs", () => {
    const { bets, slip } = slipToSnapshot(slipOf(2));
    expect(parseSlipSnapshot({ bets: bets.replace(`"version":${slipSnapshotVersion}`, '"version":99'), slip }, context)).toBeNull();
  });

  it("keeps one copy of a selection that was saved twice in a bet", () => {
    const { bets, slip } = slipToSnapshot(slipOf(2));
    const saved = JSON.parse(bets) as { bets: { selections: unknown[] }[] };
    for (const bet of saved.bets) bet.selections.push(...bet.selections);
    const restored = parseSlipSnapshot({ bets: JSON.stringify(saved), slip }, context);
    expect(restored?.bets.flatMap((bet) => bet.selections.map(({ id }) => id))).toEqual([selectionOf(1).id, selectionOf(2).id]);
  });

  it("drops selections of an inactive provider", () => {
    expect(parseSlipSnapshot(slipToSnapshot(slipOf(2)), { ...context, inactiveProviders: ["betradar"] })).toBeNull();
  });

  it("converts stakes to the player's currency, floored, or sets them to 0 without a rate", () => {
    const slip = run(slipOf(2, { rules: singlesRules, stake: 501 }), {
      type: "stakeTyped",
      betKey: selectionOf(1).id,
      stake: euros(1001),
    });
    const converted = reload(slip, { unit: USD, ratePerMillion: 1_100_000n });
    expect(converted.bets.map((bet) => effectiveStake(converted, bet))).toEqual([money(1101n, USD), money(551n, USD)]);
    const unknown = reload(slip, { unit: USD });
    expect(unknown.bets.map((bet) => effectiveStake(unknown, bet).minor)).toEqual([0n, 0n]);
  });

  it("keeps the bets when only the other text is invalid", () => {
    const { bets } = slipToSnapshot(slipOf(2, { stake: 500 }));
    expect(parseSlipSnapshot({ bets, slip: "{" }, context)).toMatchObject({ sharedStake: money(0n, EUR) });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    "5",
    '{"version":1}',
    '{"version":1,"bets":{}}',
    '{"version":1,"bets":[{}]}',
    '{"version":1,"bets":[{"type":"single","selections":[{}],"stakeEntry":{"source":"sharing"}}]}',
  ])("is dropped when its text is %j", (bets) => {
    expect(parseSlipSnapshot({ bets, slip: null }, context)).toBeNull();
  });

  it("never throws on any text, and reads no negative amount", () => {
    const good = slipToSnapshot(slipOf(2, { stake: 500 })).bets;
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(40), fc.string(), (at, length, junk) => {
        const restored = parseSlipSnapshot({ bets: good.slice(0, at) + junk + good.slice(at + length), slip: junk }, context);
        for (const bet of restored?.bets ?? []) if (bet.stakeEntry.source === "stake") expect(bet.stakeEntry.stake.minor >= 0n).toBe(true);
      }),
    );
    expect(parseSlipBets(fc.sample(fc.json(), 1)[0] ?? null)).toBeNull();
  });

  it("restores every field of the bets except the bonus, which must be chosen again", () => {
    const { bets } = run(slipOf(4, { rules: comboRules, stake: 400 }), { type: "betTypeChanged", betType: "system" });
    const back = parseSlipBets(slipBetsToJson(bets));
    expect(
      back?.map((bet) => ({
        ...bet,
        selections: bet.selections.map((selection) => ({ ...selection, availability: "open" })),
      })),
    ).toEqual(bets.map((bet) => ({ ...bet, bonus: undefined })));
  });
});
