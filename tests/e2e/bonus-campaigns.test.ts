import type { Bet } from "@touchline/contract/entities/bet";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { NewCampaign } from "../../apps/backend/src/bonuses/campaigns.ts";
import type { OutcomeResult } from "../../apps/backend/src/feed/sport-module.ts";
import { placeOne, newPlayer } from "../../apps/backend/tests/support/bets.ts";
import { bonusNamed, campaign as campaignOf, freebetTerms, openTerms, placeWith } from "../../apps/backend/tests/support/bonuses.ts";
import { ledgerOf } from "../../apps/backend/tests/support/cashouts.ts";
import type { Client } from "../../apps/backend/tests/support/client.ts";
import { home } from "../../apps/backend/tests/support/scripted-book.ts";
import { visit } from "./support/browser.ts";
import { readBalance } from "./support/player.ts";
import { scriptedSite } from "./support/scripted-site.ts";
import { placeUntilTaken, priceOf, readSlip, slipOf, typeStake } from "./support/slip-on-page.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const begin = "2026-11-22T10:00:00Z";
const purse = 10_000;

const site = scriptedSite(begin);
const silent = { ...openTerms, isAnnounced: false } as const;
const prize = { freebet: freebetTerms("only_win"), hoursToUse: 24 };

type Wish = Parameters<typeof campaignOf>[0];

/** On for a week from the file's first moment, unless told otherwise. */
function campaign(wish: Wish): NewCampaign {
  const from = Date.parse(begin);
  return campaignOf({ validFrom: new Date(from - hourMs), validTo: new Date(from + 7 * dayMs), ...wish });
}

function freebetCampaign(key: string, freebetType: Parameters<typeof freebetTerms>[0], code?: string): NewCampaign {
  const gift = { amount: 500, freebet: freebetTerms(freebetType), hoursToUse: 48 };
  const terms = { ...silent, needsActivation: code === undefined, gift, ...(code === undefined ? {} : { triggerKey: "code" as const }) };
  return campaign({ key, type: "freebet", terms, ...(code === undefined ? {} : { code }) });
}

const hunting = { ...silent, needsActivation: true, isOncePerEvent: true, isInPromotions: true, prize };

beforeAll(async () => {
  const { bonuses } = site.server.services;
  await bonuses.add(
    [
      campaign({
        key: "Weekend boost",
        type: "comboboost",
        terms: {
          ...silent,
          currency: null,
          usesCount: null,
          onlyVerified: false,
          ranges: [{ minCount: 2, maxCount: null, bonusOdds: 1050 }],
        },
      }),
      freebetCampaign("All of it", "all_win"),
      freebetCampaign("Winnings only", "only_win"),
      freebetCampaign("Insured bet", "no_risk"),
      freebetCampaign("Code gift", "all_win", "KICKOFF"),
      campaign({
        key: "Freebet every two",
        type: "amb",
        terms: { ...silent, minStake: 1_500, minOdds: 1_500, ranges: [{ numberOfBets: 2, numberOfFreebets: 1, amount: 150 }], prize },
      }),
      campaign({ key: "Big hunt", type: "hunting", terms: { ...hunting, ranges: [{ points: 2, share: 250 }], maxAmount: 900 } }),
      campaign({
        key: "Sunday cup",
        type: "tournament",
        validTo: new Date(Date.parse(begin) + dayMs),
        terms: { ...hunting, ranges: [], maxAmount: 0, initialPool: 1_000, contribution: 100, shares: [500, 300] },
      }),
      campaign({
        key: "Treasure box",
        type: "lootbox",
        terms: {
          ...silent,
          needsActivation: true,
          betsNeeded: 1,
          gift: { amount: 200, freebet: freebetTerms("all_win", { boostData: [1100, 1250, 1500], isBoostRequired: true }), hoursToUse: 48 },
        },
      }),
    ],
    [
      {
        key: "pot",
        names: { en: "Golden pot" },
        currency: "EUR",
        contribution: 1_000,
        minStake: 2_000n,
        minOdds: 1_500,
        // Two euros of a stake of twenty go in: it drops at once.
        levels: [{ code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100n, dropBefore: 101n }],
      },
    ],
  );
});

