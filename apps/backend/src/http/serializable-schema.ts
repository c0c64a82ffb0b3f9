import { isDeepStrictEqual } from "node:util";

/** A JSON schema, as far as this file reads it. */
interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: unknown;
  readonly format?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: unknown;
}

const scalarTypes: readonly unknown[] = ["string", "number", "integer", "boolean"];

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The type of a scalar; null for objects, lists and anything else. */
function scalarTypeOf({ type, const: constant, enum: values }: JsonSchema): string | null {
  const named = type ?? (constant === undefined && values === undefined ? undefined : typeof (constant ?? values?.[0]));
  return typeof named === "string" && scalarTypes.includes(named) ? named : null;
}

function withoutNull(branches: readonly JsonSchema[]): { readonly others: readonly JsonSchema[]; readonly isNullable: boolean } {
  const flat = branches.flatMap((branch) => branch.anyOf ?? [branch]);
  const others = flat.filter(({ type }) => type !== "null");
  return { others, isNullable: others.length < flat.length };
}

/** How a value is serialized, without the rules that only validation needs. */
function formOf(schema: JsonSchema): object {
  const type = scalarTypeOf(schema);
  return type === null ? toSerializable(schema) : { type, ...(schema.format === undefined ? {} : { format: schema.format }) };
}

/** One object with the fields of all branches; null if branches serialize the same field differently. */
function asOneObject(branches: readonly JsonSchema[]): object | null {
  const forms = new Map<string, object>();
  for (const { type, properties, patternProperties, additionalProperties = false } of branches) {
    if (type !== "object" || properties === undefined || patternProperties !== undefined || additionalProperties !== false) return null;
    for (const [key, schema] of Object.entries(properties)) {
      const form = formOf(schema);
      if (!isDeepStrictEqual(forms.get(key) ?? form, form)) return null;
      forms.set(key, form);
    }
  }
  const [first, ...rest] = branches.map(({ required = [] }) => required);
  const required = first?.filter((key) => rest.every((others) => others.includes(key))) ?? [];
  return { type: "object", properties: Object.fromEntries(forms), required };
}

function ofUnion(branches: readonly JsonSchema[]): object {
  const { others, isNullable } = withoutNull(branches);
  const nullable = isNullable ? { nullable: true } : {};
  const [only] = others;
  const types = [...new Set(others.map(scalarTypeOf))];
  const [type] = types;
  if (!types.includes(null) && type !== undefined) return { type: types.length === 1 ? type : types, ...nullable };
  if (others.length === 1 && only?.type !== undefined) return { ...toSerializable(only), ...nullable };
  const object = asOneObject(others);
  return object === null ? { anyOf: branches.map(toSerializable) } : { ...object, ...nullable };
}

function mapValues(schemas: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, toSerializable(schema)]));
}

/**
 * A schema that serializes the same values without searching a union for the matching branch: for that search, the serializer compiles
 * a validator for every branch, which takes a fifth of a second and megabytes for a list of matches or a page of blocks. Null and scalars
 * are recognized by the value itself; objects of several kinds are serialized as one with the fields of all.
 */
export function toSerializable(schema: object): object {
  if (!isSchema(schema)) return {};
  const { anyOf, items, properties, patternProperties, additionalProperties } = schema;
  if (anyOf !== undefined) return ofUnion(anyOf);
  return {
    ...schema,
    ...(isSchema(items) ? { items: toSerializable(items) } : {}),
    ...(properties === undefined ? {} : { properties: mapValues(properties) }),
    ...(patternProperties === undefined ? {} : { patternProperties: mapValues(patternProperties) }),
    ...(isSchema(additionalProperties) ? { additionalProperties: toSerializable(additionalProperties) } : {}),
  };
}
