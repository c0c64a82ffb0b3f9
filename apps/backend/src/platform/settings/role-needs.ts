import type { Settings, SettingsProblem } from "./read-settings.ts";

type Need = readonly [string, boolean];

/** Without them, Centrifugo accepts no publications and nobody could subscribe. */
function centrifugoNeeds(settings: Settings): readonly Need[] {
  if (settings.REALTIME !== "centrifugo") return [];
  return [
    ["CENTRIFUGO_API_URL", settings.CENTRIFUGO_API_URL !== ""],
    ["CENTRIFUGO_API_KEY", settings.CENTRIFUGO_API_KEY !== ""],
    ["CENTRIFUGO_PROXY_SECRET", settings.CENTRIFUGO_PROXY_SECRET !== ""],
  ];
}

/** The settings that processes of one product must share and that are not set. */
function missingNames(settings: Settings): readonly string[] {
  const needs: readonly Need[] = [
    ["DATABASE_URL", settings.DATABASE_URL !== ""],
    ["REDIS_URL", settings.REDIS_URL !== ""],
    ["REALTIME=centrifugo", settings.REALTIME === "centrifugo"],
    ...centrifugoNeeds(settings),
    ["TOKEN_SECRET", settings.TOKEN_SECRET !== ""],
    ["VAPID_KEY", settings.VAPID_KEY !== ""],
    ["EMBED_SECRET", settings.EMBED_PARENTS === "" || settings.EMBED_SECRET !== ""],
    ["PAYMENT_SECRET", settings.PRODUCTION !== "true" || settings.PAYMENT_SECRET !== ""],
  ];
  return needs.filter(([, isMet]) => !isMet).map(([name]) => name);
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
}

/**
 * The settings that the role of this process needs and that are missing, in one sentence. A single process generates its secrets; several
 * processes with secrets of their own would refuse each other's tokens.
 */
export function missingForRole(settings: Settings): readonly SettingsProblem[] {
  if (settings.ROLE === "all") {
    const lacking = [
      ...centrifugoNeeds(settings),
      ["TOKEN_SECRET", settings.REALTIME === "embedded" || settings.TOKEN_SECRET !== ""] as const,
    ]
      .filter(([, isMet]) => !isMet)
      .map(([name]) => name);
    return lacking.length === 0
      ? []
      : [{ name: "REALTIME", message: `REALTIME=centrifugo needs ${inWords(lacking)}, which Centrifugo has too.` }];
  }
  const names = missingNames(settings);
  if (names.length === 0) return [];
  return [{ name: "ROLE", message: `ROLE=${settings.ROLE} needs ${inWords(names)}, which all its processes share.` }];
}
