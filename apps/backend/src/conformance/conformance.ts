import { createCaller, type Caller } from "./caller.ts";
import { bettingChecks } from "./betting-checks.ts";
import { catalogChecks } from "./catalog-checks.ts";
import { entryChecks } from "./entry-checks.ts";
import { playerChecks } from "./player-checks.ts";
import { realtimeChecks } from "./realtime-checks.ts";
import { refusalChecks } from "./refusal-checks.ts";

/** What an operator's backend is tried with. */
export interface ConformanceOptions {
  /** Origin that pages are served from, and the APIs with them. */
  readonly origin: string;
  /** A player to sign in; without one only what visitors see is tried. */
  readonly credentials: { readonly email: string; readonly password: string } | null;
  /** A player who has excluded themselves; with their id for hosts' codes. */
  readonly excluded: { readonly email: string; readonly password: string; readonly id: string } | null;
  /** What the server of a site that holds the frame knows. */
  readonly host: { readonly secret: string; readonly brand: string; readonly parentOrigin: string } | null;
  /** The header in which the proxy names countries, and one that the site is closed in. */
  readonly closedCountry: { readonly header: string; readonly country: string } | null;
  /** Whether a bet of the smallest stake may be placed with the player's money. */
  readonly mayBet: boolean;
  /** Whether the realtime connection is made. */
  readonly isRealtimeTried: boolean;
  readonly fetch?: typeof fetch;
}

/** What checks work with. */
export interface CheckContext {
  readonly options: ConformanceOptions;
  readonly visitor: Caller;
  /** Signed in by the first of the player's checks. */
  readonly player: Caller;
}

/** One promise of the contract; throws where it is not kept. */
export interface ConformanceCheck {
  readonly name: string;
  readonly needs: "nothing" | "player" | "bets" | "realtime" | "host" | "excluded" | "excluded host" | "closed country";
  run(context: CheckContext): Promise<void>;
}

/** How a check went. */
export interface CheckResult {
  readonly name: string;
  readonly outcome: "ok" | "failed" | "skipped";
  readonly reason: string;
}

/** Every check, in the order of running. */
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
  const { credentials, mayBet, isRealtimeTried, excluded, host, closedCountry } = options;
  if (needs === "host") return host !== null && credentials !== null;
  if (needs === "excluded") return excluded !== null;
  if (needs === "excluded host") return excluded !== null && host !== null;
  if (needs === "closed country") return closedCountry !== null;
  if (needs === "player") return credentials !== null;
  if (needs === "bets") return credentials !== null && mayBet;
  return needs === "realtime" ? isRealtimeTried : true;
}

/** Tries a backend and tells each result as it comes. */
export async function runConformance(
  options: ConformanceOptions,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<readonly CheckResult[]> {
  const context = { options, visitor: createCaller(options.origin, options.fetch), player: createCaller(options.origin, options.fetch) };
  const results: CheckResult[] = [];
  for (const check of conformanceChecks) {
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
