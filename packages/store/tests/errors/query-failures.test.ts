import { QueryObserver } from "@tanstack/query-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpAnswer, Resource } from "../../src/index.ts";
import { endpoints, type ApiFailure, type FailureRule } from "../../src/index.ts";
import { createPage, settle } from "../page-harness.ts";
import { json } from "../fake-ports.ts";
import { wirePlayer } from "../wire.ts";

beforeEach(() => void vi.useRealTimers());

/** A page that reads the sports with this failure rule. */
async function readSports(answer: () => HttpAnswer, failure?: FailureRule) {
  const page = createPage({ "/api/v2/sports": answer, "/platform/api/player/logout": () => json({ code: "internal", message: "" }, 500) });
  const resource: Resource<unknown, unknown> = {
    queryKey: ["sports", null],
    freshMs: 0,
    live: "none",
    read: (signal) => page.store.api.fetch(endpoints.listSports, { signal }),
    take: (wire) => wire,
    ...(failure === undefined ? {} : { failure }),
  };
  await page.store.queries.client.fetchQuery({ ...page.store.queries.query(resource), retry: false }).catch(() => undefined);
  await settle();
  return page;
}
const refuse = (status: number) => (): HttpAnswer => json({ code: "no", message: "No." }, status);

describe("a failed read", () => {
  it("is reported", async () => {
    const { errors } = await readSports(refuse(500));
    expect(errors).toHaveLength(1);
    expect((errors[0] as ApiFailure).reason).toMatchObject({ type: "refused", status: 500 });
  });

  it("leaves no unhandled rejection when it was polled", async () => {
    const rejections: unknown[] = [];
    const take = (error: unknown): void => void rejections.push(error);
    process.on("unhandledRejection", take);
    const { store } = createPage({ "/api/v2/sports": () => ({ type: "unreachable" }) });
    const resource = { ...store.listings.sports(), live: "public" as const };
    const unmount = new QueryObserver(store.queries.client, { ...store.queries.query(resource), retry: false }).subscribe(() => undefined);
    await settle();
    store.queries.refresh("public");
    for (let turn = 0; turn < 20; turn += 1) await settle();
    await expect(store.queries.readAgain("public", null)).rejects.toThrow();
    unmount();
    process.off("unhandledRejection", take);
    expect(rejections).toEqual([]);
  });

  it("has no message when the body contains texts by language, which a page could not show", async () => {
    const body = { code: { of: 1 }, message: { en: "No." }, localized_message: ["No."], field: 7 };
    const { errors } = await readSports(() => json(body, 500));
    expect((errors[0] as ApiFailure).reason).toMatchObject({ code: "500", message: "", field: null });
  });

  it("ends the session on 401 without a report", async () => {
    const page = createPage({ "/api/v2/sports": refuse(401) });
    page.store.session.seed({ player: { ...player }, accounts: [] });
    await page.store.queries.load(page.store.listings.sports()).catch(() => undefined);
    expect(page.store.session.getState()).toMatchObject({ status: "signedOut", player: null });
    expect(page.errors).toEqual([]);
  });

  it("shows the general alert if its rule asks for one", async () => {
    expect((await readSports(refuse(500))).store.alerts.getState().alert).toBeNull();
    expect((await readSports(refuse(500), { isAlerted: true })).store.alerts.getState().alert).toMatchObject({
      standard: "failed",
      tone: "error",
    });
  });

  it.each([400, 404, 500])("is not reported for a status that its rule excludes: %i, as for jackpots", async (status) => {
    const rule: FailureRule = { unreported: [400, 404, 500] };
    expect((await readSports(refuse(status), rule)).errors).toEqual([]);
    expect((await readSports(refuse(503), rule)).errors).toHaveLength(1);
  });

  it("is not reported when the backend does not support the timeline of a match", async () => {
    const page = createPage({ "/api/v2/matches/1001/statistics": refuse(404) });
    await page.store.queries.load(page.store.listings.timeline("1001")).catch(() => undefined);
    await settle();
    expect(page.errors).toEqual([]);
  });

  it("is not reported if it is skipped", async () => {
    expect((await readSports(refuse(500), { unreported: "all" })).errors).toEqual([]);
  });
});

describe("other failures", () => {
  it("a failed sign-out is reported silently, and the player is signed out", async () => {
    const page = createPage({ "/platform/api/player/logout": refuse(500) });
    page.store.session.seed({ player: { ...player }, accounts: [] });
    await page.store.session.signOut();
    expect(page.store.session.getState().status).toBe("signedOut");
    expect(page.errors).toHaveLength(1);
    expect(page.store.alerts.getState().alert).toBeNull();
  });

  it("favourites that fail to load show the general alert", async () => {
    const page = createPage({ "/api/v2/favourites/sports": refuse(500) });
    await page.store.favourites.load(["sports"]);
    expect(page.store.alerts.getState().alert).toMatchObject({ standard: "failed" });
  });
});

const player = wirePlayer();
