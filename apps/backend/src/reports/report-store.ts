import type { Database } from "../platform/database/open-database.ts";
import type { Report } from "./read-reports.ts";

/** A kept report with when it came. */
export interface KeptReport extends Report {
  readonly id: bigint;
  readonly createdAt: Date;
}

const keptDays = 14;
const mostKept = 2_000;

/** Keeps reports as they came. */
export async function keepReports(database: Database, reports: readonly Report[]): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map(({ body, ...report }) => ({ ...report, body: JSON.stringify(body) }));
  await database.insertInto("reports").values(rows).execute();
}

/** The newest reports, at most `limit`. */
export async function listReports(database: Database, limit: number): Promise<readonly KeptReport[]> {
  const rows = await database.selectFrom("reports").selectAll().orderBy("id", "desc").limit(limit).execute();
  return rows.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at }));
}

/** Forgets what is older than two weeks or beyond the newest two thousand. */
export async function pruneReports(database: Database): Promise<void> {
  await database
    .deleteFrom("reports")
    .where((where) =>
      where.or([
        where("created_at", "<", new Date(Date.now() - keptDays * 86_400_000)),
        where("id", "<", (select) => select.selectFrom("reports").select("id").orderBy("id", "desc").offset(mostKept).limit(1)),
      ]),
    )
    .execute();
}
