import { money } from "@touchline/domain";
import { betListingsOf } from "@touchline/store";
import { betsOf } from "@touchline/store/bets";
import { activateBonus, bonusesOf, markSeen, termsOf } from "@touchline/store/bonuses";
import { markNotificationsRead, notificationsOf, unreadOf } from "@touchline/store/notifications";
import { createShare } from "@touchline/store/share";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { IdStyle } from "./entities.ts";
import { type SpecBackend, startSpecBackend } from "./spec-backend.ts";
import { add, email, openPage, place, type SpecPage } from "./spec-page.ts";

const euros = (minor: bigint) => money(minor, { currency: "EUR", subunits: 100 });

describe.each(["text", "number", "uuid"] satisfies IdStyle[])(
  "the player's pages on a backend that follows the specification to the letter, ids as %s",
  (ids) => {
    let backend: SpecBackend;
    let page: SpecPage;
    beforeAll(async () => {
      backend = await startSpecBackend({ ids });
      page = await openPage(backend);
    });
    afterAll(async () => {
      page.store.slip.stop();
      expect(backend.takeRefused()).toEqual([]);
      expect(page.reported).toEqual([]);
      await backend.stop();
    });

    test("a bet whose reply was lost is found in the list of bets, and was placed once", async () => {
      await add(page, [1002]);
      backend.failNext("POST /api/v2/bets", 0);
      await place(page);
      await vi.waitFor(() => expect(page.store.slip.getState().slip.state).toBe("success"), { timeout: 10_000, interval: 100 });
      expect(backend.betsOf(email)).toHaveLength(1);
      page.store.slip.clear();
    });

    test("a bet is listed, shown by its id and cashed out at its offer", async () => {
      const { store } = page;
      const [bet] = (await store.queries.load(betListingsOf(store).bets({ group: "open", page: 1 }))).bets;
      if (bet === undefined) throw new Error("No bet is listed");
      expect(bet).toMatchObject({ stake: euros(500n), status: "waiting_results", cashout: { status: "offered", value: euros(400n) } });
      expect((await store.queries.load(betListingsOf(store).bet(bet.id))).ref).toBe(bet.ref);
      const { cashouts } = betsOf(store);
      cashouts.open(bet);
      await cashouts.confirm(bet);
      expect(cashouts.request(bet.id)).toEqual({ type: "done", paid: euros(400n), isWhole: true });
    });

    test("a cash-out refused with only a message is reported as refused, and the bet stays open", async () => {
      const { store } = page;
      backend.place(email, 1004);
      const listing = betListingsOf(store).bets({ group: "open", page: 1 });
      await store.queries.client.invalidateQueries({ queryKey: ["bets"] });
      const [bet] = (await store.queries.load(listing)).bets;
      if (bet === undefined) throw new Error("No bet is listed");
      backend.failNext("POST /api/v2/bets/cashout", 400, { message: "The offer has changed." });
      const { cashouts } = betsOf(store);
      cashouts.open(bet);
      await cashouts.confirm(bet);
      expect(cashouts.request(bet.id)).toMatchObject({ type: "refused", reason: "other" });
    });

    test("bonuses have their state, terms and activation", async () => {
      const { api, queries, session } = page.store;
      const owner = session.getState().player?.id ?? null;
      const bonuses = await queries.load(bonusesOf(api, owner));
      expect(bonuses).toMatchObject([
        { type: "comboboost", user_status: "available", comboboost: { ranges: [{ min_count: 3, bonus_odds: 1050 }] } },
        { type: "freebet", user_status: "available", freebet: { type: "only_win" }, issued: { amount: { value: 500, currency: "EUR" } } },
      ]);
      const [boost] = bonuses;
      if (boost === undefined) throw new Error("No bonus is listed");
      expect(await queries.load(termsOf(api, owner, boost))).toMatchObject([{ values: { text: "The terms of Acca boost." } }]);
      expect(await activateBonus(page.store, boost.id)).toMatchObject({ ok: true });
      await markSeen(page.store, [{ id: boost.id, type: boost.type, isSeen: false }]);
    });

    test("notifications are listed, counted and marked as read", async () => {
      const { api, queries, session } = page.store;
      const playerId = session.getState().player?.id ?? "";
      const { items } = await queries.load(notificationsOf(api, { playerId, limit: 5 }));
      expect(items).toMatchObject([{ title: "Planned maintenance", kind: "maintenance", isRead: false }]);
      expect(await queries.load(unreadOf(api, playerId))).toEqual({ unread: 1 });
      expect(await markNotificationsRead(page.store, [items[0]?.id ?? ""])).toBe(true);
    });

    test("a slip is shared by a code and opened by it", async () => {
      const { store } = page;
      await add(page, [1009]);
      const share = createShare({ ...store });
      const code = await share.create();
      expect(await share.open(code ?? "")).toMatchObject({ type: "opened", share: { bets: [{ bet: { type: "single" } }] } });
      expect(await share.open("nobody-shared-this")).toEqual({ type: "notFound" });
    });
  },
);
