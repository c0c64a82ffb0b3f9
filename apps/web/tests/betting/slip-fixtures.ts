import { money, toOdds, type PlacedBet, type SlipSelection } from "@touchline/domain";
import type { StorePorts } from "@touchline/store";
import type { Text } from "../../src/messages/text.ts";

const EUR = { currency: "EUR", subunits: 100 };
export const euros = (minor: number) => money(BigInt(minor), EUR);

export function selectionOf(n: number, changes: Partial<SlipSelection> = {}): SlipSelection {
  const odds = toOdds(1440);
  return {
    id: `tl:match:${n}/1/1/`,
    matchId: String(n),
    matchUrnId: `tl:match:${n}`,
    matchSlug: "x",
    matchStatus: "prematch",
    startsAtMs: 0,
    sportKey: "soccer",
    nameA: "Arsenal",
    nameB: "Man City",
    categoryName: "",
    leagueName: "",
    provider: "betradar",
    marketId: "1",
    marketName: "Match result",
    marketGroup: "all",
    specifier: "",
    outcomeId: "1",
    outcomeName: `Pick ${n}`,
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    trail: [],
    availability: "open",
    isPriceRefused: false,
    ...changes,
  };
}

/** Ports of a page without network access. */
export const ports: StorePorts = {
  http: async () => ({ type: "unreachable" }),
  sessionStorage: { read: () => null, write: () => {} },
  localStorage: { read: () => null, write: () => {} },
  preferences: { read: () => null, write: () => {} },
  time: { now: () => 0, after: () => () => {}, beforePaint: () => {} },
  online: { isOnline: () => true, subscribe: () => () => {} },
  createId: () => "id",
  report: () => {},
};

export function placedBet(changes: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id: "1",
    ref: "8F2K-41Q7",
    type: "single",
    status: "accepted",
    stake: euros(2000),
    odds: toOdds(1500),
    potentialReturn: euros(3000),
    createdAtMs: 0,
    pendingUntilMs: null,
    rejectReason: null,
    isVip: false,
    legs: [],
    ...changes,
  };
}

/** Returns the key with its values, so that the tests do not depend on a language. */
export const text: Text = (key, values) =>
  `[${key}${Object.values(values ?? {})
    .map((value) => ` ${value}`)
    .join("")}]`;
