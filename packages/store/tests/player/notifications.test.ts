import { describe, expect, it } from "vitest";
import { createToastQueue, markNotificationsRead, notificationsOf, unreadOf, type Toast } from "../../src/player/notifications.ts";
import { createPublicationHandler } from "../../src/page/connect-page.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { createPage } from "../page-harness.ts";
import { wirePlayer } from "../wire.ts";

const wire = (id: string, read = false, object_id: string | null = "b1") => ({
  id,
  title: "Bet won",
  body: "€12.00 was paid out.",
  caption: "ABC",
  type: "bet",
  object_type: "bet",
  object_id,
  read,
  created_at: "2026-11-21T15:00:00.000Z",
});
const player = wirePlayer();
const address = "/api/v2/notifications";

async function setUp(answers: Parameters<typeof createPage>[0] = {}) {
  const list = json({
    data: [wire("n1"), wire("n2", true), wire("n3", false, null)],
    pagination: { total: 5, page: 1, limit: 3, last_page: 2 },
  });
  const page = createPage({ [address]: () => list, [`${address}/counters`]: () => json({ unread: 2 }), ...answers });
  page.store.session.seed({ player, accounts: [] });
  const listing = notificationsOf(page.store.api, { playerId: "p1", limit: 3 });
  const unread = unreadOf(page.store.api, "p1");
  await Promise.all([page.store.queries.load(listing), page.store.queries.load(unread)]);
  return { ...page, listed: () => page.store.queries.peek(listing), unread: () => page.store.queries.peek(unread)?.unread };
}

describe("the notification centre", () => {
  it("lists notifications with their addresses", async () => {
    const { listed } = await setUp();
    expect(listed()).toMatchObject({
      isMore: true,
      items: [
        { id: "n1", to: "/bets/b1", isRead: false },
        { id: "n2", isRead: true },
        { id: "n3", to: null },
      ],
    });
  });

  it("marks one as read at once, then uses the server's count", async () => {
    const { store, listed, unread, requests } = await setUp({ [`${address}/read`]: () => json({ unread: 1 }) });
    const done = markNotificationsRead(store, ["n1"]);
    expect(listed()?.items[0]?.isRead).toBe(true);
    expect(await done).toBe(true);
    expect(unread()).toBe(1);
    expect(requests.at(-1)).toMatchObject({ path: `${address}/read`, body: '{"ids":["n1"]}' });
  });

  it("refetches the number of unread notifications when the server does not send it", async () => {
    const { store, unread } = await setUp({ [`${address}/read`]: () => ({ type: "answer", status: 204, text: "" }) });
    expect(await markNotificationsRead(store, ["n1"])).toBe(true);
    expect(store.queries.client.getQueryState(["unread", "p1"])?.isInvalidated).toBe(true);
    expect(unread()).toBe(2);
  });

  it("marks all as read, and refetches when the server refuses", async () => {
    const { store, listed, unread } = await setUp({ [`${address}/read-all`]: () => json({ code: "internal", message: "" }, 500) });
    const done = markNotificationsRead(store, "all");
    expect(listed()?.items.every(({ isRead }) => isRead)).toBe(true);
    expect(await done).toBe(false);
    expect(unread()).toBe(2);
  });

  it("takes the number of unread notifications from realtime", async () => {
    const { store, unread } = await setUp({});
    createPublicationHandler(store)({ event: "unread_counters_changed", sent_at: 1, data: { unread: 7 } });
    expect(unread()).toBe(7);
  });
});

describe("toasts of bonuses and jackpots", () => {
  function setUpQueue() {
    const fake = createFakePorts();
    const seen: string[] = [];
    const queue = createToastQueue<Toast>({ time: fake.ports.time, onSeen: ({ id }) => void seen.push(id) });
    return { fake, seen, queue, shown: () => queue.getState().shown?.id ?? null };
  }
  const bonus = (id: string): Toast => ({ kind: "bonus", id });

  it("appear one at a time, each after a delay, jackpot hits after a longer one, and are marked seen", () => {
    const { fake, queue, seen, shown } = setUpQueue();
    queue.add([bonus("1"), { kind: "jackpot", id: "1" }]);
    fake.advance(2_999);
    expect(shown()).toBeNull();
    fake.advance(1);
    expect([shown(), seen]).toEqual(["1", ["1"]]);
    queue.hold();
    fake.advance(60_000);
    expect([shown(), seen]).toEqual(["1", ["1"]]);
    queue.close();
    fake.advance(4_999);
    expect(shown()).toBeNull();
    fake.advance(1);
    expect(queue.getState().shown).toEqual({ kind: "jackpot", id: "1" });
  });

  it("close after five seconds for a bonus, counted again after a hold; a jackpot hit stays", () => {
    const { fake, queue, shown } = setUpQueue();
    queue.add([bonus("1"), bonus("2"), { kind: "jackpot", id: "3" }]);
    fake.advance(3_000 + 4_999);
    expect(shown()).toBe("1");
    fake.advance(1);
    expect(shown()).toBeNull();
    fake.advance(3_000);
    queue.hold();
    fake.advance(60_000);
    queue.release();
    fake.advance(4_999);
    expect(shown()).toBe("2");
    fake.advance(1 + 5_000 + 60_000);
    expect(shown()).toBe("3");
  });

  it("combine jackpot hits in quick succession into one message, each marked seen", () => {
    const { fake, queue, seen } = setUpQueue();
    const hit = (id: string): Toast => ({ kind: "jackpot", id });
    queue.add([hit("1"), bonus("b"), hit("2")]);
    fake.advance(5_000);
    expect(queue.getState()).toEqual({ shown: hit("1"), more: [hit("2")] });
    queue.add([hit("3"), hit("1")]);
    expect(queue.getState()).toEqual({ shown: hit("1"), more: [hit("2"), hit("3")] });
    expect(seen).toEqual(["1", "2", "3"]);
    queue.close();
    fake.advance(3_000);
    expect(queue.getState()).toEqual({ shown: bonus("b"), more: [] });
  });

  it("appear once for the same item", () => {
    const { fake, queue, seen } = setUpQueue();
    queue.add([bonus("1")]);
    queue.add([bonus("1")]);
    fake.advance(3_000);
    queue.close();
    queue.add([bonus("1")]);
    fake.advance(10_000);
    expect(seen).toEqual(["1"]);
  });

  it("are cleared on sign-out", () => {
    const { fake, queue, shown, seen } = setUpQueue();
    queue.add([bonus("1"), bonus("2")]);
    fake.advance(3_000);
    queue.clear();
    fake.advance(10_000);
    expect([shown(), seen]).toEqual([null, ["1"]]);
  });
});
