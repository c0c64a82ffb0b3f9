/** The place of one island in the order of hydration. */
export interface IslandTurn {
  readonly isOpen: () => boolean;
  /** Resolves when its turn has come. */
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

const openTurn: IslandTurn = { isOpen: () => true, opened: Promise.resolve(), enter: () => () => undefined, done: () => undefined };

/** For pages that are drawn in one go: on the server, and wherever nothing is hydrated. */
export const noTurns: IslandTurns = { create: () => openTurn, begin: (whenDone) => whenDone(), openAll: () => undefined };

/** Makes the turns of one hydration; `yieldTask` calls in a later task, after input and painting. */
export function createIslandTurns(yieldTask: (run: () => void) => void): IslandTurns {
  const queue = new Set<QueuedTurn>();
  let isOpenToAll = false;
  let whenDone: (() => void) | null = null;

  function advance(): void {
    if (whenDone === null) return;
    const turns = [...queue];
    if (turns.length === 0) {
      const finish = whenDone;
      whenDone = null;
      isOpenToAll = true;
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
      const opened = new Promise<void>((resolved) => {
        resolve = resolved;
      });
      const turn: QueuedTurn = {
        state: "waiting",
        open() {
          if (turn.state === "waiting") turn.state = "open";
          resolve();
        },
      };
      return {
        isOpen: () => isOpenToAll || turn.state !== "waiting",
        opened,
        enter() {
          if (turn.state === "done") return () => undefined;
          queue.add(turn);
          if (isOpenToAll) turn.open();
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
      if (isOpenToAll) return;
      isOpenToAll = true;
      for (const turn of queue) turn.open();
    },
  };
}
