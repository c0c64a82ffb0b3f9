import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { exampleValues } from "./example-values.data.ts";

/** A recorded request body of an endpoint and the replies of the reference backend. */
export interface RecordedExample {
  readonly body?: unknown;
  /** By status. */
  readonly replies?: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

/** An example that is valid for the schema; undefined if none was found. */
export function checkedExample(schema: TSchema): unknown {
  const example = exampleFor(schema);
  return Check(schema, example) ? example : undefined;
}

function textExample(schema: Json): string {
  if (schema["format"] === "date-time") return "2026-11-21T15:00:00.000Z";
  if (schema["format"] === "date") return "1990-05-17";
  if (schema["format"] === "email") return "player@example.com";
  if (schema["format"] === "uuid") return "0194f5a2-7c1e-4b6d-9f3a-2d8e5c4b1a90";
  return "text".padEnd(Number(schema["minLength"] ?? 0), "x").slice(0, Number(schema["maxLength"] ?? 100));
}

function objectExample(schema: Json): Json {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, TSchema>>;
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, exampleFor(inner, name)]));
}

function recordExample(schema: Json): Json {
  const [inner] = Object.values((schema["patternProperties"] ?? {}) as Readonly<Record<string, TSchema>>);
  return inner === undefined ? {} : { EUR: exampleFor(inner, "") };
}

function arrayExample(schema: Json, name: string): readonly unknown[] {
  const items = schema["items"] as TSchema | readonly TSchema[];
  if (Array.isArray(items)) return items.map((item: TSchema) => exampleFor(item));
  const count = Math.max(Number(schema["minItems"] ?? 1), 1);
  return Array.from({ length: count }, () => exampleFor(items as TSchema, name.replace(/s$/u, "")));
}

function isOfType(value: unknown, schema: Json): boolean {
  if (schema["type"] === "integer") return Number.isInteger(value);
  return typeof value === schema["type"];
}

/** An example of the first choice for which it is valid; some schemas have patterns that are not covered here. */
function firstValid(choices: readonly TSchema[], name: string): unknown {
  for (const choice of choices) {
    const example = exampleFor(choice, name);
    if (Check(choice, example)) return example;
  }
  return null;
}

/** A value for the schema: the usual one for a known field name, else the simplest. */
export function exampleFor(schema: TSchema, name = ""): unknown {
  const json = schema as unknown as Json; // schemas are JSON Schema
  if (Array.isArray(json["examples"])) return json["examples"][0];
  if ("const" in json) return json["const"];
  const choices = json["anyOf"] as readonly TSchema[] | undefined;
  if (choices !== undefined && choices.length > 0) return firstValid(choices, name);
  const known = [exampleValues[name] ?? []].flat().find((value) => isOfType(value, json) && Check(schema, value));
  if (known !== undefined) return known;
  switch (json["type"]) {
    case "object":
      return "patternProperties" in json ? recordExample(json) : objectExample(json);
    case "array":
      return arrayExample(json, name);
    case "string":
      return textExample(json);
    case "integer":
    case "number":
      return Math.min(Math.max(1, Number(json["minimum"] ?? 1)), Number(json["maximum"] ?? 1));
    case "boolean":
      return true;
    default:
      return null;
  }
}
