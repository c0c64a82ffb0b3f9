import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { toBadge } from "./badge.ts";
import type { CallFinding } from "./check-needs.ts";
import { runConformance, type CheckResult, type ConformanceReport } from "./conformance.ts";
import { type Level, levels } from "./needs.data.ts";
import { needsAsMarkdown } from "./needs-markdown.ts";

const usage = `Checks a backend call by call: what the pages need, what is missing, and what players lose by it.

  npm run conformance -- --url http://localhost:3000 [--email demo@touchline.test --password demo-pass-1] [--no-bets] [--no-realtime] [--json]
      [--level browse,bet,live,bonus,full] [--badge conformance.svg]
      [--host-secret <EMBED_SECRET> --host-brand broadcast --host-parent https://www.example.com]
      [--excluded-email <address> --excluded-password <password> --excluded-id <player id>] [--closed-country cf-ipcountry=US]

With --needs it prints what the pages need as a document, and checks nothing.
Without a player only public calls are checked. With one, bets with the minimum stake are placed unless --no-bets is given.
Only the levels of --level are checked, all five by default; the exit code is 0 if each of them is reached.
The checks of a host's server, a self-excluded player and a blocked country run if their options are given.`;

const texts = [
  "url",
  "email",
  "password",
  "host-secret",
  "host-brand",
  "host-parent",
  "excluded-email",
  "excluded-password",
  "excluded-id",
  "closed-country",
  "level",
  "badge",
] as const;

/** The values if all are given; null if none is, undefined if some are missing. */
function allOf<Name extends string>(values: Readonly<Record<Name, string | undefined>>): Record<Name, string> | null | undefined {
  const given = Object.values(values).filter((value) => value !== undefined).length;
  if (given === 0) return null;
  // Safe: all names have a value.
  return given === Object.keys(values).length ? (values as Record<Name, string>) : undefined;
}

function readCountry(text: string | undefined): { readonly header: string; readonly country: string } | null | undefined {
  if (text === undefined) return null;
  const [, header, country] = /^([a-z][a-z0-9-]*)=([A-Z]{2})$/u.exec(text) ?? [];
  return header === undefined || country === undefined ? undefined : { header, country };
}

const marks: Readonly<Record<CheckResult["outcome"] | CallFinding["outcome"], string>> = {
  ok: "ok  ",
  failed: "FAIL",
  skipped: "skip",
  lost: "lost",
};

function toLines({ need, outcome, reason, lacking }: CallFinding): string {
  const { level, method, path, query, loss } = need;
  const address = `${method} ${path}${query === undefined ? "" : `?${query}`}`;
  const why = outcome === "ok" || outcome === "skipped" ? reason : `${reason} ${loss}`;
  const fields = lacking.map((field) => `${field.isCompulsory === true ? "rows lack" : "no row has"} ${field.path}: ${field.loss}`);
  return [`${marks[outcome]} ${level.padEnd(6)} ${address}`, ...[why, ...fields].filter(Boolean).map((line) => `            ${line}`)].join(
    "\n",
  );
}

function readLevels(text: string | undefined): readonly Level[] | undefined {
  const named = text === undefined ? levels : text.split(",");
  const known = levels.filter((level) => (named as readonly string[]).includes(level));
  return known.length === named.length ? known : undefined;
}

function summaryOf({ checks, calls, reached }: ConformanceReport, wanted: readonly Level[]): string {
  const outcomes: readonly string[] = [...checks, ...calls].map(({ outcome }) => outcome);
  const count = (outcome: string): number => outcomes.filter((one) => one === outcome).length;
  const shown = levels.map((level) => `${level} ${reached.includes(level) ? "yes" : wanted.includes(level) ? "NO" : "no"}`).join(", ");
  return `${count("ok")} ok, ${count("failed")} failed, ${count("lost")} lost, ${count("skipped")} skipped\nLevels: ${shown}\n`;
}

/** Runs the suite from the command line and returns the exit code: 0 conforming, 1 not conforming, 2 invalid arguments. */
export async function runConformanceCommand(
  args: readonly string[],
  write: (text: string) => void,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<0 | 1 | 2> {
  const names = ["no-bets", "no-realtime", "json", "needs"] as const;
  const strings = Object.fromEntries(texts.map((name) => [name, { type: "string" }])) as Record<(typeof texts)[number], { type: "string" }>;
  const flags = Object.fromEntries(names.map((name) => [name, { type: "boolean" }])) as Record<(typeof names)[number], { type: "boolean" }>;
  let values: Partial<Record<(typeof texts)[number], string> & Record<(typeof names)[number], boolean>>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { ...strings, ...flags },
    }));
  } catch {
    values = {};
  }
  if (values.needs === true) {
    write(needsAsMarkdown());
    return 0;
  }
  const { url = "", email, password } = values;
  const credentials = allOf({ email, password });
  const host = allOf({ secret: values["host-secret"], brand: values["host-brand"], parentOrigin: values["host-parent"] });
  const excluded = allOf({ email: values["excluded-email"], password: values["excluded-password"], id: values["excluded-id"] });
  const closedCountry = readCountry(values["closed-country"]);
  const wanted = readLevels(values.level);
  const areRead = credentials !== undefined && host !== undefined && excluded !== undefined && closedCountry !== undefined;
  if (!URL.canParse(url) || !areRead || wanted === undefined) {
    write(`${usage}\n`);
    return 2;
  }
  const writeLine = (line: string): void => {
    if (values.json !== true) write(`${line}\n`);
  };
  const options = {
    origin: new URL(url).origin,
    credentials,
    host,
    excluded,
    closedCountry,
    levels: wanted,
    mayBet: values["no-bets"] !== true,
    isRealtimeChecked: values["no-realtime"] !== true,
  };
  const report = await runConformance(options, {
    onCheck: ({ level, name, outcome, reason }) =>
      writeLine(`${marks[outcome]} ${level.padEnd(6)} ${name}${reason === "" ? "" : `\n            ${reason}`}`),
    onCall: (finding) => writeLine(toLines(finding)),
    onProgress,
  });
  if (values.badge !== undefined) await writeFile(values.badge, toBadge(report.reached));
  write(values.json === true ? `${JSON.stringify(report, null, 2)}\n` : summaryOf(report, wanted));
  return wanted.every((level) => report.reached.includes(level)) ? 0 : 1;
}
