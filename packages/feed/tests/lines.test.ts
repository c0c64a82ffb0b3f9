import { describe, expect, it } from "vitest";
import { isFull } from "./dataset.ts";
import { handicapLines } from "../src/sports/soccer/markets/line-choice.ts";
import { laddersOf, type OfferedLine, pricedMoments } from "./priced-moments.ts";

const moments = pricedMoments(isFull ? 12 : 1);
const maxLines = 5;

/** Names of the ladders that fail a check. */
function failingLadders(
  isWrong: (lines: readonly OfferedLine[], moment: { readonly sport: string; readonly isLive: boolean }) => boolean,
): string[] {
  return moments.flatMap((moment) =>
    [...laddersOf(moment)]
      .filter(([, lines]) => isWrong(lines, moment))
      .map(([key, lines]) => `${moment.name}: ${key} ${lines.map(({ value, odds }) => `${value} ${odds.join("/")}`).join(", ")}`),
  );
}

function isPriced({ odds }: OfferedLine): boolean {
  return odds.every((price) => price > 0);
}

/** How far the implied chances of a line are from even. */
function distanceFromEven({ odds }: OfferedLine): number {
  const chances = odds.map((price) => 1000 / price);
  return Math.max(...chances) - Math.min(...chances);
}

describe("the lines on offer", () => {
  it("ascend in every ladder, which has at most five", () => {
    expect(
      failingLadders(
        (lines) => lines.length > maxLines || lines.some(({ value }, index) => index > 0 && (value ?? 0) <= (lines[index - 1]?.value ?? 0)),
      ),
    ).toEqual([]);
  });

  it("have different prices within every ladder", () => {
    expect(
      failingLadders((lines) => new Set(lines.filter(isPriced).map(({ odds }) => odds.join())).size < lines.filter(isPriced).length),
    ).toEqual([]);
  });

  it("include one main line in every ladder", () => {
    expect(failingLadders((lines) => lines.filter(({ mostBalanced }) => mostBalanced).length !== 1)).toEqual([]);
  });

  it("have the line nearest to even as the main line where bookmakers have no customary one", () => {
    const tolerance = 0.03;
    expect(
      failingLadders((lines) => {
        const main = lines.find(({ mostBalanced }) => mostBalanced);
        if (!main || main.odds.length !== 2 || main.definition.mainSize !== undefined || !isPriced(main)) return false;
        return lines.filter(isPriced).some((line) => distanceFromEven(line) < distanceFromEven(main) - tolerance);
      }),
    ).toEqual([]);
  });

  it.each([
    ["ice-hockey", 410],
    ["baseball", 256],
  ])("have 1.5 as the main handicap of %s before the start", (sport, typeId) => {
    const mains = moments
      .flatMap((moment) => (moment.sport === sport && !moment.isLive ? moment.lines : []))
      .filter((line) => line.typeId === typeId && line.mostBalanced);
    expect(mains.length).toBeGreaterThan(0);
    expect(mains.map(({ value }) => Math.abs(value ?? 0))).toEqual(mains.map(() => 1.5));
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ["soccer", [16, 66, 88], [0, 0.5]],
    ["ice-hockey", [410], [0.5]],
    ["baseball", [256], [0.5]],
    ["basketball", [223], [0.5]],
    ["american-football", [223], [0.5]],
    ["tennis", [203], [0.5]],
    ["cs2", [331], [0.5, 1.5]],
    ["valorant", [331], [0.5, 1.5]],
  ])("do not offer the winner of %s again as a handicap", (sport, typeIds, sizes) => {
    const handicaps = moments
      .flatMap((moment) => (moment.sport === sport ? moment.lines : []))
      .filter(({ typeId }) => typeIds.includes(typeId));
    expect(handicaps.length).toBeGreaterThan(0);
    expect(handicaps.filter(({ value }) => sizes.includes(Math.abs(value ?? 0)))).toEqual([]);
  });

  it("do not offer a tie-break again as a total of games", () => {
    const again = moments.flatMap(({ name, lines }) => {
      const sets = lines.filter(({ typeId }) => typeId === 206).map(({ specifier }) => `${specifier}|total=12.5`);
      return lines
        .filter(({ typeId, specifier }) => typeId === 204 && sets.includes(specifier))
        .map(({ specifier }) => `${name}: ${specifier}`);
    });
    expect(moments.flatMap(({ lines }) => lines).filter(({ typeId }) => typeId === 206).length).toBeGreaterThan(0);
    expect(again).toEqual([]);
  });

  it("have a football handicap near even before the start, at a quarter line if that is nearer", () => {
    const mains = moments
      .flatMap((moment) => (moment.sport === "soccer" && !moment.isLive ? moment.lines : []))
      .filter(({ typeId, mostBalanced }) => typeId === 16 && mostBalanced);
    expect(mains.length).toBeGreaterThan(0);
    expect(mains.filter((line) => distanceFromEven(line) > 0.2)).toEqual([]);
  });

  it("have half-point totals and spreads in basketball and American football", () => {
    const lines = moments
      .flatMap((moment) => (["basketball", "american-football"].includes(moment.sport) ? moment.lines : []))
      .filter(({ value }) => value !== null);
    expect(lines.filter(({ value }) => Math.abs(value ?? 0) % 1 !== 0.5)).toEqual([]);
  });

  it("have no price above 501, and before the start none above 51 in a two-way winner market", () => {
    const long = moments.flatMap(({ name, isLive, lines }) =>
      lines
        .filter(({ odds, definition }) => {
          const isWinner = !isLive && definition.priority === 1 && odds.length === 2;
          return odds.some((price) => price > (isWinner ? 51_000 : 501_000));
        })
        .map(({ typeId, specifier, odds }) => `${name}: ${typeId} ${specifier} ${odds.join("/")}`),
    );
    expect(long).toEqual([]);
  });

  it("are not offered for the first time when they are as good as decided", () => {
    const sure = moments.flatMap(({ name, lines }) =>
      lines
        .filter(({ odds, decided }) => decided === null && odds.every((price) => price === 0))
        .map(({ typeId, specifier }) => `${name}: ${typeId} ${specifier}`),
    );
    expect(sure).toEqual([]);
  });

  it("have corner handicaps centred on 0 for equal sides, and keep 0 in the ladder for unequal ones", () => {
    expect(handicapLines({ lead: 0, home: 5, away: 5 }, { step: 1, lines: 5 })).toEqual([-2.5, -1.5, 0, 1.5, 2.5]);
    expect(handicapLines({ lead: 0, home: 6, away: 4 }, { step: 1, lines: 5 })).toEqual([-3.5, -2.5, -1.5, 0, 1.5]);
  });
});
