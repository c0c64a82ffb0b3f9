import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { CentrifugoApi } from "./centrifugo-api.ts";

/** Detects when Centrifugo has lost the histories of all channels, because its Redis was emptied. */
export interface HistoryWatch {
  /** Calls the listener at every loss, until the returned function is called. */
  onLost(listener: () => void): () => void;
  stop(): void;
}

interface WatchOptions {
  readonly api: Pick<CentrifugoApi, "call">;
  /** Any channel with a history. Its epoch changes when its history was lost. */
  readonly channel: string;
  readonly everyMs?: number;
}

const defaultEveryMs = 1_000;
const PositionAnswer = Compile(Type.Object({ epoch: Type.String({ minLength: 1 }) }));

/** Polls the epoch of the channel, from the first listener on. */
export function watchHistories({ api, channel, everyMs = defaultEveryMs }: WatchOptions): HistoryWatch {
  const listeners = new Set<() => void>();
  let known: string | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    // A failed read while Redis is down is ignored: the next one that succeeds shows whether Redis was emptied.
    const result = await api.call("history", { channel, limit: 0 }).then(
      (answer) => answer.result,
      () => null,
    );
    isAsking = false;
    if (!PositionAnswer.Check(result)) return;
    const isLost = known !== null && known !== result.epoch;
    known = result.epoch;
    if (isLost) for (const listener of listeners) listener();
  }

  return {
    onLost(listener) {
      listeners.add(listener);
      if (timer === null) {
        timer = setInterval(() => void ask(), everyMs);
        timer.unref();
        void ask();
      }
      return () => void listeners.delete(listener);
    },
    stop() {
      if (timer !== null) clearInterval(timer);
    },
  };
}
