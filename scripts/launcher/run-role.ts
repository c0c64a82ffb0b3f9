import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Settings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { environmentOf, readSettingsOrRefuse, refuseStart, type Addresses } from "./product-environment.ts";
import { repositoryRoot } from "./repository-root.ts";
import { start } from "./start.ts";

/** What a process does on a site with several processes. `all` is the launcher with its processes. */
const roles = ["all", "trading", "api", "web", "platform"] as const;
type Role = (typeof roles)[number];

const programs: Readonly<Record<Exclude<Role, "all">, string>> = {
  trading: "apps/backend/src/main.ts",
  api: "apps/backend/src/main.ts",
  web: "apps/web/src/server/main.ts",
  platform: "apps/host/src/main.ts",
};

const checkTimeoutMs = 4_000;

function readRole(): Role {
  const name = process.env["ROLE"] || "all";
  const role = roles.find((known) => known === name);
  return role ?? refuseStart([`Touchline did not start: ROLE=${name} must be one of ${roles.join(", ")}.`]);
}

function addressesOf(settings: Settings): Addresses {
  return {
    port: settings.PORT,
    platformPort: settings.PLATFORM_PORT,
    backendPort: settings.BACKEND_PORT,
    realtimePort: settings.REALTIME_PORT,
    backendOrigin: settings.BACKEND_ORIGIN,
    publicOrigin: settings.PUBLIC_ORIGIN || `http://localhost:${settings.PORT}`,
    platformOrigin: settings.PLATFORM_ORIGIN,
  };
}

/** Settings that have no sensible default when each process is started separately. */
function missingFor(role: Role, settings: Settings): readonly string[] {
  const isFront = role === "web" || role === "platform";
  return [
    ...(isFront && settings.BACKEND_ORIGIN === ""
      ? [`BACKEND_ORIGIN is not set: the role ${role} needs the address of the API, e.g. http://api:4000.`]
      : []),
    ...(isFront && settings.PUBLIC_ORIGIN === ""
      ? [`PUBLIC_ORIGIN is not set: the role ${role} needs the address at which players open the site.`]
      : []),
    ...(role === "platform" && settings.EMBED_SECRET === ""
      ? ["EMBED_SECRET is not set: the demo platform signs players in to the frame with the secret of the API."]
      : []),
    ...(!isFront && settings.BACKEND_PORT === 0
      ? [`BACKEND_PORT is not set: the role ${role} needs a port at which others find it, e.g. 4000.`]
      : []),
  ];
}

/** The address at which a role reports whether it works. */
function checkedAddress(role: Role): string {
  const port = (name: string, fallback: number): string => process.env[name] || String(fallback);
  switch (role) {
    case "all":
      return `http://127.0.0.1:${port("PORT", 3000)}/readyz`;
    case "web":
      return `http://127.0.0.1:${port("PORT", 3000)}/readyz/web`;
    case "platform":
      return `http://127.0.0.1:${port("PLATFORM_PORT", 3001)}/livez`;
    case "trading":
    case "api":
      return `http://127.0.0.1:${port("BACKEND_PORT", 4000)}/livez`;
  }
}

async function check(role: Role): Promise<never> {
  const isGood = await fetch(checkedAddress(role), { signal: AbortSignal.timeout(checkTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return process.exit(isGood ? 0 : 1);
}

/**
 * Starts the role that ROLE names in this process, as container images and service units do. `isCheck` instead checks whether the role
 * that runs on this machine works, and exits with 0 or 1.
 */
export async function runRole({ isCheck }: { readonly isCheck: boolean }): Promise<void> {
  const role = readRole();
  if (isCheck) return check(role);
  if (role === "all") return start({ mode: "product" });
  const isFront = role === "web" || role === "platform";
  // The backend's settings allow only its own roles.
  if (isFront) delete process.env["ROLE"];
  const dialect = process.env["WIRE_DIALECT"] || "touchline";
  const settings = readSettingsOrRefuse(isFront ? "front" : "product");
  const missing = missingFor(role, settings);
  if (missing.length > 0) refuseStart(["Touchline did not start: these settings are wrong.", ...missing.map((line) => `  ${line}`)]);
  Object.assign(process.env, environmentOf(settings, addressesOf(settings), "product"), { WIRE_DIALECT: dialect });
  await import(pathToFileURL(join(repositoryRoot, programs[role])).href);
}
