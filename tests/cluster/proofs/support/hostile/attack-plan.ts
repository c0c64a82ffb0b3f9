/** Targets and means of the attack, as sent to the attack process. */
export interface AttackPlan {
  /** Every HTTP server of the cluster: the balancer, the web servers, the API processes and the realtime nodes. */
  readonly servers: readonly string[];
  /** Those that answer the API. */
  readonly apis: readonly string[];
  readonly sockets: readonly string[];
  /** Sessions of the attacking players. */
  readonly players: readonly { readonly id: string; readonly token: string }[];
  readonly siteOrigin: string;
  readonly matchIds: readonly number[];
  /** Token with which anybody may connect to the realtime server. */
  readonly visitorToken: string;
  /** Number of channel names in the whole attack. */
  readonly channels: number;
  readonly seconds: number;
}

/** Outcomes by name: a status, or how something ended. */
export type Counts = Record<string, number>;

/** What the servers answered to each kind of attack. */
export interface AttackReport {
  readonly upgrades: Counts;
  readonly slowRequests: Counts;
  readonly pingFloods: Counts;
  readonly channels: Counts;
  readonly maxStakes: Counts;
  readonly pings: number;
  /** The longest time that each server waited for a slow head and a slow body, seconds. */
  readonly maxWaits: Counts;
  readonly cpuSeconds: number;
}

export function count(counts: Counts, name: string | number): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/**
 * Calls `act` at this rate until the time is over, without waiting for what it starts. If a busy machine delays it by more than
 * a second, the missed calls are skipped: a burst would be a different attack.
 */
export async function repeat(perSecond: number, isOver: () => boolean, act: (turn: number) => void): Promise<void> {
  let startedAt = performance.now();
  for (let turn = 0; !isOver(); turn += 1) {
    const waitMs = startedAt + (turn * 1_000) / perSecond - performance.now();
    if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
    else if (waitMs < -1_000) startedAt -= waitMs;
    act(turn);
  }
}
