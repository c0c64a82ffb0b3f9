import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Product } from "./start-product.ts";
import { demoPassword } from "./player.ts";
import { slipOf } from "./slip-on-page.ts";

/** Origins of the demo host: its own, one that is another site to browsers, and one that may not embed the sportsbook. */
export function hostOrigins({ platformOrigin }: Pick<Product, "platformOrigin">): {
  readonly same: string;
  readonly cross: string;
  readonly unlisted: string;
} {
  const at = (name: string): string => platformOrigin.replace("//localhost:", `//${name}:`);
  return { same: platformOrigin, cross: at("host.localhost"), unlisted: at("evil.localhost") };
}

/** The SDK's element on the host's page. */
export type HostElement = HTMLElement & {
  readonly state: string;
  reload(): void;
  navigate(path: string): Promise<void>;
  setCurrency(currency: string): Promise<void>;
  openBetSlip(options?: { readonly tab?: "BET_SLIP" | "MY_BETS" }): Promise<void>;
};

/** Waits until the element reports this state. */
export async function waitForState(page: Page, state: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector<HostElement>("sportsbook-frame")?.state === wanted, state, {
    timeout: 45_000,
  });
}

/** Opens a page of the host and waits until its frame is interactive. */
export async function openHost(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  await waitForState(page, "ready");
  const frame = page.frameLocator("sportsbook-frame iframe");
  await frame.locator('.desk[data-stale="false"], main:not(.desk main)').first().waitFor();
  return frame;
}

/** Signs the demo player in through the host's dialog. */
export async function signInOnHost(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Sign in to the platform" });
  await dialog.getByLabel("Email").fill("demo@touchline.test");
  await dialog.getByLabel("Password").fill(demoPassword);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Waits until host and frame show the same balance, which changes shortly after a bet. */
export async function waitForSameBalance(page: Page, frame: FrameLocator): Promise<void> {
  await expect
    .poll(async () => {
      const inFrame = await frame.getByTitle("Balance").innerText();
      return (await page.locator("[data-wallet]").innerText()).includes(inFrame.replaceAll(/[^\d.]/gu, ""));
    })
    .toBe(true);
}

/** Passes a frame to helpers that take a page but only locate by role. */
export const asPage = (frame: FrameLocator): Page => frame as unknown as Page;

/** Opens the slip through the SDK and waits until its sheet stops moving: in a tall frame it would move from under a click. */
export async function openSlipOnHost(page: Page, frame: FrameLocator): Promise<void> {
  await page.locator("sportsbook-frame").evaluate(async (host: HostElement) => host.openBetSlip());
  const slip = slipOf(asPage(frame));
  await slip.first().waitFor();
  await slip.first().evaluate(async (element) => Promise.all(element.getAnimations().map(async ({ finished }) => finished)));
}

/** Records the state changes of a host's frame; the returned function reads after how many milliseconds the latest load failed. */
export async function recordFailures(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    if (self !== top) return;
    let startedAt = 0;
    window.failedAfterMs = [];
    addEventListener(
      "statechange",
      (event) => {
        const { state } = (event as CustomEvent<{ readonly state: string }>).detail;
        if (state === "loading") startedAt = performance.now();
        if (state === "failed") window.failedAfterMs.push(performance.now() - startedAt);
      },
      true,
    );
  });
  return async () => {
    await waitForState(page, "failed");
    return page.evaluate(() => window.failedAfterMs.at(-1) ?? Number.POSITIVE_INFINITY);
  };
}
