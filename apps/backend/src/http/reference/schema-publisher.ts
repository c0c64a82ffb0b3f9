import { entityDescriptions } from "@touchline/contract/entity-descriptions.data";
import { schemasByName } from "@touchline/contract/named-schemas";
import type { TSchema } from "typebox";

export type Json = Readonly<Record<string, unknown>>;

/** Writes schemas as JSON Schema 2020-12. Named schemas become references; `definitions` returns those that were used. */
export interface SchemaPublisher {
  publish(schema: TSchema): Json;
  definitions(): Json;
}

const contentBySchema = new WeakMap<object, string>();

function omit(schema: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}

/** The schema as text without its own description, which differs from place to place. */
function contentOf(schema: Json): string {
  const known = contentBySchema.get(schema);
  if (known !== undefined) return known;
  const content = JSON.stringify(omit(schema, ["description"]));
  contentBySchema.set(schema, content);
  return content;
}

const nameByContent = new Map([...schemasByName].map(([name, schema]) => [contentOf(schema as unknown as Json), name])); // TypeBox schemas are JSON Schema

/** The name of an entity of the contract, even if its description differs here. */
export function nameOfSchema(schema: Json): string | undefined {
  return nameByContent.get(contentOf(schema));
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function describe(schema: Json, description: unknown): Json {
  return description === undefined ? schema : { ...schema, description };
}

/** A union of fixed values, such as the statuses of a bet; null when the choices are anything else. */
function enumOf(choices: readonly Json[]): Json | null {
  const fixed = choices.filter((choice) => choice["type"] !== "null");
  if (fixed.length === 0 || !fixed.every((choice) => "const" in choice)) return null;
  const types = [...new Set(choices.map((choice) => choice["type"]))];
  const values = [...fixed.map((choice) => choice["const"]), ...(fixed.length < choices.length ? [null] : [])];
  return { type: types.length === 1 ? types[0] : types, enum: values };
}

/** AsyncAPI reads schemas as draft 7: tuples are written as lists of items, and a reference must not have sibling keywords. */
type Dialect = "2020-12" | "draft-07";

export function createSchemaPublisher(prefix: string, dialect: Dialect = "2020-12"): SchemaPublisher {
  const used = new Map<string, Json>();

  function reference(name: string): string {
    const entity = schemasByName.get(name);
    if (!used.has(name) && entity !== undefined) {
      used.set(name, {}); // a schema may contain itself
      used.set(name, describe(writeOut(entity as unknown as Json), entityDescriptions[name])); // as above
    }
    return prefix + name;
  }

  function publishUnion(schema: Json, choices: readonly Json[]): Json {
    const listed = enumOf(choices);
    if (listed !== null) return describe(listed, schema["description"]);
    const [only, ...others] = choices.filter((choice) => choice["type"] !== "null");
    if (only === undefined || others.length > 0) return describe({ anyOf: choices.map(publish) }, schema["description"]);
    // A value or null: the description applies to both.
    const { description, ...inner } = publish(only);
    const either = typeof inner["type"] === "string" ? { ...inner, type: [inner["type"], "null"] } : { anyOf: [inner, { type: "null" }] };
    return describe(
      "enum" in either ? { ...either, enum: [...(either.enum as unknown[]), null] } : either,
      schema["description"] ?? description,
    );
  }

  function publishArray(schema: Json): Json {
    const { items } = schema;
    const rest = omit(schema, ["items", "additionalItems"]);
    if (Array.isArray(items) && dialect === "draft-07")
      return { ...rest, items: (items as readonly Json[]).map(publish), additionalItems: false };
    if (Array.isArray(items)) return { ...rest, prefixItems: (items as readonly Json[]).map(publish), items: false };
    return isJson(items) ? { ...rest, items: publish(items) } : rest;
  }

  function publishObject({ properties, patternProperties, ...rest }: Json): Json {
    const each = (schemas: unknown) =>
      Object.fromEntries(Object.entries(schemas as Json).map(([name, inner]) => [name, publish(inner as Json)]));
    const [[pattern, inner] = [], ...more] = Object.entries((patternProperties ?? {}) as Json);
    const isOpen = pattern === "^.*$" && more.length === 0;
    return {
      ...rest,
      ...(properties === undefined ? {} : { properties: each(properties) }),
      ...(patternProperties === undefined
        ? {}
        : isOpen
          ? { additionalProperties: publish(inner as Json) }
          : { patternProperties: each(patternProperties) }),
    };
  }

  function writeOut(schema: Json): Json {
    if (Array.isArray(schema["anyOf"])) return publishUnion(schema, schema["anyOf"] as readonly Json[]);
    if (schema["type"] === "array") return publishArray(schema);
    if (schema["type"] === "object") return publishObject(schema);
    return { ...schema };
  }

  function publish(schema: Json): Json {
    const name = nameOfSchema(schema);
    if (name === undefined) return writeOut(schema);
    const { description } = schema;
    const isOwn =
      description === entityDescriptions[name] || description === (schemasByName.get(name) as Json | undefined)?.["description"];
    const referred = { $ref: reference(name) };
    if (isOwn || description === undefined) return referred;
    return describe(dialect === "draft-07" ? { allOf: [referred] } : referred, description);
  }

  return {
    publish: (schema) => publish(schema as unknown as Json), // as above
    definitions: () => Object.fromEntries([...used].toSorted(([left], [right]) => (left < right ? -1 : 1))),
  };
}