let lastMatch = 0;
function freshMatch(): number {
  lastMatch += 1;
  return lastMatch;
}

async function settle(match: number, result: OutcomeResult): Promise<void> {
  site.server.book.settle(match, { [home]: result });
  await site.server.services.betting.settled();
}

async function addHomeWin(page: Page, match: number): Promise<void> {
  await visit(page, `${site.origin}/en/soccer/home-away-m-${match}`);
  await priceOf(page.getByRole("main"), `Home ${match}`).click();
  await slipOf(page)
    .getByRole("button", { name: `Remove Home ${match}`, exact: true })
    .waitFor();
}

async function openPromotions(page: Page): Promise<void> {
  await visit(page, `${site.origin}/en/promotions`);
}

function card(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ hasText: name });
}

/** Opens a bonus of the list in full. */
async function openBonus(page: Page, name: string): Promise<Locator> {
  await card(page, name).first().getByRole("link").click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("heading", { name: "Terms" }).waitFor();
  return dialog;
}

async function activate(page: Page, name: string): Promise<void> {
  await openPromotions(page);
  const dialog = await openBonus(page, name);
  await dialog.getByRole("button", { name: "Activate" }).click();
  await dialog.getByText(/ · Active$/u).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
}

async function choose(page: Page, label: string): Promise<void> {
  await slipOf(page).getByRole("combobox", { name: "Bonus" }).selectOption({ label });
}

async function expectBalance(page: Page, minor: number): Promise<void> {
  await expect.poll(async () => readBalance(page)).toBe(minor);
}

/** The player's newest bet. */
async function lastBet(client: Client): Promise<Bet> {
  const [bet] = (await client.get("/api/v3/bets")).body["data"] as Bet[];
  if (bet === undefined) throw new Error("The player has no bet.");
  return bet;
}

async function ledgerOfLast(client: Client): Promise<readonly (readonly [string, number])[]> {
  return ledgerOf(site.server.services.database, (await lastBet(client)).id);
}

/** Closes the notice of a freebet that came. */
async function closeNotice(page: Page, name: string): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: name });
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
}

/** The names and states of what is over, once the list of them is open. */
async function expectEnded(page: Page, states: readonly (readonly [name: string, state: string])[]): Promise<void> {
  await openPromotions(page);
  await page.getByText(/^Used and expired \(\d+\)$/u).click();
  for (const [name, state] of states) await card(page, name).filter({ hasText: state }).first().waitFor();
}

interface Spending {
  readonly page: Page;
  readonly client: Client;
  readonly label: string;
  readonly result: OutcomeResult;
  readonly returns: number;
  readonly balance: readonly [placed: number, settled: number];
  readonly ledger: readonly (readonly [string, number])[];
}

/** Bets a freebet at 2.00 on the slip and settles it. */
async function spend({ page, client, label, result, returns, balance, ledger }: Spending): Promise<void> {
  const match = freshMatch();
  await addHomeWin(page, match);
  await choose(page, label);
  await expect.poll(async () => (await readSlip(page)).returns).toBe(returns);
  await placeUntilTaken(page);
  await expectBalance(page, balance[0]);
  await settle(match, result);
  await expectBalance(page, balance[1]);
  expect(await ledgerOfLast(client)).toEqual(ledger);
}

