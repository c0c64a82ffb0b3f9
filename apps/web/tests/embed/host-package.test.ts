import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeEmbedPackage } from "../../plugins/embed-package/make-embed-package.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../../..");
const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

async function unpack(tarball: Buffer): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await unpackTar(gunzipSync(tarball));
  return new Map(entries.map(({ header, data }) => [header.name, data ?? new Uint8Array()]));
}

const goodHost = `
import { mountSportsbook, type FrameState, type Incoming } from "@touchline/embed";
import { SportsbookFrame } from "@touchline/embed/react";
const frame = mountSportsbook(document.body, { src: "https://sports.example.com", getAuthCode: async () => null });
frame.addEventListener("deposit", (event) => {
  const reason: "user" | "insufficient_funds" | "reminder" = event.detail.reason;
  const missing: string | undefined = event.detail.shortfallMinor;
  event.preventDefault();
  console.log(reason, missing);
});
frame.addEventListener("statechange", ({ detail }) => { const state: FrameState = detail.state; console.log(state); });
const viewport: Incoming["viewport"] = { top: 0, height: 700 };
const found: { navigate(path: string): Promise<void> } | null = document.querySelector("sportsbook-frame");
export const view = <SportsbookFrame src="https://sports.example.com" on={{ "balance-changed": ({ detail }) => console.log(detail.amountMinor) }} />;
void frame.setOddsType("american").then(() => console.log(viewport, found, Sportsbook.mount));
`;
const wrongHost = `
import { mountSportsbook, type Outgoing } from "@touchline/embed";
const frame = mountSportsbook(document.body, {});
frame.addEventListener("deposit", (event) => event.detail.stake);
void frame.setOddsType("roman");
export const size: Outgoing["page-size-changed"] = { width: 1, height: "2", mode: "fill" };
`;

describe("host package", () => {
  const host = mkdtempSync(join(tmpdir(), "touchline-host-"));
  let files: ReadonlyMap<string, Uint8Array> = new Map();

  beforeAll(async () => {
    const built = join(host, "built");
    mkdirSync(built);
    for (const name of ["embed.js", "embed.mjs", "react.mjs"]) writeFileSync(join(built, name), "export {};\n");
    const { tarball } = await makeEmbedPackage({ source: join(root, "packages/embed"), guide: join(root, "docs/embed"), built });
    files = await unpack(tarball);
    const folder = join(host, "node_modules/@touchline/embed");
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of files) writeFileSync(join(folder, name.replace("package/", "")), content);
    symlinkSync(join(root, "node_modules/@types"), join(host, "node_modules/@types"));
  });
  afterAll(() => rmSync(host, { recursive: true, force: true }));

  /** `file:line` of each compiler error, in the host's files and in the declarations. */
  async function wrongLines(hosts: Readonly<Record<string, string>>): Promise<readonly string[]> {
    writeFileSync(join(host, "package.json"), '{"type":"module"}');
    for (const [name, text] of Object.entries(hosts)) writeFileSync(join(host, name), text);
    const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--jsx", "react-jsx", "--types", "react"];
    const output = await run(process.execPath, [compiler, ...options, ...Object.keys(hosts)], { cwd: host }).then(
      () => "",
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
    return output.split("\n").flatMap((line) => /^([\w./@-]+)\((\d+),/u.exec(line)?.slice(1, 3).join(":") ?? []);
  }

  it("exports the SDK, the component, their types and the guide", () => {
    const described = JSON.parse(new TextDecoder().decode(files.get("package/package.json"))) as {
      readonly version: string;
      readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    };
    const { version } = JSON.parse(readFileSync(join(root, "packages/embed/package.json"), "utf8")) as { readonly version: string };
    expect(described.version).toBe(version);
    const named = Object.values(described.exports).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)));
    expect(named).toHaveLength(6);
    for (const target of named) expect([...files.keys()]).toContain(target.replace("./", "package/"));
    for (const name of ["README.md", "messages.md", "troubleshooting.md"]) expect([...files.keys()]).toContain(`package/${name}`);
  });

  it("type-checks a host's code", async () => {
    const found = await wrongLines({ "good.tsx": goodHost, "wrong.ts": wrongHost });
    expect(found).toEqual(["wrong.ts:3", "wrong.ts:4", "wrong.ts:5", "wrong.ts:6"]);
  });
});
