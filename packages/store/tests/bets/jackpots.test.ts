import { describe, expect, it } from "vitest";
import { jackpotOf, ownHitsOf } from "../../src/bets/jackpots.ts";
import type { QueryStore, Resource } from "../../src/core/query-store.ts";
import { createStore } from "../../src/index.ts";
import { createWire } from "../../src/wire/wire.ts";
import { createFakePorts, json } from "../fake-ports.ts";

const jackpot = { id: 4, name: "Touchline", amount: 1_000, pool_amount: 900, currency: "EUR", levels: [] };
const hit = { id: 9, jackpot_id: 4, amount: 500, currency: "EUR", created_at: "2026-11-21T12:00:00Z", status: "paid", user_hash: "a1" };

/** A page whose backend sends only the fields in the specification. */
function pageOf(body: unknown, status = 200) {
  const { ports, requests, errors } = createFakePorts(() => json(body, status));
  const wire = createWire({ dialect: "spec", adapter: null, report: (error) => errors.push(error) });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: false });
  const load = async <Wire, Data>(resource: Resource<Wire, Data>): Promise<Data> => (store.queries satisfies QueryStore).load(resource);
  return { store, requests, errors, load };
}

describe("one jackpot", () => {
  it("is read by its id", async () => {
    const { store, requests, load } = pageOf(jackpot);
    expect(await load(jackpotOf(store.api, "4"))).toMatchObject([{ id: 4, amount: 1_000, subunits: 100 }]);
    expect(requests.map(({ path }) => path)).toEqual(["/api/v2/jackpots/4"]);
  });

  it.each([400, 404])("does not report a %i answer", async (status) => {
    const { store, errors, load } = pageOf({ message: "" }, status);
    await expect(load(jackpotOf(store.api, "4"))).rejects.toThrow(String(status));
    expect(errors).toEqual([]);
  });

  it("reports a 403 answer", async () => {
    const { store, errors, load } = pageOf({ message: "" }, 403);
    await expect(load(jackpotOf(store.api, "4"))).rejects.toThrow("403");
    expect(errors).toHaveLength(1);
  });
});

describe("the player's own hits", () => {
  it("are requested by player, and count as the player's own unless the backend says otherwise", async () => {
    const { store, requests, load } = pageOf({ data: [hit] });
    expect(await load(ownHitsOf(store.api, "p", { jackpotId: 4 }))).toMatchObject([{ id: 9, is_own: true }]);
    await load(ownHitsOf(store.api, "p", { isUnseen: true }));
    expect(requests.map(({ path }) => path)).toEqual([
      "/api/v2/jackpot-hits?jackpot_id=4&for_user=true&limit=10&status=approved&status=paid",
      "/api/v2/jackpot-hits?unseen=true&for_user=true&limit=10&status=approved&status=paid",
    ]);
  });
});
