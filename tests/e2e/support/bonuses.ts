import type { Bet } from "@touchline/contract/entities/bet";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { ledgerOf } from "../../../apps/backend/tests/support/cashouts.ts";
import type { Client } from "../../../apps/backend/tests/support/client.ts";
import { matchNumbers, settleMatch } from "../../../apps/backend/tests/support/match-results.ts";
import { goTo } from "./browser.ts";
import { readBalance } from "./player.ts";
import type { ScriptedSite } from "./scripted-site.ts";
import { placeUntilAccepted, oddsButton, readSlip, slipOf } from "./slip-on-page.ts";
import type { NewCampaign } from "../../../apps/backend/src/bonuses/campaigns/campaigns.ts";
import type { NewJackpot } from "../../../apps/backend/src/bonuses/read-jackpots.ts";
import { campaign as campaignOf, freebetTerms, openTerms } from "../../../apps/backend/tests/support/bonuses.ts";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** The start of product time on the site with these campaigns. */
export const siteStart = "2026-11-22T10:00:00Z";
const defaultTerms = { ...openTerms, isAnnounced: false } as const;
const prize = { freebet: freebetTerms("only_win"), hoursToUse: 24 };

type CampaignOptions = Parameters<typeof campaignOf>[0];

/** Runs for a week from the site's start unless the options say otherwise. */
function campaign(options: CampaignOptions): NewCampaign {
  const from = Date.parse(siteStart);
  return campaignOf({ validFrom: new Date(from - hourMs), validTo: new Date(from + 7 * dayMs), ...options });
}

function freebetCampaign(key: string, freebetType: Parameters<typeof freebetTerms>[0], code?: string): NewCampaign {
  const gift = { amount: 500, freebet: freebetTerms(freebetType), hoursToUse: 48 };
  const terms = {
    ...defaultTerms,
    needsActivation: code === undefined,
    gift,
    ...(code === undefined ? {} : { triggerKey: "code" as const }),
  };
  return campaign({ key, type: "freebet", terms, ...(code === undefined ? {} : { code }) });
}

const huntingTerms = { ...defaultTerms, needsActivation: true, isOncePerEvent: true, isInPromotions: true, prize };

/** One campaign of each type, active for a week. */
export const campaigns: readonly NewCampaign[] = [
  campaign({
    key: "Weekend boost",
    type: "comboboost",
    terms: {
      ...defaultTerms,
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
    terms: { ...defaultTerms, minStake: 1_500, minOdds: 1_500, ranges: [{ numberOfBets: 2, numberOfFreebets: 1, amount: 150 }], prize },
  }),
  campaign({ key: "Big hunt", type: "hunting", terms: { ...huntingTerms, ranges: [{ points: 2, share: 250 }], maxAmount: 900 } }),
  campaign({
    key: "Sunday cup",
    type: "tournament",
    validTo: new Date(Date.parse(siteStart) + dayMs),
    terms: { ...huntingTerms, ranges: [], maxAmount: 0, initialPool: 1_000, contribution: 100, shares: [500, 300] },
  }),
  campaign({
    key: "Treasure box",
    type: "lootbox",
    terms: {
      ...defaultTerms,
      needsActivation: true,
      betsNeeded: 1,
      gift: { amount: 200, freebet: freebetTerms("all_win", { boostData: [1100, 1250, 1500], isBoostRequired: true }), hoursToUse: 48 },
    },
  }),
];

/** A jackpot that drops with the first stake of EUR 20. */
export const jackpots: readonly NewJackpot[] = [
  {
    key: "pot",
    names: { en: "Golden pot" },
    currency: "EUR",
    contribution: 1_000,
    minStake: 2_000n,
    minOdds: 1_500,
    // EUR 2 of the stake go into the pot, which is enough to drop it.
    levels: [{ code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100n, dropBefore: 101n }],
  },
];

interface BonusBet {
  readonly page: Page;
  readonly client: Client;
  readonly label: string;
  readonly result: "win" | "lose";
  readonly returns: number;
  readonly balance: readonly [placed: number, settled: number];
  readonly ledger: readonly (readonly [string, number])[];
}

export function campaignCard(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ hasText: name });
}

export async function openBonus(page: Page, name: string): Promise<Locator> {
  await campaignCard(page, name).first().getByRole("link").click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("heading", { name: "Terms" }).waitFor();
  return dialog;
}

async function chooseBonus(page: Page, label: string): Promise<void> {
  await slipOf(page).getByRole("radiogroup", { name: "Bonus" }).getByRole("radio", { name: label }).check();
}

export async function expectBalance(page: Page, minor: number): Promise<void> {
  await expect.poll(async () => readBalance(page)).toBe(minor);
}

async function lastBet(client: Client): Promise<Bet> {
  const [bet] = (await client.get("/api/v3/bets")).body["data"] as Bet[];
  if (bet === undefined) throw new Error("The player has no bet.");
  return bet;
}

export async function closeToast(page: Page, name: string): Promise<void> {
  const toast = page.getByRole("status").filter({ hasText: name });
  await toast.getByRole("button", { name: "Close" }).click();
  await toast.waitFor({ state: "detached" });
}

/** Actions of a player with bonuses on a scripted site. */
export function bonusActions(site: ScriptedSite) {
  const nextMatch = matchNumbers();

  async function addHomeWin(page: Page, match: number): Promise<void> {
    await goTo(page, `${site.origin}/en/soccer/home-away-m-${match}`);
    await oddsButton(page.getByRole("main"), `Home ${match}`).click();
    await slipOf(page)
      .getByRole("button", { name: `Remove Home ${match}`, exact: true })
      .waitFor();
  }

  async function openPromotions(page: Page): Promise<void> {
    await goTo(page, `${site.origin}/en/promotions`);
  }

  async function activate(page: Page, name: string): Promise<void> {
    await openPromotions(page);
    const dialog = await openBonus(page, name);
    await dialog.getByRole("button", { name: "Activate" }).click();
    await dialog.getByText(/ · Active$/u).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
  }

  async function readLastLedger(client: Client): Promise<readonly (readonly [string, number])[]> {
    return ledgerOf(site.server.services.database, (await lastBet(client)).id);
  }

  async function expectEnded(page: Page, states: readonly (readonly [name: string, state: string])[]): Promise<void> {
    await openPromotions(page);
    await page.getByText(/^Used and expired \(\d+\)$/u).click();
    for (const [name, state] of states) await campaignCard(page, name).filter({ hasText: state }).first().waitFor();
  }

  async function betWithBonus({ page, client, label, result, returns, balance, ledger }: BonusBet): Promise<void> {
    const match = nextMatch();
    await addHomeWin(page, match);
    await chooseBonus(page, label);
    await expect.poll(async () => (await readSlip(page)).returns).toBe(returns);
    await placeUntilAccepted(page);
    await expectBalance(page, balance[0]);
    await settleMatch(site.server, match, result);
    await expectBalance(page, balance[1]);
    expect(await readLastLedger(client)).toEqual(ledger);
  }

  return { nextMatch, addHomeWin, openPromotions, activate, readLastLedger, expectEnded, betWithBonus };
}
