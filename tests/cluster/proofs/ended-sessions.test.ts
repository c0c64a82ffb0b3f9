import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingEngines, type RunningCluster, useCluster, until } from "./support/running-cluster.ts";
import { openPublicSocket, openSocket } from "./support/socket.ts";

const withinMs = 2_000;

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "1", COUNTRY_HEADER: "x-country" });
});
afterAll(() => cluster?.stop());

describe.skipIf(missingEngines !== "")(`proof 4: the sockets of a player on every node (missing: ${missingEngines || "nothing"})`, () => {
  it.each([
    ["sign-out", "POST", "/platform/api/player/logout", {}],
    ["self-exclusion", "POST", "/platform/api/player/limits", { type: "selfexclusion", days: 30 }],
  ])("end within 2 s of %s", async (_cause, method, path, body) => {
    const [api] = cluster.processes("api");
    const player = await cluster.newPlayer(0, api?.origin);
    const sockets = await Promise.all(cluster.processes("centrifugo").map(({ origin }) => openSocket(player, origin)));
    const reply = await player.call(method, path, body);
    expect(reply.status, reply.text).toBeLessThan(300);
    await until("the sockets to end", () => Promise.resolve(sockets.every((socket) => !socket.isConnected())), withinMs, 20);
    for (const socket of sockets) socket.close();
  });

  it("end within 2 s when the operator closes the country, for players and visitors, and pages say so", async () => {
    const player = (await cluster.newPlayer(0)).from("FR");
    const elsewhere = (await cluster.newPlayer(0)).from("DE");
    const nodes = cluster.processes("centrifugo").map(({ origin }) => origin);
    const visitor = cluster.newVisitor().from("FR");
    const sockets = await Promise.all(nodes.flatMap((origin) => [openSocket(player, origin), openPublicSocket(visitor, origin)]));
    const others = await Promise.all(nodes.map((origin) => openSocket(elsewhere, origin)));
    const [api] = cluster.processes("api");
    const choose = (countries: string): Promise<Response> =>
      fetch(`${api?.origin ?? ""}/api/operator/countries`, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", authorization: `Bearer ${cluster.secrets["OPERATOR_KEY"] ?? ""}` },
        body: new URLSearchParams({ countries }),
      });
    const saved = choose("FR");
    const ms = await until("the sockets to end", () => Promise.resolve(sockets.every((socket) => !socket.isConnected())), withinMs, 20);
    cluster.note(`the sockets of a closed country end after ${Math.round(ms)} ms`);
    expect((await saved).status).toBe(200);
    // A socket that reconnected through a process with the old setting is closed again within a second; then none returns.
    await sleep(1_500);
    expect(sockets.filter((socket) => socket.isConnected())).toEqual([]);
    expect(others.every((socket) => socket.isConnected())).toBe(true);
    const [page, otherPage] = [await visitor.get("/en/soccer"), await elsewhere.get("/en/soccer")];
    expect([page.status, otherPage.status]).toEqual([403, 200]);
    expect(page.text).toContain("France");
    await choose("");
    for (const socket of [...sockets, ...others]) socket.close();
  });
});
