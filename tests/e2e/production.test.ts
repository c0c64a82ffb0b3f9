import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../apps/backend/src/platform/database/open-database.ts";
import { createSessions } from "../../apps/backend/src/players/access/sessions.ts";
import { seedDemoPlayers } from "../../apps/backend/src/players/seed-demo-players.ts";
import { loadOperatorAccounts } from "../../apps/backend/src/wallet/operator-accounts.ts";
import { cards, deposit, paymentIn } from "../../apps/backend/tests/support/cashier.ts";
import { createClient, type Client } from "../../apps/backend/tests/support/client.ts";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { StartFailure, startProduct, type Product } from "./support/start-product.ts";
const secret = "0123456789abcdef0123456789abcdef";
const production = { NODE_ENV: "production", TOUCHLINE_TEST: "false", NODE_OPTIONS: "" };
const demo = { email: "demo@touchline.test", password: "demo-pass-1" };

/** Creates the demo players, as a demo does, and returns the token of a session of one of them. */
async function runDemo(dataDir: string): Promise<string> {
  const database = await openDatabase({ url: "", dataDir });
  await seedDemoPlayers(database, await loadOperatorAccounts(database), new Date());
  const { id } = await database.selectFrom("players").select("id").where("email", "=", demo.email).executeTakeFirstOrThrow();
  const sessions = createSessions(database);
  const token = await sessions.start(id);
  expect(await sessions.playerOf(token)).toMatchObject({ email: demo.email });
  await database.destroy();
  return token;
}

describe("a demo database that is opened in production", () => {
  let product: Product;
  let demoPlayer: Client;
  let player: Client;
  beforeAll(async () => {
    const platformPort = String(await freePort("localhost"));
    const settings = {
      ...production,
      EMAIL_CONFIRMATION: "false",
      TOKEN_SECRET: secret,
      PAYMENT_SECRET: secret,
      PLATFORM_PORT: platformPort,
      PLATFORM_ORIGIN: `http://localhost:${platformPort}`,
    };
    let token = "";
    product = await startProduct(settings, { prepare: async (dataDir) => void (token = await runDemo(dataDir)) });
    demoPlayer = createClient(product.origin);
    demoPlayer.cookies.set("sb", token);
    player = createClient(product.origin);
    const signUp = {
      email: "real@player.test",
      password: "a-password-of-one",
      currency: "EUR",
      country: "DE",
      date_of_birth: "1990-01-01",
      terms: true,
    };
    const reply = await player.post("/platform/api/player", signUp);
    expect(reply.status, reply.text).toBe(201);
  });
  afterAll(async () => product.stop());

  it("refuses demo players, by password and by an earlier session", async () => {
    const refused = await createClient(product.origin).post("/platform/api/player/sign-in", demo);
    expect([refused.status, refused.body["code"]]).toEqual([403, "account_blocked"]);
    expect((await demoPlayer.get("/platform/api/player")).status).toBe(401);
  });

  it("gives no play money", async () => {
    const reply = await player.post(
      "/platform/api/player/deposit",
      { amount: 100_000_000, currency: "EUR" },
      { "idempotency-key": crypto.randomUUID() },
    );
    expect([reply.status, reply.body["code"]]).toEqual([404, "not_found"]);
  });

  it("offers no card and declines the test cards", async () => {
    expect((await player.get("/platform/api/player/payment-methods?currency=EUR")).body["methods"]).toEqual([]);
    expect(paymentIn(await deposit(player, 2_000, cards.good))).toMatchObject({ state: "declined", reason: "declined" });
    expect(paymentIn(await deposit(player, 2_000, cards.asks))).toMatchObject({ state: "declined" });
    const accounts = await player.get<{ readonly data: readonly { readonly balance: number }[] }>("/platform/api/player/accounts");
    expect(accounts.body.data.map(({ balance }) => balance)).toEqual(accounts.body.data.map(() => 0));
  });

  it("shows the outbox and the metrics to nobody over the web", async () => {
    for (const address of [
      `${product.origin}/platform/api/outbox`,
      `${product.platformOrigin}/outbox`,
      `${product.platformOrigin}/platform/api/outbox`,
    ])
      expect([address, (await fetch(address)).status]).toEqual([address, 404]);
    expect((await fetch(`${product.origin}/metrics`)).status).toBe(403);
  });

  it("names no demo player or password in its output or on the platform", async () => {
    const platform = await (await fetch(product.platformOrigin)).text();
    const frames = await (await fetch(`${product.platformOrigin}/sports`)).text();
    for (const text of [product.output(), platform, frames]) expect(text).not.toMatch(/demo-pass-1|demo@touchline/u);
    expect(product.output()).toContain("Production mode.");
  });
});

it("a production start names every secret that is missing and how to create one", async () => {
  const environment = { ...production, NODE_ENV: "", PUBLIC_ORIGIN: "https://bets.example.com", EMBED_PARENTS: "https://www.example.com" };
  const failure = await startProduct(environment).catch((error: unknown) => error);
  if (!(failure instanceof StartFailure)) throw new Error("The product started.", { cause: failure });
  expect(failure.exitCode).toBe(1);
  for (const name of ["TOKEN_SECRET", "PAYMENT_SECRET", "EMBED_SECRET"])
    expect(failure.message).toMatch(new RegExp(`${name} is not set: production needs it .*openssl rand -hex 32`, "u"));
});
