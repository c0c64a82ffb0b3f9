import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LeadershipEnded, openLeaderDatabase } from "../../apps/backend/src/platform/cluster/leader-database.ts";
import { type Candidate, type Leadership, standForLeadership } from "../../apps/backend/src/platform/cluster/leadership.ts";
import { leadAlone } from "../../apps/backend/src/main/lead.ts";
import { createLogger } from "../../apps/backend/src/platform/create-logger.ts";
import { type Database, openDatabase } from "../../apps/backend/src/platform/database/open-database.ts";
import { runTransaction } from "../../apps/backend/src/platform/database/run-transaction.ts";
import { readSettings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "./postgres-server.ts";

const candidateProcess = fileURLToPath(new URL("candidate-process.ts", import.meta.url));

let server: PostgresServer;
let database: Database;
const children: ChildProcess[] = [];
const candidates: Candidate[] = [];
const leaderships: Leadership[] = [];
const reported: string[] = [];

function stand(holder: string, options: { readonly isAlone?: boolean } = {}): Candidate {
  const candidate = standForLeadership({ url: server.url, holder, say: (text) => reported.push(text), ...options });
  void candidate.gained.then((leadership) => leaderships.push(leadership));
  candidates.push(candidate);
  return candidate;
}

interface Process {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  /** Waits for a line that starts with the word; returns the ms since the call. */
  until(word: string): Promise<number>;
}

function startProcess(holder: string, busy: readonly string[] = []): Process {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", candidateProcess, server.url, holder, ...busy], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => lines.push(...chunk.toString().trim().split("\n")));
  return {
    child,
    lines,
    async until(word) {
      const startedAt = performance.now();
      await expect.poll(() => lines.some((line) => line.startsWith(word)), { timeout: 20_000, interval: 20 }).toBe(true);
      return performance.now() - startedAt;
    },
  };
}

async function leadingSessions(): Promise<number> {
  const rows = await server.query<{ count: bigint }>("select count(*) from pg_locks where locktype = 'advisory' and granted");
  return Number(rows[0]?.count);
}

async function candidateSessions(): Promise<number> {
  return (await server.query("select from pg_stat_activity where application_name like '% leadership'")).length;
}

async function endLeadershipSessions(): Promise<void> {
  await server.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name like '% leadership'");
}

/** The mark that the candidate processes write: the epoch of its writer. */
async function lastMark(): Promise<number> {
  const rows = await server.query<{ written_at: Date }>("select written_at from readiness");
  return (rows[0]?.written_at.getTime() ?? 0) / 1_000;
}

describe.skipIf(!hasPostgres)("leadership on PostgreSQL", () => {
  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ url: server.url, dataDir: null });
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    for (const leadership of leaderships.splice(0)) await leadership.release();
    for (const candidate of candidates.splice(0)) await candidate.withdraw();
    await expect.poll(leadingSessions, { timeout: 10_000 }).toBe(0);
  });
  afterAll(async () => {
    await database.destroy();
    await server.remove();
  });

  it("belongs to exactly one of several candidates and passes to the next when it is given up", async () => {
    const gained: string[] = [];
    const both = ["one", "two", "three"].map((holder) => {
      const candidate = stand(holder);
      void candidate.gained.then(() => gained.push(holder));
      return candidate;
    });
    const first = await Promise.race(both.map(async ({ gained: leading }) => leading));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(gained).toHaveLength(1);
    expect(await leadingSessions()).toBe(1);
    await first.release();
    await expect.poll(() => gained.length, { timeout: 3_000 }).toBe(2);
    const [row] = await server.query<{ epoch: bigint; holder: string }>("select epoch, holder from leadership");
    expect(row?.epoch).toBe(first.epoch + 1n);
    expect(row?.holder).toBe(gained[1]);
  });

  it("is refused with one message to a process with all roles while another one leads", async () => {
    await stand("leader").gained;
    const read = readSettings({ DATABASE_URL: server.url });
    if (read.type === "invalid") throw new Error(read.problems.map(({ message }) => message).join());
    const { settings } = read;
    const second = leadAlone({ settings, logger: createLogger("silent"), instance: "second", database }, 1_000);
    await expect(second).rejects.toThrow(
      "Another process leads on this database: stop it, or run several processes with ROLE=trading and ROLE=api.",
    );
  });

  it("passes to a standby within 5 s when the leader is killed", async () => {
    const leader = startProcess("leader");
    await leader.until("leads");
    const standby = startProcess("standby");
    await expect.poll(candidateSessions, { timeout: 20_000 }).toBe(2);
    leader.child.kill("SIGKILL");
    expect(await standby.until("leads")).toBeLessThan(5_000);
  });

  it("passes to a standby within 5 s when the leader is frozen, and the old leader writes nothing when it resumes", async () => {
    const leader = startProcess("leader");
    await leader.until("leads");
    const standby = startProcess("standby");
    await expect.poll(candidateSessions, { timeout: 20_000 }).toBe(2);
    leader.child.kill("SIGSTOP");
    expect(await standby.until("leads")).toBeLessThan(5_000);
    await expect.poll(() => standby.lines.length, { timeout: 5_000 }).toBeGreaterThan(0);
    const epoch = Number(/^leads (\d+)/u.exec(standby.lines.find((line) => line.startsWith("leads")) ?? "")?.[1]);
    await expect.poll(lastMark, { timeout: 5_000 }).toBe(epoch);
    const marks: number[] = [];
    leader.child.kill("SIGCONT");
    while (leader.child.exitCode === null) marks.push(await lastMark());
    expect(new Set([...marks, await lastMark()])).toEqual(new Set([epoch]));
    expect(leader.child.exitCode).toBe(1);
    expect(leader.lines.at(-1)).toMatch(/^lost .*(session with the database|refused a write)/u);
  });

  it("stays with a process that is busy for longer than its session with the database lasts", async () => {
    const leader = startProcess("leader", ["6000"]);
    await leader.until("leads");
    const standby = startProcess("standby");
    await expect.poll(candidateSessions, { timeout: 20_000 }).toBe(2);
    const [row] = await server.query<{ epoch: bigint }>("select epoch from leadership");
    await expect.poll(lastMark, { timeout: 20_000 }).toBe(Number(row?.epoch));
    expect(leader.lines).toHaveLength(1);
    expect(standby.lines).toEqual([]);
  });

  it("passes to a standby when the leader has hung", async () => {
    const leader = startProcess("leader", ["60000", "2000"]);
    await leader.until("leads");
    const standby = startProcess("standby");
    expect(await standby.until("leads")).toBeLessThan(15_000);
    expect(leader.child.exitCode).toBeNull();
  });

  it("is lost with one message when the database ends its session", async () => {
    const leadership = await stand("leader").gained;
    await endLeadershipSessions();
    expect(await leadership.lost).toMatch(/^The leadership session with the database has ended: .+\.$/u);
  });

  it("continues after a lost session if the process is alone and no other has led meanwhile", async () => {
    const leadership = await stand("alone", { isAlone: true }).gained;
    let lost: string | null = null;
    void leadership.lost.then((reason) => (lost = reason));
    reported.length = 0;
    await server.stop();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await server.start();
    await expect.poll(() => reported.length, { timeout: 15_000 }).toBe(1);
    expect(reported[0]).toContain("is open again");
    expect(await leadingSessions()).toBe(1);
    expect(lost).toBeNull();
    await server.query("update leadership set epoch = epoch + 1");
    expect(await leadership.lost).toContain("Another process leads");
  });

  it("is required by every transaction and every new connection of the leader", async () => {
    const stale = await stand("stale").gained;
    const staleDatabase = openLeaderDatabase({ url: server.url }, stale);
    const write = async (mark: number): Promise<unknown> =>
      runTransaction(staleDatabase, async (transaction) =>
        transaction
          .updateTable("readiness")
          .set({ written_at: new Date(mark) })
          .execute(),
      );
    await write(1_000);
    expect(await lastMark()).toBe(1);
    // The session breaks, another process leads, and this one has not noticed yet.
    await server.query("update leadership set epoch = epoch + 1");
    await expect(write(2_000)).rejects.toThrow(LeadershipEnded);
    expect(await lastMark()).toBe(1);
    expect(await stale.lost).toMatch(/^The database refused a write of this process: its epoch \d+ has ended, the current one is \d+\.$/u);
    await staleDatabase.destroy();
    const reopened = openLeaderDatabase({ url: server.url }, stale);
    await expect(
      reopened
        .updateTable("readiness")
        .set({ written_at: new Date(3_000) })
        .execute(),
    ).rejects.toThrow(LeadershipEnded);
    expect(await lastMark()).toBe(1);
    await reopened.destroy().catch(() => undefined);
  });

  it("ends the connections of the previous leader, even inside a transaction", async () => {
    const earlier = await stand("earlier").gained;
    const earlierDatabase = openLeaderDatabase({ url: server.url }, earlier);
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    let goOn: () => void = () => undefined;
    const isWaiting = new Promise<void>((resolve) => (goOn = resolve));
    const open = runTransaction(earlierDatabase, async (transaction) => {
      await transaction
        .updateTable("readiness")
        .set({ written_at: new Date(4_000) })
        .execute();
      begun();
      await isWaiting;
    });
    const failed = expect(open).rejects.toThrow();
    await hasBegun;
    await earlier.release();
    const later = await stand("later").gained;
    expect(later.epoch).toBe(earlier.epoch + 1n);
    goOn();
    await failed;
    expect(await lastMark()).not.toBe(4);
    await earlierDatabase.destroy();
  });
});
