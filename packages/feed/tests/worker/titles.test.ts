import { afterEach, describe, expect, it } from "vitest";
import { createPlan } from "../../src/calendar/create-plan.ts";
import { readKnownChances, situationDigest } from "../../src/outrights/known-chances.ts";
import { createOutrights } from "../../src/outrights/create-outrights.ts";
import { createSituations, type TitleAnswer, type TitleQuestion } from "../../src/outrights/title-model.ts";
import { type AskedTitles, createAskedTitles, createLocalTitles, type TitleSource } from "../../src/outrights/title-source.ts";
import { questionsAt } from "../../src/record-chances.ts";
import { createSportFeeds } from "../../src/sports/sport-modules.ts";
import { createTitleThread, type TitleThread } from "../../src/worker/title-thread.ts";
import { createWorkerPricer, type WorkerPricer } from "../../src/worker/worker-pricer.ts";
import { dataDir, dataset, isFull } from "../dataset.ts";

/** The feed and the start of the recorded hour, whose chances are known. */
const setup = { dataDir, seed: "browser-tests", hideSimulatedDetail: false };
const saturday = Date.UTC(2026, 10, 21, 15, 10);
const question: TitleQuestion = { id: 1, sport: "soccer", competition: "eng.1", season: "2024-25", finished: [] };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const chances = (...title: readonly number[]): TitleAnswer => ({ title, places: [], group: [], ties: [] });

/** A title source whose questions the test answers itself. */
function askedByHand() {
  const open: { question: TitleQuestion; answer: (value: TitleAnswer) => void; fail: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const ask = (asked: TitleQuestion): Promise<TitleAnswer> =>
    new Promise((answer, fail) => void open.push({ question: asked, answer, fail }));
  const titles = createAskedTitles(ask, (error) => void errors.push(error));
  stops.push(titles.stop);
  return { open, errors, titles };
}

/** Answers only for the first requested season of each sport, since each costs seconds of simulation; with `--full` for all. */
function oneOfEachSport(titles: TitleSource): TitleSource {
  const chosen = new Map<string, number>();
  return {
    ...titles,
    chancesOf(question) {
      const sport = "sport" in question ? question.sport : "e-sports";
      if (!chosen.has(sport)) chosen.set(sport, question.id);
      return isFull || chosen.get(sport) === question.id ? titles.chancesOf(question) : null;
    },
  };
}

const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

describe("winner markets priced in the pricing thread", () => {
  it("are known for the recorded hour: after a change of data or models, run node packages/feed/src/record-chances.ts", () => {
    const known = readKnownChances(dataDir);
    const situationAt = createSituations(dataset, createSportFeeds(dataset));
    const missing = questionsAt(dataset, setup.seed, saturday).filter((asked) => !known.has(situationDigest(situationAt(asked))));
    expect(missing.map((asked) => ("competition" in asked ? `${asked.competition} ${asked.season}` : asked.id))).toEqual([]);
  });

  it("have the same chances as those simulated in this thread", async () => {
    const plan = createPlan({ dataset, seed: setup.seed });
    const thread: TitleThread = createTitleThread(() => createWorkerPricer({ ...setup, onError: () => undefined }));
    const titles: AskedTitles = createAskedTitles(thread.ask, () => undefined);
    stops.push(thread.stop, titles.stop);
    const outrights = createOutrights(plan, oneOfEachSport(titles));
    const expected = createOutrights(plan, oneOfEachSport(createLocalTitles(dataset, createSportFeeds(dataset)))).outrightsAt(saturday);
    const settled = expected.filter(({ endsAt }) => endsAt <= saturday);
    expect(new Set(expected.filter(({ endsAt }) => endsAt > saturday).map(({ sport }) => sport)).size).toBeGreaterThan(3);
    expect(outrights.outrightsAt(saturday)).toEqual(settled);
    await titles.settled();
    expect(outrights.outrightsAt(saturday)).toEqual(expected);
  });

  it.runIf(isFull)("have no prices, but are known by their id, until the thread has answered", async () => {
    const plan = createPlan({ dataset, seed: setup.seed });
    const { titles } = askedByHand();
    const open = createOutrights(plan, oneOfEachSport(createLocalTitles(dataset, createSportFeeds(dataset))))
      .outrightsAt(saturday)
      .find(({ endsAt }) => endsAt > saturday);
    if (open === undefined) throw new Error("No season is open.");
    const found = createOutrights(plan, titles).outright(open.id, saturday);
    expect(found).toMatchObject({ id: open.id, name: open.name, endsAt: open.endsAt });
    expect(found?.competitors.map(({ team }) => team.id)).toEqual(open.competitors.map(({ team }) => team.id));
    expect(found?.competitors.every(({ probability }) => probability === 0)).toBe(true);
  });

  it("keep their chances while newer ones are computed", async () => {
    const { open, titles } = askedByHand();
    expect(titles.chancesOf(question)).toBeNull();
    await turn();
    open[0]?.answer(chances(0.5, 0.5));
    await titles.settled();
    const later = { ...question, finished: ["a"] };
    expect(titles.chancesOf(later)).toEqual(chances(0.5, 0.5));
    expect(titles.revision()).toBe(1);
    await turn();
    open[1]?.answer(chances(1, 0));
    await titles.settled();
    expect(titles.chancesOf(later)).toEqual(chances(1, 0));
    expect(titles.revision()).toBe(2);
    expect(titles.chancesOf({ ...later, finished: ["a"] })).toEqual(chances(1, 0));
    expect(open).toHaveLength(2);
  });

  it("are requested one after the other", async () => {
    const { open, titles } = askedByHand();
    for (const id of [1, 2, 3]) titles.chancesOf({ ...question, id });
    await turn();
    expect(open.map((one) => one.question.id)).toEqual([1]);
    open[0]?.answer(chances(1));
    await turn();
    expect(open.map((one) => one.question.id)).toEqual([1, 2]);
  });

  it("are requested again when the thread ends meanwhile, and again at the next read when that fails too", async () => {
    const { open, errors, titles } = askedByHand();
    titles.chancesOf(question);
    for (const index of [0, 1, 2]) {
      await turn();
      open[index]?.fail(new Error("The pricing thread ended."));
    }
    await titles.settled();
    expect(errors).toHaveLength(1);
    expect(titles.chancesOf(question)).toBeNull();
    await turn();
    open[3]?.answer(chances(1));
    await titles.settled();
    expect(titles.chancesOf(question)).toEqual(chances(1));
  });
});

describe("a process that does not price", () => {
  function fakePricer(name: string, log: string[]): WorkerPricer {
    const unused = (): never => {
      throw new Error("not for this test");
    };
    return {
      price: unused,
      combine: unused,
      combinable: unused,
      winChances: unused,
      titleChances: async () => (log.push(`${name} answers`), chances(1)),
      ready: () => Promise.resolve(),
      downMs: () => 0,
      stop: () => void log.push(`${name} stops`),
    };
  }

  it("opens a thread for the first question and stops it when it prices itself", async () => {
    const log: string[] = [];
    const thread = createTitleThread(() => (log.push("opens"), fakePricer("passing", log)));
    stops.push(thread.stop);
    await thread.ask(question);
    await thread.ask(question);
    thread.use(fakePricer("own", log));
    await thread.ask(question);
    expect(log).toEqual(["opens", "passing answers", "passing answers", "passing stops", "own answers"]);
  });
});
