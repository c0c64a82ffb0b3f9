import { describe, expect, it } from "vitest";
import { type MatchStream, readMatchProgress, streamOf, wireToStream } from "../../src/catalogue/match-progress.ts";
import { createWire } from "../../src/wire/wire.ts";
import { createPage } from "../page-harness.ts";
import { json } from "../fake-ports.ts";

describe("a stream in its wire format", () => {
  it.each<[string, string | null, string | null, MatchStream]>([
    ["a video before a frame", "https://films.test/1.mp4", "https://frames.test/1", { type: "video", url: "https://films.test/1.mp4" }],
    ["a frame alone", null, "https://frames.test/1", { type: "frame", url: "https://frames.test/1" }],
    ["the demo", "demo:7", null, { type: "scene" }],
    ["a frame before the demo", "demo:7", "https://frames.test/1", { type: "frame", url: "https://frames.test/1" }],
    ["nothing", null, null, { type: "none" }],
    ["no scripts", "javascript:alert(1)", "data:text/html,x", { type: "none" }],
  ])("%s", (_name, link, frame, expected) => expect(wireToStream({ link, frame })).toEqual(expected));
});

describe("the stream of a match", () => {
  const film = { type: "video", url: "https://films.test/1.mp4" } as const;
  const streamsAt = "/api/v2/matches/7/streams";
  const videoAt = "/api/v2/matches/7/video";

  async function watch(answers: Parameters<typeof createPage>[0]) {
    const page = createPage(answers);
    const watched = page.store.queries.load(streamOf(page.store.api, { matchId: "7", playerId: "p" }));
    return { stream: await watched, asked: page.requests.map(({ path }) => path) };
  }

  it("is the provider's stream, without a request for a video", async () => {
    const { stream, asked } = await watch({ [streamsAt]: () => json({ link: film.url, frame: null, language_code: "en" }) });
    expect(stream).toEqual(film);
    expect(asked).toEqual([streamsAt]);
  });

  it.each([404, 405, 501])("is the video when the call for streams returns %i", async (status) => {
    const absent = json({ message: "" }, status);
    const { stream } = await watch({ [streamsAt]: () => absent, [videoAt]: () => json({ link: null, frame: "https://frames.test/1" }) });
    expect(stream).toEqual({ type: "frame", url: "https://frames.test/1" });
  });

  it("is the video when no stream has an address", async () => {
    const empty = json({ link: null, frame: null, language_code: "en" });
    expect((await watch({ [streamsAt]: () => empty, [videoAt]: () => json({ link: film.url, frame: null }) })).stream).toEqual(film);
  });

  it("is absent when the backend has neither", async () => {
    expect((await watch({})).stream).toEqual({ type: "none" });
  });

  it("fails when the stream is refused", async () => {
    await expect(watch({ [streamsAt]: () => json({ code: "match_not_live", message: "" }, 409) })).rejects.toThrow("match_not_live");
  });

  it("has commentary in the page's language when the provider has it, else the first", () => {
    const call = { method: "GET", path: "/api/v2/matches/:id/streams", params: { id: 7 }, query: {}, body: undefined } as const;
    const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
    const streams = ["es", "pt"].map((code) => ({ link: `https://films.test/${code}`, language_code: code }));
    const linkIn = (locale: string): unknown => wire.read({ ...call, headers: { "accept-language": locale } }, [...streams], 0);
    expect(linkIn("pt-BR")).toMatchObject({ link: "https://films.test/pt" });
    expect(linkIn("en")).toMatchObject({ link: "https://films.test/es" });
  });
});

describe("match progress", () => {
  const incident = {
    id: "7-1",
    kind: "goal",
    side: "home" as const,
    time: "12",
    text: "Goal",
    score: "1:0",
    player: null,
    simulated: false,
  };

  it("requires only incidents", () => {
    expect(readMatchProgress({ match_id: 7, statistics: null, incidents: [incident] })).toEqual({
      incidents: [incident],
      latest: incident,
      periods: [],
      momentum: null,
      facts: null,
      isSimulated: false,
    });
    expect(readMatchProgress({ match_id: 7, statistics: null, incidents: [] }).latest).toBeNull();
  });

  it("reads the optional fields", () => {
    const period = { number: 1, name: "1st half", type: "half", from_seconds: 0, to_seconds: null, planned_seconds: 2880 };
    const fact = { key: "shots", name: "Shots", home: "3", away: "1", simulated: true };
    const progress = readMatchProgress({
      match_id: 7,
      statistics: null,
      incidents: [],
      latest: incident,
      periods: [period],
      momentum: { every_seconds: 60, values: [500, -200], simulated: true },
      facts: [fact],
    });
    expect(progress).toEqual({
      incidents: [],
      latest: incident,
      periods: [{ number: 1, name: "1st half", type: "half", fromSeconds: 0, toSeconds: null, plannedSeconds: 2880 }],
      momentum: { everySeconds: 60, values: [500, -200] },
      facts: [fact],
      isSimulated: true,
    });
  });

  it.each<[string, Partial<Parameters<typeof readMatchProgress>[0]>, boolean]>([
    ["a real event", { incidents: [incident] }, false],
    ["a simulated event", { incidents: [{ ...incident, simulated: true }] }, true],
    ["a simulated latest event", { latest: { ...incident, simulated: true } }, true],
    ["simulated moments behind the momentum", { momentum: { every_seconds: 60, values: [], simulated: true } }, true],
    ["a fact that is real", { facts: [{ key: "a", name: "A", home: "1", away: "0", simulated: false }] }, false],
  ])("shows whether anything is simulated: %s", (_name, changes, expected) => {
    expect(readMatchProgress({ match_id: 7, statistics: null, incidents: [], ...changes }).isSimulated).toBe(expected);
  });
});
