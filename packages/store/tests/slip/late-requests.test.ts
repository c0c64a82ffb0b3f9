import { describe, expect, it } from "vitest";
import type { RawAnswer } from "../../src/core/api-client.ts";
import { FakeBrowser, SlipHarness, wireBet, type ServerCall } from "./slip-harness.ts";

const ok = (body: object): RawAnswer => ({ status: 200, body });

/** A server with idempotency keys, behind a network that delivers a bet late and loses its answer. */
class LateServer {
  readonly placed: string[] = [];
  readonly refused: string[] = [];
  readonly closed = new Set<string>();
  canClose = true;
  private readonly page: SlipHarness;
  private readonly network: { readonly arrivesAfterMs: number; readonly givesUpAfterMs: number };

  constructor(page: SlipHarness, network: LateServer["network"]) {
    this.page = page;
    this.network = network;
    page.replies.push(...Array.from({ length: 200 }, () => async (call: ServerCall) => this.answer(call)));
  }

  private async answer(call: ServerCall): Promise<RawAnswer | null> {
    if (call.path === "/api/v2/bets") return this.send(call.headers?.["Idempotency-Key"] ?? "");
    const [, key = "", verb] = /attempts\/([^/]+)(\/close)?$/u.exec(call.path) ?? [];
    if (verb !== undefined && !this.canClose) return { status: 404, body: { code: "not_found", message: "" } };
    if (this.placed.includes(key)) return ok({ key, state: "placed", bets: [wireBet(key)] });
    if (verb !== undefined) this.closed.add(key);
    return ok({ key, state: this.closed.has(key) ? "void" : "unknown" });
  }

  private send(key: string): Promise<null> {
    this.page.after(this.network.arrivesAfterMs, () => (this.closed.has(key) ? this.refused : this.placed).push(key));
    return new Promise((resolve) => this.page.after(this.network.givesUpAfterMs, () => resolve(null)));
  }
}

describe("F3b: a request that arrives after its key was queried", () => {
  it.each([
    [4_000, 50],
    [15_000, 50],
    [60_000, 50],
    [15_000, 12_000],
    [60_000, 12_000],
  ])("F3b: a bet that arrives after %i ms is refused once the slip has shown it as not placed", async (arrivesAfterMs, givesUpAfterMs) => {
    const page = new SlipHarness();
    const server = new LateServer(page, { arrivesAfterMs, givesUpAfterMs });
    page.fill();
    void page.store.place();
    await page.pass(givesUpAfterMs + 2_000);
    expect(page.store.getState().alert).toBe("notPlaced");
    expect(page.slip.state).toBe("initial");
    await page.pass(120_000);
    expect([server.placed, server.refused]).toEqual([[], ["key-00001"]]);

    page.replies.length = 0;
    page.replies.push(ok({ bets: [wireBet("1")] }));
    await page.store.place();
    expect(page.slip.state).toBe("success");
    expect(page.sentKeys).toEqual(["key-00001", "key-00002"]);
  });

  it.each([100, 400, 1_200])(
    "F3b: a bet that arrives after %i ms, before its key is closed, ends in the receipt",
    async (arrivesAfterMs) => {
      const page = new SlipHarness();
      const server = new LateServer(page, { arrivesAfterMs, givesUpAfterMs: 50 });
      page.fill();
      void page.store.place();
      await page.pass(3_000);
      expect(page.slip.state).toBe("success");
      expect(server.placed).toEqual(["key-00001"]);
    },
  );

  it("F3b: slip stays unknown on a backend that cannot close keys, and finds the bet when checked again", async () => {
    const page = new SlipHarness();
    const server = new LateServer(page, { arrivesAfterMs: 60_000, givesUpAfterMs: 50 });
    server.canClose = false;
    page.fill();
    void page.store.place();
    await page.pass(59_000);
    expect(page.store.getState()).toMatchObject({ attemptStage: "unknown", alert: null });
    expect(page.slip.state).toBe("processing");
    await page.pass(2_000);
    page.store.checkAgain();
    await page.pass(10);
    expect(page.slip.state).toBe("success");
    expect(page.sentKeys).toEqual(["key-00001"]);
  });

  it("slip stays unknown while the answer to closing is lost, and reads it from the key", async () => {
    const page = new SlipHarness();
    page.fill();
    const unknown = ok({ key: "k", state: "unknown" });
    page.replies.push(null, unknown, unknown, null);
    await page.store.place();
    await page.pass(2_000);
    expect(page.slip.state).toBe("processing");
    page.replies.push(ok({ key: "k", state: "void" }));
    await page.pass(2_000);
    expect(page.slip.state).toBe("initial");
  });

  it("slip shows the receipt when the bet was placed just before its key was to be closed", async () => {
    const page = new SlipHarness();
    page.fill();
    const unknown = ok({ key: "k", state: "unknown" });
    page.replies.push(null, unknown, unknown, ok({ key: "k", state: "placed", bets: [wireBet("8")] }));
    await page.store.place();
    await page.pass(2_000);
    expect(page.slip.placedBets[0]?.ref).toBe("REF-8");
  });

  it("slip resumes an unknown attempt before it sends another bet", async () => {
    const page = new SlipHarness();
    page.fill();
    page.replies.push(() => new Promise(() => {}));
    void page.store.place();
    await page.pass(10);
    const reloaded = new SlipHarness(page.stored);
    reloaded.fill(1, 700);
    reloaded.replies.push(ok({ key: "k", state: "placed", bets: [wireBet("3")] }));
    await reloaded.store.place();
    await reloaded.pass(600);
    expect(reloaded.slip.placedBets[0]?.ref).toBe("REF-3");
    expect(reloaded.sentKeys).toEqual([]);
  });
});

describe("F3b: another tab that follows the attempt", () => {
  it.each([
    ["void", "initial", "notPlaced"],
    [404, "processing", null],
  ])("shows not placed only once the key is void (closing answers %s)", async (closing, state, alert) => {
    const browser = new FakeBrowser();
    const [here, there] = [browser.open("a"), browser.open("b")];
    for (const tab of [here, there]) tab.store.restore(null);
    here.fill(1);
    await here.pass(0);
    here.replies.push(async () => new Promise(() => {}));
    void here.store.place();
    await here.pass(0);
    here.store.stop();
    const unknown = ok({ key: "k", state: "unknown" });
    const closed = typeof closing === "number" ? { status: closing, body: null } : ok({ key: "k", state: closing });
    there.replies.push(unknown, unknown, closed, ...Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? unknown : closed)));
    await there.pass(60_000);
    expect(there.slip.state).toBe(state);
    expect(there.store.getState().alert).toBe(alert);
    expect(there.sentKeys).toEqual([]);
  });
});
