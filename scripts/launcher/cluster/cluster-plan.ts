import { join } from "node:path";
import type { Settings } from "../../../apps/backend/src/platform/settings/read-settings.ts";
import { centrifugoService } from "../engines/centrifugo.ts";
import { postgresService, postgresUrl } from "../engines/postgres.ts";
import { redisService } from "../engines/redis.ts";
import { freePort } from "../free-port.ts";
import { type Addresses, environmentOf } from "../product-environment.ts";
import type { ServiceOptions } from "../supervisor.ts";
import type { Target } from "./backends.ts";
import type { ClusterKind, ClusterSize } from "./cluster-options.ts";
import type { ClusterSecrets } from "./cluster-secrets.ts";

/** The ports of a cluster's processes on this machine. */
export interface ClusterPorts {
  readonly postgres: number;
  readonly redis: number;
  /** Where the balancer distributes requests to the API processes. */
  readonly api: number;
  /** Where the balancer distributes the calls of Centrifugo's nodes to the API processes. */
  readonly questions: number;
  readonly of: Readonly<Record<ClusterKind, readonly number[]>>;
}

/** The processes of a cluster, in the groups in which they start. They stop in the opposite order. */
export interface ClusterPlan {
  readonly engines: readonly ServiceOptions[];
  readonly backends: readonly ServiceOptions[];
  readonly fronts: readonly ServiceOptions[];
}

const loopback = "127.0.0.1";

export async function chooseClusterPorts(size: ClusterSize): Promise<ClusterPorts> {
  const taken = new Set<number>();
  const next = async (): Promise<number> => {
    const port = await freePort(loopback);
    if (taken.has(port)) return next();
    taken.add(port);
    return port;
  };
  const several = async (count: number): Promise<readonly number[]> => {
    const ports: number[] = [];
    while (ports.length < count) ports.push(await next());
    return ports;
  };
  return {
    postgres: await next(),
    redis: await next(),
    api: await next(),
    questions: await next(),
    of: {
      trading: await several(size.trading),
      api: await several(size.api),
      web: await several(size.web),
      centrifugo: await several(size.centrifugo),
    },
  };
}

interface PlanOptions {
  readonly settings: Settings;
  readonly addresses: Addresses;
  readonly ports: ClusterPorts;
  readonly secrets: ClusterSecrets;
  /** Folder of the database and of everything that processes store. */
  readonly folder: string;
}

/** The engines' addresses and secrets as settings of the backend. */
export function engineSettings({ ports, secrets }: Pick<PlanOptions, "ports" | "secrets">): Record<string, string> {
  return {
    DATABASE_URL: postgresUrl({ port: ports.postgres, password: secrets.POSTGRES_PASSWORD }),
    REDIS_URL: `redis://${loopback}:${ports.redis}`,
    REALTIME: "centrifugo",
    CENTRIFUGO_API_URL: ports.of.centrifugo.map((port) => `http://${loopback}:${port}/api`).join(","),
    CENTRIFUGO_API_KEY: secrets.CENTRIFUGO_API_KEY,
    CENTRIFUGO_PROXY_SECRET: secrets.CENTRIFUGO_PROXY_SECRET,
  };
}

function namesOf(kind: ClusterKind, { of }: ClusterPorts): readonly { readonly name: string; readonly port: number }[] {
  return of[kind].map((port, index) => ({ name: `${kind}-${index + 1}`, port }));
}

