import { describe, expect, it } from "vitest";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { type ReadContext, readRows } from "../../src/wire/fields.ts";
import { createWire } from "../../src/wire/wire.ts";

function readTournaments(body: unknown) {
  const problems: string[] = [];
  const wire = createWire({ dialect: "spec", adapter: null, report: (error) => problems.push(String(error)) });
  const call = { ...endpoints.listTournaments, params: {}, query: {}, body: undefined, headers: {} };
  return { read: wire.read(call, body, 0), problems };
}

describe("a league of a backend that follows the specification", () => {
  it("needs only an id and a sport", () => {
    const { read, problems } = readTournaments({ data: [{ id: "77", sport: { key: "soccer" } }] });
    expect(problems).toEqual([]);
    expect(read).toMatchObject({
      data: [{ id: "77", name: "77", slug: "l-77", sport: { id: "soccer", key: "soccer" }, category: { sport_key: "soccer" } }],
      pagination: { total: 1, page: 1, last_page: 1 },
    });
  });

  it("is left out and reported once when it has no id", () => {
    const { read, problems } = readTournaments([{ name: "?" }, { name: "?" }, { id: 5, name: "Cup", sport: { id: 1, key: "soccer" } }]);
    expect(read).toMatchObject({ data: [{ id: 5, name: "Cup" }] });
    expect(problems).toEqual(["Error: GET /api/v2/tournaments: A tournament without a usable id"]);
  });
});

describe("a row whose reader fails in an unforeseen way", () => {
  it("is reported and does not remove the other rows", () => {
    const problems: unknown[] = [];
    const read = (row: unknown): bigint => BigInt(String(row));
    const context = { report: (problem: unknown) => problems.push(problem) } as unknown as ReadContext; // readers use nothing else
    expect(readRows([1, 1.5, 2], read, context)).toEqual([1n, 2n]);
    expect(problems).toMatchObject([{ name: "SyntaxError" }]);
  });
});
