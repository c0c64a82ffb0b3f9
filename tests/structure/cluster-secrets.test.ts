import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSecrets } from "../../scripts/launcher/cluster/cluster-secrets.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "secrets-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the secrets of a cluster", () => {
  it("are generated once, and come from the environment where it has them, except the password of the database", () => {
    const first = loadSecrets(folder, {});
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    expect(loadSecrets(folder, {})).toEqual(first);
    const given = { TOKEN_SECRET: "given", POSTGRES_PASSWORD: "given" };
    expect(loadSecrets(folder, given)).toEqual({ ...first, TOKEN_SECRET: "given" });
  });

  it("are not replaced when their file cannot be read", () => {
    const path = join(folder, "secrets.json");
    loadSecrets(folder, {});
    const damaged = readFileSync(path, "utf8").slice(0, 40);
    writeFileSync(path, damaged);
    expect(() => loadSecrets(folder, {})).toThrow(`cannot be read: ${path}`);
    expect(readFileSync(path, "utf8")).toBe(damaged);
  });
});
