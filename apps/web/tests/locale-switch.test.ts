import { localeDirection } from "@touchline/domain";
import { createStore } from "@touchline/store";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createPlatformSite } from "../../host/src/platform-site.ts";
import { createFakePorts, json } from "../../../packages/store/tests/fake-ports.ts";
import { switchLocale } from "../src/elements/locale/switch-locale.ts";
import { readEnvironment } from "../src/server/environment.ts";
import { wirePlayer } from "../../../packages/store/tests/wire.ts";

const player = wirePlayer();

/** Changes a player's page to German, with this status from the call that keeps the language. */
async function change(status: number) {
  vi.stubGlobal("location", { hash: "#here" });
  const { ports, requests, errors } = createFakePorts(({ path }) =>
    path.endsWith("/accounts") ? json({ data: [] }) : json(status === 200 ? { ...player, locale: "de" } : { code: "no" }, status),
  );
  const store = createStore({ ports, locale: "en", isServer: false });
  store.session.seed({ player, accounts: [] });
  const left: string[] = [];
  const navigation = { getState: () => ({ page: { address: "/live?sport=soccer" } }), leave: (href: string) => void left.push(href) };
  await switchLocale("de", { store, navigation });
  return { asked: requests.map(({ path }) => path), left, errors };
}

describe("the flag rtl_view", () => {
  it.each([
    [{}, "rtl"],
    [{ RTL_VIEW: "false" }, "ltr"],
    [{ FEATURES_OFF: "jackpots,rtl_view" }, "ltr"],
  ])("of the settings %j has Arabic pages written %s", (env, direction) => {
    expect(localeDirection("ar", readEnvironment({ BACKEND_ORIGIN: "http://127.0.0.1:1", ...env }, ["ar"]))).toBe(direction);
  });

  it.each([
    [true, "rtl"],
    [false, "ltr"],
  ])("%s has the cashier in Arabic written %s", async (rtlView, direction) => {
    const origins = { sportsbookOrigin: "http://localhost:3000", backendOrigin: "http://127.0.0.1:1" };
    const site = createPlatformSite({
      ...origins,
      rtlView,
      hasDemoPlayers: true,
      isTrustedProxy: () => false,
      embed: { secret: "", brand: "" },
    });
    const { body } = await site.inject("/cashier/form?lang=ar");
    expect(body).toContain(`<html lang="ar" dir="${direction}"`);
    await site.close();
  });
});

describe("a change of language", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is kept with the account, and goes to the same place", async () => {
    const { asked, left, errors } = await change(200);
    expect(asked).toContain("/platform/api/player/locale");
    expect([left, errors]).toEqual([["/de/live?sport=soccer#here"], []]);
  });

  it("that the account does not take goes to the global error handler, and happens all the same", async () => {
    const { left, errors } = await change(500);
    expect(left).toEqual(["/de/live?sport=soccer#here"]);
    expect(errors.map(String)).toEqual(["Error: The account did not take the language de."]);
  });
});
