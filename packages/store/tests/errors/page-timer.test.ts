import { describe, expect, it } from "vitest";
import { createPageTimer } from "../../src/errors/index.ts";
import { createFakePorts } from "../fake-ports.ts";

function setUp() {
  const fake = createFakePorts();
  const timings: { readonly route: string; readonly tookMs: number; readonly end: string }[] = [];
  const timer = createPageTimer(fake.ports.time, ({ route, startedAtMs, endedAtMs, end }) =>
    timings.push({ route, tookMs: endedAtMs - startedAtMs, end }),
  );
  return { fake, timer, timings };
}

describe("the page timer", () => {
  it("ends with the last activity, after a second without any", () => {
    const { fake, timer, timings } = setUp();
    timer.begin("/live");
    const done = timer.activity();
    fake.advance(700);
    done();
    fake.advance(999);
    expect(timings).toEqual([]);
    fake.advance(1);
    expect(timings).toEqual([{ route: "/live", tookMs: 700, end: "idle" }]);
  });

  it("ends after 30 seconds at the latest", () => {
    const { fake, timer, timings } = setUp();
    timer.begin("/live");
    const open = timer.activity();
    for (let second = 0; second < 31; second += 1) {
      timer.activity()();
      fake.advance(1_000);
    }
    open();
    expect(timings).toEqual([{ route: "/live", tookMs: 30_000, end: "deadline" }]);
  });

  it("ends after three heartbeats of five seconds without activity", () => {
    const { fake, timer, timings } = setUp();
    timer.begin("/live");
    timer.activity();
    fake.advance(20_000);
    expect(timings.map(({ end }) => end)).toEqual(["deadline"]);
  });

  it("does not time 404 pages", () => {
    const { fake, timer, timings } = setUp();
    timer.begin("/404");
    fake.advance(5_000);
    expect(timings).toEqual([]);
  });
});
