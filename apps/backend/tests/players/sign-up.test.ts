import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboxAccess } from "../../src/http/routes/operator/outbox-routes.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { testPlayerRules } from "../support/test-player-rules.ts";
import { goodSignUp, mailsTo, signedInAs, signUpConfirmed, tokenTo } from "./player-world.ts";

let server: TestServer;
let trusting: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { players: { ...testPlayerRules, blockedCountries: new Set(["FR"]), countryHeader: "x-country" } },
  });
  trusting = await startTestServer({ settings: { players: { ...testPlayerRules, isConfirmationRequired: false } } });
});
afterAll(async () => {
  await server.close();
  await trusting.close();
});

const yearsAgo = (years: number): string => new Date(Date.now() - years * 365.25 * 86_400_000).toISOString().slice(0, 10);

describe("signing up with confirmation", () => {
  it("allows sign-in only after the link is opened, which works once", async () => {
    const email = "new.player@example.com";
    const client = server.client();
    const reply = await client.post("/platform/api/player", { ...goodSignUp, email: "New.Player@Example.com" });
    expect([reply.status, reply.body, reply.headers.getSetCookie()]).toEqual([202, { status: "confirmation_sent" }, []]);
    const early = await client.post("/platform/api/player/sign-in", { email, password: goodSignUp.password });
    expect([early.status, early.body["code"]]).toEqual([403, "unconfirmed"]);
    const [mail] = await mailsTo(server, email);
    expect(mail).toMatchObject({ channel: "email", kind: "confirm", subject: "Bestätige deine E-Mail-Adresse für Touchline" });
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/de\/users\/confirmation\?confirmation_token=[\w-]{43}$/);
    const token = await tokenTo(server, email, "confirm");
    expect((await client.post("/platform/api/player/confirm", { token })).body).toEqual({ email });
    const again = await client.post("/platform/api/player/confirm", { token });
    expect([again.status, again.body["code"]]).toEqual([400, "invalid_token"]);
    const player = await signedInAs(server, email);
    expect((await player.get("/platform/api/player/accounts")).body["data"]).toEqual([{ currency: "EUR", subunits: 100, balance: 0 }]);
    expect((await player.get("/platform/api/player")).body).toMatchObject({
      locale: "de",
      is_confirmed: true,
      auth_fields_missed: ["first_name", "last_name"],
    });
  });

  it("gives the same reply for a registered address and informs only its owner", async () => {
    await signUpConfirmed(server, "taken@example.com");
    const fresh = await server.client().post("/platform/api/player", { ...goodSignUp, email: "fresh@example.com" });
    const taken = await server
      .client()
      .post("/platform/api/player", { ...goodSignUp, email: "TAKEN@example.com", password: "another one" });
    expect([taken.status, taken.text, taken.headers.getSetCookie()]).toEqual([fresh.status, fresh.text, []]);
    expect((await mailsTo(server, "taken@example.com"))[0]).toMatchObject({ kind: "known_address" });
    const intruder = await server.client().post("/platform/api/player/sign-in", { email: "taken@example.com", password: "another one" });
    expect(intruder.status).toBe(401);
  });

  it("creates one player from parallel sign-ups", async () => {
    const replies = await Promise.all(
      ["A@b.example", "a@B.example", "a@b.example"].map((email) => server.client().post("/platform/api/player", { ...goodSignUp, email })),
    );
    expect(replies.map((reply) => reply.status)).toEqual([202, 202, 202]);
    const rows = await server.services.database.selectFrom("players").select("id").where("email", "=", "a@b.example").execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    ["under_age", "date_of_birth", { date_of_birth: yearsAgo(17.9) }],
    ["under_age", "date_of_birth", { date_of_birth: yearsAgo(20.9), country: "KZ" }],
    ["terms_required", "terms", { terms: false }],
    ["unknown_currency", "currency", { currency: "XXX" }],
    ["unknown_country", "country", { country: "XX" }],
    ["country_blocked", "country", { country: "FR" }],
    ["invalid_cpf", "cpf", { country: "BR" }],
    ["invalid_cpf", "cpf", { country: "BR", cpf: "529.982.247-24" }],
    ["invalid_phone", "phone", { phone: "0151 12" }],
    ["invalid_request", "date_of_birth", { date_of_birth: "0001-01-01" }],
    ["invalid_request", "first_name", { first_name: "Nul\u0000" }],
  ])("refuses with %s at %s: %o", async (code, field, change) => {
    const reply = await server.client().post("/platform/api/player", { ...goodSignUp, email: "refused@example.com", ...change });
    expect([reply.status, reply.body["code"], reply.body["field"]]).toEqual([400, code, field]);
  });

  it("accepts 18-year-olds where the minimum age is 18", async () => {
    const body = { ...goodSignUp, email: "young@example.com", date_of_birth: yearsAgo(18.1) };
    expect((await server.client().post("/platform/api/player", body)).status).toBe(202);
  });

  it("stores the tags and the device of an affiliate's player", async () => {
    const tags = { stag: "s1", btag: "b1", gclid: "g1" };
    await signUpConfirmed(server, "tagged@example.com", { tags, device_id: "device-1" });
    const read = async () =>
      server.services.database
        .selectFrom("players")
        .select(["tags", "device_id"])
        .where("email", "=", "tagged@example.com")
        .executeTakeFirst();
    expect(await read()).toEqual({ tags, device_id: "device-1" });
    const client = await signedInAs(server, "tagged@example.com");
    await client.get("/platform/api/player?stag=other");
    expect((await read())?.tags).toEqual(tags);
  });

  it("stores the first affiliate passed to GET /player", async () => {
    await signUpConfirmed(server, "later@example.com");
    const client = await signedInAs(server, "later@example.com");
    for (const stag of ["first", "second"]) await client.get(`/platform/api/player?stag=${stag}`);
    const row = await server.services.database
      .selectFrom("players")
      .select("tags")
      .where("email", "=", "later@example.com")
      .executeTakeFirst();
    expect(row?.tags).toEqual({ stag: "first" });
  });

  it("accepts a Brazilian tax number once and does not reveal its owner", async () => {
    const brazilian = { country: "BR", currency: "BRL", cpf: "529.982.247-25" };
    await signUpConfirmed(server, "joao@example.com", brazilian);
    const second = await server.client().post("/platform/api/player", { ...goodSignUp, ...brazilian, email: "maria@example.com" });
    expect(second.status).toBe(202);
    expect((await mailsTo(server, "maria@example.com"))[0]).toMatchObject({ kind: "known_person" });
  });

  it("refuses sign-in and sign-up from a blocked country, according to the proxy's header", async () => {
    const headers = { "x-country": "FR" };
    const signUp = await server.client().post("/platform/api/player", { ...goodSignUp, email: "french@example.com" }, headers);
    const credentials = { email: "demo@touchline.test", password: "demo-pass-1" };
    const signIn = await server.client().post("/platform/api/player/sign-in", credentials, headers);
    expect([signUp, signIn].map(({ status, body }) => [status, body["code"]])).toEqual([
      [403, "country_blocked"],
      [403, "country_blocked"],
    ]);
    const elsewhere = await server.client().post("/platform/api/player/sign-in", credentials, { "x-country": "AT" });
    expect(elsewhere.status).toBe(200);
    const system = await server.client().get("/api/v2/system", headers);
    expect(system.body).toMatchObject({ user_country: { code: "FR" }, platform_settings: { auth_blocked_countries: ["FR"] } });
  });
});

