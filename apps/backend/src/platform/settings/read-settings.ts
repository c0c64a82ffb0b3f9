import { missingForRole } from "./role-needs.ts";
import type { SettingDefinition } from "./setting-definition.ts";
import { settingDefinitions } from "./setting-definitions.ts";

type Definitions = typeof settingDefinitions;
type ValueOf<Definition> = Definition extends { kind: "integer" | "number" }
  ? number
  : Definition extends { kind: "boolean" }
    ? boolean
    : Definition extends { kind: "list" }
      ? readonly string[]
      : string;

/** The settings of the product with their types. */
export type Settings = { readonly [Name in keyof Definitions]: ValueOf<Definitions[Name]> };

/** A setting that prevents the start, and why. */
export interface SettingsProblem {
  readonly name: string;
  readonly message: string;
}

export type SettingsResult =
  | { readonly type: "ok"; readonly settings: Settings }
  /** `isProduction`: each setting is valid, but production refuses the combination. */
  | { readonly type: "invalid"; readonly problems: readonly SettingsProblem[]; readonly isProduction: boolean };

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, "1": true, "0": false };

function readNumber(definition: Extract<SettingDefinition, { kind: "integer" | "number" }>, text: string): number | string {
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const isWhole = definition.kind === "number" || Number.isInteger(value);
  if (isWhole && value >= definition.minimum && value <= definition.maximum) return value;
  const noun = definition.kind === "integer" ? "a whole number" : "a number";
  return `must be ${noun} from ${definition.minimum} to ${definition.maximum}`;
}

type Value = number | string | boolean | readonly string[];

function readOne(definition: SettingDefinition, text: string): { readonly value: Value } | { readonly problem: string } {
  switch (definition.kind) {
    case "integer":
    case "number": {
      const read = readNumber(definition, text);
      return typeof read === "number" ? { value: read } : { problem: read };
    }
    case "boolean": {
      const value = booleans[text.toLowerCase()];
      return value === undefined ? { problem: "must be true or false" } : { value };
    }
    case "choice":
      return definition.choices.includes(text) ? { value: text } : { problem: `must be one of ${definition.choices.join(", ")}` };
    case "text":
      return definition.pattern === undefined || definition.pattern.test(text)
        ? { value: text }
        : { problem: `must be ${definition.expected ?? "in another format"}` };
    case "list":
      return definition.pattern.test(text) ? { value: text.split(",") } : { problem: `must be ${definition.expected}` };
  }
}

interface ReadOptions {
  /** Whether a backend starts with these settings: in production it needs secrets. */
  readonly hasBackend?: boolean;
}

