import { createContext } from "react";

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
  /** Joins the queue once the page around it is hydrated; the returned function leaves it. */
  enter(): () => void;
  /** Marks the island as hydrated, so that the next one can start. */
  done(): void;
}

/** Hydrates a server-rendered page island by island, each in its own task. */
export interface HydrationQueue {
  create(): HydrationTurn;
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
export const noHydrationQueue: HydrationQueue = { create: () => openTurn, begin: (onDone) => onDone(), openAll: () => undefined };

/** Creates the queue of one hydration. `yieldTask` runs a function in a later task, after input and painting. */
export function createHydrationQueue(yieldTask: (run: () => void) => void): HydrationQueue {
  const queue = new Set<QueuedTurn>();
  /** Turns that are not open yet, in the queue or not. */
  const closed = new Set<QueuedTurn>();
  let areAllOpen = false;
  let onDone: (() => void) | null = null;

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
    create() {
      if (areAllOpen) return openTurn;
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
