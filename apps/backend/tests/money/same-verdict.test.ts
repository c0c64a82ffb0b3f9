import type { BetRequest } from "@touchline/contract/entities/bet";
import type { Settings } from "@touchline/contract/http/settings";
import {
  defaultSlipRules,
  emptySlip,
  matchStatuses,
  money,
  selectionId,
  slipBetKey,
  slipReducer,
  slipRefusals,
  slipSelections,
  toBetRequest,
  toOdds,
  type Slip,
  type SlipAction,
  type SlipBet,
  type SlipRules,
  type SlipSelection,
} from "@touchline/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemTypes } from "../../src/betting/bets/bet-terms.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { newPlayer, place } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { away, draw, home, marketId, secondMarketId, yes } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const isFull = process.env["TEST_FULL"] === "1";

const unit = { currency: "EUR", subunits: 100 };
const balance = 50_000;
const matches = 6;
const firstOdds: Readonly<Record<number, number>> = { [home]: 2_000, [draw]: 3_000, [away]: 1_001, [yes]: 1_800 };

/** The last match comes from a provider that is not enabled, the one before it from the provider of e-sports. */
function providerOf(match: number): string {
  if (match === matches) return "betconstruct";
  return match === matches - 1 ? "oddin" : "betradar";
}

let server: TestServer;
let rules: SlipRules;
beforeAll(async () => {
  server = await startTestServer();
  const settings = (await server.client().get<Settings>("/api/v2/settings")).body;
  rules = {
    ...defaultSlipRules,
    multiSingleByProvider: settings.multi_bet_settings.available_by_provider,
    additionalProviders: Object.fromEntries(Object.values(settings.sport_type_providers).map((provider) => [provider, true])),
    systemTypes,
    minStake: settings.min_stake,
    maxReturn: settings.max_return,
    vipFrom: settings.vip_from,
  };
});
afterAll(async () => closeBalanced(server));

function selectionOf(match: number, outcome: number): SlipSelection {
  const odds = toOdds(firstOdds[outcome] ?? 0);
  const ref = {
    matchUrnId: `tl:match:${match}`,
    marketId: String(outcome === yes ? secondMarketId : marketId),
    outcomeId: String(outcome),
    specifier: "",
  };
  return {
    ...ref,
    id: selectionId(ref),
    matchId: String(match),
    matchSlug: "m",
    matchStatus: "prematch",
    startsAtMs: 0,
    sportKey: "soccer",
    nameA: "A",
    nameB: "B",
    categoryName: "",
    leagueName: "",
    provider: providerOf(match),
    marketName: "",
    marketGroup: "all",
    outcomeName: "",
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    trail: [],
    availability: "open",
    isPriceRefused: false,
  };
}

/** State of a match at the time of the placement. */
const turns = fc.record({
  match: fc.integer({ min: 1, max: matches }),
  status: fc.constantFrom(0, 0, 0, 1, 4, 5),
  marketStatus: fc.constantFrom(1, 1, 1, 1, -1, -3),
  homeOdds: fc.constantFrom(2_000, 2_000, 1_900, 2_100),
  customOdds: fc.constantFrom(3_500, 3_500, 3_400, 3_600),
});
type Turn = typeof turns extends fc.Arbitrary<infer Value> ? Value : never;

const stakes = [0, 5, 9, 10, 11, 1_000, 5_000, 25_000, 50_001] as const;

function typeStake(stake: number): SlipAction {
  return { type: "sharedStakeTyped", stake: money(BigInt(stake), unit) };
}

