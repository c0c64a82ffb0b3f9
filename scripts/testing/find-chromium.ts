import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** In the order of preference: the headless build needs about half the processor time. */
const systemNames = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath(name: string): string | null {
  const found = spawnSync("which", [name], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}

function systemChromium(): string | null {
  for (const name of systemNames) {
    const path = onPath(name);
    if (path !== null) return path;
  }
  return null;
}

async function playwrightChromium(): Promise<string | null> {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return path !== "" && existsSync(path) ? path : null;
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || onPath("apt-get") === null) return;
  process.stdout.write("Chromium is not here: installing Debian's package ...\n");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env: environment });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const { status } = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, "fonts-noto-core"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: environment,
    });
    if (status === 0) return;
  }
}

function downloadPlaywrightChromium(): void {
  process.stdout.write("Chromium is not here: asking Playwright to download it ...\n");
  spawnSync(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium-headless-shell"], { stdio: "inherit" });
}

/** Path of a Chromium to test with, which is installed if there is none; null if that fails too. */
export async function findChromium(): Promise<string | null> {
  const given = process.env["CHROMIUM_PATH"];
  if (given !== undefined && given !== "" && existsSync(given)) return given;
  const present = systemChromium() ?? (await playwrightChromium());
  if (present !== null) return present;
  installDebianPackage();
  const installed = systemChromium();
  if (installed !== null) return installed;
  downloadPlaywrightChromium();
  return playwrightChromium();
}
