import type { Redis } from "ioredis";
import type { WantedPrices } from "@touchline/feed";
import type { RedisLink } from "../platform/redis.ts";
import type { LeaderRequest, CallReply } from "./leader-requests.ts";
import { busChannels } from "./bus-frames.ts";
import { subscribe } from "./subscription.ts";

/** Services of the leader for other processes. */
export interface LeaderServices {
  /** Prices a match; resolves when its latest prices have been put on the bus. */
  price(matchId: number, wanted: WantedPrices): Promise<void>;
  /** Handles a call of a follower, for example for the price of a custom bet. */
  call(body: unknown): Promise<unknown>;
  track(matchId: number, line: string): void;
}

interface AnswerOptions {
  readonly redis: RedisLink;
  readonly connection: Redis;
  readonly leader: LeaderServices;
  readonly onPriced: (matchId: number, wanted: WantedPrices) => void;
  readonly onError: (error: unknown) => void;
}

/** Calls handled at the same time; more are refused, and their callers try again. */
const maxCalls = 200;

/** Answers the requests of all processes until it is stopped. */
export function answerRequests({ redis, connection, leader, onPriced, onError }: AnswerOptions): { stop(): void } {
  const pricing = new Set<string>();
  let calls = 0;

  async function price(matchId: number, wanted: WantedPrices): Promise<void> {
    const key = `${matchId} ${wanted}`;
    // All followers receive the answer, including those that request it meanwhile.
    if (pricing.has(key)) return;
    pricing.add(key);
    try {
      await leader.price(matchId, wanted);
    } catch (error) {
      onError(error);
    } finally {
      pricing.delete(key);
      onPriced(matchId, wanted);
    }
  }

  async function answer({ from, id, body }: Extract<LeaderRequest, { readonly type: "call" }>): Promise<void> {
    let reply: CallReply = { id, isFailed: true, body: null };
    if (calls < maxCalls) {
      calls += 1;
      try {
        reply = { id, isFailed: false, body: await leader.call(body) };
      } catch (error) {
        onError(error);
      }
      calls -= 1;
    }
    // If the reply is lost, the caller times out.
    await connection.publish(busChannels.replies(from), JSON.stringify(reply)).catch(() => undefined);
  }

  function take(request: LeaderRequest): void {
    switch (request.type) {
      case "prices":
        for (const [matchId, wanted] of request.matches) void price(matchId, wanted);
        break;
      case "call":
        void answer(request);
        break;
      case "track":
        for (const [matchId, line] of request.lines) leader.track(matchId, line);
        break;
    }
  }

  const subscription = subscribe({
    redis,
    purpose: "prices-requests",
    channels: [busChannels.requests],
    onOpen: () => undefined,
    onMessage(_channel, message) {
      try {
        take(JSON.parse(message.toString()) as LeaderRequest);
      } catch (error) {
        onError(error);
      }
    },
  });
  return { stop: subscription.close };
}
