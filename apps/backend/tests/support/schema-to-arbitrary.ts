import fc from "fast-check";
import type { TSchema } from "typebox";

type Json = Readonly<Record<string, unknown>>;

const nasty = fc.constantFrom(
  "",
  "\u202E",
  "👩‍👩‍👧",
  "'; drop table bets; --",
  "__proto__",
  "constructor",
  "\u0000",
  "ａｂｃ",
  "١٢٣",
  "1e3",
  "-0",
  "null",
);

function text(schema: Json): fc.Arbitrary<unknown> {
  const minLength = Number(schema["minLength"] ?? 0);
  const maxLength = Math.min(Number(schema["maxLength"] ?? 40), 300);
  if (schema["format"] === "date-time")
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  if (schema["format"] === "date")
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString().slice(0, 10));
  return fc.oneof(fc.string({ minLength, maxLength, unit: "grapheme" }), nasty);
}

function whole(schema: Json): fc.Arbitrary<unknown> {
  const min = Number(schema["minimum"] ?? -1_000);
  const max = Number(schema["maximum"] ?? 1_000_000);
  return fc.oneof(
    fc.integer({ min: Math.max(min, -2_147_483_648), max: Math.min(max, 2_147_483_647) }),
    fc.constantFrom(min, max, Math.min(max, Math.max(min, 1))),
  );
}

function record(schema: Json): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, TSchema>>);
  const requiredKeys = (schema["required"] ?? []) as string[];
  if (properties.length === 0)
    return fc.dictionary(fc.constantFrom("EUR", "USD", "x"), fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 3 }), {
      maxKeys: 2,
    });
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, schemaToArbitrary(part)])), { requiredKeys });
}

/** Generates values for a schema of the contract, including its limits and, of any length, strings that often cause errors. */
export function schemaToArbitrary(schema: TSchema): fc.Arbitrary<unknown> {
  // A schema of typebox is JSON Schema.
  const json = schema as unknown as Json;
  if ("const" in json) return fc.constant(json["const"]);
  if (Array.isArray(json["anyOf"])) return fc.oneof(...(json["anyOf"] as TSchema[]).map(schemaToArbitrary));
  switch (json["type"]) {
    case "string":
      return text(json);
    case "integer":
    case "number":
      return whole(json);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(schemaToArbitrary(json["items"] as TSchema), {
        minLength: Number(json["minItems"] ?? 0),
        maxLength: Math.min(Number(json["maxItems"] ?? 3), 3),
      });
    case "object":
      return record(json);
    default:
      return fc.jsonValue();
  }
}
