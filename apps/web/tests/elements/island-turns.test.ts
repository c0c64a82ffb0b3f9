import { describe, expect, it, vi } from "vitest";
import { createHydrationQueue, noHydrationQueue, type HydrationTurn } from "../../src/elements/rendering/hydration-queue.ts";

function setUp(count: number) {
  const tasks: (() => void)[] = [];
  const turns = createHydrationQueue((run) => tasks.push(run));
  const islands = Array.from({ length: count }, () => turns.create());
  const enter = (): readonly (() => void)[] => islands.map((island) => island.enter(() => undefined));
  const runTask = (): void => tasks.shift()?.();
  const open = (): readonly boolean[] => islands.map((island) => island.isOpen());
  return { turns, islands, enter, tasks, runTask, open };
}

async function flush(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe("islands", () => {
  it("open one after the other, each in its own task, then call back", () => {
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

  it("wait until hydration of the page begins", () => {
    const { enter, tasks, open } = setUp(1);
    enter();
    expect(tasks).toHaveLength(0);
    expect(open()).toEqual([false]);
  });

  it("open together on the first interaction, and resolve their promises", async () => {
    const { turns, islands, enter, open } = setUp(3);
    enter();
    turns.begin(() => undefined);
    turns.openAll();
    expect(open()).toEqual([true, true, true]);
    await expect(Promise.all(islands.map(async ({ opened }) => opened))).resolves.toHaveLength(3);
  });

  it("are open from the start if created after the interaction", () => {
    const { turns } = setUp(0);
    turns.openAll();
    expect(turns.create().isOpen()).toBe(true);
  });

  it("do not delay the others if one unmounts before its turn", () => {
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

  it("call back at once on a page without islands, and later ones start open", () => {
    const { turns } = setUp(0);
    const whenDone = vi.fn();
    turns.begin(whenDone);
    expect(whenDone).toHaveBeenCalledTimes(1);
    expect(turns.create().isOpen()).toBe(true);
  });

  it("are counted once if they unmount after hydration", () => {
    const { turns, islands, enter } = setUp(1);
    const whenDone = vi.fn();
    const leave = enter();
    islands[0]?.done();
    leave[0]?.();
    turns.begin(whenDone);
    expect(whenDone).toHaveBeenCalledTimes(1);
  });

  it("are always open without hydration", () => {
    const turn: HydrationTurn = noHydrationQueue.create();
    const whenDone = vi.fn();
    noHydrationQueue.begin(whenDone);
    expect([turn.isOpen(), whenDone.mock.calls.length]).toEqual([true, 1]);
  });

  it("fill the screen of a page that opens, then one screen after each paint", async () => {
    const paints: (() => void)[] = [];
    const turns = createHydrationQueue(
      () => undefined,
      async () => new Promise((resolve) => paints.push(resolve)),
    );
    turns.begin(() => undefined);
    turns.openPage(500);
    const opened: number[] = [];
    const created = Array.from({ length: 6 }, () => turns.create(300));
    expect(created.map((turn) => turn.isOpen())).toEqual([true, true, false, false, false, false]);
    const leave = created.slice(2).map((turn, index) => turn.enter(() => opened.push(index)));
    leave[1]?.();
    expect([turns.create().isOpen(), opened]).toEqual([true, []]);
    paints.shift()?.();
    await flush();
    expect(opened).toEqual([0, 2]);
    paints.shift()?.();
    await flush();
    expect(opened).toEqual([0, 2, 3]);
    expect(paints).toHaveLength(0);
  });

  it("all open at once on a page that is not opened at its top", () => {
    const { turns } = setUp(0);
    turns.openAll();
    turns.openPage(500);
    turns.openPage(Infinity);
    expect(Array.from({ length: 6 }, () => turns.create(300).isOpen())).not.toContain(false);
  });
});
