import type { Settings, SettingsProblem } from "./read-settings.ts";

/** What of the demo is there; all of it in development, in production only what is allowed by name. */
export interface DemoRules {
  readonly players: boolean;
  /** Deposits that nobody pays. */
  readonly deposits: boolean;
  readonly testCards: boolean;
  readonly campaigns: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ownHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether only this machine can open the address; an empty one is the address of the own port. */
function isOwnMachine(publicOrigin: string): boolean {
  if (!URL.canParse(publicOrigin)) return true;
  const { hostname } = new URL(publicOrigin);
  return ownHosts.has(hostname) || hostname.endsWith(".localhost");
}

/** Decides PRODUCTION=auto. The launcher does so once: its own processes get the answer, whatever NODE_ENV they run with. */
export function isProduction(
  { PRODUCTION, PUBLIC_ORIGIN }: Pick<Settings, "PRODUCTION" | "PUBLIC_ORIGIN">,
  environment: Environment,
): boolean {
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

/** The secrets that a backend in production cannot do without. */
export function missingSecrets(settings: Settings): readonly SettingsProblem[] {
  return [
    ...(settings.TOKEN_SECRET === "" ? [missing("TOKEN_SECRET", "to sign realtime tokens")] : []),
    ...(settings.PAYMENT_SECRET === "" ? [missing("PAYMENT_SECRET", "to check what payment providers report")] : []),
    ...(settings.EMBED_PARENTS !== "" && settings.EMBED_SECRET === ""
      ? [missing("EMBED_SECRET", "to check the servers of EMBED_PARENTS")]
      : []),
  ];
}

/** Settings that production refuses. */
export function unsafeSettings(settings: Settings): readonly SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (settings.TOUCHLINE_TEST)
    problems.push({ name: "TOUCHLINE_TEST", message: "TOUCHLINE_TEST opens fault hooks and is refused in production." });
  if (settings.OUTBOX === "open" && !settings.ALLOW_OPEN_OUTBOX) {
    problems.push({
      name: "OUTBOX",
      message: "OUTBOX=open shows the mails of all players to everybody: production refuses it unless ALLOW_OPEN_OUTBOX=true.",
    });
  }
  return problems;
}
