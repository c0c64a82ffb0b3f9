import { randomUUID } from "node:crypto";
import type { Limit } from "@touchline/contract/http/limits";
import type { Payment } from "@touchline/contract/http/payments";
import type { Client, ClientReply } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** Test cards by their behaviour. */
export const cards = {
  good: "4242 4242 4242 4242",
  refused: "4000000000000002",
  poor: "4000000000009995",
  asks: "4000000000003220",
  slow: "4000000000000077",
  slowRefused: "4000000000000259",
  byCallback: "4000000000001976",
} as const;

export function typedCard(number: string): Readonly<Record<string, unknown>> {
  return { number, expiry_month: 12, expiry_year: 2099, cvc: "123", holder: "Dana Demo" };
}

/** Deposits EUR by card; the same key repeats the deposit. */
export function deposit(client: Client, amount: number, number: string = cards.good, key: string = randomUUID()): Promise<ClientReply> {
  return client.post("/platform/api/player/payments", { amount, currency: "EUR", card: typedCard(number) }, { "idempotency-key": key });
}

export function paymentIn({ body }: { readonly body: unknown }): Payment {
  return body as Payment;
}

/** Sets a limit that must be accepted. */
export async function setLimit(client: Client, body: Readonly<Record<string, unknown>>): Promise<Limit> {
  const reply = await client.post<Limit>("/platform/api/player/limits", body);
  if (reply.status !== 201) throw new Error(`The limit answered ${reply.status}: ${reply.text}`);
  return reply.body;
}

export async function limitsOf(client: Client, query = ""): Promise<readonly Limit[]> {
  return (await client.get(`/platform/api/player/limits${query}`)).body["data"] as readonly Limit[];
}

export async function idOf(client: Client): Promise<string> {
  return String((await client.get("/platform/api/player")).body["id"]);
}

/** Moves the sign-in and the last heartbeat of the player into the past. */
export async function age(
  { services: { database } }: TestServer,
  client: Client,
  { sessionMs = 0, tickMs = 0 }: { readonly sessionMs?: number; readonly tickMs?: number },
): Promise<void> {
  const id = await idOf(client);
  const back = (ms: number) => new Date(Date.now() - ms);
  if (sessionMs > 0) {
    const own = database.selectFrom("sessions").select("token_hash").where("player_id", "=", id);
    await database
      .updateTable("reality_checks")
      .set({ opened_at: back(sessionMs), seen_at: back(sessionMs) })
      .where("session_hash", "in", own)
      .execute();
    await database
      .updateTable("sessions")
      .set({ created_at: back(sessionMs) })
      .where("player_id", "=", id)
      .execute();
  }
  if (tickMs > 0)
    await database
      .updateTable("player_activity")
      .set({ ticked_at: back(tickMs) })
      .where("player_id", "=", id)
      .execute();
}
