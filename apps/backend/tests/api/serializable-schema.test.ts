import { endpointsByName } from "@touchline/contract/named-schemas";
import { type TSchema, Type } from "typebox";
import { Clean } from "typebox/value";
import { describe, expect, it } from "vitest";
import { recordedExamples } from "../../src/http/reference/examples.data.ts";
import { serializerCompiler } from "../../src/http/schema-compiler.ts";
import { toSerializable } from "../../src/http/serializable-schema.ts";

/** The value as a client receives it: serialized and parsed again. */
function written(schema: TSchema, value: unknown): unknown {
  const serialize = serializerCompiler({ schema, method: "GET", url: "/", httpStatus: "200" });
  return JSON.parse(String(serialize(value)));
}

const price = Type.Object({ odds: Type.Integer(), label: Type.Union([Type.String(), Type.Null()]) });

describe("replies", () => {
  it.each<readonly [string, TSchema, unknown]>([
    ["an object or null", Type.Union([price, Type.Null()]), null],
    ["an object or null, with an object", Type.Union([price, Type.Null()]), { odds: 1_500, label: null }],
    ["a list or null", Type.Union([Type.Array(price), Type.Null()]), null],
    ["a list or null, with a list", Type.Union([Type.Array(price), Type.Null()]), [{ odds: 2, label: "x" }]],
    ["a date or null", Type.Union([Type.String({ format: "date-time" }), Type.Null()]), "2026-11-21T15:00:00.000Z"],
    ["one of several words", Type.Union([Type.Literal("open"), Type.Literal("settled")]), "settled"],
    ["one of several words or null", Type.Union([Type.Literal("open"), Type.Literal("settled"), Type.Null()]), null],
    ["one word or null", Type.Union([Type.Literal("open"), Type.Null()]), null],
    ["one of several numbers", Type.Union([Type.Literal(0), Type.Literal(1)]), 1],
    ["a word or a number", Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()])), { a: "1", b: 1 }],
    ["anything or null", Type.Union([Type.Unknown(), Type.Null()]), { free: [1, null] }],
    [
      "objects distinguished by a literal field",
      Type.Array(
        Type.Union([
          Type.Object({ kind: Type.Literal("bet"), price: Type.Union([price, Type.Null()]) }),
          Type.Object({ kind: Type.Literal("cash"), amount: Type.Union([Type.Literal(1), Type.Null()]) }),
        ]),
      ),
      [
        { kind: "cash", amount: null },
        { kind: "bet", price: null },
        { kind: "bet", price: { odds: 2, label: null } },
      ],
    ],
  ])("serialize %s unchanged", (_, schema, value) => {
    expect(written(schema, value)).toEqual(value);
  });

  it("drop undeclared fields of objects that may be null", () => {
    expect(written(Type.Union([price, Type.Null()]), { odds: 2, label: null, secret: 1 })).toEqual({ odds: 2, label: null });
  });

  it("serialize every recorded example unchanged", () => {
    let count = 0;
    for (const [name, { replies = {} }] of Object.entries(recordedExamples)) {
      for (const [status, example] of Object.entries(replies)) {
        const schema: TSchema | undefined = endpointsByName.get(name)?.reply[Number(status)];
        if (schema === undefined) continue;
        count += 1;
        const cleaned: unknown = Clean(schema, structuredClone(example));
        expect({ name, value: written(schema, example) }).toEqual({ name, value: cleaned });
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  it("drop fields that no variant of a union declares", () => {
    const [bet, cash] = [Type.Object({ kind: Type.Literal("bet"), odds: Type.Integer() }), Type.Object({ kind: Type.Literal("cash") })];
    expect(written(Type.Union([bet, cash]), { kind: "bet", odds: 2, secret: 1 })).toEqual({ kind: "bet", odds: 2 });
    expect(written(Type.Union([bet, cash, Type.Null()]), null)).toBeNull();
  });

  it("distinguish objects whose fields of the same name have different types", () => {
    const [words, numbers] = [Type.Object({ value: Type.Array(Type.String()) }), Type.Object({ value: Type.Integer() })];
    expect(written(Type.Union([words, numbers]), { value: 5 })).toEqual({ value: 5 });
    expect(written(Type.Union([words, numbers]), { value: ["5"] })).toEqual({ value: ["5"] });
  });

  it("of every call are serialized without trying each branch of a union", () => {
    const hasUnion = (value: unknown): boolean =>
      typeof value === "object" && value !== null && ("anyOf" in value || Object.values(value).some(hasUnion));
    const checked = [...endpointsByName].filter(([, { reply }]) => Object.values(reply).some((schema) => hasUnion(toSerializable(schema))));
    expect(checked.map(([name]) => name)).toEqual([]);
  });
});
