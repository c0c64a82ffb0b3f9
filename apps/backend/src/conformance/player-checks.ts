import * as favourites from "@touchline/contract/http/favourites";
import * as notifications from "@touchline/contract/http/notifications";
import * as player from "@touchline/contract/http/player";
import { getSettings, saveSettings } from "@touchline/contract/http/settings";
import type { ConformanceCheck } from "./conformance.ts";
import { bodyOf, must, refusalCode } from "./caller.ts";

interface Ids {
  readonly favoriteIds: readonly number[];
}

/** The player's data besides bets. */
export const playerChecks: readonly ConformanceCheck[] = [
  {
    level: "full",
    name: "the player, accounts and transactions follow the contract and are not cached",
    needs: "player",
    async run({ player: caller }) {
      for (const shape of [player.getPlayer, player.listAccounts, player.listTransactions]) {
        const answer = await caller.get(shape.path);
        bodyOf(shape, answer);
        must(/no-store/u.test(answer.headers.get("cache-control") ?? ""), `${shape.path} may be cached.`);
      }
    },
  },
  {
    level: "full",
    name: "another site cannot act for the player",
    needs: "player",
    async run({ player: caller }) {
      const body = { auto_accept_odds_change: "any" };
      const forged = await caller.send("POST", saveSettings.path, body, {
        origin: "https://other.example",
        "sec-fetch-site": "cross-site",
      });
      refusalCode(forged, [403], "A forged POST /api/v2/settings");
      const form = await caller.send("POST", saveSettings.path, body, { "content-type": "text/plain" });
      refusalCode(form, [400, 403, 415], "A POST /api/v2/settings as a simple request");
    },
  },
  {
    level: "full",
    name: "changing a setting leaves the others unchanged",
    needs: "player",
    async run({ player: caller }) {
      type Settings = { readonly auto_accept_odds_change: string; readonly odds_types: { readonly selected: string } };
      const first = bodyOf(getSettings, await caller.get(getSettings.path)) as Settings;
      const other = first.auto_accept_odds_change === "any" ? "higher" : "any";
      bodyOf(saveSettings, await caller.send("POST", saveSettings.path, { auto_accept_odds_change: other }));
      const changed = bodyOf(getSettings, await caller.get(getSettings.path)) as Settings;
      must(changed.auto_accept_odds_change === other, "auto_accept_odds_change was not stored.");
      must(changed.odds_types.selected === first.odds_types.selected, "Changing one setting changed another.");
      await caller.send("POST", saveSettings.path, { auto_accept_odds_change: first.auto_accept_odds_change });
    },
  },
  {
    level: "full",
    name: "adding a favourite is idempotent, and it can be removed",
    needs: "player",
    async run({ player: caller }) {
      const listed = (await caller.get("/api/v2/matches?limit=1")).body as { readonly data: readonly { readonly id: number }[] };
      const id = listed.data[0]?.id ?? 0;
      const path = `/api/v2/favourites/matches/${id}`;
      await caller.send("POST", path);
      const twice = bodyOf(favourites.addFavourite, await caller.send("POST", path)) as Ids;
      must(twice.favoriteIds.filter((known) => known === id).length === 1, "A favourite added twice is listed twice or not at all.");
      const removed = bodyOf(favourites.removeFavourite, await caller.send("DELETE", path)) as Ids;
      must(!removed.favoriteIds.includes(id), "A removed favourite is still listed.");
    },
  },
  {
    level: "full",
    name: "notifications and their counter follow the contract, and read-all leaves none unread",
    needs: "player",
    async run({ player: caller }) {
      bodyOf(notifications.listNotifications, await caller.get(`${notifications.listNotifications.path}?limit=5`));
      bodyOf(notifications.countNotifications, await caller.get(notifications.countNotifications.path));
      const left = bodyOf(notifications.readAllNotifications, await caller.send("POST", notifications.readAllNotifications.path)) as {
        readonly unread: number;
      };
      must(left.unread === 0, `After read-all ${left.unread} are unread.`);
    },
  },
];
