import type { Locator, Page } from "playwright-core";

/** The visible slip: the side panel, or the open sheet on a phone. */
export function slipOf(page: Page): Locator {
  return page
    .getByRole("region", { name: "Bet slip" })
    .or(page.getByRole("dialog", { name: "Bet slip" }))
    .filter({ visible: true });
}

/** The legs on the slip. */
export function legsOf(page: Page): Locator {
  return slipOf(page).getByRole("list", { name: "Selections", exact: true }).getByRole("listitem");
}

/** Waits until an outcome is on the slip; the error contains the slip's text. */
export async function waitForLeg(page: Page, outcomeName: string): Promise<void> {
  await legsOf(page)
    .getByText(outcomeName, { exact: true })
    .first()
    .waitFor()
    .catch(async (error: unknown) => {
      throw new Error(`${outcomeName} is not on the slip: ${(await slipOf(page).allInnerTexts()).join("; ")}`, { cause: error });
    });
}

/** The slip at one moment: odds in thousandths and returns in minor units. */
export interface SlipReading {
  readonly odds: readonly number[];
  readonly returns: number;
}

/** Reads the slip in one evaluation, so that moving odds cannot mix two states. */
export async function readSlip(page: Page): Promise<SlipReading> {
  const { text, typed, legs } = await slipOf(page).evaluate((slip: HTMLElement) => ({
    text: slip.innerText,
    typed: slip.querySelector<HTMLInputElement>('input[aria-label="Target returns"]')?.value ?? null,
    legs: [...slip.querySelectorAll<HTMLElement>('ul[aria-label="Selections"] > li')].map((leg) => leg.innerText),
  }));
  const odds = legs.map((leg) => toThousandths(/^(\d+\.\d{2,3})$/mu.exec(leg)?.[1] ?? "0"));
  return { odds, returns: toMinor(typed ?? /Returns[^\n]*\n+([^\n]*\d[^\n]*)/u.exec(text)?.[1] ?? "") };
}

/** Parses `€1,234.50` into minor units. */
export function toMinor(text: string): number {
  return Number(text.replaceAll(/\D/gu, ""));
}

/** Parses `2.35` into thousandths. */
export function toThousandths(text: string): number {
  const [whole = "0", part = ""] = text.split(".");
  return Number(whole) * 1000 + Number(part.padEnd(3, "0"));
}

/** floor(stake x product of the odds) in minor units, without floating point. */
export function expectedReturn(stakeMinor: number, odds: readonly number[]): number {
  const product = odds.reduce((total, price) => total * BigInt(price), BigInt(stakeMinor));
  return Number(product / 1000n ** BigInt(odds.length));
}

/** The odds button of an outcome that is open for bets, by its spoken name. A selector is three times as fast as a search by role. */
export function oddsButton(place: Page | Locator, outcomeName: string): Locator {
  return place.locator(`button.odd:not([data-locked])[aria-label^=${JSON.stringify(`${outcomeName} `)}]`).first();
}

/** Chooses the odds policy in the slip's settings. */
export async function choosePolicy(page: Page, policy: "Ask me every time" | "Accept better odds only" | "Accept any odds"): Promise<void> {
  await slipOf(page).getByRole("button", { name: "Slip settings" }).click();
  await slipOf(page).getByRole("radio", { name: policy }).check();
  await slipOf(page).getByRole("button", { name: "Slip settings" }).click();
}

/** The bar that represents the slip on a phone until it is raised. */
export function slipBar(page: Page): Locator {
  return page.locator("[data-slip-peek]");
}

/** Raises the slip on a phone, if it is lowered. */
export async function raiseSlip(page: Page): Promise<void> {
  await slipBar(page).or(slipOf(page)).first().waitFor();
  if (await slipBar(page).isVisible())
    await slipBar(page)
      .getByRole("button", { name: /^Open bet slip/u })
      .click();
  await slipOf(page).waitFor();
}

/** The stake field of a bet, by the name of its outcome, "Combo" or the name of the system. */
export function stakeField(page: Page, name: string): Locator {
  return slipOf(page).getByRole("textbox", { name: `Stake on ${name}`, exact: true });
}

/** Enters a stake in the stake field, or on the keypad of a phone. */
export async function typeStake(page: Page, text: string): Promise<void> {
  await raiseSlip(page);
  const keypad = slipOf(page).getByRole("group", { name: "Keypad" });
  const field = slipOf(page).locator("input[data-stake-field]");
  await keypad.or(field).first().waitFor();
  if (!(await keypad.isVisible())) return field.fill(text);
  for (const key of text) await keypad.getByRole("button", { name: key === "." ? "Decimal point" : key, exact: true }).click();
}

/** After a goal a live line is suspended for about a minute. */
const maxSuspensionMs = 90_000;

/**
 * Presses Place until the bet is accepted, and Accept if the odds have changed: a goal in between may suspend or reject it. Returns the
 * receipt's text.
 */
export async function placeUntilAccepted(page: Page): Promise<string> {
  const slip = slipOf(page);
  const placed = slip.getByText(/^(?:Bet|\d+ bets) placed$/u);
  const place = slip.getByRole("button", { name: /^Place (?:free)?bet · /u, disabled: false });
  const accept = slip.getByRole("button", { name: /^Accept (?:\d|new odds)/u, disabled: false });
  const refused = slip.getByText(/You haven’t been charged\./u).first();
  const deadline = Date.now() + maxSuspensionMs;
  do {
    // An earlier refusal stays visible for a moment after the click, so the receipt may appear while waiting for Place.
    await placed
      .or(place)
      .or(accept)
      .first()
      .waitFor({ timeout: maxSuspensionMs })
      .catch(async (error: unknown) => {
        throw new Error(`The Place button did not appear: ${await slip.innerText()}`, { cause: error });
      });
    if (await placed.isVisible()) return slip.innerText();
    if (await accept.isVisible()) {
      // The odds may move once more before the click.
      await accept.click({ timeout: 3_000 }).catch(() => undefined);
      continue;
    }
    await place.click({ timeout: maxSuspensionMs });
    await placed
      .or(refused)
      .first()
      .waitFor()
      .catch(async (error: unknown) => {
        throw new Error(`The bet was neither placed nor refused: ${await slip.innerText()}`, { cause: error });
      });
    if (await placed.isVisible()) return slip.innerText();
  } while (Date.now() < deadline);
  throw new Error(`The bet was refused again and again: ${await slip.innerText()}`);
}

/** Adds a side's win to the slip from its match page. */
export async function addWinner(page: Page, side: string): Promise<void> {
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), side).click();
  await raiseSlip(page);
  await legsOf(page).nth(0).waitFor();
}
