import { endpointsByName } from "@touchline/contract/named-schemas";
import type { TSchema } from "typebox";
import { exampleFor } from "./example-of.ts";
import { recordedExamples } from "./examples.data.ts";
import { type Json, nameOfSchema } from "./schema-publisher.ts";

function choicesOf(schema: Json): readonly Json[] {
  return ((schema["anyOf"] ?? []) as readonly Json[]).filter((choice) => choice["type"] !== "null");
}

/** The first recorded value of every named schema, wherever it occurs in a reply. */
function harvestEntities(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const visit = (schema: Json, value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const name = nameOfSchema(schema);
    if (name !== undefined && !found.has(name)) found.set(name, value);
    const [only, ...others] = choicesOf(schema);
    if (only !== undefined && others.length === 0) visit(only, value);
    const { items, properties } = schema;
    if (Array.isArray(value)) for (const item of value) visit((items ?? {}) as Json, item);
    else
      for (const [field, inner] of Object.entries((properties ?? {}) as Readonly<Record<string, Json>>))
        visit(inner, (value as Json)[field]);
  };
  for (const [name, shape] of endpointsByName)
    for (const [status, schema] of Object.entries(shape.reply)) visit(schema as unknown as Json, recordedExamples[name]?.replies?.[status]); // TypeBox schemas are JSON Schema
  return found;
}

/** Examples of realtime events, composed of entities from recorded replies of the reference backend. */
export function createEventExamples(): (event: TSchema) => unknown {
  const entities = harvestEntities();
  const compose = (schema: Json, name: string): unknown => {
    const known = entities.get(nameOfSchema(schema) ?? "");
    if (known !== undefined) return known;
    const [only, ...others] = choicesOf(schema);
    if (only !== undefined && others.length === 0) return compose(only, name);
    if (schema["type"] === "array" && !Array.isArray(schema["items"])) return [compose(schema["items"] as Json, name)];
    const { properties } = schema;
    if (properties === undefined) return name === "sent_at" ? 1_795_449_600_000 : exampleFor(schema as unknown as TSchema, name); // TypeBox schemas are JSON Schema
    return Object.fromEntries(
      Object.entries(properties as Readonly<Record<string, Json>>).map(([field, inner]) => [field, compose(inner, field)]),
    );
  };
  return (event) => compose(event as unknown as Json, ""); // TypeBox schemas are JSON Schema
}
