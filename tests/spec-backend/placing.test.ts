import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { IdStyle, Json } from "./entities.ts";
import { type SpecBackend, startSpecBackend } from "./spec-backend.ts";
import { add, email, openPage as openSpecPage, place, type SpecPage } from "./spec-page.ts";

const isFull = process.env["TEST_FULL"] === "1";

let backend: SpecBackend;
let stops: (() => void)[] = [];

async function openPage(): Promise<SpecPage> {
  const page = await openSpecPage(backend);
  stops.push(() => page.store.slip.stop());
  return page;
}

function stateOf({ store }: SpecPage): string {
  return store.slip.getState().slip.state;
}

/** Starts a backend for the tests of a group. */
function ownBackend(ids: IdStyle = "text"): void {
  beforeAll(async () => {
    backend = await startSpecBackend({ ids });
  });
  afterAll(async () => {
    for (const stop of stops) stop();
    stops = [];
    await backend.stop();
  });
}

describe.each(["text", "number", "uuid"] satisfies IdStyle[])(
  "a slip on a backend that follows the specification to the letter, ids as %s",
  (ids) => {
    ownBackend(ids);

    test("places a single, a combo and a system, and no call is refused", async () => {
      for (const [matches, type] of [
        [[1002], "single"],
        [[1002, 1004], "combo"],
        [[1002, 1004, 1009], "system"],
      ] as const) {
        const page = await openPage();
        await add(page, matches);
        const before = backend.betsOf(email).length;
        await place(page, type);
        expect([type, stateOf(page), page.store.slip.getState().slip.placedBets.map((bet) => bet.type)]).toEqual([type, "success", [type]]);
        expect(backend.betsOf(email)).toHaveLength(before + 1);
        expect(page.reported).toEqual([]);
      }
      expect(backend.takeRefused()).toEqual([]);
    });
  },
);

describe("a slip whose backend leaves fields out", () => {
  ownBackend();

  async function placeOne(): Promise<{ readonly state: string; readonly placed: number }> {
    const page = await openPage();
    const before = backend.betsOf(email).length;
    await add(page, [1002]);
    await place(page);
    return { state: stateOf(page), placed: backend.betsOf(email).length - before };
  }

  test("places a bet and reports it, whichever optional field is missing", async () => {
    expect(await placeOne()).toEqual({ state: "success", placed: 1 });
    const wrong: Record<string, unknown> = {};
    // Outside full runs, only every third field is tested.
    for (const field of backend.writer.optionalFields().filter((_, index) => isFull || index % 3 === 0)) {
      backend.writer.leaveOut([field]);
      const outcome = await placeOne();
      if (outcome.state !== "success" || outcome.placed !== 1) wrong[field] = outcome;
    }
    expect(wrong).toEqual({});
  });

  test("places a bet and reports it, when three of ten optional fields are missing", async () => {
    const wrong: Record<number, unknown> = {};
    for (let seed = 1; seed <= 20; seed += 1) {
      backend.writer.leaveOutAtRandom(seed);
      const outcome = await placeOne();
      if (outcome.state !== "success" || outcome.placed !== 1) wrong[seed] = outcome;
    }
    expect(wrong).toEqual({});
  });
});

describe("a slip whose backend refuses or fails", () => {
  ownBackend();

  async function placeAgainst(status: number, body?: Json): Promise<SpecPage> {
    const page = await openPage();
    await add(page, [1002]);
    backend.failNext("POST /api/v2/bets", status, body);
    await place(page);
    return page;
  }

  const message = "No.";
  const errorsByBet = { errors_by_bet: { 0: { localized_message: "No bet." } } };

  test.each([101, 114, 120])("shows the refusal of code %i, with or without the errors of each bet", async (code) => {
    for (const body of [
      { code },
      { code, message },
      { code, data: errorsByBet },
      { code, data: { errors_by_bet: [{ localized_message: "No bet." }], details: "x" } },
    ]) {
      const page = await placeAgainst(400, body);
      expect([body, stateOf(page), page.store.slip.getState().alert]).toEqual([body, "error", null]);
    }
    expect(backend.betsOf(email)).toEqual([]);
  });

  test("asks for missing profile fields at code 118", async () => {
    const page = await placeAgainst(400, { code: 118 });
    expect(page.store.slip.getState().alert).toBe("missedFields");
  });

  test("asks to sign in when the session has ended, and keeps the slip", async () => {
    const page = await openPage();
    await add(page, [1002]);
    backend.players.endSessions();
    await place(page);
    expect(page.store.slip.getState()).toMatchObject({ isSignInWanted: true, slip: { bets: [{}] } });
  });

  test("does not report a bet as lost when only its reply was lost", async () => {
    const before = backend.betsOf(email).length;
    const page = await placeAgainst(0);
    expect(backend.betsOf(email)).toHaveLength(before + 1);
    const { alert, slip } = page.store.slip.getState();
    expect([alert, slip.state === "processing" || slip.state === "success"]).toEqual([null, true]);
  });
});
