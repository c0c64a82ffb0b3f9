import { randomUUID } from "node:crypto";
import type { Bet } from "@touchline/contract/entities/bet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf, betOn, findBet, place } from "../support/bets.ts";
import { createClient, type Client } from "../support/client.ts";
import { createKillableProcess, type KillableProcess } from "../support/killable-process.ts";

const isFull = globalThis.process.env["TEST_FULL"] === "1";
let process: KillableProcess;
beforeAll(async () => {
  process = await createKillableProcess();
});
afterAll(() => process.remove());

async function signedIn(origin: string): Promise<Client> {
  const client = createClient(origin);
  await client.post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "demo-pass-1" });
  return client;
}

interface Sent {
  readonly key: string;
  readonly status: number | null;
  readonly bets: readonly Bet[];
}

/** Sends placements until the process is killed. */
async function placeUntilKilled(client: Client): Promise<readonly Sent[]> {
  let answered = 0;
  const one = async (index: number): Promise<Sent> => {
    const key = randomUUID();
    await new Promise((resolve) => setTimeout(resolve, index * 4));
    return place(client, [betOn([(index % 5) + 1])], { key }).then(
      (reply) => {
        answered += 1;
        if (answered === 8) process.kill();
        return { key, status: reply.status, bets: (reply.body["bets"] ?? []) as Bet[] };
      },
      () => ({ key, status: null, bets: [] }),
    );
  };
  return Promise.all(Array.from({ length: 40 }, (_, index) => one(index)));
}

// Each run kills a process that places, cashes out and edits bets, and checks the same promises (checker).
describe.runIf(isFull)("a process killed while bets are placed (F8)", () => {
  it("has placed each bet completely or not at all, and resolves every attempt after the restart", { timeout: 90_000 }, async () => {
    const sent = await placeUntilKilled(await signedIn(await process.start()));
    await process.end("SIGKILL");
    expect(sent.filter((one) => one.status === 200).length).toBeGreaterThanOrEqual(8);
    expect(sent.some((one) => one.status === null)).toBe(true);

    const client = await signedIn(await process.start());
    let placed = 0;
    for (const { key, status, bets } of sent) {
      const attempt = (await client.get(`/api/v2/bets/attempts/${key}`)).body as { state: string; bets?: Bet[] };
      expect(["placed", "unknown"]).toContain(attempt.state);
      if (status === 200) expect(attempt.bets?.map((bet) => bet.id)).toEqual(bets.map((bet) => bet.id));
      if (attempt.state === "placed") placed += 1;
    }
    const total = (await client.get("/api/v3/bets?limit=1&status=waiting_results&status=submitted")).body["pagination"] as {
      total: number;
    };
    expect(total.total).toBe(placed);
    expect(await balanceOf(client)).toBe(100_000 - placed * 1_000);

    const unknown = sent.find((one) => one.status === null && one.bets.length === 0);
    const retried = await place(client, [betOn([3])], unknown === undefined ? {} : { key: unknown.key });
    expect([200, 422]).toContain(retried.status);

    const live = sent.flatMap((one) => one.bets).find((bet) => bet.selections[0]?.match.id === 2);
    if (live !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, 1_700));
      expect((await findBet(client, live.id)).status).toBe("waiting_results");
    }
    await process.end("SIGTERM");
    const database = await openDatabase({ url: "", dataDir: process.folder });
    expect(await assertLedger(database)).toEqual([]);
    await database.destroy();
  });
});
