import type { RealityCheck, SaferGamblingCalls } from "@touchline/store/safer-gambling";
import type { TimePort } from "@touchline/store";
import { openTabChannel, tabName } from "../../../elements/tab-channel.ts";

/** A notice about the session that is shown over the page. */
export type SessionNotice =
  | { readonly type: "realityCheck"; readonly check: RealityCheck }
  | { readonly type: "activityLimit" }
  | { readonly type: "outOfLimit" };

interface WatchOptions {
  readonly calls: Pick<SaferGamblingCalls, "trackActivity" | "realityCheck" | "continueSession">;
  readonly time: Pick<TimePort, "after">;
  readonly tracksActivity: boolean;
  readonly checksReality: boolean;
  /** Null removes the notice. */
  readonly onNotice: (notice: SessionNotice | null) => void;
  /** Called when the session has ended on the server. */
  readonly onEnd: () => void;
}

export interface SessionWatch {
  /** Continues the session after the player has acknowledged a reality check, and closes the notice in every tab. */
  acknowledge(): Promise<void>;
  stop(): void;
}

const activityEveryMs = 60_000;
const realityEveryMs = 30_000;
const realityChannel = "reality-check";
const limitChannel = "out-of-session-limit";

/** Runs in one tab at a time; another tab takes over when it ends. Runs in every tab if the browser denies locks. */
function runInOneTab(name: string, run: () => () => void): () => void {
  if (!("locks" in navigator)) return run();
  const ended = new AbortController();
  let stopAlone: (() => void) | null = null;
  const hold = async (): Promise<void> => {
    if (ended.signal.aborted) return;
    const stop = run();
    await new Promise<void>((resolve) => ended.signal.addEventListener("abort", () => resolve(), { once: true }));
    stop();
  };
  // An abort while waiting also rejects the request; then nothing has been started.
  navigator.locks.request(tabName(name), { signal: ended.signal }, hold).catch(() => {
    if (!ended.signal.aborted) stopAlone = run();
  });
  return () => {
    ended.abort();
    stopAlone?.();
  };
}

/** Resolves once the page is visible. */
async function whenVisible(): Promise<void> {
  while (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
}

/** Repeats the work, with a pause after each run, until it returns false. */
function repeat(time: Pick<TimePort, "after">, everyMs: number, work: () => Promise<boolean>): () => void {
  let isOver = false;
  let cancel = (): void => undefined;
  const turn = async (): Promise<void> => {
    const isWanted = await work();
    if (isWanted && !isOver) cancel = time.after(everyMs, () => void turn());
  };
  void turn();
  return () => {
    isOver = true;
    cancel();
  };
}

/**
 * Watches a session: reports activity each minute while the page is visible, and runs reality checks in one of the tabs (spec.md 8, 9,
 * decisions AL).
 */
export function watchSession({ calls, time, tracksActivity, checksReality, onNotice, onEnd }: WatchOptions): SessionWatch {
  const limits = openTabChannel(limitChannel, () => onNotice({ type: "outOfLimit" }));
  const reality = openTabChannel(realityChannel, (data) => {
    // Only tabs of this site post here, always in this shape.
    onNotice(data === null ? null : { type: "realityCheck", check: data as RealityCheck });
  });
  let isOver = false;
  const track = async (): Promise<boolean> => {
    await whenVisible();
    if (isOver) return false;
    const answer = await calls.trackActivity();
    if (answer.ok || answer.error.type !== "refused") return true;
    const { status, code } = answer.error;
    // `unauthorized` means that the session has ended. Any other 401 means that the limit is reached, since operators use their own codes.
    if (status === 401) {
      if (code === "unauthorized") onEnd();
      else onNotice({ type: "activityLimit" });
    }
    if (code === "out_of_limit") {
      onNotice({ type: "outOfLimit" });
      limits.post("out");
    }
    return status !== 401 && code !== "out_of_limit";
  };
  let isShown = false;
  const check = async (): Promise<boolean> => {
    const answer = await calls.realityCheck();
    if (!answer.ok) return answer.error.type !== "refused" || (answer.error.status !== 400 && answer.error.status !== 401);
    if (answer.value.is_due) {
      onNotice({ type: "realityCheck", check: answer.value });
      reality.post(answer.value);
    } else if (isShown) {
      onNotice(null);
      reality.post(null);
    }
    isShown = answer.value.is_due;
    return true;
  };
  const stops = [
    ...(tracksActivity ? [repeat(time, activityEveryMs, track)] : []),
    ...(checksReality ? [runInOneTab(realityChannel, () => repeat(time, realityEveryMs, check))] : []),
    limits.close,
    reality.close,
  ];
  return {
    async acknowledge() {
      const answer = await calls.continueSession();
      if (!answer.ok) return;
      isShown = false;
      onNotice(null);
      reality.post(null);
    },
    stop() {
      isOver = true;
      for (const stop of stops) stop();
    },
  };
}