/** Reads every setting from the environment; an empty variable counts as unset. No other code reads the environment. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { hasBackend = true }: ReadOptions = {},
): SettingsResult {
  const values: Record<string, Value> = {};
  const problems: SettingsProblem[] = [];
  for (const [name, definition] of Object.entries<SettingDefinition>(settingDefinitions)) {
    const text = environment[name]?.trim() ?? "";
    const read = text === "" ? { value: definition.default } : readOne(definition, text);
    if ("problem" in read) problems.push({ name, message: `${name}=${text} ${read.problem}.` });
    else values[name] = read.value;
  }
  if (problems.length > 0) return { type: "invalid", problems, isProduction: false };
  const read = values as Settings;
  if (hasBackend) problems.push(...samePorts(read));
  if (problems.length > 0) return { type: "invalid", problems, isProduction: false };
  const isLive = isProduction(read, environment);
  const rtlView = read.RTL_VIEW && !read.FEATURES_OFF.includes("rtl_view");
  const settings: Settings = { ...read, PRODUCTION: String(isLive), RTL_VIEW: rtlView };
  const missing = hasBackend ? missingForRole(settings) : [];
  if (isLive) problems.push(...unsafeSettings(settings), ...(hasBackend ? missingSettings(settings) : []));
  if (problems.length + missing.length === 0) return { type: "ok", settings };
  return { type: "invalid", problems: [...missing, ...problems], isProduction: problems.length > 0 };
}

/** The parts of the demo that are on: all in development, in production only those that a setting allows. */
export interface DemoRules {
  readonly players: boolean;
  /** Deposits of play money. */
  readonly deposits: boolean;
  readonly testCards: boolean;
  readonly campaigns: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether only this machine can open the address. An empty address means a local port. */
function isOwnMachine(publicOrigin: string): boolean {
  if (!URL.canParse(publicOrigin)) return true;
  const { hostname } = new URL(publicOrigin);
  return ownHosts.has(hostname) || hostname.endsWith(".localhost");
}

/** Resolves PRODUCTION=auto. The launcher passes the result to its processes, so their own NODE_ENV does not matter. */
function isProduction({ PRODUCTION, PUBLIC_ORIGIN }: Pick<Settings, "PRODUCTION" | "PUBLIC_ORIGIN">, environment: Environment): boolean {
  if (PRODUCTION !== "auto") return PRODUCTION === "true";
  return environment["NODE_ENV"] === "production" || !isOwnMachine(PUBLIC_ORIGIN);
}

export function readDemoRules(settings: Settings): DemoRules {
  const isDevelopment = settings.PRODUCTION !== "true";
  return {
    players: isDevelopment || settings.ALLOW_DEMO_PLAYERS,
    deposits: isDevelopment || settings.ALLOW_DEMO_DEPOSITS,
    testCards: isDevelopment || settings.ALLOW_TEST_CARDS,
    campaigns: settings.DEMO_CAMPAIGNS && (isDevelopment || settings.ALLOW_DEMO_CAMPAIGNS),
  };
}

function missing(name: "TOKEN_SECRET" | "PAYMENT_SECRET" | "EMBED_SECRET", purpose: string): SettingsProblem {
  return { name, message: `${name} is not set: production needs it ${purpose}. Make one with: openssl rand -hex 32` };
}

/** Settings that production needs and that are not set. */
function missingSettings(settings: Settings): readonly SettingsProblem[] {
  return [
    ...(settings.TOKEN_SECRET === "" ? [missing("TOKEN_SECRET", "to sign realtime tokens")] : []),
    ...(settings.PAYMENT_SECRET === "" ? [missing("PAYMENT_SECRET", "to check what payment providers report")] : []),
    ...(settings.EMBED_PARENTS !== "" && settings.EMBED_SECRET === ""
      ? [missing("EMBED_SECRET", "to check the servers of EMBED_PARENTS")]
      : []),
    ...(settings.PLATFORM_ORIGIN === ""
      ? [
          {
            name: "PLATFORM_ORIGIN",
            message: "PLATFORM_ORIGIN is not set: production needs the address of your platform, e.g. https://www.example.com.",
          },
        ]
      : []),
  ];
}

/** Settings that are not allowed in production. */
function unsafeSettings(settings: Settings): readonly SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (settings.TOUCHLINE_TEST)
    problems.push({ name: "TOUCHLINE_TEST", message: "TOUCHLINE_TEST opens fault hooks and is refused in production." });
  if (settings.OUTBOX === "open" && !settings.ALLOW_OPEN_OUTBOX) {
    problems.push({
      name: "OUTBOX",
      message: "OUTBOX=open shows the mails of all players to everybody: production refuses it unless ALLOW_OPEN_OUTBOX=true.",
    });
  }
  if (settings.BLOCKED_COUNTRIES !== "" && settings.COUNTRY_HEADER === "") {
    problems.push({
      name: "COUNTRY_HEADER",
      message:
        "COUNTRY_HEADER is not set: without it BLOCKED_COUNTRIES blocks nobody. Set it to the header in which your proxy names the country.",
    });
  }
  return problems;
}

const portNames = ["PORT", "PLATFORM_PORT", "BACKEND_PORT", "REALTIME_PORT"] as const;

/** Ports that are given twice; 0 selects a free port. */
function samePorts(settings: Settings): readonly SettingsProblem[] {
  return portNames.flatMap((name, index) => {
    const port = settings[name];
    const other = portNames.slice(0, index).find((earlier) => settings[earlier] === port);
    return port === 0 || other === undefined
      ? []
      : [{ name, message: `${other} and ${name} are both ${port}: each needs a port of its own.` }];
  });
}

/** Generates `.env.example`: every setting with its description and default. */
export function envExample(): string {
  const lines = ["# Every setting and its default. Copy to .env and change what you need.", ""];
  for (const [name, definition] of Object.entries<SettingDefinition>(settingDefinitions)) {
    lines.push(`# ${definition.description}`);
    if (definition.kind === "choice") lines.push(`# One of: ${definition.choices.join(", ")}.`);
    lines.push(`${name}=${String(definition.default)}`, "");
  }
  return lines.join("\n");
}
