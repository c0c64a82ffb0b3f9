import { localeDirection } from "@touchline/domain";
import { createStore } from "@touchline/store";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createPlatformSite } from "../../../host/src/platform-site.ts";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { switchLocale } from "../../src/elements/locale-switch.tsx";
import { readEnvironment } from "../../src/server/environment.ts";
import { wirePlayer } from "../../../../packages/store/tests/wire.ts";

const player = wirePlayer();

/** Switches a player's page to German; the request that saves the language is answered with this status. */
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
  return { paths: requests.map(({ path }) => path), left, errors };
}

describe("rtl_view flag", () => {
  it.each([
    [{}, "rtl"],
    [{ RTL_VIEW: "false" }, "ltr"],
  ])("with the settings %j lays out Arabic pages %s", (env, direction) => {
    expect(localeDirection("ar", readEnvironment({ BACKEND_ORIGIN: "http://127.0.0.1:1", ...env }, ["ar"]))).toBe(direction);
  });

  it.each([
    [true, "rtl"],
    [false, "ltr"],
  ])("%s lays out the Arabic cashier %s", async (rtlView, direction) => {
    const origins = { sportsbookOrigin: "http://localhost:3000", backendOrigin: "http://127.0.0.1:1" };
    const site = createPlatformSite({
      realtimeOrigin: "http://localhost:3002",
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

describe("language switch", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is saved in the account and stays on the page", async () => {
    const { paths, left, errors } = await change(200);
    expect(paths).toContain("/platform/api/player/locale");
    expect([left, errors]).toEqual([["/de/live?sport=soccer#here"], []]);
  });

  it("happens even if saving it in the account fails, and reports the error", async () => {
    const { left, errors } = await change(500);
    expect(left).toEqual(["/de/live?sport=soccer#here"]);
    expect(errors.map(String)).toEqual(["Error: The account did not save the language de."]);
  });
});
