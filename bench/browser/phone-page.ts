import { chromium, type Browser, type BrowserContext, type CDPSession, type Frame, type Page } from "playwright-core";

/** Window of the phone profile, CSS pixels. */
export const phoneWindow = { width: 412, height: 823 } as const;
const cpuSlowdown = 4;
const fast4g = { offline: false, latency: 165, downloadThroughput: (8.1 * 1_000_000) / 8, uploadThroughput: (1.35 * 1_000_000) / 8 };

/** A phone's page in a fresh context: empty cache, CPU four times slower. */
export interface PhonePage {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

type Line = "fast4g" | "own";

/** Starts Chromium without a window. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Makes a page as slow as a phone, or a frame that has a process of its own: what is imposed on its page does not reach it. */
export async function slowDown(context: BrowserContext, place: Page | Frame, network: Line): Promise<CDPSession> {
  const devtools = await context.newCDPSession(place);
  await devtools.send("Performance.enable");
  await devtools.send("Network.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (network === "fast4g") await devtools.send("Network.emulateNetworkConditions", fast4g);
  return devtools;
}

/** Opens a phone's page; `network` says whether the line is Fast 4G or the machine's own. */
export async function openPhone(browser: Browser, { network }: { readonly network: Line }): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: phoneWindow,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: "en-GB",
    colorScheme: "dark",
  });
  const page = await context.newPage();
  const devtools = await slowDown(context, page, network);
  return { page, devtools, close: () => context.close() };
}

/** Seconds that the page has spent so far, by kind. */
export async function spentSeconds(
  devtools: CDPSession,
): Promise<{ readonly script: number; readonly layout: number; readonly style: number; readonly task: number }> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    script: value("ScriptDuration"),
    layout: value("LayoutDuration"),
    style: value("RecalcStyleDuration"),
    task: value("TaskDuration"),
  };
}
