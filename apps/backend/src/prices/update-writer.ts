import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { busChannels, busKeys, frameStart, type Beat } from "./bus-frames.ts";

/**
 * Publishes updates if the caller is still the leader. Storing and publishing are one step, so a reader that first subscribes and then
 * loads misses nothing. Arguments: epoch, generation, channel, start of the frames, then match ids and prices, or a single body.
 * Returns 1; 0 if Redis has no record of this leader, because it was emptied; -1 if it has a later one.
 */
const publishScript = `
local epoch, generation = unpack(redis.call('hmget', KEYS[1], 'epoch', 'generation'))
if tonumber(epoch or 0) > tonumber(ARGV[1]) then return -1 end
if generation ~= ARGV[2] then return 0 end
if #ARGV == 5 then
  redis.call('publish', ARGV[3], ARGV[4] .. (redis.call('hget', KEYS[1], 'number') or 0) .. '\\n' .. ARGV[5])
  return 1
end
for i = 5, #ARGV, 2 do
  redis.call('hset', KEYS[2], ARGV[i], ARGV[i + 1])
  redis.call('publish', ARGV[3], ARGV[4] .. redis.call('hincrby', KEYS[1], 'number', 1) .. '\\n' .. ARGV[i + 1])
end
return 1
`;

/** Makes the caller the leader unless there is a later one. Arguments: epoch, generation. Returns the same values as above. */
const claimScript = `
if tonumber(redis.call('hget', KEYS[1], 'epoch') or 0) > tonumber(ARGV[1]) then return -1 end
redis.call('hset', KEYS[1], 'epoch', ARGV[1], 'generation', ARGV[2], 'number', 0)
return 1
`;

interface UpdateWriterOptions {
  /** Its commands must have a timeout. */
  readonly connection: Redis;
  readonly epoch: number;
  readonly beat: () => Beat;
  /** Whether the match is still on the plan; the prices of others are removed. */
  readonly isPlanned: (matchId: number) => boolean;
  /** A later leader exists: nothing is written any more. */
  readonly onSucceeded: () => void;
  readonly onError: (error: unknown) => void;
}

/** The leader's side of the updates. */
export interface UpdateWriter {
  /** Publishes a match's prices; of several that wait, only the latest. */
  put(matchId: number, prices: Buffer): void;
  /** Publishes a match's prices from an earlier leader, unless this one has put newer ones. */
  putKnown(matchId: number, prices: Buffer): void;
  /** Publishes the last prices of a match again. */
  repeat(matchId: number): void;
  /** Announces that requested matches have their prices, after all prices put before. */
  announcePriced(answer: string): void;
  stats(): {
    readonly written: number;
    readonly bytes: number;
    readonly waiting: number;
    readonly rewrites: number;
    readonly ageMs: number;
  };
  stop(): void;
}

const beatEveryMs = 1_000;
const tidyEveryBeats = 30;
const retryAfterMs = 250;
const maxBatch = 64;
const maxBatchBytes = 512 * 1_024;

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

