import { createCaller, type Caller } from "./caller.ts";
import { bettingChecks } from "./betting-checks.ts";
import { catalogChecks } from "./catalog-checks.ts";
import { entryChecks } from "./entry-checks.ts";
import { playerChecks } from "./player-checks.ts";
import { realtimeChecks } from "./realtime-checks.ts";
import { refusalChecks } from "./refusal-checks.ts";

/** Input of the conformance suite. */
export interface ConformanceOptions {
  /** Origin of the pages and their APIs. */
  readonly origin: string;
  /** A player to sign in; without one, only public calls are checked. */
  readonly credentials: { readonly email: string; readonly password: string } | null;
  /** A self-excluded player, with the id that a host uses for codes. */
  readonly excluded: { readonly email: string; readonly password: string; readonly id: string } | null;
  /** Credentials of a host site's server. */
  readonly host: { readonly secret: string; readonly brand: string; readonly parentOrigin: string } | null;
  /** The proxy's country header, and a blocked country. */
  readonly closedCountry: { readonly header: string; readonly country: string } | null;
  /** Whether the suite may place a bet with the minimum stake from the player's balance. */
  readonly mayBet: boolean;
  /** Whether to check the realtime connection. */
  readonly isRealtimeChecked: boolean;
  readonly fetch?: typeof fetch;
}

/** Input of a check. */
export interface CheckContext {
  readonly options: ConformanceOptions;
  readonly visitor: Caller;
  /** Signed in by the first player check. */
  readonly player: Caller;
}

/** Checks one rule of the contract; throws if it is violated. */
export interface ConformanceCheck {
  readonly name: string;
  readonly needs: "nothing" | "player" | "bets" | "realtime" | "host" | "excluded" | "excluded host" | "closed country";
  run(context: CheckContext): Promise<void>;
}

export interface CheckResult {
  readonly name: string;
  readonly outcome: "ok" | "failed" | "skipped";
  readonly reason: string;
}

/** All checks in order of execution. */
const conformanceChecks: readonly ConformanceCheck[] = [
  ...catalogChecks,
  ...refusalChecks,
  ...playerChecks.before,
  ...bettingChecks,
  ...realtimeChecks,
  ...entryChecks,
  ...playerChecks.after,
];

function isWanted({ needs }: ConformanceCheck, options: ConformanceOptions): boolean {
  const { credentials, mayBet, isRealtimeChecked, excluded, host, closedCountry } = options;
  if (needs === "host") return host !== null && credentials !== null;
  if (needs === "excluded") return excluded !== null;
  if (needs === "excluded host") return excluded !== null && host !== null;
  if (needs === "closed country") return closedCountry !== null;
  if (needs === "player") return credentials !== null;
  if (needs === "bets") return credentials !== null && mayBet;
  return needs === "realtime" ? isRealtimeChecked : true;
}

/** Checks a backend and reports each result as it arrives. */
export async function runConformance(
  options: ConformanceOptions,
  onResult: (result: CheckResult) => void = () => undefined,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<readonly CheckResult[]> {
  const context = { options, visitor: createCaller(options.origin, options.fetch), player: createCaller(options.origin, options.fetch) };
  const results: CheckResult[] = [];
  for (const check of conformanceChecks) {
    onProgress(results.length, conformanceChecks.length);
    let result: CheckResult = { name: check.name, outcome: "skipped", reason: "" };
    if (isWanted(check, options)) {
      try {
        await check.run(context);
        result = { name: check.name, outcome: "ok", reason: "" };
      } catch (error) {
        result = { name: check.name, outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
      }
    }
    results.push(result);
    onResult(result);
  }
  return results;
}
