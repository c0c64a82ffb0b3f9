import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";

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

/**
 * What gives a frame a process of its own, here all left out: the phone's slow processor and line are imposed on the page's process,
 * and a frame beside it would run at the machine's own speed.
 */
const oneProcess = [
  "--disable-site-isolation-trials",
  "--disable-features=IsolateOrigins,site-per-process,OriginIsolationHeader,OriginKeyedProcessesByDefault,ProcessPerSiteUpToMainFrameThreshold",
];

/** Starts Chromium without a window; `isOneProcess` keeps the frames of a page in the page's own process. */
export async function startChromium({ isOneProcess = false }: { readonly isOneProcess?: boolean } = {}): Promise<Browser> {
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
      ...(isOneProcess ? oneProcess : []),
    ],
  });
}

/** Opens a phone's page; `network` says whether the line is Fast 4G or the machine's own. */
export async function openPhone(browser: Browser, { network }: { readonly network: "fast4g" | "own" }): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: phoneWindow,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: "en-GB",
    colorScheme: "dark",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Network.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  if (network === "fast4g") await devtools.send("Network.emulateNetworkConditions", fast4g);
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
