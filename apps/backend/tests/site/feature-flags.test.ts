import { describe, expect, it } from "vitest";
import { featureFlags } from "../../src/http/routes/site/site.data.ts";
import { systemRoutes } from "../../src/http/routes/site/system-routes.ts";
import { testSite } from "../support/test-site.ts";
import { readSettings } from "../../src/settings/read-settings.ts";

interface Config {
  readonly feature_flags: readonly string[];
  readonly realtime: { readonly delta: boolean };
}

/** The site configuration with these flags off, as its route answers it. */
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
  const parts = { settings, providers: { outside: { addresses: [] } } };
  const route = systemRoutes(parts as unknown as Parameters<typeof systemRoutes>[0]).find(
    ({ shape }) => shape.path === "/api/v2/site-config",
  );
  const answer = await route?.handle({ locale: "en" } as unknown as Parameters<NonNullable<typeof route>["handle"]>[0]);
  if (answer === undefined || answer.type !== "reply") throw new Error("The configuration was not answered.");
  return answer.body as unknown as Config;
}

describe("flags of the pages", () => {
  it.each(["rtl_view", ...featureFlags])("%s is on, and off where the operator says so, alone", async (flag) => {
    const [all, others] = [(await configWithout()).feature_flags, (await configWithout(flag)).feature_flags];
    expect(all).toContain(flag);
    expect(others).toEqual(all.filter((other) => other !== flag));
  });

  it("centrifuge_delta_compression decides whether prices come as deltas", async () => {
    expect((await configWithout()).realtime.delta).toBe(true);
    expect((await configWithout("centrifuge_delta_compression")).realtime.delta).toBe(false);
  });

  it("are named by a setting, which refuses what is no list of names", () => {
    const read = (value: string) => readSettings({ FEATURES_OFF: value });
    expect(read("jackpots,quick_deposit")).toMatchObject({ type: "ok", settings: { FEATURES_OFF: "jackpots,quick_deposit" } });
    expect(read("jackpots;quick")).toMatchObject({ type: "invalid" });
  });
});
