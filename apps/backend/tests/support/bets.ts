import { randomUUID } from "node:crypto";
import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import type { OddsAcceptMode } from "@touchline/contract/http/settings";
import { createPlayer } from "./create-player.ts";
import { home, marketId } from "./scripted-book.ts";
import type { Client, ClientReply } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** One leg: a match, or a match with an outcome and odds. */
export type LegChoice = number | { readonly match: number; readonly outcome?: number; readonly odds?: number };

/** A bet on these legs; a single for one, a combo for more. */
export function betOn(legs: readonly LegChoice[], stake = 1_000): BetRequest {
  const selections = legs.map((leg) => {
    const { match, outcome = home, odds = 2_000 } = typeof leg === "number" ? { match: leg } : leg;
    return { match_id: match, market_id: marketId, specifier: "", outcome_id: outcome, odds };
  });
  return { type: legs.length === 1 ? "single" : "combo", stake: { value: stake, currency: "EUR", subunits: 100 }, selections };
}

export interface Placing {
  readonly key?: string;
  readonly policy?: OddsAcceptMode;
}

export function place(client: Client, bets: readonly BetRequest[], { key = randomUUID(), policy }: Placing = {}): Promise<ClientReply> {
  const meta = { device_id: "test-device", ...(policy === undefined ? {} : { odds_policy: policy }) };
  return client.post("/api/v2/bets", { meta, bets }, { "idempotency-key": key });
}

/** Places one bet that must be accepted. */
export async function placeOne(client: Client, legs: readonly LegChoice[], stake?: number): Promise<Bet> {
  const reply = await place(client, [betOn(legs, stake)]);
  if (reply.status !== 200) throw new Error(`Placing answered ${reply.status}: ${reply.text}`);
  const [bet] = reply.body["bets"] as Bet[];
  if (bet === undefined) throw new Error("No bet in the reply.");
  return bet;
}

export async function findBet(client: Client, id: string): Promise<Bet> {
  const reply = await client.get<Bet>(`/api/v2/bets/${id}`);
  if (reply.status !== 200) throw new Error(`No bet ${id}.`);
  return reply.body;
}

/** Balance in minor units, by default of EUR. */
export async function balanceOf(client: Client, currency = "EUR"): Promise<number> {
  const reply = await client.get("/platform/api/player/accounts");
  const accounts = reply.body["data"] as { currency: string; balance: number }[];
  return accounts.find((account) => account.currency === currency)?.balance ?? Number.NaN;
}

/** Signs up a player with this balance in EUR cents. */
export async function newPlayer(server: TestServer, balance: number): Promise<Client> {
  const { sessions, signal } = server.services;
  const id = await createPlayer(server.services, balance);
  signal.notify("outbox");
  const client = server.client();
  client.cookies.set("sb", await sessions.start(id));
  return client;
}