const match = fc.integer({ min: 1, max: matches });
const actions: fc.Arbitrary<SlipAction> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({ match, outcome: fc.constantFrom(home, home, draw, away) })
      .map(({ match: id, outcome }) => ({ type: "selectionToggled", selection: selectionOf(id, outcome) }) as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom("single", "combo", "system", "combo", "system")
      .map((betType) => ({ type: "betTypeChanged", betType }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("trixie", "2/4", "3/4").map((systemTypeId) => ({ type: "systemTypeChanged", systemTypeId }) as const),
  },
  {
    weight: 1,
    arbitrary: match.map(
      (id) => ({ type: "customBetAdded", selections: [selectionOf(id, home), selectionOf(id, yes)], customOdds: toOdds(3_500) }) as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...stakes).map(typeStake),
  },
);

function resetBook(): void {
  for (let id = 1; id <= matches; id += 1) {
    server.book.change(id, {
      status: 0,
      marketStatus: 1,
      provider: providerOf(id),
      customPrice: { type: "priced", odds: 3_500 },
    });
    for (const [outcome, odds] of Object.entries(firstOdds)) server.book.setOdds(id, Number(outcome), odds);
  }
}

function changeBook({ match: id, status, marketStatus, homeOdds, customOdds }: Turn): void {
  server.book.change(id, { status: status as 0, marketStatus: marketStatus as 1, customPrice: { type: "priced", odds: customOdds } });
  server.book.setOdds(id, home, homeOdds);
}

/** Updates the slip from the book, as realtime events do in the page. */
function refreshed(slip: Slip): Slip {
  const refreshes = slipSelections(slip).map((selection) => {
    const line = { matchId: Number(selection.matchId), marketId: Number(selection.marketId), specifier: "" };
    const quote = server.book.quote(line, Number(selection.outcomeId));
    const odds = quote?.odds ?? null;
    return {
      id: selection.id,
      matchStatus: matchStatuses[quote?.matchStatus ?? 5] ?? "notCovered",
      isMarketOpen: quote?.marketStatus === 1,
      isProviderActive: true,
      atMs: 0,
      outcome: odds === null ? null : { active: true, odds: toOdds(odds) },
    };
  });
  const updated = slipReducer(slip, { type: "selectionsRefreshed", refreshes });
  const custom = updated.bets.find((bet) => bet.type === "customBet");
  if (custom === undefined) return updated;
  const price = server.book.customPrice(Number(custom.selections[0]?.matchId), []);
  return slipReducer(updated, { type: "customOddsRefreshed", customOdds: price.type === "priced" ? toOdds(price.odds) : null });
}

/** The bet at the prices that the player has accepted. */
function requestOf(slip: Slip, bet: SlipBet): BetRequest {
  const agreed: SlipBet = {
    ...bet,
    selections: bet.selections.map((selection) => ({ ...selection, odds: selection.acceptedOdds })),
    customOdds: bet.acceptedCustomOdds,
  };
  const request = toBetRequest(slip, agreed);
  return { ...request, selections: [...request.selections], stake: { ...request.stake } };
}

async function withLimits(player: Client, slip: Slip): Promise<Slip> {
  const requests = slip.bets.map((bet) => requestOf(slip, { ...bet, acceptedCustomOdds: bet.acceptedCustomOdds ?? toOdds(3_500) }));
  const reply = await player.post<{ limit: { value: number } }[]>("/api/v2/bets/max-stake", { bets: requests });
  const rows = reply.body;
  const limits = slip.bets.map((bet, index) => [slipBetKey(bet), money(BigInt(rows[index]?.limit.value ?? 0), unit)] as const);
  return slipReducer(slip, { type: "stakeLimitsReceived", limits: Object.fromEntries(limits) });
}

const tickets = fc.record({
  actions: fc.array(actions, { minLength: 1, maxLength: 14 }),
  // Without a last stake, few tickets would be valid.
  lastStake: fc.constantFrom(1_000, 1_000, 5_000, null),
  turns: fc.array(turns, { maxLength: 2 }),
  policy: fc.constantFrom("none", "higher", "any"),
});

describe("page and backend", () => {
  it("agree on every ticket: the backend accepts what the page would place and refuses what the page refuses", async () => {
    const verdicts = { taken: 0, refused: 0 };
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(tickets, async (ticket) => {
        resetBook();
        const player = await newPlayer(server, balance);
        const { actions: edits, lastStake, policy } = ticket;
        const typed = lastStake === null ? edits : [...edits, typeStake(lastStake)];
        let slip = typed.reduce(slipReducer, emptySlip(unit, { rules, oddsPolicy: policy }));
        if (slip.bets.length === 0) return;
        for (const turn of ticket.turns) changeBook(turn);
        slip = refreshed(slip);
        if (slip.bets.length === 0) return;
        slip = await withLimits(player, slip);
        const refusals = slipRefusals(slip, { isSignedIn: true, isForbidden: false, balance: money(BigInt(balance), unit) });
        const requests = slip.bets.map((bet) => requestOf(slip, bet));
        const reply = await place(player, requests, { policy });
        const message = `${refusals.map(({ type }) => type).join(", ")} | ${reply.text.slice(0, 600)}`;
        expect(reply.status, message).toBe(refusals.length === 0 ? 200 : 400);
        verdicts[reply.status === 200 ? "taken" : "refused"] += 1;
        for (const bet of slip.bets) kinds.add(`${bet.type} ${reply.status}`);
      }),
      { numRuns: isFull ? 150 : 60 },
    );
    expect(verdicts.taken).toBeGreaterThan(2);
    expect(verdicts.refused).toBeGreaterThan(2);
    expect(kinds.size).toBeGreaterThanOrEqual(4);
  }, 120_000);
});
