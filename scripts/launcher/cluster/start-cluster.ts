import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildWeb } from "../build-web.ts";
import { chooseAddresses, readSettingsOrRefuse, refuseStart } from "../product-environment.ts";
import { repositoryRoot } from "../repository-root.ts";
import { createSupervisor, type ServiceOptions, type Supervisor } from "../supervisor.ts";
import { onStopWanted } from "../watch-parent.ts";
import { readClusterSize } from "./cluster-options.ts";
import { chooseClusterPorts, type ClusterPlan, engineSettings, planCluster } from "./cluster-plan.ts";
import { loadSecrets } from "./cluster-secrets.ts";

const readyWithinMs = 300_000;
/** Time a process has to finish its requests and exit, after the notice. */
const answerWithinMs = 25_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function plan(
  args: readonly string[],
): Promise<{ readonly cluster: ClusterPlan; readonly publicOrigin: string; readonly noticeMs: number }> {
  const size = readClusterSize(args);
  if (typeof size === "string") return refuseStart([size]);
  const folder = join(resolve(repositoryRoot, process.env["DATA_DIR"] || ".data"), "cluster");
  const secrets = loadSecrets(folder, process.env);
  const ports = await chooseClusterPorts(size);
  // Checked for the role that needs the most settings.
  Object.assign(process.env, secrets, engineSettings({ ports, secrets }), { ROLE: "trading" });
  const settings = readSettingsOrRefuse("product");
  const chosen = await chooseAddresses(settings, "product");
  const addresses = { ...chosen, backendPort: ports.api, backendOrigin: `http://127.0.0.1:${ports.api}` };
  try {
    const cluster = planCluster({ settings, addresses, ports, secrets, folder });
    return { cluster, publicOrigin: addresses.publicOrigin, noticeMs: settings.STOP_NOTICE_SECONDS * 1_000 };
  } catch (error) {
    return refuseStart([`The cluster did not start: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

function table(services: readonly ServiceOptions[], supervisor: Supervisor): string {
  const rows = services.map(({ name, readyUrl }) => {
    const { host } = new URL(readyUrl);
    return `    ${name.padEnd(14)} pid ${String(supervisor.pidOf(name) ?? "-").padEnd(8)} ${host}`;
  });
  return ["  Processes (kill any of them: it is started again, and betting goes on):", ...rows].join("\n");
}

/** Starts PostgreSQL, Redis, Centrifugo, the roles of the product and a balancer on this machine; restarts any that die; stops in order. */
export async function startCluster(args: readonly string[]): Promise<void> {
  const { cluster, publicOrigin, noticeMs } = await plan(args);
  const { engines, backends, fronts } = cluster;
  const supervisor = createSupervisor({ say, stopWithinMs: noticeMs + answerWithinMs });
  let stopping: Promise<never> | null = null;
  const stop = async (code: number): Promise<never> => {
    stopping ??= (async () => {
      say("Stopping ...");
      // Each group needs the later ones for its requests in progress.
      const [balancer, ...pages] = fronts;
      for (const group of [pages, balancer === undefined ? [] : [balancer], backends, engines.slice(2), engines.slice(0, 2)]) {
        await supervisor.stop(group.map(({ name }) => name));
      }
      process.exit(code);
    })();
    return stopping;
  };
  onStopWanted((reason) => {
    if (reason === "npm") say("npm has ended.");
    void stop(0);
  });

  const startedAt = performance.now();
  const run = async (service: ServiceOptions): Promise<void> => {
    const end = await supervisor.run(service);
    if (stopping !== null) return;
    if (end === "ready") return say(`  ${service.name} is ready after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    say(`The cluster did not start: the process ${service.name} ended before it was ready.`);
    await stop(1);
  };
  const runAll = async (services: readonly ServiceOptions[]): Promise<void> => {
    await Promise.all(services.map(run));
    if (stopping !== null) await stopping;
  };
  const starting = (async () => {
    say(`The cluster is starting: ${engines.length} engines, ${backends.length} backends, ${fronts.length} processes in front of them ...`);
    await runAll(engines);
    const building = buildWeb({ isForced: false });
    // An error is reported where this is awaited.
    building.catch(() => undefined);
    // Centrifugo's nodes call the backends through the balancer; a backend tests these calls as soon as it listens.
    const [balancer, ...pages] = fronts;
    await runAll(balancer === undefined ? backends : [balancer, ...backends]);
    await building;
    await runAll(pages);
  })();
  const isStarted = starting.then(
    () => true,
    async (error: unknown) => {
      say(String(error));
      return stop(1);
    },
  );
  const isReady = await Promise.race([isStarted, sleep(readyWithinMs, false, { ref: false })]);
  if (stopping !== null) return stopping;
  if (!isReady) {
    say("The cluster was not ready within five minutes; stopping.");
    return stop(1);
  }
  say(`\n${table([...engines, ...backends, ...fronts], supervisor)}\n\n  Touchline is ready: ${publicOrigin}\n  Stop with Ctrl+C.\n`);
}
