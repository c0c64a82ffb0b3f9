import { dayMs } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";

/** A report as stored. */
export interface Report {
  readonly kind: "error" | "page" | "policy";
  /** The browser's error message. */
  readonly message: string;
  /** The route, or the page of a policy violation. */
  readonly place: string;
  readonly body: unknown;
}

type Loose = Readonly<Record<string, unknown>>;

const maxMessageLength = 250;
const maxBodyLength = 16_384;

function isObject(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  // PostgreSQL cannot store NUL.
  return typeof value === "string" ? value.replaceAll("\u0000", "").slice(0, maxMessageLength) : "";
}

function storable(body: unknown): unknown {
  const text = JSON.stringify(body).replaceAll("\\u0000", "");
  return text.length <= maxBodyLength ? JSON.parse(text) : { cut: text.slice(0, maxBodyLength).toWellFormed() };
}

function errorToReport(body: Loose): Report {
  const values =
    isObject(body["exception"]) && Array.isArray(body["exception"]["values"]) ? (body["exception"]["values"] as unknown[]) : [];
  const [first] = values;
  const thrown = isObject(first) ? `${textOf(first["type"]) || "Error"}: ${textOf(first["value"])}` : textOf(body["message"]);
  return { kind: "error", message: thrown.slice(0, maxMessageLength), place: textOf(body["transaction"]), body: storable(body) };
}

function pageToReport(body: Loose): Report {
  const seconds = Number(body["timestamp"]) - Number(body["start_timestamp"]);
  const message = Number.isFinite(seconds) ? `${Math.round(seconds * 1000)} ms` : "";
  return { kind: "page", message, place: textOf(body["transaction"]), body: storable(body) };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

/** Parses an envelope: a header line, then a header line and a body line per item. Skips other kinds of items; null if it is not an envelope. */
export function readEnvelope(text: string): readonly Report[] | null {
  const [head, ...lines] = text.split("\n").filter((line) => line !== "");
  if (head === undefined || !isObject(parseLine(head))) return null;
  const reports: Report[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [item, body] = [parseLine(lines[at] ?? ""), parseLine(lines[at + 1] ?? "")];
    if (!isObject(item) || !isObject(body)) return null;
    if (item["type"] === "event") reports.push(errorToReport(body));
    if (item["type"] === "transaction") reports.push(pageToReport(body));
  }
  return reports;
}

function violation(body: Loose): Report {
  const directive = textOf(body["effectiveDirective"] ?? body["effective-directive"] ?? body["violated-directive"]);
  const blocked = textOf(body["blockedURL"] ?? body["blocked-uri"]);
  const place = textOf(body["documentURL"] ?? body["document-uri"]).split("?")[0] ?? "";
  return { kind: "policy", message: `${directive} ${blocked}`.trim(), place, body: storable(body) };
}

/** Parses policy violations in either of the two formats that browsers send; null for other bodies. */
export function readViolations(body: unknown): readonly Report[] | null {
  if (Array.isArray(body)) {
    const own = body.filter(isObject).flatMap((one) => (one["type"] === "csp-violation" && isObject(one["body"]) ? [one["body"]] : []));
    return own.slice(0, 20).map(violation);
  }
  return isObject(body) && isObject(body["csp-report"]) ? [violation(body["csp-report"])] : null;
}

/** A stored report with its time. */
export interface KeptReport extends Report {
  readonly id: bigint;
  readonly createdAt: Date;
}

const keptDays = 14;
const maxStoredReports = 2_000;

export async function saveReports(database: Database, reports: readonly Report[]): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map(({ body, ...report }) => ({ ...report, body: JSON.stringify(body) }));
  await database.insertInto("reports").values(rows).execute();
}

/** The newest reports, at most `limit`. */
export async function listReports(database: Database, limit: number): Promise<readonly KeptReport[]> {
  const rows = await database.selectFrom("reports").selectAll().orderBy("id", "desc").limit(limit).execute();
  return rows.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at }));
}

/** Deletes reports older than two weeks and all but the newest 2,000. */
export async function pruneReports(database: Database): Promise<void> {
  await database
    .deleteFrom("reports")
    .where((where) =>
      where.or([
        where("created_at", "<", new Date(Date.now() - keptDays * dayMs)),
        where("id", "<", (select) => select.selectFrom("reports").select("id").orderBy("id", "desc").offset(maxStoredReports).limit(1)),
      ]),
    )
    .execute();
}

/** Where pages send errors: `service` receives the envelopes; `origin` is set for an external service. */
export interface ErrorService {
  readonly address: string;
  readonly origin: string | null;
}

/** Parses the DSN of an error-reporting service (`https://key@host/project`); null if it is invalid. */
export function readDsn(dsn: string): ErrorService | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname } = new URL(dsn);
  const parts = pathname.split("/").filter(Boolean);
  const project = parts.pop();
  if (!/^https?:$/u.test(protocol) || username === "" || project === undefined) return null;
  const origin = `${protocol}//${host}`;
  const folder = parts.length === 0 ? "" : `/${parts.join("/")}`;
  const key = `sentry_key=${encodeURIComponent(username)}&sentry_version=7&sentry_client=touchline`;
  return { address: `${origin}${folder}/api/${project}/envelope/?${key}`, origin };
}