/** Starts to write updates as the leader of `epoch`. Everything is written again whenever Redis has been restarted or emptied. */
export function createUpdateWriter(options: UpdateWriterOptions): UpdateWriter {
  const { connection, epoch } = options;
  const generation = randomUUID();
  const latest = new Map<number, Buffer>();
  const waiting = new Set<number>();
  let answers: string[] = [];
  let isWriting = false;
  let isStopped = false;
  let isClaimed = false;
  let isBeatDue = true;
  let beats = 0;
  let counts = { written: 0, bytes: 0, rewrites: 0 };
  let writtenAt = performance.now();

  const run = async (script: string, ...values: readonly (string | Buffer)[]): Promise<number> => {
    const answer: unknown = await connection.eval(script, 2, busKeys.leader, busKeys.latest, epoch, generation, ...values);
    return isNumber(answer) ? answer : 1;
  };
  const publish = (kind: "prices" | "beat" | "priced", ...values: readonly (string | Buffer)[]): Promise<number> =>
    run(publishScript, busChannels.updates, frameStart(kind, epoch), ...values);

  /** Reports an error unless the connection is lost: that is reported by the code that reopens it. */
  const report = (error: unknown): void => {
    if (connection.status === "ready") options.onError(error);
  };

  async function tidy(): Promise<void> {
    const stored = await connection.hkeys(busKeys.latest);
    const over = stored.filter((id) => !options.isPlanned(Number(id)));
    if (over.length > 0) await connection.hdel(busKeys.latest, ...over);
    for (const id of latest.keys()) if (!options.isPlanned(id)) latest.delete(id);
  }

  async function claim(): Promise<number> {
    const answer = await run(claimScript);
    if (answer < 0) return answer;
    isClaimed = true;
    counts = { ...counts, rewrites: counts.rewrites + 1 };
    for (const id of latest.keys()) waiting.add(id);
    isBeatDue = true;
    await tidy();
    return answer;
  }

  /** Takes waiting prices up to the limits of a batch. */
  function takeBatch(): readonly (string | Buffer)[] {
    const values: (string | Buffer)[] = [];
    let bytes = 0;
    for (const id of waiting) {
      if (values.length >= 2 * maxBatch || bytes >= maxBatchBytes) break;
      waiting.delete(id);
      const prices = latest.get(id);
      if (prices === undefined) continue;
      bytes += prices.length;
      values.push(String(id), prices);
    }
    counts = { ...counts, written: counts.written + values.length / 2, bytes: counts.bytes + bytes };
    return values;
  }

  /** Writes the most urgent of what is waiting: a claim, a heartbeat, prices, answers. Null when nothing waits. */
  async function writeNext(): Promise<number | null> {
    if (!isClaimed) return claim();
    if (isBeatDue) {
      isBeatDue = false;
      return publish("beat", JSON.stringify(options.beat()));
    }
    if (waiting.size > 0) {
      const batch = takeBatch();
      const answer =
        batch.length === 0
          ? 1
          : await publish("prices", ...batch).catch((error: unknown) => {
              for (let index = 0; index < batch.length; index += 2) waiting.add(Number(batch[index]));
              throw error;
            });
      return answer;
    }
    if (answers.length === 0) return null;
    const body = `[${answers.join(",")}]`;
    answers = [];
    return publish("priced", body);
  }

  async function write(): Promise<void> {
    if (isWriting || isStopped || connection.status !== "ready") return;
    isWriting = true;
    try {
      for (let answer = await writeNext(); answer !== null && !isStopped; answer = await writeNext()) {
        if (answer > 0) writtenAt = performance.now();
        if (answer === 0) isClaimed = false;
        if (answer < 0) {
          isStopped = true;
          options.onSucceeded();
        }
      }
    } catch (error) {
      report(error);
      setTimeout(() => void write(), retryAfterMs);
    } finally {
      isWriting = false;
    }
  }

  // A restarted Redis may hold older prices than were written, or none.
  const onReady = (): void => {
    isClaimed = false;
    void write();
  };
  connection.on("ready", onReady);
  const timer = setInterval(() => {
    isBeatDue = true;
    beats += 1;
    void write();
    if (beats % tidyEveryBeats === 0) void tidy().catch(report);
  }, beatEveryMs);
  void write();

  const later = (): void => void setImmediate(() => void write());
  const put = (matchId: number, prices: Buffer): void => {
    latest.set(matchId, prices);
    waiting.add(matchId);
    later();
  };
  return {
    put,
    putKnown(matchId, prices) {
      if (!latest.has(matchId)) put(matchId, prices);
    },
    repeat(matchId) {
      if (latest.has(matchId)) waiting.add(matchId);
    },
    announcePriced(answer) {
      answers.push(answer);
      later();
    },
    stats: () => ({ ...counts, waiting: waiting.size, ageMs: performance.now() - writtenAt }),
    stop() {
      isStopped = true;
      clearInterval(timer);
      connection.off("ready", onReady);
    },
  };
}
