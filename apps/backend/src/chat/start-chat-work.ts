import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import { deleteRemovals, listRemovals, listStoredMessages } from "./chat-messages.ts";
import { type PseudonymOf, roomToChannel } from "./chat-room.ts";

/** Keeps the rooms as the stored messages are, whichever process changed them. */
export interface ChatWork {
  /** Resolves when rooms are restored and every removal is published, unless the broker does not answer. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface ChatWorkOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly publisher: Pick<RealtimePublisher, "publish" | "hasHistory">;
  readonly pseudonymOf: PseudonymOf;
}

/** Publishes the stored messages of rooms that have no history: a realtime server that has restarted has lost it. */
async function restoreRooms({ database, publisher, pseudonymOf }: ChatWorkOptions): Promise<void> {
  const stored = await listStoredMessages(database, pseudonymOf);
  for (const [channel, messages] of Map.groupBy(stored, ({ room }) => roomToChannel(room))) {
    if ((await publisher.hasHistory?.(channel)) === true) continue;
    for (const { message } of messages)
      await publisher.publish(
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
      if (!isRestored) await restoreRooms(options);
      isRestored = true;
      await publishRemovals(options);
      return null;
    },
  });
  job.wake();
  return { settled: job.idle, stop: job.stop };
}