describe("from issue to settlement", () => {
  test("a combo boost raises the return of a combo, and is paid to the cent", async () => {
    await site.withPlayer(purse, async ({ page, client }) => {
      await openPromotions(page);
      await card(page, "Weekend boost").getByText("Combo boost · Active").waitFor();
      const matches = [freshMatch(), freshMatch()];
      for (const match of matches) await addHomeWin(page, match);
      await slipOf(page).getByRole("radio", { name: "Combo" }).click();
      await typeStake(page, "10");
      await slipOf(page).getByText("5 % boost: €2.00 more if it wins").waitFor();
      expect((await readSlip(page)).returns).toBe(4_200);
      expect(await placeUntilTaken(page)).toContain("Weekend boost · +5 %");
      for (const match of matches) await settle(match, "win");
      await expectBalance(page, purse - 1_000 + 4_200);
      expect(await ledgerOfLast(client)).toEqual([
        ["stake", -1_000],
        ["payout", 4_200],
      ]);
    });
  });

  test("each kind of freebet is activated, bet whole, and pays what its kind says", async () => {
    await site.withPlayer(purse, async ({ page, client }) => {
      const label = (name: string): string => `${name} · €5.00`;
      await activate(page, "All of it");
      await spend({
        page,
        client,
        label: label("All of it"),
        result: "win",
        returns: 1_000,
        balance: [10_000, 11_000],
        ledger: [
          ["stake", 0],
          ["payout", 1_000],
        ],
      });
      await activate(page, "Winnings only");
      await spend({
        page,
        client,
        label: label("Winnings only"),
        result: "win",
        returns: 500,
        balance: [11_000, 11_500],
        ledger: [
          ["stake", 0],
          ["payout", 500],
        ],
      });
      await activate(page, "Insured bet");
      await spend({
        page,
        client,
        label: label("Insured bet"),
        result: "lose",
        returns: 1_000,
        balance: [11_000, 11_500],
        ledger: [
          ["stake", -500],
          ["payout", 500],
        ],
      });
      await expectEnded(page, [
        ["All of it", "Freebet · Used"],
        ["Winnings only", "Freebet · Used"],
        ["Insured bet", "Freebet · Used"],
      ]);
    });
  });

  test("a code brings a freebet, which is bet", async () => {
    await site.withPlayer(purse, async ({ page, client }) => {
      await openPromotions(page);
      await page.getByRole("textbox", { name: "Promo code" }).fill("kickoff");
      await page.getByRole("button", { name: "Redeem" }).click();
      await page.getByText("Code gift is yours.").waitFor();
      await card(page, "Code gift").getByText("€5.00 to bet with; the whole return is yours.").waitFor();
      await spend({
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

  test("settled bets bring a freebet by themselves", async () => {
    await site.withPlayer(purse, async ({ page, client }) => {
      await client.get("/api/v2/bonuses");
      const matches = [freshMatch(), freshMatch()];
      for (const match of matches) await placeOne(client, [match], 1_500);
      await openPromotions(page);
      await page.getByRole("progressbar", { name: "0 of 2 bets" }).waitFor();
      const looked = freshMatch();
      await addHomeWin(page, looked);
      await slipOf(page).getByText("Freebet every two counts bets from €15 at 1.50 or more.").waitFor();
      await typeStake(page, "15");
      await slipOf(page).getByText("Freebet every two: with this slip 2 of 2 bets.").waitFor();
      await slipOf(page)
        .getByRole("button", { name: `Remove Home ${looked}`, exact: true })
        .click();
      for (const match of matches) await settle(match, "lose");
      await closeNotice(page, "Freebet every two");
      await openPromotions(page);
      await card(page, "Freebet every two").getByText("€1.50 to bet with; what is won above it is yours.").waitFor();
      await spend({
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

  test("a hunting counts events, and brings its freebet at the last range", async () => {
    await site.withPlayer(purse, async ({ page, client }) => {
      await activate(page, "Big hunt");
      const [first, second] = [freshMatch(), freshMatch()];
      for (const [match, text] of [
        [first, "Earns 1 point: 1 of 2 then"],
        [second, "Earns 1 point: 2 of 2 then"],
      ] as const) {
        await addHomeWin(page, match);
        await slipOf(page).getByText(text).waitFor();
        await typeStake(page, "10");
        await placeUntilTaken(page);
        await settle(match, "lose");
        if (match === first) {
          await openPromotions(page);
          await page.getByRole("progressbar", { name: "1 of 2 points" }).waitFor();
        }
      }
      await closeNotice(page, "Big hunt");
      // 25 % of an average stake of EUR 10.
      await spend({
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

  test("a lootbox fills, one of its chests is opened, and its freebet is bet", async () => {
    await site.withPlayer(purse, async ({ page, client }) => {
      await activate(page, "Treasure box");
      const match = freshMatch();
      await placeWith(client, [match], await bonusNamed(client, "Treasure box", "lootbox"));
      await settle(match, "lose");
      await closeNotice(page, "Treasure box");
      await openPromotions(page);
      await page.getByRole("link", { name: "Open a chest" }).click();
      const dialog = page.getByRole("dialog", { name: "Treasure box" });
      await dialog.getByRole("button", { name: "Open chest 2" }).click();
      await dialog.getByText(/^This freebet is \d+ % larger now\.$/u).waitFor();
      expect(await dialog.getByText("was in here").count()).toBe(2);
      const { amount } = (await bonusNamed(client, "Treasure box", "freebet")).issued ?? {};
      expect([220, 250, 300]).toContain(amount?.value);
      const worth = amount?.value ?? 0;
      await spend({
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

  test("a jackpot takes a bet, drops, and tells who won it", async () => {
    await site.withPlayer(purse, async ({ page, client }) => {
      const match = freshMatch();
      await addHomeWin(page, match);
      await typeStake(page, "20");
      await slipOf(page).getByText("This bet takes part in the jackpot.").waitFor();
      await placeUntilTaken(page);
      await site.server.services.bonuses.pass();
      await site.server.services.betting.settled();
      const dialog = page.getByRole("dialog", { name: "You won the jackpot" });
      await dialog.getByText("€3.00").waitFor();
      await dialog.getByText("Golden pot, Mini: it is on your balance.").waitFor();
      await dialog.getByRole("button").last().click();
      await expectBalance(page, purse - 2_000 + 300);
      await settle(match, "lose");
      expect(await ledgerOfLast(client)).toEqual([
        ["stake", -2_000],
        ["jackpot", 300],
        ["payout", 0],
      ]);
      await openPromotions(page);
      await page.getByRole("list", { name: "Latest hits" }).getByText("€3.00").waitFor();
    });
  });
});

describe("to the end", () => {
  test("a tournament ranks its players and shares its pool; what is not used expires", async () => {
    const rival = await newPlayer(site.server, purse);
    await site.withPlayer(purse, async ({ page, client }) => {
      await activate(page, "Sunday cup");
      const cup = await bonusNamed(rival, "Sunday cup");
      await rival.post(`/api/v2/bonuses/${cup.id}/activate`);
      const [first, second] = [freshMatch(), freshMatch()];
      await placeWith(rival, [first, second], cup);
      await addHomeWin(page, first);
      await slipOf(page).getByText("Earns 1 point: 1 then").waitFor();
      await typeStake(page, "10");
      await placeUntilTaken(page);
      for (const match of [first, second]) await settle(match, "lose");
      await openPromotions(page);
      const dialog = await openBonus(page, "Sunday cup");
      // EUR 10 and a tenth of both stakes, 50 % and 30 % of it.
      expect(await dialog.getByRole("row").allInnerTexts()).toEqual([
        expect.stringMatching(/^Place/u),
        expect.stringMatching(/^1\s.*\*\*\*.*\s2\s+€6\.00$/su),
        expect.stringMatching(/^2\s+You\s+1\s+€3\.60$/u),
      ]);
      site.pass(dayMs);
      await site.server.services.bonuses.pass();
      await site.server.services.betting.settled();
      expect((await bonusNamed(rival, "Sunday cup", "freebet")).issued?.amount?.value).toBe(600);
      await openPromotions(page);
      await closeNotice(page, "Sunday cup");
      await spend({
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

      site.pass(7 * dayMs);
      await site.server.services.bonuses.pass();
      await site.server.services.betting.settled();
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
      await page.getByText("This code is not valid any more.").waitFor();
      const asked = page.waitForResponse((reply) => reply.request().method() === "POST" && reply.url().endsWith("/api/v2/bonuses"));
      await addHomeWin(page, freshMatch());
      expect(await (await asked).json()).toEqual({ data: [{ available: [], upcoming: [] }] });
      expect((await bonusNamed(rival, "Sunday cup", "freebet")).user_status).toBe("expired");
      expect(await readBalance(page)).toBe(9_360);
    });
  });
});
