import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import { deleteRemovals, listRemovals, listStoredMessages, maxStoredMessages } from "./chat-messages.ts";
import { type PseudonymOf, roomToChannel } from "./chat-room.ts";

/** Keeps the rooms in line with the stored messages, whichever process changed them. */
export interface ChatWork {
  /** Resolves when rooms are restored and every removal is published, unless the broker does not answer. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface ChatWorkOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly publisher: Pick<RealtimePublisher, "publish" | "readHistory" | "onHistoryLost">;
  readonly pseudonymOf: PseudonymOf;
}

const HeldMessage = Compile(Type.Object({ event: Type.Literal("chat_message"), data: Type.Object({ id: Type.Number() }) }));

/** The ids of the messages that a room's history holds; null if it is full, in which case older messages may have been dropped from it. */
async function readHeld({ publisher }: ChatWorkOptions, channel: string): Promise<ReadonlySet<number> | null> {
  const history = (await publisher.readHistory?.(channel)) ?? [];
  if (history.length >= maxStoredMessages) return null;
  return new Set(history.flatMap((publication) => (HeldMessage.Check(publication) ? [publication.data.id] : [])));
}

/**
 * Publishes the stored messages that the history of their room lacks: a realtime server that was reset has lost them, and may
 * already hold newer ones. Pages order messages by their ids.
 */
async function restoreRooms(options: ChatWorkOptions): Promise<void> {
  const stored = await listStoredMessages(options.database, options.pseudonymOf);
  for (const [channel, messages] of Map.groupBy(stored, ({ room }) => roomToChannel(room))) {
    const held = await readHeld(options, channel);
    if (held === null) continue;
    for (const { message } of messages.filter(({ message: { id } }) => !held.has(id)))
      await options.publisher.publish(
        channel,
        { event: "chat_message", sent_at: Date.parse(message.created_at), data: message },
        { idempotencyKey: `chat-${message.id}` },
      );
  }
}

async function publishRemovals({ database, clock, publisher }: ChatWorkOptions): Promise<void> {
  const removals = await listRemovals(database);
  for (const { messageId, room } of removals)
    await publisher.publish(
      roomToChannel(room),
      { event: "chat_message_removed", sent_at: clock.now(), data: { id: messageId, match_id: room.matchId } },
      { idempotencyKey: `chat-removed-${messageId}` },
    );
  await deleteRemovals(
    database,
    removals.map(({ messageId }) => messageId),
  );
}

/** Restores rooms, and publishes removals of messages; both are tried again while the broker does not answer. */
export function startChatWork(options: ChatWorkOptions): ChatWork {
  let isRestored = false;
  const job = options.jobs.start({
    name: "chat-rooms",
    on: "chat-removals",
    async run() {
      if (!isRestored) {
        // Set first: if the broker loses its histories meanwhile, the work starts again.
        isRestored = true;
        await restoreRooms(options).catch((error: unknown) => {
          isRestored = false;
          throw error;
        });
      }
      await publishRemovals(options);
      return null;
    },
  });
  job.wake();
  const unsubscribe = options.publisher.onHistoryLost?.(() => {
    isRestored = false;
    job.wake();
  });
  return {
    settled: job.idle,
    async stop() {
      unsubscribe?.();
      await job.stop();
    },
  };
}
