import { readFileSync } from "node:fs";
import { settingDefinitions } from "../../apps/backend/src/platform/settings/setting-definitions.ts";

const suffix = "_FILE";

/**
 * Reads settings from files: `TOKEN_SECRET_FILE=/run/secrets/token-secret` sets TOKEN_SECRET to that file's text, so that secrets appear
 * neither in the environment of a container nor in a list of processes. Returns one message for each file that cannot be used.
 */
export function readSettingFiles(environment: NodeJS.ProcessEnv): readonly string[] {
  return Object.entries(environment).flatMap(([name, path]) => {
    const setting = name.slice(0, -suffix.length);
    if (!name.endsWith(suffix) || name in settingDefinitions || !(setting in settingDefinitions) || path === undefined || path === "")
      return [];
    if ((environment[setting] ?? "") !== "") return [`${name} and ${setting} are both set: keep one of them.`];
    try {
      environment[setting] = readFileSync(path, "utf8").trim();
      delete environment[name];
      return [];
    } catch {
      return [`${name}=${path} cannot be read.`];
    }
  });
}
