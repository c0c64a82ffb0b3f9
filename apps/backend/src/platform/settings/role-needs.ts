import type { Settings, SettingsProblem } from "./read-settings.ts";

/** The settings that processes of one product must share and that are not set. */
function missingNames(settings: Settings): readonly string[] {
  const needs: readonly (readonly [string, boolean])[] = [
    ["DATABASE_URL", settings.DATABASE_URL !== ""],
    ["REDIS_URL", settings.REDIS_URL !== ""],
    ["REALTIME=centrifugo", settings.REALTIME === "centrifugo"],
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
 * The settings that the role of this process needs and that are missing, in one sentence. A process alone generates its secrets; several
 * processes with secrets of their own would refuse each other's tokens.
 */
export function missingForRole(settings: Settings): readonly SettingsProblem[] {
  if (settings.ROLE === "all") return [];
  const names = missingNames(settings);
  if (names.length === 0) return [];
  return [{ name: "ROLE", message: `ROLE=${settings.ROLE} needs ${inWords(names)}, which all its processes share.` }];
}
