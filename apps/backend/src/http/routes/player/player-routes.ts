import * as favouriteCalls from "@touchline/contract/http/favourites";
import * as contract from "@touchline/contract/http/player";
import { resolveLocale } from "@touchline/domain";
import { addFavourite, listFavouriteIds, removeFavourite } from "../../../players/favourites.ts";
import { answer, implement, type Implementation } from "../../api-call.ts";
import type { Services } from "../../services.ts";
import { saveAffiliate } from "../../../players/change-player.ts";
import { playerToWire } from "../../../players/player-row.ts";
import { type AccountBalance, listBalances, listTransactions } from "../../../wallet/player-accounts.ts";

const maxTransactions = 200;

function accountToWire(account: AccountBalance): { currency: string; subunits: number; balance: number } {
  return { currency: account.currency, subunits: account.subunits, balance: Number(account.balance) };
}

function accountRoutes({ database }: Services): readonly Implementation[] {
  return [
    implement(contract.listAccounts, async ({ player }) => {
      const balances = await listBalances(database, player.id);
      return answer(200, { data: balances.map(accountToWire) });
    }),
    implement(contract.listTransactions, async ({ player }) => {
      const lines = await listTransactions(database, player.id, maxTransactions);
      const data = lines.map((line) => ({
        id: String(line.id),
        kind: line.kind,
        amount: Number(line.amount),
        currency: line.currency,
        subunits: line.subunits,
        balance_after: Number(line.balanceAfter),
        created_at: line.createdAt.toISOString(),
        bet_ref: line.betRef,
      }));
      return answer(200, { data });
    }),
  ];
}

/** The signed-in player: profile, balances, statement. */
export function playerRoutes(services: Services): readonly Implementation[] {
  const { database, settings } = services;
  return [
    implement(contract.getPlayer, async ({ player, query }) =>
      answer(200, playerToWire(query.stag === undefined ? player : await saveAffiliate(database, player, query.stag))),
    ),
    implement(contract.setPlayerLocale, async ({ player, body }) => {
      const locale = resolveLocale(body.locale, settings.locales);
      const row = await database
        .updateTable("players")
        .set({ locale })
        .where("id", "=", player.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return answer(200, playerToWire(row));
    }),
    implement(contract.setPlayerCurrency, async ({ player, body }) => {
      const balances = await listBalances(database, player.id);
      if (body.currency === player.currency || !balances.some((account) => account.currency === body.currency)) {
        return answer(200, playerToWire(player));
      }
      const row = await database
        .updateTable("players")
        .set({ currency: body.currency })
        .where("id", "=", player.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return answer(200, playerToWire(row));
    }),
    ...accountRoutes(services),
  ];
}

/** The player's favourites of each kind. */
export function favouriteRoutes({ database, book }: Pick<Services, "database" | "book">): readonly Implementation[] {
  return [
    implement(favouriteCalls.listFavourites, async ({ player, params, query, locale }) => {
      const favoriteIds = await listFavouriteIds(database, { playerId: player.id, type: params.type });
      const { match_status, bettable } = query;
      if (params.type !== "matches" || (match_status === undefined && bettable === undefined)) return answer(200, { favoriteIds });
      const chosen = new Set<number>();
      const favourites = new Set(favoriteIds);
      const filter = {
        favourite: true,
        limit: 500,
        ...(match_status === undefined ? {} : { match_status }),
        ...(bettable === undefined ? {} : { bettable }),
      };
      for (let [page, lastPage] = [1, 1]; page <= lastPage; page += 1) {
        const { data, pagination } = book.listMatches(locale, { ...filter, page }, favourites);
        for (const { id } of data) chosen.add(id);
        lastPage = pagination.last_page;
      }
      return answer(200, { favoriteIds: favoriteIds.filter((id) => chosen.has(id)) });
    }),
    implement(favouriteCalls.addFavourite, async ({ player, params }) => {
      const favoriteIds = await addFavourite(database, { playerId: player.id, type: params.type }, params.id);
      return answer(200, { favoriteIds });
    }),
    implement(favouriteCalls.removeFavourite, async ({ player, params }) => {
      const favoriteIds = await removeFavourite(database, { playerId: player.id, type: params.type }, params.id);
      return answer(200, { favoriteIds });
    }),
  ];
}
