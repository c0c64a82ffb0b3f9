import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlayer } from "../../apps/backend/tests/support/create-player.ts";
import { openDatabase, type Database } from "../../apps/backend/src/platform/database/open-database.ts";
import { loadOperatorAccounts } from "../../apps/backend/src/wallet/operator-accounts.ts";
import { findProgram } from "../../scripts/launcher/engines/find-program.ts";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { isFull } from "../e2e/support/browser.ts";

const page = readFileSync(fileURLToPath(new URL("../../docs/operations/backup.md", import.meta.url)), "utf8");
/** The commands of the page in its order; the first block only sets variables. */
const [, dump, restore, checkMoney, baseBackup, closeSegment, recover] = [...page.matchAll(/```sh\n([^]*?)```/gu)].map(
  ([, text = ""]) => text,
);

const initdb = findProgram("initdb");
/** PostgreSQL does not run as root. */
const identity = (() => {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = /^postgres:.*$/mu.exec(readFileSync("/etc/passwd", "utf8"))?.[0].split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
})();

describe.runIf(isFull && initdb !== null)("the commands of docs/operations/backup.md on PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const paths = {
    data: join(folder, "data"),
    BACKUPS: join(folder, "backups"),
    ARCHIVE: join(folder, "archive"),
    RESTORED: join(folder, "restored"),
  };
  let env: Record<string, string>;
  let database: Database;

  function run(command: string, more: Readonly<Record<string, string>> = {}): string {
    const done = spawnSync("bash", ["-euo", "pipefail", "-c", command], {
      cwd: folder,
      encoding: "utf8",
      env: { ...env, ...more },
      ...identity,
    });
    expect(done.status, `${command}\n${done.stderr}`).toBe(0);
    return done.stdout.trim();
  }
  const ask = (statement: string, more: Readonly<Record<string, string>> = {}): string =>
    run(`psql --no-psqlrc --tuples-only --no-align --command="${statement}"`, more);

  async function addPlayer(balance: number): Promise<string> {
    const operator = await loadOperatorAccounts(database);
    return createPlayer({ database, operator }, balance);
  }

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    for (const path of [paths.data, paths.BACKUPS, paths.ARCHIVE]) {
      mkdirSync(path, { mode: 0o700 });
      if (identity.uid !== undefined) chownSync(path, identity.uid, identity.gid);
    }
    if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
    const port = await freePort("127.0.0.1");
    env = {
      PATH: `${dirname(initdb ?? "")}:/usr/bin:/bin`,
      PGHOST: "127.0.0.1",
      PGPORT: String(port),
      PGUSER: "touchline",
      PGDATABASE: "touchline",
      ...paths,
      RESTORED_PORT: String(await freePort("127.0.0.1")),
    };
    run("initdb -D $data -U touchline --auth=trust --encoding=UTF8 --locale=C.UTF-8");
    run(`cat >> $data/postgresql.conf <<'SETTINGS'
${/```\n(archive_mode[^]*?)```/u.exec(page)?.[1]?.replaceAll("/var/lib/postgresql/archive", paths.ARCHIVE) ?? ""}
SETTINGS
pg_ctl --pgdata=$data --wait --log=$data.log --options="-p $PGPORT -k $data -c listen_addresses=127.0.0.1" start`);
    run("createdb touchline");
    database = await openDatabase({ url: `postgresql://touchline@127.0.0.1:${port}/touchline`, dataDir: null });
    await addPlayer(10_000);
  }, 120_000);

  afterAll(async () => {
    await database.destroy();
    run("pg_ctl --pgdata=$data --mode=immediate stop; pg_ctl --pgdata=$RESTORED --mode=immediate stop || true");
    rmSync(folder, { recursive: true, force: true });
  });

  it("dump the database and restore it into another with the same money", () => {
    run(dump!);
    run(restore!);
    expect(run(checkMoney!).split("\n")).toEqual(["accounts that differ from their postings|0", "transactions that are not balanced|0"]);
    const money = "select count(*), sum(balance) from accounts where player_id is not null";
    expect(ask(money, { PGDATABASE: "touchline_restored" })).toBe(ask(money));
  });

  it("detect money that does not add up", () => {
    ask("update accounts set balance = balance + 1 where id = (select min(id) from accounts where player_id is not null)", {
      PGDATABASE: "touchline_restored",
    });
    expect(run(checkMoney!)).toContain("accounts that differ from their postings|1");
  });

  it("go back to the moment before a mistake, with everything until then", async () => {
    run(baseBackup!);
    const kept = await addPlayer(2_500);
    const moment = ask("select now()");
    await sleep(1_000);
    const lost = await addPlayer(9_999);
    ask("delete from share_codes");
    run(closeSegment!);
    await expect.poll(() => ask("select count(*) from pg_stat_archiver where last_archived_time > now() - interval '1 minute'")).toBe("1");
    run(recover!, { MOMENT: moment });
    const there = { PGPORT: env["RESTORED_PORT"]! };
    await expect.poll(() => ask("select pg_is_in_recovery()", there), { timeout: 20_000 }).toBe("f");
    expect(ask(`select id from players where id in ('${kept}', '${lost}')`, there)).toBe(kept);
    expect(ask(`select balance from accounts where player_id = '${kept}' and currency = 'EUR'`, there)).toBe("2500");
    expect(run(checkMoney!.replace("touchline_restored", "touchline"), there)).toMatch(/\|0\n.*\|0$/u);
  }, 60_000);
});
