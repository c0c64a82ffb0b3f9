import { setTimeout as sleep } from "node:timers/promises";
import { type LeaderSession, openLeaderSession, type SessionOptions } from "./leader-session.ts";

/** The right of one process to do leader work, until it is lost. */
export interface Leadership {
  /** Number of this take-over. Writes that carry an older one are refused. */
  readonly epoch: bigint;
  /** Resolves with the reason once this process no longer leads. It must not write after that. */
  readonly lost: Promise<string>;
  /** Loses leadership, for example because the database refused a write. */
  lose(reason: string): void;
  /** Gives leadership up, so that a standby takes over at once. */
  release(): Promise<void>;
}

export interface LeadershipOptions extends Partial<SessionOptions> {
  readonly url: string;
  /** Name of this process. */
  readonly holder: string;
  /** Logs a message for the operator. */
  readonly say: (sentence: string) => void;
  /** Whether to reopen a lost session unless another process has led meanwhile: for a process without a standby. */
  readonly isAlone?: boolean;
  readonly beatEveryMs?: number;
  readonly pollEveryMs?: number;
}

/** A process that waits to lead. */
export interface Candidate {
  readonly gained: Promise<Leadership>;
  /** Stops waiting: `gained` stays pending then. Leadership already gained is not affected. */
  withdraw(): Promise<void>;
}

const defaults = { sessionTimeoutMs: 3_500, beatEveryMs: 1_000, pollEveryMs: 500, isAlone: false };
type Timing = Required<Pick<LeadershipOptions, keyof typeof defaults>>;
type Options = LeadershipOptions & Timing;

/** How long a process without a standby waits for its own previous session to end. */
const ownSessionMs = 10_000;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Sends a heartbeat until the session ends or another epoch has begun; returns why. */
async function beatUntilLost(session: LeaderSession, epoch: bigint, { beatEveryMs }: Options): Promise<string> {
  let reason: string | null = null;
  void session.ended.then((text) => (reason ??= `The leadership session with the database has ended: ${text}.`));
  for (;;) {
    await Promise.race([sleep(beatEveryMs, undefined, { ref: false }), session.ended]);
    if (reason !== null) return reason;
    const current = await session.beat().catch((error: unknown) => {
      reason ??= `The leadership session with the database does not answer: ${reasonOf(error)}.`;
      return epoch;
    });
    if (current !== epoch) return `Another process leads with epoch ${current}; this one led with ${epoch}.`;
  }
}

/** Opens a session again and takes its lock; null if another process holds it or has led meanwhile. */
async function reclaim(epoch: bigint, options: Options, isOver: () => boolean): Promise<LeaderSession | null> {
  let reachableSince: number | null = null;
  while (!isOver()) {
    const session = await openLeaderSession(options).catch(() => null);
    if (session !== null) {
      reachableSince ??= performance.now();
      const isMine = await session.tryLock().catch(() => false);
      const current = isMine ? await session.beat().catch(() => null) : null;
      if (current === epoch) return session;
      await session.close();
      if (current !== null || performance.now() - reachableSince > ownSessionMs) return null;
    }
    await sleep(options.pollEveryMs);
  }
  return null;
}

function hold(first: LeaderSession, epoch: bigint, options: Options): Leadership {
  let session = first;
  let isOver = false;
  const { promise: lost, resolve } = Promise.withResolvers<string>();
  const lose = (reason: string): void => {
    isOver = true;
    resolve(reason);
    void session.close();
  };
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const reason = await beatUntilLost(session, epoch, options);
      if (isOver) return;
      await session.close();
      const again = options.isAlone ? await reclaim(epoch, options, () => isOver) : null;
      if (again === null) return lose(reason);
      session = again;
      options.say("The leadership session with the database was lost and is open again; no other process has led meanwhile.");
    }
  };
  void watch();
  return {
    epoch,
    lost,
    lose,
    async release() {
      isOver = true;
      await session.close();
    },
  };
}

/**
 * Waits until no other process leads, then leads. Leadership is an advisory lock of a session, so it ends with the process or its
 * connection, and after `sessionTimeoutMs` with a process that is frozen.
 */
export function standForLeadership(given: LeadershipOptions): Candidate {
  const options: Options = { ...defaults, ...given };
  let isWithdrawn = false;
  let session: LeaderSession | null = null;
  const { promise: gained, resolve } = Promise.withResolvers<Leadership>();
  const attempt = async (): Promise<boolean> => {
    session ??= await openLeaderSession(options);
    if (!(await session.tryLock())) return false;
    const epoch = await session.takeOver(options.holder);
    resolve(hold(session, epoch, options));
    session = null;
    return true;
  };
  const wait = async (): Promise<void> => {
    let hasReported = false;
    while (!isWithdrawn) {
      const isGained = await attempt().catch(async (error: unknown) => {
        if (!hasReported && !isWithdrawn) options.say(`The database does not answer this standby, which keeps trying: ${reasonOf(error)}.`);
        hasReported = true;
        await session?.close();
        session = null;
        return false;
      });
      if (isGained) return;
      await sleep(options.pollEveryMs);
    }
  };
  const waiting = wait();
  return {
    gained,
    async withdraw() {
      isWithdrawn = true;
      await waiting;
      await session?.close();
    },
  };
}
