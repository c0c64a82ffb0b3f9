import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areTermsDue } from "../../src/players/access/entry-rules.ts";
import { betOn, place } from "../support/bets.ts";
import { setLimit } from "../support/cashier.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { testPlayerRules } from "../support/test-player-rules.ts";
import { mailsTo, signedInAs, signUpConfirmed } from "./player-world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { players: { ...testPlayerRules, phoneCountries: new Set(["KZ"]), termsVersion: "2026-11" } },
  });
});
afterAll(() => server.close());

const base = "/platform/api/player";
async function change(client: Client, body: Readonly<Record<string, unknown>>) {
  const headers = { "content-type": "application/json", origin: server.origin };
  return client.send(base, { method: "PATCH", headers, body: JSON.stringify(body) });
}
async function join(email: string, changes: Readonly<Record<string, unknown>> = {}): Promise<Client> {
  await signUpConfirmed(server, email, changes);
  return signedInAs(server, email);
}
async function codeTo(phone: string): Promise<string> {
  const [mail] = await mailsTo(server, phone);
  return /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "";
}

describe("missing profile fields", () => {
  it("can be set once and are then complete", async () => {
    const client = await join("missed@example.com");
    expect((await client.get(base)).body["auth_fields_missed"]).toEqual(["first_name", "last_name"]);
    const reply = await change(client, { first_name: " Ada ", last_name: "Lovelace" });
    expect(reply.body).toMatchObject({ name: "Ada Lovelace", auth_fields_missed: [] });
    const again = await change(client, { first_name: "Eve" });
    expect([again.status, again.body["code"], again.body["field"]]).toEqual([400, "already_known", "first_name"]);
  });

  it.each([
    ["invalid_cpf", "cpf", { cpf: "111.111.111-11" }],
    ["unknown_municipality", "municipality_code", { municipality_code: 9_999_999 }],
    ["invalid_request", "nickname", { nickname: "\u202egnp" }],
    ["invalid_request", "is_blocked", { is_blocked: false }],
  ])("refuses with %s at %s", async (code, field, body) => {
    const client = await server.signedIn();
    const reply = await change(client, body);
    expect([reply.status, reply.body["code"], reply.body["field"]]).toEqual([400, code, field]);
  });

  it("of a Brazilian player include the municipality, which must be in IBGE's list", async () => {
    const client = await join("bia@example.com", { country: "BR", currency: "EUR", cpf: "11144477735" });
    expect((await client.get(base)).body).toMatchObject({
      auth_fields_missed: ["first_name", "last_name", "municipality_code"],
      cpf: "***.***.***-35",
    });
    await setLimit(client, { type: "loss", amount: 10_000, currency: "EUR", period: "month" });
    await setLimit(client, { type: "time", amount: 120, period: "day" });
    await client.post(`${base}/deposit`, { amount: 5_000, currency: "EUR" });
    const refused = await place(client, [betOn([1])]);
    expect([refused.status, refused.body["code"]]).toEqual([400, 118]);
    const found = (await client.get("/platform/api/municipalities?q=sao+jose+dos+ca")).body["data"] as { code: number; name: string }[];
    expect(found).toContainEqual({ code: 3_549_904, name: "São José dos Campos", state: "SP" });
    await change(client, { municipality_code: 3_549_904 });
    expect((await place(client, [betOn([1])])).status).toBe(200);
  });
});

