import type { EndpointShape } from "@touchline/contract/endpoint";
import type { TSchema } from "typebox";
import { exampleFor } from "./example-of.ts";
import type { Json, SchemaPublisher } from "./schema-publisher.ts";

/** Headers that several calls accept, by their names under `components/parameters`. */
export const headerParameters = {
  AcceptLanguage: {
    name: "Accept-Language",
    in: "header",
    required: false,
    schema: { type: "string" },
    description: "Language of the texts, such as `de` or `pt-BR, en;q=0.5`; the site's first locale by default.",
    example: "en",
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string", pattern: "^[\\w.:-]{8,64}$" },
    description:
      "Names the attempt. A repeat under the same key changes nothing and gets the first reply again; 422 `key_reused` if its body differs. Without it, every call is an attempt of its own.",
    example: "5b0c1a2e-7f1d-4a53-9d0e-3f2b6c8a9e10",
  },
} as const;

function propertiesOf(schema: TSchema | undefined): readonly (readonly [string, TSchema])[] {
  if (schema === undefined || !("properties" in schema)) return [];
  return Object.entries(schema.properties as Readonly<Record<string, TSchema>>);
}

function requiredOf(schema: TSchema | undefined): ReadonlySet<string> {
  return new Set(schema !== undefined && "required" in schema ? (schema.required as readonly string[]) : []);
}

/** The parameters of a call: path, query and headers. */
export function parametersOf(shape: EndpointShape, publisher: SchemaPublisher): Json[] {
  const required = requiredOf(shape.query);
  const parameter = (name: string, schema: TSchema): Json => {
    const { description: own, deprecated, ...published } = publisher.publish(schema);
    const description = own ?? (schema as { readonly description?: string }).description;
    return {
      name,
      ...(description === undefined ? {} : { description }),
      ...(deprecated === true ? { deprecated } : {}),
      schema: published,
    };
  };
  return [
    ...propertiesOf(shape.params).map(([name, schema]) => ({
      ...parameter(name, schema),
      in: "path",
      required: true,
      example: exampleFor(schema, name),
    })),
    ...propertiesOf(shape.query).map(([name, schema]) => ({ ...parameter(name, schema), in: "query", required: required.has(name) })),
    ...(shape.isKeyed === true ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...(shape.isLocalized === true ? [{ $ref: "#/components/parameters/AcceptLanguage" }] : []),
  ];
}

/** Moves parameters that several calls have in common to `components/parameters`; returns them by name. */
export function shareParameters(operations: readonly Json[]): Json {
  const lists = operations.map((operation) => (operation["parameters"] ?? []) as Json[]);
  const countByText = new Map<string, number>();
  for (const parameter of lists.flat()) countByText.set(JSON.stringify(parameter), (countByText.get(JSON.stringify(parameter)) ?? 0) + 1);
  const shared: Record<string, Json> = {};
  const nameByText = new Map<string, string>();
  for (const [text, count] of countByText) {
    const parameter = JSON.parse(text) as Json;
    if (count < 3 || "$ref" in parameter) continue;
    const base = String(parameter["name"]).replaceAll(/(?:^|_)([a-z])/gu, (_match, first: string) => first.toUpperCase());
    const number = Object.keys(shared).filter((name) => name.replace(/\d+$/u, "") === base).length;
    const name = number === 0 ? base : `${base}${number + 1}`;
    shared[name] = parameter;
    nameByText.set(text, name);
  }
  for (const list of lists)
    for (const [index, parameter] of list.entries()) {
      const name = nameByText.get(JSON.stringify(parameter));
      if (name !== undefined) list[index] = { $ref: `#/components/parameters/${name}` };
    }
  return shared;
}
