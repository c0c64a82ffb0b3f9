import type { SettingDefinition } from "./setting-definition.ts";
import { settingDefinitions } from "./setting-definitions.ts";

/** The text of `.env.example`: every setting with its meaning and default. */
export function envExample(): string {
  const lines = ["# Every setting and its default. Copy to .env and change what you need.", ""];
  for (const [name, definition] of Object.entries<SettingDefinition>(settingDefinitions)) {
    lines.push(`# ${definition.description}`);
    if (definition.kind === "choice") lines.push(`# One of: ${definition.choices.join(", ")}.`);
    lines.push(`${name}=${String(definition.default)}`, "");
  }
  return lines.join("\n");
}
