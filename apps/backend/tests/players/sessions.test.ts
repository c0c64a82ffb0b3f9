import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { goodSignUp, signedInAs, signUpConfirmed } from "./player-world.ts";

interface Listed {
  readonly id: string;
  readonly is_current: boolean;
  readonly user_agent: string;
  readonly ip: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const email of ["one@example.com", "two@example.com"]) await signUpConfirmed(server, email);
});
afterAll(() => server.close());

const base = "/platform/api/player";
const listOf = async (client: Client): Promise<readonly Listed[]> => (await client.get(`${base}/sessions`)).body["data"] as Listed[];
const isSignedIn = async (client: Client): Promise<boolean> => (await client.get(base)).status === 200;

async function forgetPasswordTyped(): Promise<void> {
  const confirmed_at = new Date(Date.now() - 11 * 60_000);
  await server.services.database.updateTable("sessions").set({ confirmed_at }).execute();
}

describe("sessions", () => {
  it("are listed for the player, who can end one of them", async () => {
    const [here, there] = [await signedInAs(server, "one@example.com"), await signedInAs(server, "one@example.com")];
    const listed = await listOf(here);
    expect(listed.filter((session) => session.is_current)).toHaveLength(1);
    expect(listed.every(({ ip }) => ip.startsWith("10.1."))).toBe(true);
    const thereId = (await listOf(there)).find((session) => session.is_current)?.id;
    expect((await here.delete(`${base}/sessions/${thereId}`)).body).toEqual({ ok: true });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await here.delete(`${base}/sessions/${thereId}`)).status).toBe(404);
  });

  it("of another player cannot be ended", async () => {
    const [one, two] = [await signedInAs(server, "one@example.com"), await signedInAs(server, "two@example.com")];
    const oneId = (await listOf(one)).find((session) => session.is_current)?.id;
    expect((await two.delete(`${base}/sessions/${oneId}`)).status).toBe(404);
    expect((await two.delete(`${base}/sessions`)).status).toBe(200);
    expect(await isSignedIn(one)).toBe(true);
    expect((await listOf(two)).some(({ id }) => id === oneId)).toBe(false);
  });

  it("require the password again after ten minutes to sign out a device", async () => {
    const [here, there] = [await signedInAs(server, "one@example.com"), await signedInAs(server, "one@example.com")];
    await forgetPasswordTyped();
    const refused = await here.delete(`${base}/sessions`);
    expect([refused.status, refused.body["code"]]).toEqual([403, "password_required"]);
    const wrong = await here.post(`${base}/password/confirm`, { password: "wrong" });
    expect([wrong.status, wrong.body["code"]]).toEqual([400, "wrong_password"]);
    expect((await here.post(`${base}/password/confirm`, { password: goodSignUp.password })).status).toBe(200);
    expect((await here.delete(`${base}/sessions`)).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  it("never use a token chosen by somebody else", async () => {
    const client = server.client();
    client.cookies.set("sb", "x".repeat(43));
    await client.post(`${base}/sign-in`, { email: "one@example.com", password: goodSignUp.password });
    expect(client.cookies.get("sb")).not.toBe("x".repeat(43));
    const planted = server.client();
    planted.cookies.set("sb", "x".repeat(43));
    expect(await isSignedIn(planted)).toBe(false);
  });

  it("end when the password changes, except that the current one continues with a new token", async () => {
    const [here, there] = [await signedInAs(server, "two@example.com"), await signedInAs(server, "two@example.com")];
    const before = here.cookies.get("sb") ?? "";
    const wrong = await here.post(`${base}/password/change`, { current_password: "wrong", password: "the next password" });
    expect([wrong.status, wrong.body["code"], wrong.body["field"]]).toEqual([400, "wrong_password", "current_password"]);
    const body = { current_password: goodSignUp.password, password: "the next password" };
    expect((await here.post(`${base}/password/change`, body)).status).toBe(200);
    expect(here.cookies.get("sb")).not.toBe(before);
    const old = server.client();
    old.cookies.set("sb", before);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(old)]).toEqual([true, false, false]);
    await signedInAs(server, "two@example.com", "the next password");
  });

  it("limit wrong attempts to confirm the password", async () => {
    const client = await signedInAs(server, "one@example.com");
    const statuses: number[] = [];
    for (let tries = 0; tries < 14; tries += 1) statuses.push((await client.post(`${base}/password/confirm`, { password: "no" })).status);
    expect(statuses).toContain(429);
  });
});
