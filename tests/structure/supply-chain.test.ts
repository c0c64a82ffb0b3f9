import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

function readJson<Body>(path: string): Body {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as Body;
}

const lock = readJson<{ readonly packages: Readonly<Record<string, LockedPackage>> }>("package-lock.json");
/** Third-party packages by folder. */
const locked = Object.entries(lock.packages).filter(([folder, { link }]) => folder.includes("node_modules/") && link !== true);
const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);

describe("third-party packages", () => {
  it("are locked by hash and come from the registry", () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, { integrity }]) => integrity?.startsWith("sha512-") !== true).map(([folder]) => folder)).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([folder]) => folder)).toEqual([]);
  });

  it("run no install scripts, and packages with one are listed", () => {
    const { allowScripts } = readJson<{ readonly allowScripts: Readonly<Record<string, boolean>> }>("package.json");
    const wouldRun = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([folder]) => nameOf(folder));
    expect(allowScripts).toEqual(Object.fromEntries(wouldRun.map((name) => [name, false])));
    expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/mu);
  });

  it("must be public for 30 days before they are installed", () => {
    expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^min-release-age=30$/mu);
  });

  it("are all listed with their hashes in the CycloneDX file of npm run sbom", () => {
    const folder = mkdtempSync(join(tmpdir(), "sbom-"));
    const file = join(folder, "sbom.json");
    const run = spawnSync(process.execPath, ["scripts/sbom.mjs", file], { cwd: root, encoding: "utf8" });
    expect(run.status, run.stderr).toBe(0);
    const list = JSON.parse(readFileSync(file, "utf8")) as {
      readonly bomFormat: string;
      readonly metadata: { readonly component: { readonly name: string } };
      readonly components: readonly { readonly purl: string; readonly hashes?: readonly { readonly content: string }[] }[];
    };
    rmSync(folder, { recursive: true });
    expect([list.bomFormat, list.metadata.component.name]).toEqual(["CycloneDX", "touchline"]);
    const hashes = new Map(list.components.map(({ purl, hashes: [hash] = [] }) => [decodeURIComponent(purl), hash?.content]));
    const missing = locked.filter(([path, { version, integrity }]) => {
      const hash = Buffer.from((integrity ?? "").slice("sha512-".length), "base64").toString("hex");
      return hashes.get(`pkg:npm/${nameOf(path)}@${version ?? ""}`) !== hash;
    });
    expect(missing.map(([path]) => path)).toEqual([]);
  });
});
