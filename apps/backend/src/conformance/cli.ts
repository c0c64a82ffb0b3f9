import { parseArgs } from "node:util";
import { runConformance, type CheckResult } from "./conformance.ts";

const usage = `Checks a backend against the contract.

  npm run conformance -- --url http://localhost:3000 [--email demo@touchline.test --password demo-pass-1] [--no-bets] [--no-realtime] [--json]
      [--host-secret <EMBED_SECRET> --host-brand broadcast --host-parent https://www.example.com]
      [--excluded-email <address> --excluded-password <password> --excluded-id <player id>] [--closed-country cf-ipcountry=US]

Without a player only public calls are checked. With one, bets with the minimum stake are placed unless --no-bets is given.
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

const marks: Readonly<Record<CheckResult["outcome"], string>> = { ok: "ok  ", failed: "FAIL", skipped: "skip" };

/** Runs the suite from the command line and returns the exit code: 0 conforming, 1 not conforming, 2 invalid arguments. */
export async function runConformanceCommand(
  args: readonly string[],
  write: (text: string) => void,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<0 | 1 | 2> {
  const names = ["no-bets", "no-realtime", "json"] as const;
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
  const { url = "", email, password } = values;
  const credentials = allOf({ email, password });
  const host = allOf({ secret: values["host-secret"], brand: values["host-brand"], parentOrigin: values["host-parent"] });
  const excluded = allOf({ email: values["excluded-email"], password: values["excluded-password"], id: values["excluded-id"] });
  const closedCountry = readCountry(values["closed-country"]);
  if (!URL.canParse(url) || credentials === undefined || host === undefined || excluded === undefined || closedCountry === undefined) {
    write(`${usage}\n`);
    return 2;
  }
  const writeResult = (result: CheckResult): void => {
    if (values.json !== true) write(`${marks[result.outcome]} ${result.name}${result.reason === "" ? "" : `\n       ${result.reason}`}\n`);
  };
  const options = {
    origin: new URL(url).origin,
    credentials,
    host,
    excluded,
    closedCountry,
    mayBet: values["no-bets"] !== true,
    isRealtimeChecked: values["no-realtime"] !== true,
  };
  const results = await runConformance(options, writeResult, onProgress);
  const failed = results.filter(({ outcome }) => outcome === "failed").length;
  const skipped = results.filter(({ outcome }) => outcome === "skipped").length;
  write(
    values.json === true
      ? `${JSON.stringify(results, null, 2)}\n`
      : `${results.length - failed - skipped} ok, ${failed} failed, ${skipped} skipped\n`,
  );
  return failed === 0 ? 0 : 1;
}
