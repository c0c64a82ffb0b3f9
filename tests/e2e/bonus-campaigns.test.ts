import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newPlayer, placeOne } from "../../apps/backend/tests/support/bets.ts";
import { bonusNamed, placeWith } from "../../apps/backend/tests/support/bonuses.ts";
import { settleMatch } from "../../apps/backend/tests/support/match-results.ts";
import {
  bonusActions,
  campaignCard,
  campaigns,
  closeToast,
  dayMs,
  expectBalance,
  jackpots,
  openBonus,
  siteStart,
} from "./support/bonuses.ts";
import { isFull } from "./support/browser.ts";
import { readBalance } from "./support/player.ts";
import { scriptedSite } from "./support/scripted-site.ts";
import { placeUntilAccepted, readSlip, slipOf, typeStake } from "./support/slip-on-page.ts";

const startBalance = 10_000;
const site = scriptedSite(siteStart);
const { nextMatch, addHomeWin, openPromotions, activate, readLastLedger, expectEnded, betWithBonus } = bonusActions(site);

/** Return, balance and ledger of each freebet of EUR 5 at odds of 2.00, from a balance of EUR 100. */
const freebets = [
  { name: "All of it", result: "win", returns: 1_000, balance: [10_000, 11_000], ledger: ledger(0, 1_000) },
  { name: "Winnings only", result: "win", returns: 500, balance: [11_000, 11_500], ledger: ledger(0, 500) },
  { name: "Insured bet", result: "lose", returns: 1_000, balance: [11_000, 11_500], ledger: ledger(-500, 500) },
] as const;

function ledger(stake: number, payout: number) {
  return [
    ["stake", stake],
    ["payout", payout],
  ] as const;
}

beforeAll(async () => site.server.work.bonuses.add(campaigns, jackpots));

