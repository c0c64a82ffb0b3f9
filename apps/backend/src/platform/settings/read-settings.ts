import { isProduction, missingSecrets, unsafeSettings } from "./production.ts";
import type { SettingDefinition } from "./setting-definition.ts";
import { settingDefinitions } from "./setting-definitions.ts";

type Definitions = typeof settingDefinitions;
type ValueOf<Definition> = Definition extends { kind: "integer" | "number" }
  ? number
  : Definition extends { kind: "boolean" }
    ? boolean
    : string;

/** The product's settings, each of its own type. */
export type Settings = { readonly [Name in keyof Definitions]: ValueOf<Definitions[Name]> };

/** Why a start is refused: which settings are wrong, in words. */
export interface SettingsProblem {
  readonly name: string;
  readonly message: string;
}

export type SettingsResult =
  | { readonly type: "ok"; readonly settings: Settings }
  /** `isProduction`: every setting by itself is right, but production refuses them. */
  | { readonly type: "invalid"; readonly problems: readonly SettingsProblem[]; readonly isProduction: boolean };

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, "1": true, "0": false };

function readNumber(definition: Extract<SettingDefinition, { kind: "integer" | "number" }>, text: string): number | string {
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const isWhole = definition.kind === "number" || Number.isInteger(value);
  if (isWhole && value >= definition.minimum && value <= definition.maximum) return value;
  const noun = definition.kind === "integer" ? "a whole number" : "a number";
  return `must be ${noun} from ${definition.minimum} to ${definition.maximum}`;
}

function readOne(
  definition: SettingDefinition,
  text: string,
): { readonly value: number | string | boolean } | { readonly problem: string } {
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
        : { problem: `must be ${definition.form ?? "of another form"}` };
  }
}

interface ReadOptions {
  /** Whether a backend starts from these settings: it needs secrets in production; pages alone do not. */
  readonly hasBackend?: boolean;
}

/** Reads every setting from the environment; an empty variable counts as unset. Nothing is read anywhere else. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { hasBackend = true }: ReadOptions = {},
): SettingsResult {
  const values: Record<string, number | string | boolean> = {};
  const problems: SettingsProblem[] = [];
  for (const [name, definition] of Object.entries<SettingDefinition>(settingDefinitions)) {
    const text = environment[name]?.trim() ?? "";
    const read = text === "" ? { value: definition.default } : readOne(definition, text);
    if ("problem" in read) problems.push({ name, message: `${name}=${text} ${read.problem}.` });
    else values[name] = read.value;
  }
  if (problems.length > 0) return { type: "invalid", problems, isProduction: false };
  const read = values as Settings;
  const isLive = isProduction(read, environment);
  const settings: Settings = { ...read, PRODUCTION: String(isLive) };
  if (isLive) problems.push(...unsafeSettings(settings), ...(hasBackend ? missingSecrets(settings) : []));
  return problems.length > 0 ? { type: "invalid", problems, isProduction: true } : { type: "ok", settings };
}
