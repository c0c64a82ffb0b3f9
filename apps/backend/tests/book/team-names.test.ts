import { describe, expect, it } from "vitest";
import { createCoinFeed } from "./coin-feed.ts";
import { coinFixture } from "../../../../packages/feed/tests/engine/coin-sport.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const hourMs = 3_600_000;
const city = { id: "coin:city", name: "Manchester City FC", shortName: "Man City", country: "GB-ENG" };
const germany = { id: "coin:germany", name: "Germany", shortName: "Germany", country: "DE", isNation: true as const };
const fixture = { ...coinFixture(1, noon + hourMs), home: city, away: germany };

async function pricedFeed(): Promise<ReturnType<typeof createCoinFeed>> {
  const feed = createCoinFeed([fixture]);
  await feed.price(1);
  return feed;
}

describe("the names of teams in the book", () => {
  it("are the everyday ones in outcomes and on tickets, with nations named in the requested language", async () => {
    const { book } = await pricedFeed();
    const marketOf = (locale: string) => book.listMarkets(locale, 1, { page: 1, limit: 50, marketId: 100_186 })?.data[0];
    expect(marketOf("en")?.outcomes.map(({ name }) => name)).toEqual(["Man City", "Germany"]);
    expect(marketOf("de")?.outcomes.map(({ name }) => name)).toEqual(["Man City", "Deutschland"]);
    const line = { matchId: 1, marketId: 100_186, specifier: "" };
    expect(book.describe("de", line, marketOf("de")?.outcomes[0]?.id ?? 0)).toMatchObject({
      matchName: "Man City – Deutschland",
      homeName: "Man City",
      awayName: "Deutschland",
      outcomeName: "Man City",
    });
  });

  it("are full and everyday for sides, full in search results, and English in addresses", async () => {
    const { book } = await pricedFeed();
    const match = book.match("de", 1);
    expect(match?.slug).toBe("manchester-city-fc-germany-m-1");
    expect(match?.competitors).toMatchObject({
      home: { name: "Manchester City FC", common_name: "Man City" },
      away: { name: "Deutschland", common_name: "Deutschland" },
    });
    expect(book.search("de", { q: "germany", limit: 10 }).competitors).toMatchObject([{ name: "Deutschland" }]);
  });
});
