import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { supportPage } from "../../src/http/routes/support/support-page.ts";
import { supportTexts } from "../../src/http/routes/support/support-texts.data.ts";
import { newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = "/support/chat?lang=en";

function say(client: Client, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  return client.send(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: server.origin, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const supportMails = () => server.services.database.selectFrom("mails").selectAll().where("kind", "=", "support").orderBy("id").execute();

describe("the embedded chat", () => {
  it("adds a visitor's message to the outbox and shows an automatic answer", async () => {
    const client = server.client();
    const page = await client.get(path);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.text).toContain("This chat isn’t always staffed.");
    const reply = await say(client, { email: "ada@example.com", message: "My bet <b>R1</b>\r\nis missing $& \u0007" });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain("My bet &lt;b&gt;R1&lt;/b&gt;\nis missing $&amp;");
    expect(reply.text).toContain("This is an automatic reply. A person will reply to ada@example.com.");
    const [mail] = (await supportMails()).slice(-1);
    expect(mail).toMatchObject({
      channel: "email",
      recipient: expect.stringMatching(/^support\/[0-9a-f]{32}$/u),
      subject: "Chat: ada@example.com",
    });
    expect(mail?.body).toBe("From a visitor, answer to ada@example.com\n\nMy bet <b>R1</b>\nis missing $&");
  });

  it("recognizes the signed-in player", async () => {
    const client = await newPlayer(server, 0);
    const player = (await client.get("/platform/api/player")).body;
    expect((await client.get(path)).text).toContain(`value="${String(player["email"])}"`);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    await say(client, { email: "other@example.com", message: "hello" }, { cookie });
    expect((await supportMails()).at(-1)?.body).toContain(`From player ${String(player["id"])}, answer to other@example.com`);
  });

  it("shows the messages again after a reload to the same person on the same device, and stores a resubmitted form once", async () => {
    const client = await newPlayer(server, 0);
    const message = { email: "ada@example.com", message: "first\n\nwith a second part" };
    const before = (await supportMails()).length;
    await say(client, message);
    const reply = await say(client, { ...message, message: "second" });
    await say(client, { ...message, message: "second" });
    expect(await supportMails()).toHaveLength(before + 2);
    for (const { text } of [reply, await client.get(path)]) {
      const messages = [...text.matchAll(/<p class="said mine">.*?<bdi>(.*?)<\/bdi>/gsu)].map(([, words]) => words);
      expect(messages).toEqual(["first\n\nwith a second part", "second"]);
      expect(text.match(/This is an automatic reply/gu)).toHaveLength(1);
    }
    expect((await server.client().get(path)).text).not.toContain("said mine");
    await client.post("/platform/api/player/logout");
    expect((await client.get(path)).text).not.toContain("said mine");
  });

  it("keeps the typed text and sends nothing if a field is missing", async () => {
    const before = (await supportMails()).length;
    for (const fields of [
      { email: "", message: "hello there" },
      { email: 'x"><script>@y.z', message: "hello there" },
      { email: "a@example.com", message: " \n " },
      { email: "a@example.com", message: "x".repeat(2_001) },
    ]) {
      const reply = await say(server.client(), fields);
      expect(reply.status).toBe(400);
      expect(reply.text).not.toContain("<script");
      if (fields.message.startsWith("hello")) expect(reply.text).toContain("hello there</textarea>");
    }
    expect(await supportMails()).toHaveLength(before);
  });

  it("refuses forms from other sites, floods and other content types", async () => {
    const good = { email: "flood@example.com", message: "again" };
    expect((await say(server.client(), good, { origin: "https://evil.example" })).status).toBe(403);
    expect((await say(server.client(), good, { "content-type": "text/plain" })).status).toBe(415);
    const client = server.client();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await say(client, good)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("runs no script and is only allowed in frames of this site and its hosts", async () => {
    const policy = (await server.client().get(path)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(policy).toMatch(/frame-ancestors 'self'/u);
  });

  it.each([
    ["de", 'lang="de" dir="ltr"', "Deine Nachricht"],
    ["ar", 'lang="ar" dir="rtl"', "رسالتك"],
    ["xx", 'lang="en" dir="ltr"', "Your message"],
  ])("is available in %s", async (locale, root, label) => {
    const { text } = await server.client().get(`/support/chat?lang=${locale}`);
    expect(text).toContain(root);
    expect(text).toContain(label);
  });

  it("has texts in every language of the pages, with the same placeholders", () => {
    const translated = readdirSync(new URL("../../../web/src/messages/", import.meta.url)).flatMap(
      (file) => /^(?<code>[\w-]+)\.json$/u.exec(file)?.groups?.["code"] ?? [],
    );
    // Compared with English to find untranslated texts.
    expect(Object.keys(supportTexts).toSorted()).toEqual(translated.filter((code) => code !== "en-XA").toSorted());
    const pageIn = (locale: string): string =>
      supportPage({ locale, theme: "dark", rtlView: true, messages: [], email: "", draft: "", state: { type: "open" } });
    expect(pageIn("kz")).toContain('lang="kk"');
    expect(pageIn("ru-KZ")).toContain("Ваше сообщение");
    for (const [code, { answer, tooFast }] of Object.entries(supportTexts))
      expect([answer.includes("{email}"), tooFast.includes("{seconds}")], code).toEqual([true, true]);
  });
});
