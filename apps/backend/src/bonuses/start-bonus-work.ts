import { sql } from "kysely";
import { type Clock, hourMs } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import { addCampaigns, listCampaigns, type NewCampaign, poolChanges } from "./campaigns/campaigns.ts";
import { type DueEnding, endBonus, listEndings } from "./on-bets/end-bonuses.ts";
import { addJackpots, type NewJackpot } from "./read-jackpots.ts";
import { countTickets, payHit } from "./run-jackpots.ts";

/** Plans and ends bonuses, counts tickets and pays jackpots. */
export interface BonusWork {
  add(campaigns: readonly NewCampaign[], jackpots?: readonly NewJackpot[]): Promise<void>;
  /** Runs every job once and resolves when all known work is done. */
  pass(): Promise<void>;
  stop(): Promise<void>;
}

/** Campaigns and jackpots of one period. */
export interface BonusPlan {
  readonly campaigns: readonly NewCampaign[];
  readonly jackpots: readonly NewJackpot[];
  /** Product time at which the next plan begins. */
  readonly until: number;
}

export interface BonusWorkOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly operator: OperatorAccounts;
  readonly clock: Clock;
  readonly publisher: Pick<RealtimePublisher, "publish">;
  readonly locales: readonly string[];
  /** Called after a message was committed to the outbox. */
  readonly onMoved: () => void;
  /** Returns the plan for a given product time. Called before the previous plan ends. */
  readonly plan?: (at: number) => BonusPlan;
  /** Interval of the jobs, wall time; null runs them only in `pass`. */
  readonly everyMs: number | null;
}

/** Minimum wall time by which a plan is added in advance, at any speed of product time. */
const minLeadWallMs = 60_000;

type Planner = () => Promise<void>;

/** Adds the current plan, and the next one shortly before the current one ends. */
function createPlanner({ clock, plan }: Pick<BonusWorkOptions, "clock" | "plan">, add: BonusWork["add"]): Planner {
  const aheadMs = Math.max(hourMs, minLeadWallMs * clock.speed);
  let plannedUntil = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    while (plan !== undefined && plannedUntil - now <= aheadMs) {
      const { campaigns, jackpots, until } = plan(Math.max(now, plannedUntil));
      await add(campaigns, jackpots);
      plannedUntil = until;
    }
  };
}

/** Starts the jobs that plan campaigns, end bonuses, count jackpot tickets and pay hits. */
export async function startBonusWork(options: BonusWorkOptions): Promise<BonusWork> {
  const { database, jobs, operator, clock, onMoved } = options;
  const timing = options.everyMs === null ? {} : { everyMs: options.everyMs };
  const productNow = (): Date => new Date(clock.now());
  const add: BonusWork["add"] = async (campaigns, jackpots = []) => {
    await addCampaigns(database, campaigns);
    await addJackpots(database, jackpots);
  };
  const planDue = createPlanner(options, add);
  const publishPools = poolChanges(options);

  const endings = jobs.queue<DueEnding>({
    name: "bonus-endings",
    keyOf: ({ kind, id }) => `${kind}:${id}`,
    async work(ending) {
      if (await endBonus(database, ending, productNow())) onMoved();
    },
    toPayload: ({ kind, id }) => ({ kind, id: String(id) }),
    fromLetter({ key }) {
      const [kind, id = "0"] = key.split(":");
      return { kind: kind === "tournament" ? kind : "held", id: BigInt(id) };
    },
  });
  const payments = jobs.due({
    name: "jackpot-hits",
    waiting: sql`select id::text as key, to_timestamp(0) as due_at from jackpot_hits where status = 'approved'`,
    async work(id) {
      await payHit(database, operator, BigInt(id), productNow());
      onMoved();
    },
  });
  const campaignJob = jobs.start({
    name: "campaigns",
    ...timing,
    async run() {
      await planDue();
      publishPools(await listCampaigns(database));
      return null;
    },
  });
  const endingJob = jobs.start({
    name: "bonus-expiry",
    ...timing,
    async run() {
      for (const ending of await listEndings(database, productNow())) endings.add(ending);
      return null;
    },
  });
  const jackpotJob = jobs.start({
    name: "jackpots",
    ...timing,
    async run() {
      const isFull = await countTickets(database, productNow());
      payments.wake();
      return isFull ? 0 : null;
    },
  });
  const all = [endingJob, jackpotJob, campaignJob];
  const pass = async (): Promise<void> => {
    for (const job of all) await job.flush();
    await endings.idle();
    await payments.idle();
  };
  if (options.plan !== undefined) await pass();
  return {
    add,
    pass,
    async stop() {
      for (const job of all) await job.stop();
      await endings.stop();
      await payments.stop();
    },
  };
}
