import { describe, expect, it } from "vitest";
import { bonusEndpoints } from "../../src/bets/bonus-endpoints.data.ts";
import type { WireCall } from "../../src/core/ports.ts";
import { endpoints } from "../../src/core/endpoints.data.ts";
import { subscribePush, unsubscribePush } from "../../src/player/notifications.ts";
import { createWire } from "../../src/wire/wire.ts";

type Asked = Pick<WireCall, "method" | "path"> & Partial<Pick<WireCall, "query" | "body">>;

function write(dialect: "spec" | "touchline", { method, path, query = {}, body }: Asked): WireCall {
  const wire = createWire({ dialect, adapter: null, report: () => undefined });
  return wire.request({ method, path, params: {}, query, body, headers: {} });
}

const selections = [{ match_id: 7, market_id: 1, specifier: "", outcome_id: 2, odds: 1850 }];
const stake = { value: 500, currency: "EUR", subunits: 100 };
const flat = { stake: 500, currency: "EUR", subunits: 100 };

describe("a call in the dialect of the specification", () => {
  it("places bets with flat stakes, their common type once, and no odds policy", () => {
    const body = { meta: { device_id: "d", odds_policy: "any", quick: true }, bets: [{ type: "single", stake, selections }] };
    expect(write("spec", { ...endpoints.placeBets, body }).body).toEqual({
      meta: { device_id: "d", quick: true, type: "single" },
      bets: [{ ...flat, selections }],
    });
    expect(write("touchline", { ...endpoints.placeBets, body }).body).toEqual(body);
  });

  it("sends a freebet's stake in its own field, and a system's id instead of its type", () => {
    const bonus = { id: 3, type: "freebet", odds: 1000 };
    const bets = [
      { type: "single", stake, selections, bonus },
      { type: "system", stake, selections, system_id: "2/3" },
    ];
    expect(write("spec", { ...endpoints.placeBets, body: { meta: { device_id: "d" }, bets } }).body).toEqual({
      meta: { device_id: "d" },
      bets: [
        { ...flat, freebet_stake: 500, selections, bonus },
        { ...flat, selections, system_id: "2/3" },
      ],
    });
  });

  it.each([endpoints.maxStake, bonusEndpoints.forSlip, bonusEndpoints.jackpotsForSlip])("sends flat bets to $path", (call) => {
    expect(write("spec", { ...call, body: { bets: [{ type: "combo", stake, selections }] } }).body).toEqual({
      bets: [{ ...flat, selections }],
    });
  });

  it("shares bets without types and stakes", () => {
    expect(write("spec", { ...endpoints.createShareCode, body: { bets: [{ type: "combo", selections }] } }).body).toEqual({
      bets: [{ selections }],
    });
  });

  it("lists bets by status, never by result, and leaves refused ones out unless they are requested", () => {
    const all = ["submitted", "ready_to_process", "waiting_results", "cashout_in_progress", "done", "cashed_out", "withdrawn"];
    expect(write("spec", { ...endpoints.listBets, query: { page: 1, limit: 500, result: "win" } }).query).toEqual({
      status: all,
      page: 1,
      limit: 500,
    });
    expect(write("spec", { ...endpoints.listBets, query: { status: ["rejected"] } }).query).toEqual({ status: ["rejected"] });
  });

  it("stores a push subscription in the settings", () => {
    const body = { endpoint: "https://push", keys: { p256dh: "p", auth: "a" } };
    const settings = { method: "POST", path: "/api/v2/settings", query: {} };
    expect(write("spec", { ...subscribePush, body })).toMatchObject({ ...settings, body: { push_subscription: body } });
    expect(write("spec", { ...unsubscribePush, query: { endpoint: "https://push" } })).toMatchObject({
      ...settings,
      body: { push_subscription: null },
    });
  });
});
