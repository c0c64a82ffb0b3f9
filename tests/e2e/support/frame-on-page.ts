import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { demoPassword } from "./player.ts";
import { slipOf } from "./slip-on-page.ts";

/** The frame's element as the host's page has it. */
export type HostElement = HTMLElement & {
  readonly state: string;
  reload(): void;
  navigate(path: string): Promise<void>;
  setCurrency(currency: string): Promise<void>;
  openBetSlip(options?: { readonly tab?: "BET_SLIP" | "MY_BETS" }): Promise<void>;
};

/** Waits until the element says so. */
export async function waitForState(page: Page, state: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector<HostElement>("sportsbook-frame")?.state === wanted, state, {
    timeout: 45_000,
  });
}

/** Opens a page of the host and waits until the frame in it listens. */
export async function openHost(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  await waitForState(page, "ready");
  const frame = page.frameLocator("sportsbook-frame iframe");
  await frame.locator('.desk[data-stale="false"], main:not(.desk main)').first().waitFor();
  return frame;
}

/** Signs the demo player in by the host's own dialog. */
export async function signInOnHost(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Sign in to the platform" });
  await dialog.getByLabel("Email").fill("demo@touchline.test");
  await dialog.getByLabel("Password").fill(demoPassword);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Waits until the wallet of the host says what the frame says: the balance changes some time after the bet was taken. */
export async function waitForSameBalance(page: Page, frame: FrameLocator): Promise<void> {
  await expect
    .poll(async () => {
      const inFrame = await frame.getByTitle("Balance").innerText();
      return (await page.locator("[data-wallet]").innerText()).includes(inFrame.replaceAll(/[^\d.]/gu, ""));
    })
    .toBe(true);
}

/** A frame as a page: the slip's helpers look for roles only. */
export const asPage = (frame: FrameLocator): Page => frame as unknown as Page;

/** Opens the slip as a host does, and waits until its sheet has come to rest: in a tall frame it would move away from under a click. */
export async function openSlipOnHost(page: Page, frame: FrameLocator): Promise<void> {
  await page.locator("sportsbook-frame").evaluate(async (host: HostElement) => host.openBetSlip());
  const slip = slipOf(asPage(frame));
  await slip.first().waitFor();
  await slip.first().evaluate(async (element) => Promise.all(element.getAnimations().map(async ({ finished }) => finished)));
}

/** Notes when a host's frame changes its state; the answer reads how many milliseconds the newest load took until it failed. */
export async function noteFailures(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    if (self !== top) return;
    let beganAt = 0;
    window.failedAfterMs = [];
    addEventListener(
      "statechange",
      (event) => {
        const { state } = (event as CustomEvent<{ readonly state: string }>).detail;
        if (state === "loading") beganAt = performance.now();
        if (state === "failed") window.failedAfterMs.push(performance.now() - beganAt);
      },
      true,
    );
  });
  return async () => {
    await waitForState(page, "failed");
    return page.evaluate(() => window.failedAfterMs.at(-1) ?? Number.POSITIVE_INFINITY);
  };
}
