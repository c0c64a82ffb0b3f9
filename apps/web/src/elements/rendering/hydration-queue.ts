import { createContext } from "react";

/** A promise that tells React's `use` that it is kept already, so that the first reading does not wait. */
interface Opening extends Promise<void> {
  status?: "fulfilled";
  value?: undefined;
}

/** The place of one island in the order of hydration. */
export interface IslandTurn {
  readonly isOpen: () => boolean;
  /** Resolves when its turn has come; always read it: React gives a part up that asks in one run and not in the next. */
  readonly opened: Promise<void>;
  /** Queues it once the page around it listens; the answer gives the place up. */
  enter(): () => void;
  /** Says that the island listens, so that the next may follow. */
  done(): void;
}

/** Lets a page that the server drew come to life island by island, each in a task of its own. */
export interface IslandTurns {
  create(): IslandTurn;
  /** Begins with the first island; calls once when all listen. */
  begin(whenDone: () => void): void;
  /** Opens every island at once, those to come too: somebody touched the page. */
  openAll(): void;
}

interface QueuedTurn {
  readonly open: () => void;
  state: "waiting" | "open" | "done";
}

function keep(opening: Opening): void {
  opening.status = "fulfilled";
  opening.value = undefined;
}

const kept: Opening = Promise.resolve();
keep(kept);

const openTurn: IslandTurn = { isOpen: () => true, opened: kept, enter: () => () => undefined, done: () => undefined };

/** For pages that are drawn in one go: on the server, and wherever nothing is hydrated. */
export const noTurns: IslandTurns = { create: () => openTurn, begin: (whenDone) => whenDone(), openAll: () => undefined };

/** Makes the turns of one hydration; `yieldTask` calls in a later task, after input and painting. */
export function createIslandTurns(yieldTask: (run: () => void) => void): IslandTurns {
  const queue = new Set<QueuedTurn>();
  /** Those that are not open, queued or only drawn. */
  const closed = new Set<QueuedTurn>();
  let isOpenToAll = false;
  let whenDone: (() => void) | null = null;

  function openToAll(): void {
    isOpenToAll = true;
    for (const turn of closed) turn.open();
  }

  function advance(): void {
    if (whenDone === null) return;
    const turns = [...queue];
    if (turns.length === 0) {
      const finish = whenDone;
      whenDone = null;
      openToAll();
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
      if (isOpenToAll) return openTurn;
      let resolve = (): void => undefined;
      const opened: Opening = new Promise<void>((resolved) => {
        resolve = resolved;
      });
      const turn: QueuedTurn = {
        state: "waiting",
        open() {
          closed.delete(turn);
          if (turn.state === "waiting") turn.state = "open";
          keep(opened);
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
      whenDone = run;
      advance();
    },
    openAll() {
      if (!isOpenToAll) openToAll();
    },
  };
}

/** In which order the islands of the page come to life. */
export const IslandTurnsContext = createContext<IslandTurns>(noTurns);
