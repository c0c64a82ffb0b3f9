import { createStore } from "@touchline/store";
import { createWire } from "@touchline/store/wire";
import { expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { createWinChanceLines } from "../../src/elements/matches/win-chance-lines.ts";

/** A page whose elements enter the view when the test calls `setInView`. */
function openPage() {
  const point = { at_seconds: 60, home: 500, draw: 300, away: 200, odds: [], score: "0:0", time: "1" };
  const { ports, requests, advance } = createFakePorts(async ({ path }) => {
    const ids = [...path.matchAll(/match_id=(\d+)/gu)].map(([, id]) => Number(id));
    return json({ data: ids.map((id) => ({ match_id: id, is_complete: true, points: [point] })) });
  });
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  const shown = new Map<unknown, (isInView: boolean) => void>();
  const lines = createWinChanceLines(store, (element, onChange) => {
    shown.set(element, onChange);
    return () => void shown.delete(element);
  });
  const show = (id: string) => {
    // Only the identity of the element matters.
    const element = { id } as Element;
    const stop = lines.follow(id, element);
    return { stop, setInView: (isInView: boolean) => shown.get(element)?.(isInView) };
  };
  const pass = async (ms: number): Promise<void> => {
    advance(ms);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const asked = () => requests.map(({ path }) => [...path.matchAll(/match_id=(\d+)/gu)].map(([, id]) => id));
  return { lines, show, pass, asked };
}

it("chances of small charts are read in one request for all matches in view, and again a minute later", async () => {
  const { lines, show, pass, asked } = openPage();
  const [first, second, third] = [show("7"), show("8"), show("9")];
  first.setInView(true);
  second.setInView(true);
  await pass(200);
  expect(asked()).toEqual([["7", "8"]]);
  expect([lines.line("7")?.points.length, lines.line("9")]).toEqual([1, undefined]);
  third.setInView(true);
  second.setInView(false);
  await pass(200);
  expect(asked().slice(1)).toEqual([["9"]]);
  await pass(61_000);
  expect(new Set(asked().slice(2).flat())).toEqual(new Set(["7", "9"]));
});

it("chances of small charts are not read when none is in view", async () => {
  const { show, pass, asked } = openPage();
  const picture = show("7");
  picture.setInView(true);
  picture.stop();
  await pass(120_000);
  expect(asked()).toEqual([]);
});
