import type { Answer, Caller } from "./caller.ts";
import { callNeeds, type CallNeed, type FieldNeed, type Level } from "./needs.data.ts";

/** The result of one of the calls that the pages make to a backend. */
export interface CallFinding {
  readonly need: CallNeed;
  /** `lost`: the pages work without the call. `failed`: its level cannot be reached. `skipped`: no player, or no id for it. */
  readonly outcome: "ok" | "lost" | "failed" | "skipped";
  /** What the backend answered instead of a usable reply; empty for a usable one. */
  readonly reason: string;
  /** Optional fields that no row has, and compulsory fields that some row lacks. */
  readonly lacking: readonly FieldNeed[];
}

type Row = Readonly<Record<string, unknown>>;

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values at a dotted path; `*` steps into each item of a list. */
function valuesAt(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [value];
  for (const step of path.split(".")) {
    found = found.flatMap((at) => {
      if (step === "*") return Array.isArray(at) ? (at as readonly unknown[]) : [];
      return isRow(at) ? [at[step]] : [undefined];
    });
  }
  return found;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Whether a row lacks a field. If the list at `*` is empty, nothing can lack it. */
function lacksField(row: unknown, { path, or = [] }: FieldNeed): boolean {
  const values = [path, ...or].map((name) => valuesAt(row, name));
  if (values.every((at) => at.length === 0)) return false;
  return !values.some((at) => at.length > 0 && at.every(isGiven));
}

function rowsOf(body: unknown, { rows }: CallNeed): readonly unknown[] | null {
  if (rows === "reply") return isRow(body) ? [isRow(body["data"]) ? body["data"] : body] : null;
  const list = Array.isArray(body) ? body : isRow(body) ? body["data"] : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : null;
}

/** Calls whose replies provide the ids for later calls. */
const idSources: readonly { readonly name: string; readonly path: string; readonly query?: string }[] = [
  { name: "category", path: "/api/v2/categories" },
  { name: "league", path: "/api/v2/tournaments" },
  { name: "match", path: "/api/v2/matches", query: "limit=50" },
  { name: "live", path: "/api/v2/matches", query: "match_status=1&limit=50" },
  { name: "jackpot", path: "/api/v2/jackpots" },
];

function idOf(rows: readonly unknown[]): string | null {
  const [first] = rows.flatMap((row) =>
    isRow(row) && (typeof row["id"] === "number" || typeof row["id"] === "string") ? [row["id"]] : [],
  );
  return first === undefined ? null : String(first);
}

function judge(need: CallNeed, answer: Answer): Omit<CallFinding, "need"> & { readonly rows: readonly unknown[] } {
  const broken = need.isCompulsory === true ? "failed" : "lost";
  if (answer.status < 200 || answer.status >= 300)
    return { outcome: broken, reason: `It answered ${answer.status}.`, lacking: [], rows: [] };
  const rows = rowsOf(answer.body, need);
  if (rows === null)
    return { outcome: broken, reason: `Its reply has no ${need.rows === "reply" ? "object" : "list of rows"}.`, lacking: [], rows: [] };
  const lacking = need.fields.filter((field) =>
    rows.length === 0
      ? false
      : field.isCompulsory === true
        ? rows.some((row) => lacksField(row, field))
        : rows.every((row) => lacksField(row, field)),
  );
  const isUnusable =
    rows.length > 0 && rows.every((row) => need.fields.some((field) => field.isCompulsory === true && lacksField(row, field)));
  return { outcome: isUnusable ? broken : "ok", reason: isUnusable ? "No row of its reply can be used." : "", lacking, rows };
}

/** Makes every call of these levels as the pages do and reports what the replies lack. Without a player, players' calls are skipped. */
export async function checkNeeds(
  { visitor, player }: { readonly visitor: Caller; readonly player: Caller | null },
  levels: ReadonlySet<Level>,
  onFinding: (finding: CallFinding) => void,
): Promise<readonly CallFinding[]> {
  const ids = new Map<string, string>();
  const findings: CallFinding[] = [];
  for (const need of callNeeds.filter(({ level }) => levels.has(level))) {
    const { method, path, query, body, access } = need;
    const caller = access === "visitor" ? visitor : player;
    const [, wanted] = /\{(\w+)\}/u.exec(path) ?? [];
    const id = wanted === undefined ? "" : ids.get(wanted);
    let finding: CallFinding = {
      need,
      outcome: "skipped",
      reason: caller === null ? "It needs a player." : `There is no ${wanted} to ask about.`,
      lacking: [],
    };
    if (caller !== null && id !== undefined) {
      const address = `${path.replace(/\{\w+\}/u, encodeURIComponent(id))}${query === undefined ? "" : `?${query}`}`;
      try {
        const { rows, ...judged } = judge(need, await (method === "GET" ? caller.get(address) : caller.send(method, address, body)));
        finding = { need, ...judged };
        const source = idSources.find((one) => one.path === path && (one.query === undefined || one.query === query));
        const first = source === undefined ? null : idOf(rows);
        if (source !== undefined && first !== null) ids.set(source.name, first);
      } catch (error) {
        const reason = `It did not answer: ${error instanceof Error ? error.message : String(error)}.`;
        finding = { need, outcome: need.isCompulsory === true ? "failed" : "lost", reason, lacking: [] };
      }
    }
    findings.push(finding);
    onFinding(finding);
  }
  return findings;
}
