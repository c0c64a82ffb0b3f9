import { chromium, type Browser, type BrowserContext, type CDPSession, type Frame, type Page } from "playwright-core";

/** Viewport of the phone profile, in CSS pixels. */
export const phoneWindow = { width: 412, height: 823 } as const;
const cpuSlowdown = 4;
const fast4g = { offline: false, latency: 165, downloadThroughput: (8.1 * 1_000_000) / 8, uploadThroughput: (1.35 * 1_000_000) / 8 };

/** A page with the phone profile: empty cache, CPU four times slower. */
export interface PhonePage {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

type Network = "fast4g" | "own";

/** Starts headless Chromium. */
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

/** Throttles a page, or a frame with its own process, which is not affected by the throttling of its page. */
export async function slowDown(context: BrowserContext, target: Page | Frame, network: Network): Promise<CDPSession> {
  const devtools = await context.newCDPSession(target);
  // Uses the CPU time of the page's thread, which does not advance while other programs run.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Network.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (network === "fast4g") await devtools.send("Network.emulateNetworkConditions", fast4g);
  return devtools;
}

interface PhoneOptions {
  readonly network: Network;
  /** Ignores the content security policy of pages, so that the script of a floor may insert HTML. */
  readonly bypassesPolicy?: boolean;
}

/** Opens a page with the phone profile, on Fast 4G or the machine's own network. */
export async function openPhone(browser: Browser, { network, bypassesPolicy = false }: PhoneOptions): Promise<PhonePage> {
  const context = await browser.newContext({
    bypassCSP: bypassesPolicy,
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

/** Seconds that the page has spent so far, by kind of work. */
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
