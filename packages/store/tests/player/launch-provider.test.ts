import { describe, expect, it } from "vitest";
import { launchProvider } from "../../src/player/launch-provider.ts";
import { json } from "../fake-ports.ts";
import { createPage } from "../page-harness.ts";

const game = { provider: "horse_racing", app: "races", theme: "dark" } as const;
const path = "/api/v2/virtual-wallet/horse_racing/launch";

describe("launching a provider's game", () => {
  it("returns the address of its frame", async () => {
    const { store } = createPage({ [path]: () => json({ url: "/providers/x#secret", expires_at: "2026-11-21T17:00:00.000Z" }) });
    expect(await launchProvider(store.api, game)).toEqual({ type: "ready", url: "/providers/x#secret" });
  });

  it.each([
    [401, "signedOut"],
    [403, "forbidden"],
    [404, "failed"],
    [503, "failed"],
  ] as const)("returns %i as %s", async (status, type) => {
    const { store } = createPage({ [path]: () => json({ code: "no", message: "" }, status) });
    expect(await launchProvider(store.api, game)).toEqual({ type });
  });
});
