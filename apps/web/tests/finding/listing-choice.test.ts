import { describe, expect, it } from "vitest";
import {
  activeFilters,
  listingAddress,
  type ListingChoice,
  listingSpan,
  offeredDates,
  parseListing,
  parsePage,
  defaultListing,
  withoutFilter,
  withoutFilters,
} from "../../src/features/finding/lists/listing-choice.ts";

const place = { nowMs: Date.parse("2026-11-21T23:30:00Z"), timeZone: "Europe/Berlin" };

function parse(query: string): ListingChoice {
  return parseListing(new URLSearchParams(query), offeredDates(place));
}

describe("listing address", () => {
  it.each([
    ["", {}],
    ["time=3h", { time: "3h" }],
    ["date=2026-11-23", { date: "2026-11-23" }],
    ["sortBy=bets_count&page=3", { sortBy: "bets_count", page: 3 }],
    ["league=sr:tournament:17", { league: "sr:tournament:17" }],
    ["league=12&isBettable=true&sport=lol", { league: "12", isBettable: true, sport: "lol" }],
    ["tab=outrights", { tab: "outrights" }],
    ["tab=betbuilder&time=1d", { tab: "betbuilder", time: "1d" }],
    ["hasVideo=true&sortBy=start_time", { hasVideo: true, sortBy: "start_time" }],
  ])("with %s is read and written back", (query, expected) => {
    const choice = parse(query);
    expect(choice).toEqual({ ...defaultListing, ...expected });
    expect(parse(listingAddress("/soccer", choice).split("?")[1] ?? "")).toEqual(choice);
  });

  it.each([
    "time=5y",
    "time=",
    "date=2026-11-20",
    "date=2027-11-21",
    "date=2026-13-01",
    "date=today",
    "sortBy=odds",
    "league=",
    "league=%3Cb%3E",
    "league=a%20b",
    "isBettable=false",
    "isBettable=1",
    "hasVideo=false",
    "sport=%3Cb%3E",
    "tab=none",
    "page=0",
    "page=1.5",
    "page=x",
    "page=99999999",
  ])("replaces the invalid %s by its default, which it omits", (query) => {
    expect(listingAddress("/soccer", parse(query))).toBe("/soccer");
  });

  it("has pages from 1", () => {
    expect(parsePage(new URLSearchParams("page=10000"))).toBe(10_000);
    expect(parsePage(new URLSearchParams("page=10001"))).toBe(1);
  });
});

describe("listing days", () => {
  it("are today and the next seven in the page's time zone", () => {
    const dates = offeredDates(place).map(({ date }) => date);
    expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-11-22", "2026-11-29", 8]);
  });

  it.each([
    ["", {}],
    ["time=1h", { startTo: "2026-11-22T00:30:00.000Z" }],
    ["date=2026-11-23", { startFrom: "2026-11-22T23:00:00.000Z", startTo: "2026-11-23T22:59:00.000Z" }],
    ["date=2026-11-22&time=3h", { startFrom: "2026-11-21T23:00:00.000Z", startTo: "2026-11-22T02:30:00.000Z" }],
  ])("with %j include starts in %j", (query, span) => {
    expect(listingSpan(parse(query), place)).toEqual(span);
  });

  it("are 23 hours long when summer time begins", () => {
    const spring = { nowMs: Date.parse("2027-03-27T12:00:00Z"), timeZone: "Europe/Berlin" };
    expect(listingSpan({ ...defaultListing, date: "2027-03-28" }, spring)).toEqual({
      startFrom: "2027-03-27T23:00:00.000Z",
      startTo: "2027-03-28T21:59:00.000Z",
    });
  });
});

describe("listing filters", () => {
  const choice = parse("date=2026-11-23&league=12&isBettable=true&sortBy=start_time&page=2");

  it("are active if they hide matches", () => {
    expect(activeFilters(choice)).toEqual(["date", "league", "isBettable"]);
    expect(activeFilters(defaultListing)).toEqual([]);
  });

  it("can be removed one by one, which returns to the first page", () => {
    expect(listingAddress("/soccer", withoutFilter(choice, "league"))).toBe("/soccer?date=2026-11-23&sortBy=start_time&isBettable=true");
  });

  it("can be removed together, which keeps the sorting", () => {
    expect(listingAddress("/soccer", withoutFilters(choice))).toBe("/soccer?sortBy=start_time");
  });
});
