import { leadAlone } from "./lead.ts";
import { type BackendOptions, type Core, openCore } from "./open-core.ts";
import { openSubsystems } from "./open-subsystems.ts";
import { type RunningRole, startApi } from "./start-api.ts";
import { startLeaderWork } from "./start-leader-work.ts";
import { startPrices } from "./start-prices.ts";
import { startTrading } from "./start-trading.ts";

/** Leader work and the API in one process. */
async function startAll(core: Core): Promise<RunningRole> {
  const subsystems = await openSubsystems(core);
  const lead = await leadAlone(core);
  const prices = startPrices(core);
  const work = await startLeaderWork(core, { database: lead.database, subsystems });
  const api = await startApi(core, subsystems, { jobStats: work.stats, prices });
  return {
    port: api.port,
    ended: lead.lost,
    async stop() {
      await api.stop();
      prices.stop();
      await work.stop();
      await lead.release();
    },
  };
}

/** The API alone. */
async function startApiAlone(core: Core): Promise<RunningRole> {
  const subsystems = await openSubsystems(core);
  const prices = startPrices(core);
  await prices.followed();
  const api = await startApi(core, subsystems, { jobStats: () => [], prices });
  return {
    port: api.port,
    ended: new Promise(() => undefined),
    async stop() {
      await api.stop();
      prices.stop();
    },
  };
}

function startRole(core: Core): Promise<RunningRole> {
  const { ROLE } = core.settings;
  if (ROLE === "trading") return startTrading(core);
  return ROLE === "api" ? startApiAlone(core) : startAll(core);
}

/** Starts the parts of the role; `stop` stops them in reverse. */
export async function startBackend(options: BackendOptions): Promise<RunningRole> {
  const core = await openCore(options);
  const running = await startRole(core);
  return {
    ...running,
    async stop() {
      await running.stop();
      core.clockWatch.stop();
      core.blocks.stop();
      await core.signal.stop();
      core.redis?.close();
      await core.database.destroy();
    },
  };
}
