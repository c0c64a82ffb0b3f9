import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeNotification } from "../../src/notifications/write-notification.ts";
import { newPlayer, placeOne } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { home } from "../support/scripted-book.ts";
import { eventually } from "../support/eventually.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const address = "/api/v2/notifications";
type Listed = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly caption: string;
  readonly type: string;
  readonly object_id: string | null;
  readonly read: boolean;
};
const listed = async (client: Client, query = "", headers = {}): Promise<readonly Listed[]> =>
  (await client.get(address + query, headers)).body["data"] as Listed[];
const unread = async (client: Client): Promise<unknown> => (await client.get(`${address}/counters`)).body["unread"];
const idOf = async (client: Client): Promise<string> => String((await client.get("/platform/api/player")).body["id"]);

async function notify(playerId: string, kind: "bonus" | "jackpot", name: string): Promise<void> {
  const money = { minor: "123456", currency: "EUR", subunits: 100 };
  const draft = {
    playerId,
    kind,
    key: kind === "bonus" ? "bonus.issued" : "jackpot.hit",
    details: { name, money },
    about: { type: kind, id: "7" },
    at: new Date(),
  } as const;
  await server.services.database.transaction().execute((transaction) => writeNotification(transaction, draft));
  server.services.signal.notify("outbox");
}

describe("the notification centre", () => {
  it("shows a player only their own notifications", async () => {
    const visitor = server.client();
    for (const path of [address, `${address}/counters`]) expect((await visitor.get(path)).status).toBe(401);
    const [one, two] = [await newPlayer(server, 0), await newPlayer(server, 0)];
    await notify(await idOf(one), "bonus", "Welcome");
    const [first] = await listed(one);
    expect(first).toMatchObject({ title: "You have a new bonus", body: "Welcome is ready to use.", type: "bonus", read: false });
    expect(await listed(two)).toEqual([]);
    expect((await two.post(`${address}/read`, { ids: [first?.id] })).status).toBe(200);
    expect(await unread(one)).toBe(1);
  });

  it("localizes texts and money", async () => {
    const client = await newPlayer(server, 0);
    await notify(await idOf(client), "jackpot", "Gold");
    const [german] = await listed(client, "", { "accept-language": "de" });
    expect(german?.title).toBe("Du hast den Jackpot geknackt");
    expect(german?.body.replaceAll("\u00A0", " ")).toContain("1.234,56 €");
  });

  it("marks one or all as read and sends the unread count to the player's pages", async () => {
    const client = await newPlayer(server, 0);
    const id = await idOf(client);
    for (const name of ["A", "B", "C"]) await notify(id, "bonus", name);
    const [, second] = await listed(client);
    expect((await client.post(`${address}/read`, { ids: [second?.id] })).body).toEqual({ unread: 2 });
    expect((await client.post(`${address}/read`, { ids: [second?.id] })).body).toEqual({ unread: 2 });
    expect((await client.post(`${address}/read-all`)).body).toEqual({ unread: 0 });
    expect((await listed(client)).every(({ read }) => read)).toBe(true);
    const received = () =>
      server.published.flatMap(({ channel, publication }) =>
        channel.endsWith(id) && publication.event === "unread_counters_changed" ? [publication.data.unread] : [],
      );
    await eventually(async () => (received().at(-1) === 0 ? true : null));
  });

  it("returns pages, newest first", async () => {
    const client = await newPlayer(server, 0);
    const id = await idOf(client);
    for (const name of ["A", "B", "C"]) await notify(id, "bonus", name);
    const page = await client.get(`${address}?page=2&limit=2`);
    expect(page.body).toMatchObject({ pagination: { total: 3, page: 2, limit: 2, last_page: 2 } });
    expect((await listed(client, "?page=2&limit=2")).map(({ body }) => body)).toEqual(["A is ready to use."]);
  });

  it.each([{}, { ids: [] }, { ids: ["x"] }, { ids: "all" }])("refuses %j", async (body) => {
    const client = await newPlayer(server, 0);
    expect((await client.post(`${address}/read`, body)).status).toBe(400);
  });

  it("stores a notification for a settled bet", async () => {
    const client = await newPlayer(server, 5_000);
    const bet = await placeOne(client, [1], 1_000);
    server.book.settle(1, { [home]: "win" });
    await eventually(async () => ((await listed(client)).length > 0 ? true : null));
    expect(await listed(client)).toMatchObject([{ type: "bet", title: "Bet won", caption: bet.ref, object_id: bet.id }]);
  });

  it("sends the operator's notice to everybody, only from the operator's page", async () => {
    const client = await newPlayer(server, 0);
    const send = (headers: Readonly<Record<string, string>>) =>
      client.send("/api/operator/notices", {
        method: "POST",
        body: "text=Back+at+%3Cnoon%3E",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      });
    expect((await send({ origin: server.origin })).status).toBe(403);
    expect((await send({ "x-forwarded-for": "127.0.0.1", "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send({ "x-forwarded-for": "127.0.0.1", origin: server.origin })).status).toBe(200);
    expect(await listed(client)).toMatchObject([{ type: "maintenance", title: "Notice", body: "Back at <noon>" }]);
  });
});
