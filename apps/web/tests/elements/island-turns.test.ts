import { describe, expect, it, vi } from "vitest";
import { createIslandTurns, noTurns, type IslandTurn } from "../../src/elements/rendering/hydration-queue.ts";

function setUp(count: number) {
  const tasks: (() => void)[] = [];
  const turns = createIslandTurns((run) => tasks.push(run));
  const islands = Array.from({ length: count }, () => turns.create());
  const enter = (): readonly (() => void)[] => islands.map((island) => island.enter());
  const runTask = (): void => tasks.shift()?.();
  const open = (): readonly boolean[] => islands.map((island) => island.isOpen());
  return { turns, islands, enter, tasks, runTask, open };
}

describe("islands of a page", () => {
  it("open one after the other, each in a task of its own, and tell when all listen", () => {
    const { turns, islands, enter, runTask, open } = setUp(2);
    const whenDone = vi.fn();
    enter();
    turns.begin(whenDone);
    expect(open()).toEqual([false, false]);
    runTask();
    expect(open()).toEqual([true, false]);
    islands[0]?.done();
    expect(open()).toEqual([true, false]);
    runTask();
    expect(open()).toEqual([true, true]);
    expect(whenDone).not.toHaveBeenCalled();
    islands[1]?.done();
    expect(whenDone).toHaveBeenCalledTimes(1);
  });

  it("wait for the page around them", () => {
    const { enter, tasks, open } = setUp(1);
    enter();
    expect(tasks).toHaveLength(0);
    expect(open()).toEqual([false]);
  });

  it("open together once somebody touches the page, and resolve for whoever waits", async () => {
    const { turns, islands, enter, open } = setUp(3);
    enter();
    turns.begin(() => undefined);
    turns.openAll();
    expect(open()).toEqual([true, true, true]);
    await expect(Promise.all(islands.map(async ({ opened }) => opened))).resolves.toHaveLength(3);
  });

  it("open at once when they come after the touch", () => {
    const { turns } = setUp(0);
    turns.openAll();
    expect(turns.create().isOpen()).toBe(true);
  });

  it("do not hold up the rest when one leaves before its turn", () => {
    const { turns, islands, enter, runTask } = setUp(2);
    const whenDone = vi.fn();
    const leave = enter();
    turns.begin(whenDone);
    leave[0]?.();
    runTask();
    runTask();
    islands[1]?.done();
    expect(whenDone).toHaveBeenCalledTimes(1);
  });

  it("hold up nothing where there are none, and later ones are open", () => {
    const { turns } = setUp(0);
    const whenDone = vi.fn();
    turns.begin(whenDone);
    expect(whenDone).toHaveBeenCalledTimes(1);
    expect(turns.create().isOpen()).toBe(true);
  });

  it("are not counted twice when they leave after they listened", () => {
    const { turns, islands, enter } = setUp(1);
    const whenDone = vi.fn();
    const leave = enter();
    islands[0]?.done();
    leave[0]?.();
    turns.begin(whenDone);
    expect(whenDone).toHaveBeenCalledTimes(1);
  });

  it("are always open where nothing is hydrated", () => {
    const turn: IslandTurn = noTurns.create();
    const whenDone = vi.fn();
    noTurns.begin(whenDone);
    expect([turn.isOpen(), whenDone.mock.calls.length]).toEqual([true, 1]);
  });
});
