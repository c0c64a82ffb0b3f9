import { describe, expect, it } from "vitest";
import { castVote, voteOf } from "../../src/catalogue/vote.ts";
import { createApiClient } from "../../src/core/api-client.ts";
import { createWire } from "../../src/wire/wire.ts";
import { json } from "../fake-ports.ts";
import { createPage, settle } from "../page-harness.ts";

const owner = { matchId: "7", playerId: "p" };
const counted = { data: "home", created_at: "2026-11-21T15:00:00.000Z", totals: { home: 3, draw: 1, away: 0 } };

describe("a vote on a match", () => {
  it("is shown at once, then with the totals", async () => {
    let answer: () => void = () => undefined;
    const { store } = createPage({
      "/api/v2/vote": () => new Promise((resolve) => (answer = () => resolve(json(counted, 201)))),
    });
    const cast = castVote(store, owner, "home");
    await settle();
    expect(store.queries.peek(voteOf(store.api, owner))).toEqual({ choice: "home", totals: null, isSending: true });
    answer();
    expect(await cast).toBe(true);
    expect(store.queries.peek(voteOf(store.api, owner))).toEqual({ choice: "home", totals: counted.totals, isSending: false });
  });

  it("counts when the server only confirms it", async () => {
    const { store } = createPage({ "/api/v2/vote": () => json("ok", 201) });
    const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
    const api = createApiClient({ http: store.ports.http, wire: async () => wire, locale: "en", onUnauthorized: () => undefined });
    expect(await castVote({ api, queries: store.queries }, owner, "away")).toBe(true);
    expect(store.queries.peek(voteOf(store.api, owner))).toEqual({ choice: "away", totals: null, isSending: false });
  });

  it("is reverted when the server refuses it", async () => {
    const { store } = createPage({ "/api/v2/vote": () => json({ code: "match_over", message: "" }, 409) });
    expect(await castVote(store, owner, "away")).toBe(false);
    expect(store.queries.peek(voteOf(store.api, owner))).toBeNull();
  });
});