describe("bonus campaigns", () => {
  test.runIf(isFull)("a combo boost raises the return of a combo and is paid to the cent", async () => {
    await site.withPlayer(startBalance, async ({ page, client }) => {
      await openPromotions(page);
      await campaignCard(page, "Weekend boost").getByText("Combo boost · Active").waitFor();
      const matches = [nextMatch(), nextMatch()];
      for (const match of matches) await addHomeWin(page, match);
      await typeStake(page, "10");
      await slipOf(page).getByText("5% boost: +€2.00 if it wins").waitFor();
      expect((await readSlip(page)).returns).toBe(4_200);
      expect(await placeUntilAccepted(page)).toContain("Weekend boost · +5%");
      for (const match of matches) await settleMatch(site.server, match, "win");
      await expectBalance(page, startBalance - 1_000 + 4_200);
      expect(await readLastLedger(client)).toEqual([
        ["stake", -1_000],
        ["payout", 4_200],
      ]);
    });
  });

  test("each type of freebet is activated, staked in full, and pays out by its rules", async () => {
    const tried = isFull ? freebets : freebets.slice(0, 1);
    await site.withPlayer(startBalance, async ({ page, client }) => {
      for (const { name, ...bet } of tried) {
        await activate(page, name);
        await betWithBonus({ page, client, label: `${name} · €5.00`, ...bet });
      }
      await expectEnded(
        page,
        tried.map(({ name }) => [name, "Freebet · Used"] as const),
      );
    });
  });

  test.runIf(isFull)("a promo code grants a freebet that can be staked", async () => {
    await site.withPlayer(startBalance, async ({ page, client }) => {
      await openPromotions(page);
      await page.getByRole("textbox", { name: "Promo code" }).fill("kickoff");
      await page.getByRole("button", { name: "Redeem" }).click();
      await page.getByText("Code gift added").waitFor();
      await campaignCard(page, "Code gift").getByText("€5.00 freebet: you keep the winnings and the stake.").waitFor();
      await betWithBonus({
        page,
        client,
        label: "Code gift · €5.00",
        result: "win",
        returns: 1_000,
        balance: [10_000, 11_000],
        ledger: [
          ["stake", 0],
          ["payout", 1_000],
        ],
      });
    });
  });

  test.runIf(isFull)("settled bets grant a freebet automatically", async () => {
    await site.withPlayer(startBalance, async ({ page, client }) => {
      await client.get("/api/v2/bonuses");
      const matches = [nextMatch(), nextMatch()];
      for (const match of matches) await placeOne(client, [match], 1_500);
      await openPromotions(page);
      await page.getByRole("progressbar", { name: "0 of 2 bets" }).waitFor();
      const third = nextMatch();
      await addHomeWin(page, third);
      await slipOf(page).getByText("Freebet every two: bet €15 or more at 1.50+ to move towards a freebet").waitFor();
      await typeStake(page, "15");
      await slipOf(page).getByText("Freebet every two: 2 of 2 (this bet counts)").waitFor();
      await slipOf(page)
        .getByRole("button", { name: `Remove Home ${third}`, exact: true })
        .click();
      for (const match of matches) await settleMatch(site.server, match, "lose");
      await closeToast(page, "Freebet every two");
      await openPromotions(page);
      await campaignCard(page, "Freebet every two").getByText("€1.50 freebet: you keep the winnings, not the stake.").waitFor();
      await betWithBonus({
        page,
        client,
        label: "Freebet every two · €1.50",
        result: "win",
        returns: 150,
        balance: [7_000, 7_150],
        ledger: [
          ["stake", 0],
          ["payout", 150],
        ],
      });
    });
  });

  test.runIf(isFull)("a hunting campaign counts events and grants its freebet at the last range", async () => {
    await site.withPlayer(startBalance, async ({ page, client }) => {
      await activate(page, "Big hunt");
      const [first, second] = [nextMatch(), nextMatch()];
      for (const [match, text] of [
        [first, "Earns 1 point (1 of 2)"],
        [second, "Earns 1 point (2 of 2)"],
      ] as const) {
        await addHomeWin(page, match);
        await slipOf(page).getByText(text).waitFor();
        await typeStake(page, "10");
        await placeUntilAccepted(page);
        await settleMatch(site.server, match, "lose");
        if (match === first) {
          await openPromotions(page);
          await page.getByRole("progressbar", { name: "1 of 2 points" }).waitFor();
        }
      }
      await closeToast(page, "Big hunt");
      // 25% of an average stake of EUR 10.
      await betWithBonus({
        page,
        client,
        label: "Big hunt · €2.50",
        result: "win",
        returns: 250,
        balance: [8_000, 8_250],
        ledger: [
          ["stake", 0],
          ["payout", 250],
        ],
      });
      await expectEnded(page, [["Big hunt", "Hunting · Used"]]);
    });
  });

  test.runIf(isFull)("a lootbox fills, one of its chests opens, and its freebet can be staked", async () => {
    await site.withPlayer(startBalance, async ({ page, client }) => {
      await activate(page, "Treasure box");
      const match = nextMatch();
      await placeWith(client, [match], await bonusNamed(client, "Treasure box", "lootbox"));
      await settleMatch(site.server, match, "lose");
      await closeToast(page, "Treasure box");
      await openPromotions(page);
      await page.getByRole("link", { name: "Open a chest" }).click();
      const dialog = page.getByRole("dialog", { name: "Treasure box" });
      await dialog.getByRole("button", { name: "Open chest 2" }).click();
      await dialog.getByText(/^Your freebet is now \d+% larger\.$/u).waitFor();
      expect(await dialog.getByText("In this chest").count()).toBe(2);
      const { amount } = (await bonusNamed(client, "Treasure box", "freebet")).issued ?? {};
      expect([220, 250, 300]).toContain(amount?.value);
      const worth = amount?.value ?? 0;
      await betWithBonus({
        page,
        client,
        label: `Treasure box · €${(worth / 100).toFixed(2)}`,
        result: "win",
        returns: 2 * worth,
        balance: [9_000, 9_000 + 2 * worth],
        ledger: [
          ["stake", 0],
          ["payout", 2 * worth],
        ],
      });
    });
  });

  test.runIf(isFull)("a jackpot collects a share of a bet, drops, and announces the winner once no dialog is open", async () => {
    await site.withPlayer(startBalance, async ({ page, client }) => {
      const match = nextMatch();
      await addHomeWin(page, match);
      await typeStake(page, "20");
      await slipOf(page).getByText("This bet is entered in the jackpot.").waitFor();
      await placeUntilAccepted(page);
      await page.keyboard.press("/");
      await page.locator("dialog:modal").waitFor();
      const seen = page.waitForRequest((asked) => asked.url().endsWith("/mark-as-seen") && asked.postData()?.includes("jackpot") === true);
      await site.server.work.bonuses.pass();
      await site.server.work.betting.settled();
      await seen;
      const dialog = page.getByRole("dialog", { name: "You won the jackpot" });
      await page.waitForTimeout(700);
      expect(await dialog.count()).toBe(0);
      await page.keyboard.press("Escape");
      for (const text of ["€3.00", "Golden pot, Mini: added to your balance."]) await dialog.getByText(text).waitFor();
      await dialog.getByRole("button").last().click();
      await expectBalance(page, startBalance - 2_000 + 300);
      await settleMatch(site.server, match, "lose");
      expect(await readLastLedger(client)).toEqual([
        ["stake", -2_000],
        ["jackpot", 300],
        ["payout", 0],
      ]);
      await openPromotions(page);
      await page.getByRole("list", { name: "Latest hits" }).getByText("€3.00").waitFor();
    });
  });
});