function planEngines({ addresses, ports, secrets, folder }: PlanOptions): readonly ServiceOptions[] {
  const postgres = postgresService({
    name: "postgres",
    folder: join(folder, "postgres"),
    port: ports.postgres,
    password: secrets.POSTGRES_PASSWORD,
  });
  const redis = redisService({ name: "redis", port: ports.redis });
  const centrifugos = namesOf("centrifugo", ports).map(({ name, port }) => ({
    ...centrifugoService({
      name,
      port,
      redisUrl: `redis://${loopback}:${ports.redis}`,
      apiOrigin: `http://${loopback}:${ports.questions}`,
      allowedOrigins: [addresses.publicOrigin, addresses.platformOrigin].flatMap((origin) => [
        origin,
        origin.replace("//localhost:", `//${loopback}:`),
      ]),
      tokenSecret: secrets.TOKEN_SECRET,
      apiKey: secrets.CENTRIFUGO_API_KEY,
      proxySecret: secrets.CENTRIFUGO_PROXY_SECRET,
    }),
    readyUrl: `http://${loopback}:${port}/health`,
  }));
  return [
    { ...postgres, readyUrl: `tcp://${loopback}:${ports.postgres}` },
    { ...redis, readyUrl: `tcp://${loopback}:${ports.redis}` },
    ...centrifugos,
  ];
}

/** Room for the new objects of many simultaneous requests: a thousand clients reconnected within 7 s, with V8's default within 10 s. */
const roomyHeap = ["--max-semi-space-size=32"];

function planBackends(options: PlanOptions, environment: Readonly<Record<string, string>>): readonly ServiceOptions[] {
  return (["trading", "api"] as const).flatMap((role) =>
    namesOf(role, options.ports).map(({ name, port }) => ({
      name,
      nodeOptions: roomyHeap,
      args: ["apps/backend/src/main.ts"],
      environment: { ...environment, ROLE: role, INSTANCE: name, BACKEND_PORT: String(port), BACKEND_HOST: loopback },
      readyUrl: `http://${loopback}:${port}/readyz`,
    })),
  );
}

function targetsOf(kind: ClusterKind, ports: ClusterPorts, readyPath: string): readonly Target[] {
  return namesOf(kind, ports).map((target) => ({ ...target, readyPath }));
}

function planFronts({ settings, addresses, ports }: PlanOptions, environment: Readonly<Record<string, string>>): readonly ServiceOptions[] {
  const sockets = targetsOf("centrifugo", ports, "/health");
  const listeners = [
    {
      host: settings.HOST,
      port: addresses.port,
      routes: [
        { prefix: "/connection/", targets: sockets },
        { prefix: "/emulation", targets: sockets },
        // A web server has a page for players even if no API process answers it.
        { prefix: "/", targets: targetsOf("web", ports, "/readyz/web") },
      ],
    },
    { host: loopback, port: ports.api, routes: [{ prefix: "/", targets: targetsOf("api", ports, "/readyz") }] },
    { host: loopback, port: ports.questions, targets: targetsOf("api", ports, "/readyz") },
  ];
  const host = settings.HOST === "0.0.0.0" ? loopback : settings.HOST;
  return [
    {
      name: "balancer",
      nodeOptions: roomyHeap,
      args: ["scripts/launcher/cluster/run-balancer.ts"],
      environment: { BALANCER_PORTS: JSON.stringify(listeners) },
      readyUrl: `tcp://${loopback}:${ports.api}`,
    },
    ...namesOf("web", ports).map(({ name, port }) => ({
      name,
      nodeOptions: roomyHeap,
      args: ["apps/web/src/server/main.ts"],
      environment: { ...environment, INSTANCE: name, HOST: loopback, PORT: String(port) },
      readyUrl: `http://${loopback}:${port}/manifest.webmanifest`,
    })),
    {
      name: "platform",
      args: ["apps/host/src/main.ts"],
      environment: { ...environment, INSTANCE: "platform" },
      readyUrl: `http://${host}:${addresses.platformPort}/livez`,
    },
  ];
}

/** Plans every process of the cluster. Throws an error that names the program if one is missing. */
export function planCluster(options: PlanOptions): ClusterPlan {
  const { settings, addresses, folder } = options;
  const environment = { ...environmentOf(settings, addresses, "product"), ...engineSettings(options), DATA_DIR: folder };
  return {
    engines: planEngines(options),
    backends: planBackends(options, environment),
    fronts: planFronts(options, environment),
  };
}
