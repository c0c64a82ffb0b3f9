import { expect } from "vitest";
import type { Client } from "../support/client.ts";
import type { TestServer } from "../support/test-server.ts";

/** A valid sign-up without an email address. */
export const goodSignUp = {
  password: "a long password",
  currency: "EUR",
  country: "DE",
  date_of_birth: "1990-01-01",
  terms: true,
  locale: "de",
} as const;

/** A message in the outbox as this machine may read it. */
export interface ReadMail {
  readonly channel: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string | null;
}

/** All mails to an address, newest first; waits until they are written. */
export async function mailsTo(server: TestServer, recipient: string): Promise<readonly ReadMail[]> {
  await server.services.recovery.settled();
  const reply = await server.client().get("/platform/api/outbox", { "x-forwarded-for": "127.0.0.1" });
  expect(reply.status).toBe(200);
  return (reply.body["data"] as ReadMail[]).filter((mail) => mail.recipient === recipient);
}

/** The token in the newest mail of a kind. */
export async function tokenTo(server: TestServer, recipient: string, kind: string): Promise<string> {
  const mail = (await mailsTo(server, recipient)).find((one) => one.kind === kind);
  const token = mail?.link == null ? undefined : [...new URL(mail.link).searchParams.values()][0];
  if (token === undefined) throw new Error(`No link of kind ${kind} was sent to ${recipient}.`);
  return token;
}

/** Signs up and confirms the address. */
export async function signUpConfirmed(server: TestServer, email: string, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const reply = await server.client().post("/platform/api/player", { ...goodSignUp, email, ...changes });
  expect(reply.status, reply.text).toBe(202);
  const confirmed = await server.client().post("/platform/api/player/confirm", { token: await tokenTo(server, email, "confirm") });
  expect(confirmed.status, confirmed.text).toBe(200);
}

/** A client signed in with the credentials; fails if they are refused. */
export async function signedInAs(server: TestServer, email: string, password: string = goodSignUp.password): Promise<Client> {
  const client = server.client();
  const reply = await client.post("/platform/api/player/sign-in", { email, password });
  expect(reply.status, reply.text).toBe(200);
  return client;
}