describe.runIf(isFull)("bonus campaigns that end", () => {
  // The test moves the clock by days, so it needs its own site, also for a retry.
  const own = scriptedSite(siteStart, { isFresh: true });
  const { nextMatch, addHomeWin, openPromotions, activate, expectEnded, betWithBonus } = bonusActions(own);
  beforeEach(async () => own.server.work.bonuses.add(campaigns, jackpots));

  test("a tournament ranks its players and shares its pool, and unused bonuses expire", async () => {
    const rival = await newPlayer(own.server, startBalance);
    await own.withPlayer(startBalance, async ({ page, client }) => {
      await activate(page, "Sunday cup");
      const cup = await bonusNamed(rival, "Sunday cup");
      await rival.post(`/api/v2/bonuses/${cup.id}/activate`);
      const [first, second] = [nextMatch(), nextMatch()];
      await placeWith(rival, [first, second], cup);
      await addHomeWin(page, first);
      await slipOf(page).getByText("Earns 1 point (1 in total)").waitFor();
      await typeStake(page, "10");
      await placeUntilAccepted(page);
      for (const match of [first, second]) await settleMatch(own.server, match, "lose");
      await openPromotions(page);
      const dialog = await openBonus(page, "Sunday cup");
      // The pool is EUR 10 and a tenth of both stakes; the shares are 50% and 30%.
      expect(await dialog.getByRole("row").allInnerTexts()).toEqual([
        expect.stringMatching(/^Position/u),
        expect.stringMatching(/^1\s.*\*\*\*.*\s2\s+€6\.00$/su),
        expect.stringMatching(/^2\s+You\s+1\s+€3\.60$/u),
      ]);
      own.advance(dayMs);
      await own.server.work.bonuses.pass();
      await own.server.work.betting.settled();
      expect((await bonusNamed(rival, "Sunday cup", "freebet")).issued?.amount?.value).toBe(600);
      await openPromotions(page);
      await closeToast(page, "Sunday cup");
      await betWithBonus({
        page,
        client,
        label: "Sunday cup · €3.60",
        result: "win",
        returns: 360,
        balance: [9_000, 9_360],
        ledger: [
          ["stake", 0],
          ["payout", 360],
        ],
      });

      own.advance(7 * dayMs);
      await own.server.work.bonuses.pass();
      await own.server.work.betting.settled();
      await expectEnded(page, [
        ["Weekend boost", "Combo boost · Expired"],
        ["All of it", "Freebet · Expired"],
        ["Winnings only", "Freebet · Expired"],
        ["Insured bet", "Freebet · Expired"],
        ["Big hunt", "Hunting · Expired"],
        ["Sunday cup", "Tournament · Expired"],
        ["Sunday cup", "Freebet · Used"],
        ["Treasure box", "Lootbox · Expired"],
      ]);
      expect(await page.getByRole("progressbar").count()).toBe(0);
      await page.getByRole("textbox", { name: "Promo code" }).fill("KICKOFF");
      await page.getByRole("button", { name: "Redeem" }).click();
      await page.getByText("This code has expired.").waitFor();
      const asked = page.waitForResponse((reply) => reply.request().method() === "POST" && reply.url().endsWith("/api/v2/bonuses"));
      await addHomeWin(page, nextMatch());
      expect(await (await asked).json()).toEqual({ data: [{ available: [], upcoming: [] }] });
      expect((await bonusNamed(rival, "Sunday cup", "freebet")).user_status).toBe("expired");
      expect(await readBalance(page)).toBe(9_360);
    });
  });
});
