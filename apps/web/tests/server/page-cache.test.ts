import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { createPageCache } from "../../src/server/pages/page-cache.ts";

describe("page cache", () => {
  it("renders once for concurrent callers, and again after a failure", async () => {
    const cache = createPageCache<string>();
    const render = vi.fn(async () => "page");
    expect(await Promise.all([cache.get("k", render), cache.get("k", render)])).toEqual(["page", "page"]);
    expect(render).toHaveBeenCalledTimes(1);
    await expect(cache.get("bad", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.get("bad", render)).toBe("page");
  });

  it("serves a stale page once while rendering it again, and renders an expired one before serving it", async () => {
    let nowMs = 0;
    let rendered = 0;
    const cache = createPageCache<number>({ now: () => nowMs });
    const render = async (): Promise<number> => (rendered += 1);
    expect(await cache.get("k", render)).toBe(1);
    nowMs = 1_500;
    expect(await cache.get("k", render)).toBe(1);
    expect(await cache.get("k", render)).toBe(2);
    nowMs = 9_000;
    expect(await cache.get("k", render)).toBe(3);
  });

  it("renders a page of a starting backend again after a fifth of a second", async () => {
    let nowMs = 0;
    const cache = createPageCache<string>({ now: () => nowMs, isBrief: (page) => page === "starting" });
    expect(await cache.get("k", async () => "starting")).toBe("starting");
    nowMs = 190;
    expect(await cache.get("k", async () => "page")).toBe("starting");
    nowMs = 210;
    expect(await cache.get("k", async () => "page")).toBe("page");
    nowMs = 1_100;
    expect(await cache.get("k", async () => "newer")).toBe("page");
  });

  it("removes pages from memory that are too old to be served", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: unknown = runInNewContext("gc");
    if (typeof collectGarbage !== "function") throw new Error("This Node cannot collect garbage on demand.");
    let nowMs = 0;
    const cache = createPageCache<object>({ now: () => nowMs });
    const old = new WeakRef(await cache.get("old", async () => ({ html: "old" })));
    nowMs = 5_000;
    await cache.get("new", async () => ({ html: "new" }));
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    expect(old.deref()).toBeUndefined();
  });
});