describe("phone verification", () => {
  it("is required in configured countries and done with the sent code", async () => {
    const client = await join("phone@example.com", { country: "KZ" });
    expect((await client.get(`${base}/phone-verification?locale=en`)).body).toEqual({ isVerified: false, is_required: true, phone: null });
    const bad = await client.post(`${base}/phone-verification`, { phone: "12345" });
    expect([bad.status, bad.body["code"]]).toEqual([400, "invalid_phone"]);
    expect((await client.post(`${base}/phone-verification`, { phone: "+7 701 234-56-78" })).status).toBe(202);
    const code = await codeTo("+77012345678");
    const wrong = await client.put(`${base}/phone-verification`, { code: code === "000000" ? "000001" : "000000" });
    expect([wrong.status, wrong.body["code"]]).toEqual([400, "wrong_code"]);
    expect((await client.put(`${base}/phone-verification`, { code })).body).toEqual({
      isVerified: true,
      is_required: false,
      phone: "+77012345678",
    });
    const replayed = await client.put(`${base}/phone-verification`, { code });
    expect([replayed.status, replayed.body["code"]]).toEqual([400, "code_expired"]);
  });

  it("invalidates a code after five wrong attempts", async () => {
    const client = await join("guesser@example.com", { country: "KZ" });
    await client.post(`${base}/phone-verification`, { phone: "+77012345679" });
    const code = await codeTo("+77012345679");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1)
      expect((await client.put(`${base}/phone-verification`, { code: wrong })).body["code"]).toBe("wrong_code");
    expect((await client.put(`${base}/phone-verification`, { code })).body["code"]).toBe("code_expired");
  });

  it("refuses another player's code", async () => {
    const [owner, other] = [await join("owner@example.com", { country: "KZ" }), await join("other@example.com", { country: "KZ" })];
    await owner.post(`${base}/phone-verification`, { phone: "+77012345670" });
    const code = await codeTo("+77012345670");
    expect((await other.put(`${base}/phone-verification`, { code })).body["code"]).toBe("code_expired");
  });

  it("is required of players whom the operator marks, who cannot bet before", async () => {
    const client = await server.signedIn("unverified@touchline.test");
    const asked = await client.get(`${base}/phone-verification`);
    await client.post(`${base}/terms`, { version: "2026-11" });
    const bet = await place(client, [betOn([1])]);
    expect([bet.status, bet.body["code"], bet.body["localized_message"]]).toEqual([400, 100, "Verify your phone number before you bet."]);
    const usual = await (await server.signedIn()).get(`${base}/phone-verification`);
    expect([asked.body["is_required"], usual.body["is_required"]]).toEqual([true, false]);
  });
});

describe("settings", () => {
  it("store whether push messages are wanted", async () => {
    const client = await server.signedIn("broke@touchline.test");
    expect((await client.get("/api/v2/settings")).body["push_subscription"]).toBe(false);
    await client.post("/api/v2/settings", { push_subscription: true });
    await client.post("/api/v2/settings", { odds_type: "british" });
    expect((await client.get("/api/v2/settings")).body["push_subscription"]).toBe(true);
  });
});

describe("the current terms", () => {
  const terms = `${base}/terms`;

  it("are accepted at sign-up and must be accepted again after a change, before bets and deposits", async () => {
    const email = "terms@example.com";
    const client = await join(email);
    expect((await client.get(terms)).body).toEqual({ version: "2026-11", accepted_version: "2026-11", is_required: false });

    await server.services.database.updateTable("players").set({ terms_version: "2025-01" }).where("email", "=", email).execute();
    expect((await client.get(terms)).body).toMatchObject({ accepted_version: "2025-01", is_required: true });
    const bet = await place(client, [betOn([1])]);
    expect([bet.status, bet.body["code"], bet.body["localized_message"]]).toEqual([400, 100, "Accept our terms before you bet."]);
    const old = await client.post(terms, { version: "2025-01" });
    expect([old.status, old.body["code"]]).toEqual([409, "terms_changed"]);
    expect((await client.post(terms, { version: "2026-11" })).body).toMatchObject({ is_required: false });
    await client.post(`${base}/deposit`, { amount: 5_000, currency: "EUR" });
    expect((await place(client, [betOn([1])])).status).toBe(200);
  });

  it("are not required unless the operator configures a version", () => {
    expect(areTermsDue({ terms_version: null }, { termsVersion: null })).toBe(false);
    expect(areTermsDue({ terms_version: null }, { termsVersion: "1" })).toBe(true);
  });
});
