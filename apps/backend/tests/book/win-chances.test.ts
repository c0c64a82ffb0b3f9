import { describe, expect, it, vi } from "vitest";
import { coinFixture, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import { createCoinFeed } from "./coin-feed.ts";

const live = coinFixture(1, noon - 90_000);
const later = coinFixture(2, noon + 60 * minuteMs);
const outrightId = 900_001;

describe("the win chances of the book", () => {
  it("have one point before the start, about one a minute in play, and the result at the end", async () => {
    const { book, engine, at } = createCoinFeed([live, later]);
    at(noon);
    const [running, upcoming] = await book.winChances({ matchIds: [1, 2], detail: "whole" }, 1_000);
    expect(upcoming?.points.map(({ score, home, draw, away }) => [score, draw, home + away])).toEqual([[null, null, 1_000]]);
    expect(upcoming?.points[0]?.at_seconds).toBeLessThan(0);
    expect(running?.points.map(({ at_seconds: seconds }) => seconds)).toEqual(expect.arrayContaining([0, 60]));
    at(live.startsAt + 60 * minuteMs);
    const [ended] = await book.winChances({ matchIds: [1], detail: "whole" }, 1_000);
    const last = ended?.points.at(-1);
    expect(Math.max(last?.home ?? 0, last?.away ?? 0)).toBe(1_000);
    engine.stop();
  });

  it("exclude outright events and matches that are not in the plan", async () => {
    const { book, engine } = createCoinFeed([live]);
    expect(await book.winChances({ matchIds: [outrightId, 77], detail: "whole" }, 100)).toEqual([]);
    engine.stop();
  });

  it("are returned as far as computed when the time is up", async () => {
    const pieces = vi.fn();
    const { book, engine, at } = createCoinFeed([live], {
      prices: (pricer) => ({
        mode: "own",
        epoch: 1,
        pricer: {
          ...pricer,
          async winChances({ fixture, times }) {
            pieces();
            return pieces.mock.calls.length > 1 ? new Promise(() => undefined) : pricer.winChances({ fixture, times: times.slice(0, 1) });
          },
        },
      }),
    });
    at(noon);
    const [chances] = await book.winChances({ matchIds: [1], detail: "whole" }, 50);
    expect([chances?.is_complete, chances?.points.length]).toEqual([false, 1]);
    engine.stop();
  });

  it("of other matches are returned even if the model of one fails", async () => {
    const onError = vi.fn();
    const { book, engine, at } = createCoinFeed([live, coinFixture(3, noon - 90_000)], {
      onError,
      prices: (pricer) => ({
        mode: "own",
        epoch: 1,
        pricer: {
          ...pricer,
          winChances: (request) => (request.fixture.id === 1 ? Promise.reject(new Error("no coin")) : pricer.winChances(request)),
        },
      }),
    });
    at(noon);
    const [failing, other] = await book.winChances({ matchIds: [1, 3], detail: "whole" }, 1_000);
    expect([failing?.is_complete, failing?.points, other?.is_complete]).toEqual([false, [], true]);
    expect(onError).toHaveBeenCalledTimes(1);
    engine.stop();
  });
});
