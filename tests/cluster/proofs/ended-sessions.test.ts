import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingEngines, type RunningCluster, useCluster, until } from "./support/running-cluster.ts";
import { openSocket } from "./support/socket.ts";

const withinMs = 2_000;

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "1" });
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
});
