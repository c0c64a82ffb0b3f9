import { BonusState, BonusType, FreebetType } from "@touchline/contract/entities/bonus";
import { JackpotHitStatus, JackpotLevelState } from "@touchline/contract/http/jackpots";
import { describe, expect, it } from "vitest";
import { hitSamples, jackpotSamples, kindSamples, stateSamples } from "../../src/features/account/bonuses/bonus-samples.data.ts";

function valuesOf<Value extends string>(union: { readonly anyOf: readonly { readonly const: Value }[] }): readonly Value[] {
  return union.anyOf.map((literal) => literal.const).toSorted();
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].toSorted();
}

describe("the bonus gallery", () => {
  it("shows each type in each state of the contract", () => {
    expect(distinct(stateSamples.map(({ type }) => type))).toEqual(valuesOf(BonusType));
    for (const { type, bonuses } of stateSamples) {
      expect(bonuses.every((bonus) => bonus.type === type)).toBe(true);
      expect(distinct(bonuses.map(({ user_status: state }) => state))).toEqual(valuesOf(BonusState));
    }
  });

  it("shows each kind of freebet, with closed and open chests", () => {
    const freebets = kindSamples.flatMap(({ freebet }) => freebet ?? []);
    expect(distinct(freebets.map(({ type }) => type))).toEqual(valuesOf(FreebetType));
    expect(freebets.some(({ boost_required: isClosed }) => isClosed)).toBe(true);
    expect(freebets.some(({ boost_place: place }) => place !== null)).toBe(true);
  });

  it("shows jackpots, their levels and their hits in each state", () => {
    expect(distinct(jackpotSamples.map(({ status }) => status))).toEqual(["active", "finished", "paused"]);
    expect(distinct(jackpotSamples.flatMap(({ levels }) => levels.map(({ state }) => state)))).toEqual(valuesOf(JackpotLevelState));
    expect(distinct(hitSamples.map(({ status }) => status))).toEqual(valuesOf(JackpotHitStatus));
  });
});
