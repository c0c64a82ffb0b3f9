import { QueryClient } from "@tanstack/query-core";
import { money, toOdds } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import type { ListedBet } from "../../src/listings/bet-entity.ts";
import { betFilterToQuery } from "../../src/listings/bet-filter.ts";
import type { BetListing } from "../../src/listings/listings.ts";
import { mergeListedBet } from "../../src/listings/merge-listed-bet.ts";

const unit = { currency: "EUR", subunits: 100 };

function betOf(id: string, status: ListedBet["status"]): ListedBet {
  const amount = money(100n, unit);
  return {
    id,
    status,
    ref: id,
    type: "single",
    result: "no_results",
    stake: amount,
    odds: toOdds(2000),
    potentialWin: amount,
    win: amount,
    createdAtMs: 0,
    settledAtMs: null,
    pendingUntilMs: null,
    system: null,
    rejectReason: null,
    isSimulatedDetail: false,
    legs: [],
  };
}

function listingOf(...bets: readonly ListedBet[]): BetListing {
  return { bets, total: bets.length, page: 1, lastPage: 1 };
}

describe("the query of a list of bets", () => {
  it("names no status for all, since refused bets are left out then", () => {
    expect(betFilterToQuery({ group: "all", page: 2 })).toEqual({ page: 2, limit: 20 });
  });

  it("names the statuses of a group and the result", () => {
    expect(betFilterToQuery({ group: "refused", page: 1 }).status).toEqual(["rejected", "cancelled"]);
    expect(betFilterToQuery({ group: "settled", result: "win", page: 1 })).toMatchObject({
      result: "win",
      status: ["done", "cashed_out", "withdrawn"],
    });
  });
});

describe("a bet that changed", () => {
  it("takes its place in every list that shows it", () => {
    const client = new QueryClient();
    const all = ["bets", { group: "all", page: 1 }];
    const open = ["bets", { group: "open", page: 1 }];
    const settled = ["bets", { group: "settled", page: 1 }];
    const untouched = listingOf(betOf("3", "done"));
    client.setQueryData(all, listingOf(betOf("2", "submitted"), betOf("1", "waiting_results")));
    client.setQueryData(open, listingOf(betOf("2", "submitted")));
    client.setQueryData(settled, untouched);
    mergeListedBet(client, betOf("2", "rejected"));
    expect(client.getQueryData<BetListing>(all)?.bets.map(({ id, status }) => [id, status])).toEqual([
      ["2", "rejected"],
      ["1", "waiting_results"],
    ]);
    expect(client.getQueryData<BetListing>(open)?.bets.map(({ status }) => status)).toEqual(["rejected"]);
    expect(client.getQueryData(settled)).toBe(untouched);
  });
});
