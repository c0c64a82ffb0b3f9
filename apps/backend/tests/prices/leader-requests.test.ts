import type { WantedPrices } from "@touchline/feed";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { answerRequests, type LeaderServices } from "../../src/prices/answer-requests.ts";
import { createLeaderRequests, type LeaderRequests } from "../../src/prices/create-leader-requests.ts";
import { busChannels, busKeys } from "../../src/prices/bus-frames.ts";
import { subscribe } from "../../src/prices/subscription.ts";
import { watchInterest } from "../../src/prices/watch-interest.ts";
import { hasRedis, startTestRedis, type TestRedis } from "../support/test-redis.ts";

interface TestLeader {
  readonly priced: string[];
  readonly tracked: string[];
  readonly problems: unknown[];
}

describe.skipIf(!hasRedis)("requests on the price bus", () => {
  let redis: TestRedis;
  const ends: { stop(): void }[] = [];
  beforeAll(async () => void (redis = await startTestRedis()));
  afterEach(() => {
    for (const end of ends.splice(0)) end.stop();
  });
  afterAll(() => redis.close());

  /** A process that sends requests and receives the leader's answers. */
  async function startAsking(process: string): Promise<LeaderRequests> {
    const link = await redis.link();
    const connection = link.open("prices", { commandTimeout: 2_000 });
    const requests = createLeaderRequests({ connection, process });
    let isOpen = false;
    const subscription = subscribe({
      redis: link,
      purpose: "prices-updates",
      channels: [busChannels.updates, busChannels.replies(process)],
      onOpen: () => (isOpen = true),
      onMessage: (channel, message) =>
        channel === busChannels.updates ? requests.takePriced(message.toString()) : requests.takeReply(message.toString()),
    });
    ends.push(requests, { stop: subscription.close });
    await vi.waitFor(() => expect(isOpen && connection.status === "ready").toBe(true));
    return requests;
  }

  /** The leader; `price` and `call` may be replaced. */
  async function startLeader(parts: Partial<LeaderServices> = {}): Promise<TestLeader> {
    const link = await redis.link();
    const connection = link.open("prices", { commandTimeout: 2_000 });
    const leader: TestLeader = { priced: [], tracked: [], problems: [] };
    const answering = answerRequests({
      redis: link,
      connection,
      leader: {
        price: async (matchId, wanted) => void leader.priced.push(`${matchId} ${wanted}`),
        call: async (body) => ({ answered: body }),
        track: (matchId, line) => void leader.tracked.push(`${matchId} ${line}`),
        ...parts,
      },
      onPriced: (matchId: number, wanted: WantedPrices) =>
        void connection.publish(busChannels.updates, JSON.stringify([[matchId, wanted]])),
      onError: (error) => void leader.problems.push(error),
    });
    ends.push(answering);
    await vi.waitFor(async () => expect(await connection.pubsub("NUMSUB", busChannels.requests)).toEqual([busChannels.requests, 1]));
    return leader;
  }

  it("for the same prices become one, and each resolves when the leader has priced the match", async () => {
    const leader = await startLeader();
    const requests = await startAsking("one");
    await Promise.all([requests.prices(1, "main"), requests.prices(1, "full"), requests.prices(1, "main"), requests.prices(2, "custom")]);
    expect(leader.priced.toSorted()).toEqual(["1 full", "2 custom"]);
  });

  it("are repeated until a leader answers", async () => {
    const requests = await startAsking("one");
    const pending = requests.prices(7, "full");
    const leader = await startLeader();
    await pending;
    expect(leader.priced).toEqual(["7 full"]);
  });

  it("end after five seconds without a leader", { timeout: 15_000 }, async () => {
    const requests = await startAsking("one");
    const startedAt = performance.now();
    await requests.prices(7, "full");
    expect(performance.now() - startedAt).toBeGreaterThan(4_500);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });

  it("resolve too when the leader cannot price the match", async () => {
    const leader = await startLeader({ price: () => Promise.reject(new Error("The model fails.")) });
    await (await startAsking("one")).prices(7, "full");
    expect(leader.problems).toHaveLength(1);
  });

  it("return each call's own answer, or fail when the leader fails or is gone", async () => {
    const [one, other] = [await startAsking("one"), await startAsking("other")];
    await expect(one.call("missed")).rejects.toThrow("The leader has not answered.");
    await startLeader({
      call: async (body) => (body === "bad" ? Promise.reject(new Error("This combination fails.")) : { answered: body }),
    });
    const calls = [one.call(1), other.call(2), one.call({ legs: [3] })];
    expect(await Promise.all(calls)).toEqual([{ answered: 1 }, { answered: 2 }, { answered: { legs: [3] } }]);
    await expect(one.call("bad")).rejects.toThrow("The leader could not work out the answer.");
  });

  it("announce tracked lines to the leader once, and to each new leader again", async () => {
    const first = await startLeader();
    const requests = await startAsking("one");
    requests.track(1, "16|");
    requests.track(1, "16|");
    requests.track(2, "18|total=2.5");
    await vi.waitFor(() => expect(first.tracked.toSorted()).toEqual(["1 16|", "2 18|total=2.5"]));
    ends.shift()?.stop();
    const next = await startLeader();
    requests.repeat();
    await vi.waitFor(() => expect(next.tracked.toSorted()).toEqual(["1 16|", "2 18|total=2.5"]));
    expect(first.tracked).toHaveLength(2);
  });

  // Retried because the call waits only half a second for the confirmation, which is too short on a machine that stalls.
  it("announce channels with listeners to the trading processes, also later ones, before the call returns", { retry: 2 }, async () => {
    const requests = await startAsking("one");
    const noted: string[] = [];
    const since: number[] = [];
    const startTrading = async (name: string, isLeader: boolean): Promise<void> => {
      const link = await redis.link();
      const connection = link.open("prices", { commandTimeout: 2_000 });
      await vi.waitFor(() => expect(connection.status).toBe("ready"));
      const note = async (channel: string, untilMs: number) => void noted.push(`${name} ${channel} ${untilMs}`);
      ends.push(
        watchInterest({
          redis: link,
          connection,
          note,
          onLoaded: (at) => void since.push(at),
          isLeader: () => isLeader,
          onError: (error) => void noted.push(String(error)),
        }),
      );
      await vi.waitFor(async () =>
        expect(await connection.pubsub("NUMSUB", busChannels.interest)).toEqual([busChannels.interest, expect.any(Number)]),
      );
    };
    const cleaner = (await redis.link()).open("clean");
    await vi.waitFor(() => expect(cleaner.status).toBe("ready"));
    await cleaner.del(busKeys.interest, busKeys.interestSince);
    const later = Date.now() + 60_000;
    await requests.interest("match:en.6", later);
    expect(noted).toEqual([]);
    await startTrading("leader", true);
    await vi.waitFor(() => expect(noted).toEqual([`leader match:en.6 ${later}`]));
    await startTrading("standby", false);
    await vi.waitFor(() => expect(noted).toContain(`standby match:en.6 ${later}`));
    // Both have received all channels since the first of them started.
    await vi.waitFor(() => expect(since).toHaveLength(2));
    expect(since[1]).toBe(since[0]);
    const startedAt = performance.now();
    await Promise.all([requests.interest("match:en.7", later), requests.interest("match:de.7", later)]);
    expect(performance.now() - startedAt).toBeLessThan(450);
    // What the leader has confirmed is not announced again for some seconds.
    await requests.interest("match:en.7", later + 1);
    expect(noted.some((text) => text.endsWith(String(later + 1)))).toBe(false);
    expect(noted).toEqual(expect.arrayContaining([`leader match:en.7 ${later}`, `leader match:de.7 ${later}`]));
    await vi.waitFor(() => expect(noted).toHaveLength(6));
    // No leader answered the first one, so it is announced to a new leader.
    requests.repeat();
    await vi.waitFor(() => expect(noted.filter((text) => text === `leader match:en.6 ${later}`)).toHaveLength(2));
  });
});
