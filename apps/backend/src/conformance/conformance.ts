import { createCaller, type Caller } from "./caller.ts";
import { bettingChecks } from "./betting-checks.ts";
import { catalogChecks } from "./catalog-checks.ts";
import { entryChecks } from "./entry-checks.ts";
import { playerChecks } from "./player-checks.ts";
import { realtimeChecks } from "./realtime-checks.ts";
import { type CallFinding, checkNeeds } from "./check-needs.ts";
import { type Level, levels } from "./needs.data.ts";
import { refusalChecks } from "./refusal-checks.ts";
import { specChecks } from "./spec-checks.ts";

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
  /** The levels to check; all of them by default. */
  readonly levels?: readonly Level[];
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
  /** The level that cannot be reached while the rule is violated. */
  readonly level: Level;
  readonly name: string;
  /** Other checks depend on it, so it runs at every level. */
  readonly isSetup?: true;
  readonly needs: "nothing" | "player" | "bets" | "realtime" | "host" | "excluded" | "excluded host" | "closed country";
  run(context: CheckContext): Promise<void>;
}

export interface CheckResult {
  readonly level: Level;
  readonly name: string;
  readonly needs: ConformanceCheck["needs"];
  readonly outcome: "ok" | "failed" | "skipped";
  readonly reason: string;
}

/** All checks in order of execution; the pages' calls come between the two lists, when the player is signed in. */
const checks = {
  before: [...specChecks.before, ...catalogChecks, ...refusalChecks, ...playerChecks],
  after: [...specChecks.bets, ...bettingChecks, ...realtimeChecks, ...entryChecks, ...specChecks.after],
} as const;

/** The result of a run. */
export interface ConformanceReport {
  readonly checks: readonly CheckResult[];
  /** The calls of the pages, and what their replies lack. */
  readonly calls: readonly CallFinding[];
  /** The levels that were tried as a whole and in which nothing failed. */
  readonly reached: readonly Level[];
}

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

/** Reports results as they arrive. */
interface ConformanceEvents {
  readonly onCheck?: (result: CheckResult) => void;
  readonly onCall?: (finding: CallFinding) => void;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Whether a call works. A call by id that was skipped, for example without a match in play, does not count against the level. */
function isUsable({ outcome, need }: CallFinding): boolean {
  return outcome === "ok" || (outcome === "skipped" && need.path.includes("{"));
}

/** Whether the whole level was tried and nothing failed. Checks of hosts, exclusion, countries and realtime may be skipped by options. */
function isReached(level: Level, { checks: results, calls }: Pick<ConformanceReport, "checks" | "calls">): boolean {
  const own = results.filter((result) => result.level === level);
  const isTried = own.every(({ outcome, needs }) => outcome !== "skipped" || !["nothing", "player", "bets"].includes(needs));
  const compulsory = calls.filter(({ need }) => need.level === level && need.isCompulsory === true);
  return isTried && own.every(({ outcome }) => outcome !== "failed") && compulsory.every(isUsable);
}

/** Checks a backend. */
export async function runConformance(options: ConformanceOptions, events: ConformanceEvents = {}): Promise<ConformanceReport> {
  const context = { options, visitor: createCaller(options.origin, options.fetch), player: createCaller(options.origin, options.fetch) };
  const results: CheckResult[] = [];
  const wanted = new Set(options.levels ?? levels);
  const ofWanted = (all: readonly ConformanceCheck[]) => all.filter(({ level, isSetup }) => isSetup === true || wanted.has(level));
  const [before, after] = [ofWanted(checks.before), ofWanted(checks.after)];
  const total = before.length + after.length;
  async function runAll(all: readonly ConformanceCheck[]): Promise<void> {
    for (const check of all) {
      events.onProgress?.(results.length, total);
      const { level, name, needs } = check;
      let result: CheckResult = { level, name, needs, outcome: "skipped", reason: "" };
      if (isWanted(check, options)) {
        try {
          await check.run(context);
          result = { level, name, needs, outcome: "ok", reason: "" };
        } catch (error) {
          result = { level, name, needs, outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
        }
      }
      results.push(result);
      events.onCheck?.(result);
    }
  }
  await runAll(before);
  const { visitor, player } = context;
  const callers = { visitor, player: options.credentials === null ? null : player };
  const calls = await checkNeeds(callers, wanted, (finding) => events.onCall?.(finding));
  await runAll(after);
  return { checks: results, calls, reached: levels.filter((level) => wanted.has(level) && isReached(level, { checks: results, calls })) };
}