describe("signing up without confirmation", () => {
  it("signs in immediately and reports a registered address", async () => {
    const client = trusting.client();
    const body = { ...goodSignUp, email: "at.once@example.com" };
    const reply = await client.post("/platform/api/player", body);
    expect([reply.status, reply.body["email"]]).toEqual([201, "at.once@example.com"]);
    expect(reply.text).not.toContain("password");
    expect((await client.get("/platform/api/player")).status).toBe(200);
    const again = await trusting.client().post("/platform/api/player", body);
    expect([again.status, again.body["code"], again.body["field"]]).toEqual([400, "email_taken", "email"]);
  });

  it("issues a new token to a player who was signed in before", async () => {
    const client = await trusting.signedIn();
    const before = client.cookies.get("sb") ?? "";
    await client.post("/platform/api/player", { ...goodSignUp, email: "second@example.com" });
    expect(client.cookies.get("sb")).not.toBe(before);
    const old = trusting.client();
    old.cookies.set("sb", before);
    expect((await old.get("/platform/api/player")).status).toBe(401);
  });
});

describe("the mail outbox", () => {
  it("is readable only from this machine", async () => {
    const elsewhere = await server.client().get("/platform/api/outbox");
    expect(elsewhere.status).toBe(403);
    const signedIn = await server.signedIn();
    expect((await signedIn.get("/platform/api/outbox")).status).toBe(403);
  });

  it.each([
    ["closed", "http://localhost:3000", "127.0.0.1", "none"],
    ["local", "http://localhost:3000", "127.0.0.1", "open"],
    ["local", "http://localhost:3000", "203.0.113.7", "forbidden"],
    ["local", "https://bets.example.com", "127.0.0.1", "none"],
    ["open", "https://bets.example.com", "203.0.113.7", "open"],
  ] as const)("with the setting %s at %s and a caller from %s: %s", (outbox, publicOrigin, ip, access) => {
    const platformOrigin = "http://localhost:3001";
    expect(outboxAccess({ ip, headers: { host: "localhost:3001" } }, { outbox, publicOrigin, platformOrigin })).toBe(access);
  });
});
