import type { ChatReportReason } from "@touchline/contract/http/chat";
import { sql } from "kysely";
import type { Database } from "../platform/database/open-database.ts";

/** A message that players have reported, with the operator's decision. */
export interface ReportedMessage {
  readonly messageId: number;
  readonly matchId: number;
  readonly locale: string;
  readonly authorId: string;
  readonly text: string;
  /** Without duplicates. */
  readonly reasons: readonly string[];
  readonly reporters: number;
  /** Product time of the latest report. */
  readonly reportedAt: Date;
  readonly decision: "removed" | "left" | null;
}

/** Stores a player's report with the text of the message; false when the message does not exist. */
export async function saveReport(
  database: Database,
  report: { readonly messageId: number; readonly reporterId: string; readonly reason: ChatReportReason; readonly at: Date },
): Promise<boolean> {
  const row = await database.selectFrom("chat_messages").selectAll().where("id", "=", BigInt(report.messageId)).executeTakeFirst();
  if (row === undefined) return false;
  await database
    .insertInto("chat_reports")
    .values({
      message_id: row.id,
      reporter_id: report.reporterId,
      reason: report.reason,
      match_id: row.match_id,
      locale: row.locale,
      author_id: row.player_id,
      text: row.text,
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Reported messages: undecided ones first, then the latest. */
export async function listReports(database: Database, limit: number): Promise<readonly ReportedMessage[]> {
  const rows = await database
    .selectFrom("chat_reports")
    .select(["message_id", "match_id", "locale", "author_id", "text"])
    .select(({ fn }) => [
      fn.countAll<string>().as("reporters"),
      fn.max("created_at").as("reported_at"),
      sql<string>`string_agg(distinct reason, ',' order by reason)`.as("reasons"),
      sql<boolean>`bool_or(decision is null)`.as("is_open"),
      sql<"removed" | "left" | null>`max(decision)`.as("decision"),
    ])
    .groupBy(["message_id", "match_id", "locale", "author_id", "text"])
    .orderBy("is_open", "desc")
    .orderBy("reported_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    messageId: Number(row.message_id),
    matchId: Number(row.match_id),
    locale: row.locale,
    authorId: row.author_id,
    text: row.text,
    reasons: row.reasons.split(","),
    reporters: Number(row.reporters),
    reportedAt: row.reported_at,
    decision: row.is_open ? null : row.decision,
  }));
}

/** Stores the operator's decision. A removed message stays removed. */
export async function decideReports(
  database: Database,
  { messageId, decision, at }: { readonly messageId: number; readonly decision: "removed" | "left"; readonly at: Date },
): Promise<void> {
  await database
    .updateTable("chat_reports")
    .set({ decision, decided_at: at })
    .where("message_id", "=", BigInt(messageId))
    .where("decision", "is", null)
    .execute();
}
