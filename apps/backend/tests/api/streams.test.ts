import { LiveVideo, ProviderStream } from "@touchline/contract/http/streams";
import { Lineups } from "@touchline/contract/http/standings";
import { Value } from "typebox/value";
import { afterEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
// The next test reuses the database, because creating another one takes longer than the tests.
afterEach(async () => server.close());

async function start(video = { isEnabled: true, link: "", frame: "" }): Promise<void> {
  server = await startTestServer({ settings: { video } });
  server.book.change(1, { status: 1, hasVideo: true });
  server.book.change(2, { status: 0, hasVideo: true });
  server.book.change(3, { status: 1, hasVideo: false });
}

describe("video of live matches", () => {
  it("is available to signed-in players of covered matches while the match runs", async () => {
    await start();
    const player = await server.signedIn();
    for (const call of ["video", "streams"]) {
      const ask = async (id: number) => player.get(`/api/v2/matches/${id}/${call}`);
      expect((await server.client().get(`/api/v2/matches/1/${call}`)).status).toBe(401);
      expect((await ask(1)).status).toBe(200);
      expect(await ask(2)).toMatchObject({ status: 409, body: { code: "match_not_live" } });
      expect(await ask(3)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect((await ask(999_999)).status).toBe(404);
    }
  });

  it("is the demo stream unless the operator configures an address", async () => {
    await start();
    const player = await server.signedIn();
    const video = (await player.get("/api/v2/matches/1/video")).body;
    const stream = (await player.get("/api/v2/matches/1/streams")).body;
    expect(video).toEqual({ link: "demo:1", frame: null });
    expect(stream).toEqual({ link: "demo:1", frame: null, language_code: "en" });
    expect([...Value.Errors(LiveVideo, video), ...Value.Errors(ProviderStream, stream)]).toEqual([]);
  });

  it("comes from the operator's addresses, which the content security policy allows", async () => {
    const link = "https://films.example.com/{urn}.mp4";
    const frame = "https://video.example.com/watch?match={id}&lang={language}&raw={other}";
    await start({ isEnabled: true, link, frame });
    const player = await server.signedIn();
    expect((await player.get("/api/v2/matches/1/video")).body).toEqual({
      link: "https://films.example.com/tl%3Amatch%3A1.mp4",
      frame: "https://video.example.com/watch?match=1&lang=en&raw=%7Bother%7D",
    });
    const config = (await server.client().get("/api/v2/site-config")).body;
    expect(config["media_origins"]).toEqual(["https://films.example.com"]);
    expect(config["frame_origins"]).toContain("https://video.example.com");
  });

  it("can be switched off", async () => {
    await start({ isEnabled: false, link: "", frame: "" });
    const player = await server.signedIn();
    expect(await player.get("/api/v2/matches/1/video")).toMatchObject({ status: 403, body: { code: "video_disabled" } });
    expect((await player.get("/api/v2/settings")).body["video_settings"]).toEqual({ enabled: false });
  });
});

describe("line-ups", () => {
  it("are returned if known", async () => {
    await start();
    const known = await server.client().get("/api/v2/matches/1/lineups");
    expect(known.status).toBe(200);
    expect([...Value.Errors(Lineups, known.body)]).toEqual([]);
    expect((await server.client().get("/api/v2/matches/999999/lineups")).status).toBe(404);
  });
});
