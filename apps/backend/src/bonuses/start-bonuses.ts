import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { RealtimePublisher } from "../realtime/publisher.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import { addCampaigns, listCampaigns, type NewCampaign } from "./campaigns/campaigns.ts";
import { endDue } from "./held/end-bonuses.ts";
import { addJackpots, type NewJackpot } from "./jackpots/read-jackpots.ts";
import { runJackpots } from "./jackpots/run-jackpots.ts";
import { poolChanges } from "./campaigns/tournament-pools.ts";

/** Bonuses and jackpots at work. */
export interface Bonuses {
  /** Several freebets of a player may be active at once (`allow_multiple_active_user_freebets`). */
  readonly allowsSeveralFreebets: boolean;
  add(campaigns: readonly NewCampaign[], jackpots?: readonly NewJackpot[]): Promise<void>;
  /** Ends what has run out, counts tickets, pays hits; resolves when all that is known is done. */
  pass(): Promise<void>;
  stop(): Promise<void>;
}

export interface BonusesOptions {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly clock: Clock;
  readonly publisher: Pick<RealtimePublisher, "publish">;
  readonly locales: readonly string[];
  readonly allowsSeveralFreebets: boolean;
  /** Something was committed to the outbox. */
  readonly onMoved: () => void;
  readonly onError: (error: unknown) => void;
  /** Campaigns that are there by now; asked again and again. */
  readonly plan?: () => { readonly campaigns: readonly NewCampaign[]; readonly jackpots: readonly NewJackpot[] };
  /** Wall time between looks; null: only when asked. */
  readonly everyMs: number | null;
}

const planEveryMs = 3_600_000;

/** Starts to run bonuses: a look every so often at what has to end, be counted or be paid. */
export async function startBonuses(options: BonusesOptions): Promise<Bonuses> {
  const { database, operator, clock, onError, onMoved } = options;
  let running: Promise<void> = Promise.resolve();
  let plannedAt = 0;
  const add: Bonuses["add"] = async (campaigns, jackpots = []) => {
    await addCampaigns(database, campaigns);
    await addJackpots(database, jackpots);
  };
  const publishPools = poolChanges(options);
  const look = async (): Promise<void> => {
    if (options.plan !== undefined && Date.now() - plannedAt > planEveryMs) {
      plannedAt = Date.now();
      const { campaigns, jackpots } = options.plan();
      await add(campaigns, jackpots);
    }
    const at = new Date(clock.now());
    const ended = await endDue(database, at);
    if ((await runJackpots(database, operator, at)) || ended > 0) onMoved();
    publishPools(await listCampaigns(database));
  };
  const pass = (): Promise<void> => {
    running = running.then(look);
    return running;
  };
  const guarded = (): void => {
    running = running.then(look).catch(onError);
  };
  if (options.plan !== undefined) await pass();
  const timer = options.everyMs === null ? null : setInterval(guarded, options.everyMs);
  return {
    allowsSeveralFreebets: options.allowsSeveralFreebets,
    add,
    pass,
    async stop() {
      if (timer !== null) clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
}
