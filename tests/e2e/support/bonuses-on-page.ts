import type { Bet } from "@touchline/contract/entities/bet";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { ledgerOf } from "../../../apps/backend/tests/support/cashouts.ts";
import type { Client } from "../../../apps/backend/tests/support/client.ts";
import { matchNumbers, settleMatch } from "../../../apps/backend/tests/support/match-results.ts";
import { visit } from "./browser.ts";
import { readBalance } from "./player.ts";
import type { ScriptedSite } from "./scripted-site.ts";
import { placeUntilTaken, priceOf, readSlip, slipOf } from "./slip-on-page.ts";

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

export async function chooseBonus(page: Page, label: string): Promise<void> {
  await slipOf(page).getByRole("combobox", { name: "Bonus" }).selectOption({ label });
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
    await visit(page, `${site.origin}/en/soccer/home-away-m-${match}`);
    await priceOf(page.getByRole("main"), `Home ${match}`).click();
    await slipOf(page)
      .getByRole("button", { name: `Remove Home ${match}`, exact: true })
      .waitFor();
  }

  async function openPromotions(page: Page): Promise<void> {
    await visit(page, `${site.origin}/en/promotions`);
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
    await placeUntilTaken(page);
    await expectBalance(page, balance[0]);
    await settleMatch(site.server, match, result);
    await expectBalance(page, balance[1]);
    expect(await readLastLedger(client)).toEqual(ledger);
  }

  return { nextMatch, addHomeWin, openPromotions, activate, readLastLedger, expectEnded, betWithBonus };
}
