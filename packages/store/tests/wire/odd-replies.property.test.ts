import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wireToMarket } from "../../src/catalogue/markets.ts";
import { wireToMatch } from "../../src/catalogue/match.ts";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { packAnswers } from "../../src/page/pack-seed.ts";
import { unpackAnswers } from "../../src/page/unpack-seed.ts";
import { fullMatch, toOddReply } from "./odd-replies.ts";
import { readReply } from "./read-reply.ts";

const seeds = { numRuns: 400, seed: 20_261_123 };
const odd = fc.record({ seed: fc.integer(), share: fc.double({ min: 0, max: 0.9, noNaN: true }) });

/** Fields that are kept unchanged when present. */
const keptFields = [
  "urn_id",
  "name",
  "stage",
  "stadium",
  "city",
  "logo",
  "start_time",
  "specifier",
  "priority",
  "odds",
  "provider",
  "available_markets",
];

function expectKept(given: unknown, read: unknown): void {
  if (typeof given !== "object" || given === null || typeof read !== "object" || read === null) return;
  const [from, to] = [given as Readonly<Record<string, unknown>>, read as Readonly<Record<string, unknown>>];
  if ("id" in from) expect(to["id"]).toBe(from["id"]);
  for (const name of keptFields) if (from[name] != null) expect([name, to[name]]).toEqual([name, from[name]]);
  for (const name of ["tournament", "main_market", "secondary_market", "tertiary_market"]) expectKept(from[name], to[name]);
  for (const name of ["top_markets", "outcomes"]) {
    const [rows, kept] = [from[name], to[name]];
    if (!Array.isArray(rows)) continue;
    expect(kept).toHaveLength(rows.length);
    for (const [index, row] of rows.entries()) expectKept(row, (kept as unknown[])[index]);
  }
}

describe("a list of matches of any backend", () => {
  it("keeps every match that has an id, with all its data", () => {
    fc.assert(
      fc.property(odd, (shape) => {
        const data = toOddReply([fullMatch(7), fullMatch(8)], shape) as unknown as readonly object[];
        const { value } = readReply(endpoints.listMatches, { data });
        expect(value.data).toHaveLength(2);
        expectKept(data[0], value.data[0]);
      }),
      seeds,
    );
  });

  it("becomes entities and is restored from the seed of a page", () => {
    fc.assert(
      fc.property(odd, (shape) => {
        const { value } = readReply(endpoints.listMatches, { data: toOddReply([fullMatch(7), fullMatch(8), fullMatch(9)], shape) });
        for (const match of value.data) {
          expect(Number.isFinite(wireToMatch(match).startsAtMs)).toBe(true);
          for (const market of match.top_markets) wireToMarket(market);
        }
        const packed = JSON.parse(JSON.stringify(packAnswers([{ queryKey: ["matches", {}], wire: value }]))) as ReturnType<
          typeof packAnswers
        >;
        const unpacked = unpackAnswers(packed)[0]?.wire as typeof value;
        expect(unpacked.data.map((match) => wireToMatch(match).mainMarketKey)).toEqual(
          value.data.map((match) => wireToMatch(match).mainMarketKey),
        );
        expect(unpacked.data.map(({ id, slug, tournament }) => [id, slug, tournament])).toEqual(
          value.data.map(({ id, slug, tournament }) => [id, slug, tournament]),
        );
      }),
      seeds,
    );
  });
});

/** All paths to the fields of a value. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...path, name], ...pathsOf(field, [...path, name])]);
}

function without(value: unknown, [name = "", ...rest]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => (String(index) !== name ? [item] : rest.length === 0 ? [] : [without(item, rest)]));
  const fields = { ...(value as Record<string, unknown>) };
  if (rest.length === 0) Reflect.deleteProperty(fields, name);
  else fields[name] = without(fields[name], rest);
  return fields;
}

describe("a complete match without one of its fields", () => {
  const whole = fullMatch();
  const sites = pathsOf(whole).filter((path) => path.join(".") !== "id");

  it.each(sites.map((path) => [path.join("."), path] as const))("is shown without %s", (_name, path) => {
    const { value, problems } = readReply(endpoints.getMatch, without(whole, path));
    expect(wireToMatch(value)).toMatchObject({ id: "7" });
    for (const market of [value.main_market, value.secondary_market, ...value.top_markets]) if (market !== null) wireToMarket(market);
    // Only a part without its identity is left out.
    expect(problems.length).toBeLessThanOrEqual(1);
    if (!/(?:^|\.)(?:id|key|home|away)$/u.test(path.join("."))) expect(problems).toEqual([]);
  });
});

describe("a complete league without one of its fields", () => {
  const { tournament } = fullMatch();

  it.each(pathsOf(tournament).map((path) => [path.join("."), path] as const))("is read without %s, unless that is its id", (name, path) => {
    const { value, problems } = readReply(endpoints.listTournaments, { data: [without(tournament, path)] });
    expect(value.data).toHaveLength(name === "id" ? 0 : 1);
    expect(problems).toHaveLength(name === "id" ? 1 : 0);
  });

  it.each(Object.keys(tournament.sport).map((name) => [name]))("has a sport that is read without %s", (name) => {
    const { value } = readReply(endpoints.listSports, { data: [without(tournament.sport, [name])] });
    expect(value.data).toHaveLength(1);
  });
});
