import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSettings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { settingDefinitions } from "../../apps/backend/src/platform/settings/setting-definitions.ts";
import { readSettingFiles } from "../../scripts/launcher/setting-files.ts";

const deploy = fileURLToPath(new URL("../../deploy/", import.meta.url));
const read = (path: string): string => readFileSync(join(deploy, path), "utf8");

interface Service {
  readonly image?: string;
  readonly build?: object;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}
const compose = parse(read("compose.yaml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
execFileSync(join(deploy, "make-secrets.sh"), [folder]);
afterAll(() => rmSync(folder, { recursive: true }));

/** What compose sets in a container: variables from deploy/.env, and files of secrets. */
function environmentIn({ environment = {} }: Service): Record<string, string> {
  const outside: Readonly<Record<string, string>> = { SITE_ORIGIN: "https://bets.example.com", PLATFORM_ORIGIN: "https://www.example.com" };
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)(?::[-?][^}]*)?\}/gu, (_, key: string) => outside[key] ?? "").replace("/run/secrets", folder),
  ]);
  return { NODE_ENV: "production", ...(Object.fromEntries(filled) as Record<string, string>) };
}

describe("deploy/compose.yaml", () => {
  it("has two processes of each role", () => {
    const roles = ours.map(([, { environment }]) => environment?.["ROLE"] ?? "");
    expect(roles.toSorted()).toEqual(["api", "api", "trading", "trading", "web", "web"]);
  });

  it("publishes ports of the proxy only", () => {
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(["proxy"]);
  });

  it.each(ours)("runs %s with a read-only file system, without privileges, and gives it time to drain", (_name, service) => {
    expect([service.read_only, service.cap_drop]).toEqual([true, ["ALL"]]);
    // The notice, ten seconds for requests and twenty for background work.
    expect(Number.parseInt(service.stop_grace_period ?? "", 10)).toBeGreaterThanOrEqual(
      Number(service.environment?.["STOP_NOTICE_SECONDS"]) + 30,
    );
  });

  it.each(ours)("gives %s settings that exist and with which its role starts in production", (_name, service) => {
    const environment = environmentIn(service);
    const { ROLE: role = "", ...others } = environment;
    const names = Object.keys(others).map((name) => (name in settingDefinitions ? name : name.replace(/_FILE$/u, "")));
    expect(names.filter((name) => !(name in settingDefinitions) && name !== "NODE_ENV")).toEqual([]);
    const settings = role === "web" ? others : environment;
    expect(readSettingFiles(settings)).toEqual([]);
    const result = readSettings(settings, { hasBackend: role !== "web" });
    expect(result).toMatchObject({ type: "ok", settings: { PRODUCTION: "true" } });
  });

  it("names secrets that make-secrets.sh creates, and files that exist", () => {
    const made = readdirSync(folder);
    expect(Object.values(compose.secrets).filter(({ file }) => !made.includes(basename(file)))).toEqual([]);
    expect(services.flatMap(([, { secrets = [] }]) => secrets).filter((name) => !(name in compose.secrets))).toEqual([]);
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.startsWith("./")));
    expect(mounted.filter((volume) => !existsSync(join(deploy, volume.split(":")[0] ?? "")))).toEqual([]);
  });

  it("keeps existing secrets", () => {
    const before = readFileSync(join(folder, "token_secret"), "utf8");
    execFileSync(join(deploy, "make-secrets.sh"), [folder]);
    expect(readFileSync(join(folder, "token_secret"), "utf8")).toBe(before);
  });
});

it("the proxy and Prometheus name processes of compose.yaml", () => {
  const named = [...`${read("Caddyfile")}\n${read("prometheus/prometheus.yaml")}`.matchAll(/([\w-]+-\d):\d{4}/gu)].map(
    ([, name = ""]) => name,
  );
  expect(new Set(named).size).toBe(8);
  expect(named.filter((name) => !(name in compose.services))).toEqual([]);
});

describe.each(readdirSync(join(deploy, "systemd")))("the unit %s", (name) => {
  const unit = read(`systemd/${name}`);

  it("restarts, drains and runs without privileges", () => {
    for (const line of ["Restart=always", "User=touchline", "NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet="])
      expect(unit.split("\n")).toContain(line);
    expect(Number(/^TimeoutStopSec=(\d+)$/mu.exec(unit)?.[1])).toBeGreaterThanOrEqual(45);
  });

  it("starts a program that exists, with settings that exist", () => {
    const [, script = ""] = /^ExecStart=.* (scripts\/\S+)$/mu.exec(unit) ?? [];
    expect(existsSync(join(deploy, "..", script))).toBe(true);
    const set = [...unit.matchAll(/^Environment=(.*)$/gmu)].flatMap(([, line = ""]) =>
      line.split(" ").map((pair) => pair.split("=")[0] ?? ""),
    );
    const ofNode = new Set(["NODE_ENV", "MALLOC_ARENA_MAX", "NODE_COMPILE_CACHE"]);
    expect(set.filter((setting) => !(setting in settingDefinitions) && !ofNode.has(setting))).toEqual([]);
  });
});

describe("a setting from a file", () => {
  it("is refused together with the setting itself, or if it cannot be read", () => {
    expect(readSettingFiles({ TOKEN_SECRET_FILE: join(folder, "token_secret"), TOKEN_SECRET: "x" })).toHaveLength(1);
    expect(readSettingFiles({ TOKEN_SECRET_FILE: join(folder, "missing") })).toHaveLength(1);
  });

  it("is ignored if its name is itself a setting, or does not belong to one", () => {
    const environment = { SITE_FILE: "site.json", HOME_FILE: "x" };
    expect([readSettingFiles(environment), environment]).toEqual([[], { SITE_FILE: "site.json", HOME_FILE: "x" }]);
  });
});
