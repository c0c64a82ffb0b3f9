import { createContext } from "react";
import { afterPaint } from "./after-paint.ts";

/** A promise with the fields that React's `use` reads, so that a fulfilled one does not suspend. */
interface TrackedPromise extends Promise<void> {
  status?: "fulfilled";
  value?: undefined;
}

/** The place of one island in the hydration queue. */
export interface HydrationTurn {
  readonly isOpen: () => boolean;
  /** Resolves when its turn comes. Read it in every render: React discards a boundary that uses a promise in only some renders. */
  readonly opened: Promise<void>;
  /** Whether the island renders nothing until `enter` opens it, because it is out of view on a page that is being opened. */
  readonly isStaged?: boolean;
  /** Joins the queue once the page around it is hydrated or rendered; the returned function leaves it. */
  enter(open: () => void): () => void;
  /** Marks the island as hydrated, so that the next one can start. */
  done(): void;
}

/** Hydrates a server-rendered page island by island, each in its own task, and renders later pages screen by screen. */
export interface HydrationQueue {
  /** `heightPx`: approximate height, for pages that are rendered screen by screen; without it the island is rendered at once. */
  create(heightPx?: number): HydrationTurn;
  /** Opens a page that is rendered in the browser: the islands that fill one screen at once, and one more screen after each paint. */
  openPage(screenPx: number): void;
  /** Starts with the first island and calls `onDone` once when all are hydrated. */
  begin(onDone: () => void): void;
  /** Opens all islands at once, including later ones, because someone touched the page. */
  openAll(): void;
}

interface QueuedTurn {
  readonly open: () => void;
  state: "waiting" | "open" | "done";
}

function markFulfilled(promise: TrackedPromise): void {
  promise.status = "fulfilled";
  promise.value = undefined;
}

const fulfilled: TrackedPromise = Promise.resolve();
markFulfilled(fulfilled);

const openTurn: HydrationTurn = { isOpen: () => true, opened: fulfilled, enter: () => () => undefined, done: () => undefined };

/** For pages that render all at once: on the server, and pages without hydration. */
export const noHydrationQueue: HydrationQueue = {
  create: () => openTurn,
  openPage: () => undefined,
  begin: (onDone) => onDone(),
  openAll: () => undefined,
};

/** Creates the queue of one hydration. `yieldTask` runs a function in a later task, after input and painting. */
export function createHydrationQueue(yieldTask: (run: () => void) => void, painted: () => Promise<void> = afterPaint): HydrationQueue {
  const queue = new Set<QueuedTurn>();
  /** Turns that are not open yet, in the queue or not. */
  const closed = new Set<QueuedTurn>();
  let areAllOpen = false;
  let onDone: (() => void) | null = null;
  /** Islands that wait for a paint, with their heights. */
  const staged = new Map<() => void, number>();
  let screenPx = 0;
  /** Height that islands may still fill before the next paint. */
  let roomPx = Infinity;

  function createOpen(heightPx: number): HydrationTurn {
    if (heightPx === 0 || roomPx > 0) {
      roomPx -= heightPx;
      return openTurn;
    }
    return {
      ...openTurn,
      isOpen: () => false,
      isStaged: true,
      enter(open) {
        if (staged.size === 0) void painted().then(openScreen);
        staged.set(open, heightPx);
        return () => staged.delete(open);
      },
    };
  }

  function openScreen(): void {
    roomPx = screenPx;
    for (const [open, heightPx] of staged) {
      if (roomPx <= 0) return void painted().then(openScreen);
      roomPx -= heightPx;
      staged.delete(open);
      open();
    }
  }

  function openEveryTurn(): void {
    areAllOpen = true;
    for (const turn of closed) turn.open();
  }

  function advance(): void {
    if (onDone === null) return;
    const turns = [...queue];
    if (turns.length === 0) {
      const finish = onDone;
      onDone = null;
      openEveryTurn();
      return finish();
    }
    if (turns.some(({ state }) => state === "open")) return;
    yieldTask(() => turns[0]?.open());
  }

  function leave(turn: QueuedTurn): void {
    turn.state = "done";
    if (queue.delete(turn)) advance();
  }

  return {
    create(heightPx = 0) {
      if (areAllOpen) return createOpen(heightPx);
      let resolve = (): void => undefined;
      const opened: TrackedPromise = new Promise<void>((resolved) => {
        resolve = resolved;
      });
      const turn: QueuedTurn = {
        state: "waiting",
        open() {
          closed.delete(turn);
          if (turn.state === "waiting") turn.state = "open";
          markFulfilled(opened);
          resolve();
        },
      };
      closed.add(turn);
      return {
        isOpen: () => turn.state !== "waiting",
        opened,
        enter() {
          if (turn.state === "done") return () => undefined;
          queue.add(turn);
          return () => leave(turn);
        },
        done: () => leave(turn),
      };
    },
    openPage(px) {
      screenPx = roomPx = px;
    },
    begin(run) {
      onDone = run;
      advance();
    },
    openAll() {
      if (!areAllOpen) openEveryTurn();
    },
  };
}

export const HydrationQueueContext = createContext<HydrationQueue>(noHydrationQueue);
