import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdLock } from "../../scripts/launcher/hold-lock.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "lock-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("holdLock", () => {
  it("runs one caller at a time, and releases the lock after a failure", async () => {
    const path = join(folder, "lock");
    const events: string[] = [];
    const work = async (name: string): Promise<void> => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push(`${name} ends`);
      if (name === "first") throw new Error("failed");
    };
    const first = holdLock(path, async () => work("first"));
    const second = holdLock(path, async () => work("second"));
    await expect(first).rejects.toThrow("failed");
    await second;
    expect(events).toEqual(["first begins", "first ends", "second begins", "second ends"]);
    expect(existsSync(path)).toBe(false);
  });

  it("does not wait for a dead process", async () => {
    const path = join(folder, "lock");
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(path, String(pid));
    expect(await holdLock(path, async () => readFileSync(path, "utf8"))).toBe(String(process.pid));
  });

  it("does not wait for a process that was killed before it wrote its id", async () => {
    const path = join(folder, "lock");
    writeFileSync(path, "");
    const aMinuteAgo = new Date(Date.now() - 60_000);
    utimesSync(path, aMinuteAgo, aMinuteAgo);
    expect(await holdLock(path, async () => readFileSync(path, "utf8"))).toBe(String(process.pid));
  });
});
