import { parseArgs } from "node:util";
import { runConformance, type CheckResult } from "./conformance.ts";

const usage = `Tries a backend against the contract.

  npm run conformance -- --url http://localhost:3000 [--email demo@touchline.test --password demo-pass-1] [--no-bets] [--no-realtime] [--json]

Without a player only what visitors see is tried. With one, bets of the smallest stake are placed unless --no-bets is given.`;

const marks: Readonly<Record<CheckResult["outcome"], string>> = { ok: "ok  ", failed: "FAIL", skipped: "skip" };

/** Runs the suite from the command line; answers the exit code: 0 conforming, 1 not, 2 not asked rightly. */
export async function runConformanceCommand(args: readonly string[], write: (text: string) => void): Promise<0 | 1 | 2> {
  const names = ["no-bets", "no-realtime", "json"] as const;
  const flags = Object.fromEntries(names.map((name) => [name, { type: "boolean" }])) as Record<(typeof names)[number], { type: "boolean" }>;
  let values: { url?: string; email?: string; password?: string; "no-bets"?: boolean; "no-realtime"?: boolean; json?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: { url: { type: "string" }, email: { type: "string" }, password: { type: "string" }, ...flags },
    }));
  } catch {
    values = {};
  }
  const { url = "", email, password } = values;
  if (!URL.canParse(url) || (email === undefined) !== (password === undefined)) {
    write(`${usage}\n`);
    return 2;
  }
  const credentials = email === undefined || password === undefined ? null : { email, password };
  const tell = (result: CheckResult): void => {
    if (values.json !== true) write(`${marks[result.outcome]} ${result.name}${result.reason === "" ? "" : `\n       ${result.reason}`}\n`);
  };
  const options = {
    origin: new URL(url).origin,
    credentials,
    mayBet: values["no-bets"] !== true,
    isRealtimeTried: values["no-realtime"] !== true,
  };
  const results = await runConformance(options, tell);
  const failed = results.filter(({ outcome }) => outcome === "failed").length;
  const skipped = results.filter(({ outcome }) => outcome === "skipped").length;
  write(
    values.json === true
      ? `${JSON.stringify(results, null, 2)}\n`
      : `${results.length - failed - skipped} ok, ${failed} failed, ${skipped} skipped\n`,
  );
  return failed === 0 ? 0 : 1;
}
