import { describe, expect, it } from "vitest";
import { createStore, type HttpAnswer } from "../../src/index.ts";
import { saveSettings } from "../../src/player/save-settings.ts";
import { createWire } from "../../src/wire/wire.ts";
import { createFakePorts, json } from "../fake-ports.ts";

async function savedWith(answer: HttpAnswer) {
  const settings = { stakes: { EUR: [100], USD: [200] }, odds_types: { available: ["european", "american"], selected: "european" } };
  const { ports } = createFakePorts(({ method }) => (method === "POST" ? answer : json(settings)));
  const wire = createWire({ dialect: "spec", adapter: null, report: ports.report });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: false });
  await store.queries.load(store.listings.settings());
  const saved = await saveSettings(store, { stakes: { EUR: [500] }, odds_type: "american", auto_accept_odds_change: "any" });
  return { saved, settings: store.queries.peek(store.listings.settings()) };
}

describe("saved settings", () => {
  it.each([
    ["no body", { type: "answer", status: 204, text: "" } as const],
    ["the changed fields alone", json({ stakes: { EUR: [500] }, odds_types: { selected: "american" } })],
  ])("keep all other known values when the backend confirms with %s", async (_name, answer) => {
    const { saved, settings } = await savedWith(answer);
    expect(saved.ok).toBe(true);
    expect(settings).toMatchObject({
      stakes: { EUR: [500], USD: [200] },
      odds_types: { available: ["european", "american"], selected: "american" },
      auto_accept_odds_change: "any",
    });
  });

  it("stay as they were when the backend refuses", async () => {
    const { saved, settings } = await savedWith(json({ code: "unauthorized" }, 400));
    expect(saved.ok).toBe(false);
    expect(settings).toMatchObject({ stakes: { EUR: [100] }, odds_types: { selected: "european" } });
  });
});
