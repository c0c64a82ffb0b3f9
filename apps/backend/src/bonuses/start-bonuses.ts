import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import { addCampaigns, listCampaigns, type NewCampaign, poolChanges } from "./campaigns/campaigns.ts";
import { type DueEnding, endBonus, listEndings } from "./on-bets/end-bonuses.ts";
import { addJackpots, type NewJackpot } from "./read-jackpots.ts";
import { countTickets, listApprovedHits, payHit } from "./run-jackpots.ts";

/** Bonuses and jackpots at work. */
export interface Bonuses {
  /** Several freebets of a player may be active at once (`allow_multiple_active_user_freebets`). */
  readonly allowsSeveralFreebets: boolean;
  add(campaigns: readonly NewCampaign[], jackpots?: readonly NewJackpot[]): Promise<void>;
  /** Plans, ends what has run out, counts tickets and pays hits; resolves when all that is known is done. */
  pass(): Promise<void>;
  stop(): Promise<void>;
}

/** Campaigns and jackpots of the span that holds a moment. */
export interface BonusPlan {
  readonly campaigns: readonly NewCampaign[];
  readonly jackpots: readonly NewJackpot[];
  /** Product time at which the next plan begins. */
  readonly until: number;
}

export interface BonusesOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly operator: OperatorAccounts;
  readonly clock: Clock;
  readonly publisher: Pick<RealtimePublisher, "publish">;
  readonly locales: readonly string[];
  readonly allowsSeveralFreebets: boolean;
  /** Something was committed to the outbox. */
  readonly onMoved: () => void;
  /** The plan of a moment, product time; each is asked for before the one before it ends. */
  readonly plan?: (at: number) => BonusPlan;
  /** Wall time between looks; null: only when asked. */
  readonly everyMs: number | null;
}

const hourMs = 3_600_000;
/** Wall time that a plan is made ahead at least, however fast product time runs. */
const aheadWallMs = 60_000;

type Planner = () => Promise<void>;

/** Adds the plan of now, and the next one shortly before it begins, by product time: no moment is without a plan. */
function createPlanner({ clock, plan }: Pick<BonusesOptions, "clock" | "plan">, add: Bonuses["add"]): Planner {
  const aheadMs = Math.max(hourMs, aheadWallMs * clock.speed);
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

/** Starts the jobs of bonuses: each looks every so often at what has to be planned, ended, counted or paid. */
export async function startBonuses(options: BonusesOptions): Promise<Bonuses> {
  const { database, jobs, operator, clock, onMoved } = options;
  const timing = options.everyMs === null ? {} : { everyMs: options.everyMs };
  const productNow = (): Date => new Date(clock.now());
  const add: Bonuses["add"] = async (campaigns, jackpots = []) => {
    await addCampaigns(database, campaigns);
    await addJackpots(database, jackpots);
  };
  const planDue = createPlanner(options, add);
  const publishPools = poolChanges(options);

  const endings = jobs.queue<DueEnding>({
    name: "bonus-endings",
    concurrency: 1,
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
  const payments = jobs.idQueue("jackpot-hits", async (id) => {
    await payHit(database, operator, BigInt(id), productNow());
    onMoved();
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
      for (const id of await listApprovedHits(database)) payments.add(String(id));
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
    allowsSeveralFreebets: options.allowsSeveralFreebets,
    add,
    pass,
    async stop() {
      for (const job of all) await job.stop();
      await endings.stop();
      await payments.stop();
    },
  };
}
