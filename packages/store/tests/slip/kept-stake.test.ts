import { money } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { euros, selectionOf, SlipHarness, wireBet } from "./slip-harness.ts";

const choose = (page: SlipHarness): void => page.store.dispatch({ type: "selectionToggled", selection: selectionOf(9) });

/** A page on the same device, with the same session or a new one. */
function open(before: SlipHarness | null, session: "same" | "new" = "same"): SlipHarness {
  const page = new SlipHarness(session === "same" ? before?.stored : undefined, undefined, before?.onDevice);
  page.store.restore(null);
  return page;
}

async function placeOne(page: SlipHarness): Promise<void> {
  page.replies.push({ status: 200, body: { bets: [wireBet("1")] } });
  page.fill(1, 500);
  await page.store.place();
  page.store.dispatch({ type: "receiptClosed", keep: "nothing" });
}

describe("the stake of the last bet", () => {
  it("is not in the next slip, nor after a reload", async () => {
    const page = open(null);
    await placeOne(page);
    const reloaded = open(page);
    for (const slip of [page, reloaded]) {
      choose(slip);
      expect(slip.slip.sharedStake).toEqual(euros(0));
      expect(slip.store.refusals()).toMatchObject([{ type: "stakeMissing" }]);
    }
    expect([...page.onDevice.keys()]).toEqual([]);
  });

  it("is in the next slip on this device while the player keeps it", async () => {
    const page = open(null);
    page.store.dispatch({ type: "stakeKeepingChanged", keepsStake: true });
    await placeOne(page);
    const pages = [page, open(page), open(page, "new")];
    for (const slip of pages) {
      choose(slip);
      expect(slip.slip).toMatchObject({ keepsStake: true, sharedStake: euros(500) });
    }
    pages[2]!.store.dispatch({ type: "stakeKeepingChanged", keepsStake: false });
    const after = open(page, "new");
    choose(after);
    expect(after.slip).toMatchObject({ keepsStake: false, sharedStake: euros(0) });
  });

  it("is not replaced by an emptied field, nor used in another currency", async () => {
    const page = open(null);
    page.store.dispatch({ type: "stakeKeepingChanged", keepsStake: true });
    await placeOne(page);
    choose(page);
    page.store.dispatch({ type: "sharedStakeTyped", stake: euros(0) });
    page.store.clear();
    const dollars = new SlipHarness(undefined, undefined, page.onDevice);
    dollars.store.dispatch({ type: "currencyChanged", unit: { currency: "USD", subunits: 100 } });
    dollars.store.restore(null);
    expect(dollars.slip.sharedStake).toEqual(money(0n, { currency: "USD", subunits: 100 }));
    dollars.store.dispatch({ type: "currencyChanged", unit: { currency: "EUR", subunits: 100 } });
    expect(dollars.slip.sharedStake).toEqual(euros(500));
  });

  it("is replaced by the stake of a slip that a reload restores", () => {
    const page = open(null);
    page.store.dispatch({ type: "stakeKeepingChanged", keepsStake: true });
    page.fill(1, 700);
    const device = new Map([...page.onDevice, ["slip-stake", page.onDevice.get("slip-stake")!.replace("700", "300")]]);
    const reloaded = new SlipHarness(page.stored, undefined, device);
    reloaded.store.restore(null);
    expect(reloaded.slip.sharedStake).toEqual(euros(700));
  });
});
