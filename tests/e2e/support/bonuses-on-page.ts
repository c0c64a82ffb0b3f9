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

interface Spending {
  readonly page: Page;
  readonly client: Client;
  readonly label: string;
  readonly result: "win" | "lose";
  readonly returns: number;
  readonly balance: readonly [placed: number, settled: number];
  readonly ledger: readonly (readonly [string, number])[];
}

export function card(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ hasText: name });
}

export async function openBonus(page: Page, name: string): Promise<Locator> {
  await card(page, name).first().getByRole("link").click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("heading", { name: "Terms" }).waitFor();
  return dialog;
}

export async function choose(page: Page, label: string): Promise<void> {
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

export async function closeNotice(page: Page, name: string): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: name });
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
}

/** What a player does with bonuses on a scripted site. */
export function bonusSteps(site: ScriptedSite) {
  const freshMatch = matchNumbers();

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

  async function ledgerOfLast(client: Client): Promise<readonly (readonly [string, number])[]> {
    return ledgerOf(site.server.services.database, (await lastBet(client)).id);
  }

  async function expectEnded(page: Page, states: readonly (readonly [name: string, state: string])[]): Promise<void> {
    await openPromotions(page);
    await page.getByText(/^Used and expired \(\d+\)$/u).click();
    for (const [name, state] of states) await card(page, name).filter({ hasText: state }).first().waitFor();
  }

  async function spend({ page, client, label, result, returns, balance, ledger }: Spending): Promise<void> {
    const match = freshMatch();
    await addHomeWin(page, match);
    await choose(page, label);
    await expect.poll(async () => (await readSlip(page)).returns).toBe(returns);
    await placeUntilTaken(page);
    await expectBalance(page, balance[0]);
    await settleMatch(site.server, match, result);
    await expectBalance(page, balance[1]);
    expect(await ledgerOfLast(client)).toEqual(ledger);
  }

  return { freshMatch, addHomeWin, openPromotions, activate, ledgerOfLast, expectEnded, spend };
}
