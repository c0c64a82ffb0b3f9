import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isQuick, missingEngines, type RunningCluster, useCluster, until } from "./support/running-cluster.ts";
import { type Player, singleOn } from "./support/player.ts";
import { openSocket, type PlayerSocket } from "./support/socket.ts";

const listeners = isQuick ? 6 : 20;

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "1", IN_PLAY_DELAY_SECONDS: "1" });
});
afterAll(() => cluster?.stop());

interface Listener {
  readonly player: Player;
  readonly socket: PlayerSocket;
  /** Events from before the socket was open: the player's first deposit. */
  readonly earlier: number;
}

/** Places a bet every second, alternating between matches in play and upcoming ones; each causes several private events. */
async function keepBetting({ player }: Listener, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const matches = await player.matches(turn % 2 === 0 ? "match_status=1" : "match_status=0&sort_by=start_time:asc");
    const single = matches.map((match) => singleOn(match, 100, turn)).filter((bet) => bet !== null)[turn % 20];
    if (single !== undefined) await player.place([single]);
    await sleep(1_000);
  }
}

/** The private events of a player in the order of their transactions, as `topic bet`. */
async function expectedOf(playerId: string, count = 0): Promise<readonly string[]> {
  const rows = await cluster.database
    .selectFrom("outbox")
    .select(["topic", "payload"])
    .where("player_id", "=", playerId)
    .where("topic", "in", ["bet_changed", "balance_changed"])
    .orderBy("id")
    .execute();
  return rows.slice(count).map(({ topic, payload }) => `${topic} ${String((payload as { readonly bet_id?: string }).bet_id ?? "")}`.trim());
}

async function untilDelivered(): Promise<void> {
  await until("the outbox to be delivered", async () => {
    const { count } = await cluster.database
      .selectFrom("outbox")
      .select((select) => select.fn.countAll().as("count"))
      .where("delivered_at", "is", null)
      .executeTakeFirstOrThrow();
    return Number(count) === 0;
  });
}

function receivedBy({ received }: PlayerSocket): readonly string[] {
  return received
    .filter(({ event }) => event === "bet_changed" || event === "balance_changed")
    .map(({ event, data }) => `${event} ${data.bet?.id ?? ""}`.trim());
}

describe.skipIf(missingEngines !== "")(`proof 3: private events (missing: ${missingEngines || "nothing"})`, () => {
  it("reach every socket exactly once and in order despite a change of leader and the death of a Centrifugo node", async () => {
    const nodes = cluster.processes("centrifugo");
    const all: Listener[] = [];
    for (let index = 0; index < listeners; index += 1) {
      const player = await cluster.newPlayer(100_000);
      const earlier = (await expectedOf(player.id)).length;
      await untilDelivered();
      // Half of the sockets connect to the node that is killed; the others through the balancer, which can move them to another node.
      all.push({
        player,
        socket: await openSocket(player, index % 2 === 0 ? (nodes[0]?.origin ?? cluster.origin) : cluster.origin),
        earlier,
      });
    }
    let isOver = false;
    const betting = all.map((listener) => keepBetting(listener, () => isOver));
    await sleep(3_000);
    const leader = await cluster.leader();
    const leaderPid = cluster.signal(leader, "SIGKILL");
    await sleep(isQuick ? 5_000 : 8_000);
    const node = nodes[0]?.name ?? "";
    const nodePid = cluster.signal(node, "SIGKILL");
    await cluster.untilBack(leader, leaderPid);
    await cluster.untilBack(node, nodePid);
    await sleep(3_000);
    isOver = true;
    await Promise.all(betting);
    await untilDelivered();
    await until("every socket to be connected", () => Promise.resolve(all.every(({ socket }) => socket.isConnected())));
    await sleep(2_000);
    expect(all.filter(({ socket }) => socket.reconnections() > 0).length).toBeGreaterThanOrEqual(listeners / 2);
    for (const { player, socket, earlier } of all) {
      const expected = await expectedOf(player.id, earlier);
      expect(expected.length).toBeGreaterThan(4);
      expect(receivedBy(socket)).toEqual(expected);
      expect(socket.wasRecovered()).toBe(true);
      socket.close();
    }
  });
});
