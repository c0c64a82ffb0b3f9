import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJackpots } from "../../src/bonuses/read-jackpots.ts";
import { featureFlags } from "../../src/http/routes/site/site.data.ts";
import { systemRoutes } from "../../src/http/routes/site/system-routes.ts";
import { betOn, newPlayer, place } from "../support/bets.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { testSite } from "../support/test-site.ts";
import { readSettings } from "../../src/platform/settings/read-settings.ts";

interface Config {
  readonly feature_flags: readonly string[];
  readonly realtime: { readonly delta: boolean };
}

/** The site configuration from its route with the flags off. */
async function configWithout(...featuresOff: readonly string[]): Promise<Config> {
  const settings = {
    site: testSite(),
    locales: ["en"],
    brand: "broadcast",
    featuresOff,
    rtlView: true,
    isIndexed: false,
    video: { link: "", frame: "" },
    errorService: null,
  };
  const parts = { settings, providers: { external: { addresses: [] } } };
  // The route reads only these parts of the services.
  const route = systemRoutes(parts as unknown as Parameters<typeof systemRoutes>[0]).find(
    ({ shape }) => shape.path === "/api/v2/site-config",
  );
  // The handler reads only the locale of its call.
  const answer = await route?.handle({ locale: "en" } as unknown as Parameters<NonNullable<typeof route>["handle"]>[0]);
  if (answer === undefined || answer.type !== "reply") throw new Error("The handler did not return the configuration.");
  // Safe: this handler returns the configuration.
  return answer.body as unknown as Config;
}

/** The flags of spec.md 6 and calm mode. */
const specified = [
  "quick_deposit",
  "quick_deposit_test",
  "jackpots",
  "responsible_gambling",
  "activity_tracking",
  "sign_up_iframe_preloader",
  "sign_in_iframe_preloader",
  "rtl_view",
  "centrifuge_delta_compression",
  "custom_sport_type_providers",
  "calm_mode",
];

describe("flags of the pages", () => {
  it("are those of the specification", async () => {
    expect((await configWithout()).feature_flags.toSorted()).toEqual(specified.toSorted());
  });

  it.each(["rtl_view", ...featureFlags])("%s is on by default, and the operator can switch it off alone", async (flag) => {
    const [all, others] = [(await configWithout()).feature_flags, (await configWithout(flag)).feature_flags];
    expect(all).toContain(flag);
    expect(others).toEqual(all.filter((other) => other !== flag));
  });

  it("centrifuge_delta_compression decides whether prices come as deltas", async () => {
    expect((await configWithout()).realtime.delta).toBe(true);
    expect((await configWithout("centrifuge_delta_compression")).realtime.delta).toBe(false);
  });

  it("are switched off by a setting, which refuses malformed lists", () => {
    const read = (value: string) => readSettings({ FEATURES_OFF: value });
    expect(read("jackpots,quick_deposit")).toMatchObject({ type: "ok", settings: { FEATURES_OFF: ["jackpots", "quick_deposit"] } });
    expect(read("jackpots;quick")).toMatchObject({ type: "invalid" });
  });
});

describe("flags of the API", () => {
  const cookie = "test_providers=regular:betconstruct|cyber:betradar";
  let on: TestServer;
  let off: TestServer;
  beforeAll(async () => {
    [on, off] = await Promise.all([
      startTestServer(),
      startTestServer({ settings: { featuresOff: ["custom_sport_type_providers", "jackpots"], rtlView: false } }),
    ]);
    const levels = [{ code: "one", names: { en: "One" }, share: 1_000, seed: 1_000n, dropBefore: 9_000_000n }];
    const jackpot = {
      key: "flags",
      names: { en: "Pot" },
      currency: "EUR" as const,
      contribution: 100,
      minStake: 100n,
      minOdds: 1_000,
      levels,
    };
    for (const { services } of [on, off]) await addJackpots(services.database, [jackpot]);
  });
  afterAll(async () => Promise.all([on.close(), off.close()]));

  it("custom_sport_type_providers: a tester's cookie chooses the providers, without effect when it is off", async () => {
    const providersAt = async (server: TestServer) =>
      (await server.client().get("/api/v2/settings", { cookie })).body["sport_type_providers"];
    expect(await providersAt(on)).toEqual({ regular: "betconstruct", cyber: "betradar" });
    expect(await providersAt(off)).toEqual({ regular: "betradar", cyber: "oddin" });
  });

  it.each(["/support/chat", "/providers/horse_racing/races"])(
    "rtl_view: %s is written as its language is, and from left to right where it is off",
    async (path) => {
      const documentAt = async (server: TestServer, language: string) =>
        /<html[^>]*?(lang="\w+" dir="\w+")/u.exec((await server.client().get(`${path}?lang=${language}`)).text)?.[1];
      expect(await documentAt(on, "ar")).toBe('lang="ar" dir="rtl"');
      expect(await documentAt(off, "ar")).toBe('lang="ar" dir="ltr"');
      expect(await documentAt(on, "de")).toBe('lang="de" dir="ltr"');
    },
  );

  it("jackpots: they are listed and bets take part; off, neither", async () => {
    const partsAt = async (server: TestServer) => {
      const client = await newPlayer(server, 10_000);
      const listed = (await client.get("/api/v2/jackpots")).body["data"] as readonly { readonly id: number }[];
      const hits = await client.get("/api/v2/jackpot-hits");
      const asked = (await client.post("/api/v2/jackpots", { bets: [betOn([1])] })).body["data"] as readonly { jackpot_ids: number[] }[];
      const placed = (await place(client, [betOn([1])])).body["bets"] as readonly { readonly used_in_jackpot: boolean }[];
      return [listed.length, hits.status, asked[0]?.jackpot_ids.length, placed[0]?.used_in_jackpot];
    };
    expect(await partsAt(on)).toEqual([1, 200, 1, true]);
    expect(await partsAt(off)).toEqual([0, 200, 0, false]);
  });
});
