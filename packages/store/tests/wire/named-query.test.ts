import { describe, expect, it } from "vitest";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { createWire, type WireDialect } from "../../src/wire/wire.ts";

function wireOf(dialect: WireDialect) {
  return createWire({ dialect, adapter: null, report: () => undefined });
}

const leagueOf = (id: number, key: string) => ({ id, name: `League ${id}`, sport: { id: key, key } });
const call = { ...endpoints.listTournaments, params: {}, query: { limit: 2, sport_key: ["soccer"] }, body: undefined, headers: {} };
const body = { data: [leagueOf(1, "soccer"), leagueOf(2, "tennis"), leagueOf(3, "soccer"), leagueOf(4, "soccer")] };

describe("a list with a filter that is not in the specification", () => {
  it("is requested without the filter, which is then applied to the reply", () => {
    const wire = wireOf("spec");
    expect(wire.request(call).query).toEqual({ limit: 500 });
    expect(wire.read(call, body, 0)).toMatchObject({ data: [{ id: 1 }, { id: 3 }] });
  });

  it("is requested with its filter in the dialect of the reference backend", () => {
    const wire = wireOf("touchline");
    expect(wire.request(call).query).toEqual(call.query);
    expect(wire.read(call, body, 0)).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] });
  });
});
