import type { Locator, Page } from "playwright-core";

/** The slip as the page shows it: beside the page, or the open sheet on a phone. */
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

/** Waits until an outcome is on the slip; tells what the slip shows instead. */
export async function waitForLeg(page: Page, outcomeName: string): Promise<void> {
  await legsOf(page)
    .getByText(outcomeName, { exact: true })
    .first()
    .waitFor()
    .catch(async (error: unknown) => {
      throw new Error(`${outcomeName} is not on the slip: ${(await slipOf(page).allInnerTexts()).join("; ")}`, { cause: error });
    });
}

/** One moment of the slip: prices in thousandths and what it says comes back, in minor units. */
export interface SlipReading {
  readonly odds: readonly number[];
  readonly returns: number;
}

/** Reads all of the slip at one moment, so that a price that moves meanwhile cannot mix two of them. */
export async function readSlip(page: Page): Promise<SlipReading> {
  const { text, typed, legs } = await slipOf(page).evaluate((slip: HTMLElement) => ({
    text: slip.innerText,
    typed: slip.querySelector<HTMLInputElement>('input[aria-label="Return to aim for"]')?.value ?? null,
    legs: [...slip.querySelectorAll<HTMLElement>('ul[aria-label="Selections"] > li')].map((leg) => leg.innerText),
  }));
  const odds = legs.map((leg) => toThousandths(/^(\d+\.\d{2,3})$/mu.exec(leg)?.[1] ?? "0"));
  return { odds, returns: toMinor(typed ?? /Returns[^\n]*\n+([^\n]*\d[^\n]*)/u.exec(text)?.[1] ?? "") };
}

/** `€1,234.50` in minor units. */
export function toMinor(text: string): number {
  return Number(text.replaceAll(/\D/gu, ""));
}

/** `2.35` in thousandths. */
export function toThousandths(text: string): number {
  const [whole = "0", part = ""] = text.split(".");
  return Number(whole) * 1000 + Number(part.padEnd(3, "0"));
}

/** floor(stake x product of prices), in minor units, without floating point. */
export function returnOf(stakeMinor: number, odds: readonly number[]): number {
  const product = odds.reduce((total, price) => total * BigInt(price), BigInt(stakeMinor));
  return Number(product / 1000n ** BigInt(odds.length));
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** The price button of an outcome while it can be bet on. */
export function priceOf(place: Page | Locator, outcomeName: string): Locator {
  return place.getByRole("button", { name: new RegExp(`^${escapeRegExp(outcomeName)} (?:\\S+ )?\\d+\\.\\d{2}`, "u") }).first();
}

/** Chooses in the slip's settings what happens when prices change. */
export async function choosePolicy(page: Page, policy: "Ask me every time" | "Accept better odds only" | "Accept any odds"): Promise<void> {
  await slipOf(page).getByRole("button", { name: "Slip settings" }).click();
  await slipOf(page).getByRole("radio", { name: policy }).check();
  await slipOf(page).getByRole("button", { name: "Slip settings" }).click();
}

/** Types a stake into the field beside the page, or on the phone's keypad. */
export async function typeStake(page: Page, text: string): Promise<void> {
  const keypad = slipOf(page).getByRole("group", { name: "Keypad" });
  if (!(await keypad.isVisible()))
    return slipOf(page)
      .getByRole("textbox", { name: /^Stake(?: per bet)?$/u })
      .fill(text);
  for (const key of text) await keypad.getByRole("button", { name: key === "." ? "Decimal point" : key, exact: true }).click();
}

/** After a goal a line in play is shut for about a minute; no bet can be placed that long. */
const suspendedAtMostMs = 90_000;

/** Presses Place until the operator takes the bet: a goal meanwhile suspends or rejects it, which is the operator's right. Returns the receipt's text. */
export async function placeUntilTaken(page: Page): Promise<string> {
  const slip = slipOf(page);
  const placed = slip.getByText(/^(?:Bet|\d+ bets) placed$/u);
  const place = slip.getByRole("button", { name: /^Place (?:free )?bet · /u, disabled: false });
  const refused = slip.getByText(/You haven’t been charged\./u).first();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // An earlier refusal still stands for a moment after the press, so the receipt may come while we wait for Place again.
    await placed
      .or(place)
      .first()
      .waitFor({ timeout: suspendedAtMostMs })
      .catch(async (error: unknown) => {
        throw new Error(`There is no way to place: ${await slip.innerText()}`, { cause: error });
      });
    if (await placed.isVisible()) return slip.innerText();
    await place.click({ timeout: suspendedAtMostMs });
    await placed
      .or(refused)
      .first()
      .waitFor()
      .catch(async (error: unknown) => {
        throw new Error(`The bet has no end: ${await slip.innerText()}`, { cause: error });
      });
    if (await placed.isVisible()) return slip.innerText();
  }
  throw new Error(`The bet was refused five times: ${await slip.innerText()}`);
}

/** Puts the win of a side on the slip, from the page of its match. */
export async function addWinner(page: Page, side: string): Promise<void> {
  await priceOf(page.getByRole("main").getByRole("group", { name: "1x2", exact: true }), side).click();
  await legsOf(page).nth(0).waitFor();
}
