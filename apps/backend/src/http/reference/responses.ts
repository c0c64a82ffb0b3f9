import type { EndpointShape } from "@touchline/contract/endpoint";
import type { TSchema } from "typebox";
import { anyCallCodes, type ErrorCode, errorCodesOf } from "./error-codes.ts";
import { checkedExample, type RecordedExample } from "./example-of.ts";
import { recordedExamples } from "./examples.data.ts";
import type { Json, SchemaPublisher } from "./schema-publisher.ts";

const errorSchema = { $ref: "#/components/schemas/ErrorBody" };
const replyDescriptions: Readonly<Record<string, string>> = { 200: "Done.", 201: "Created.", 202: "Accepted." };

/** Headers of replies, by their names under `components/headers`. */
export const replyHeaders = {
  RetryAfter: { description: "Seconds to wait before the next call.", schema: { type: "integer", minimum: 0 }, example: 5 },
  IdempotencyReplayed: { description: "`true` if this is the first reply, sent again.", schema: { const: "true" } },
} as const;
const retryAfter = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };
const replayed = { "Idempotency-Replayed": { $ref: "#/components/headers/IdempotencyReplayed" } };

function isReply(name: string): boolean {
  return /Re(?:ply|sult)$/u.test(name);
}

/** What several calls share: refusals, and examples of entities, which are in their schemas. */
export interface SharedParts {
  readonly responses: Record<string, Json>;
  readonly examples: Record<string, unknown>;
  /** Examples of replies that wrap entities. */
  readonly wrappers: Record<string, unknown>;
}

function toResponseName(codes: readonly ErrorCode[]): string {
  return codes.map(({ code }) => code.replaceAll(/(?:^|_)([a-z])/gu, (_match, first: string) => first.toUpperCase())).join("Or");
}

function errorExample({ code, when }: ErrorCode): Json {
  return { code, message: when, request_id: "3f0c2a646a544d4b9a8d0d6b7e0f9c21" };
}

function refusal(codes: readonly ErrorCode[], content: Json): Json {
  const isTemporary = codes.some(({ status }) => status === 429 || status === 503);
  return {
    description: codes.map(({ code, when }) => `\`${code}\`: ${when}`).join(" "),
    ...(isTemporary ? { headers: retryAfter } : {}),
    content: { "application/json": content },
    "x-error-codes": codes.map(({ code }) => code),
  };
}

/** A refusal with the general body; calls with the same refusal share it. */
function generalRefusal(codes: readonly ErrorCode[], { responses }: SharedParts): Json {
  const response = refusal(codes, { schema: errorSchema });
  if (codes.length > 2) return response;
  const name = toResponseName(codes);
  const sameName = Object.keys(responses).filter((known) => known.replace(/\d+$/u, "") === name);
  const known = sameName.find((other) => responses[other]?.["description"] === response["description"]);
  const free = sameName.length === 0 ? name : `${name}${sameName.length + 1}`;
  responses[known ?? free] ??= response;
  return { $ref: `#/components/responses/${known ?? free}` };
}

/** A refusal with a body of its own besides the general one: both formats occur under the status. */
function ownRefusal({ schema, ...example }: Json, codes: readonly ErrorCode[]): Json {
  const general = codes.filter(({ code }) => !/^\d/u.test(code)).map((code) => [code.code, { value: errorExample(code) }] as const);
  const own = "examples" in example ? example["examples"] : "example" in example ? { refused: { value: example["example"] } } : {};
  return refusal(codes, { schema: { anyOf: [schema, errorSchema] }, examples: { ...(own as Json), ...Object.fromEntries(general) } });
}

/** The response for refusals that any call can receive. */
export function anyRefusal(): Json {
  const [first] = anyCallCodes.filter(({ status }) => status === 500);
  return refusal(anyCallCodes, { schema: errorSchema, ...(first === undefined ? {} : { example: errorExample(first) }) });
}

/** Longer replies that wrap entities, such as lists of matches, have examples only in the schemas of the entities and in other fields. */
const maxWrapperLength = 1_300;

/** Gives each field its part of the example, except for entities that have examples of their own. */
export function distributeExample(schema: Json, example: unknown, entityExamples: Readonly<Record<string, unknown>>): Json {
  const parts = example as Json;
  const fields = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, Json>>).map(([name, field]) => {
    const reference = field["$ref"] ?? (field["items"] as Json | undefined)?.["$ref"];
    const entity = typeof reference === "string" ? (reference.split("/").at(-1) ?? "") : "";
    return [name, entity in entityExamples || !(name in parts) ? field : { ...field, examples: [parts[name]] }] as const;
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Schema and example of a body. The example is the one recorded from the reference backend, else one made from the schema. */
export function contentOf(schema: TSchema, recorded: unknown, publisher: SchemaPublisher, { examples, wrappers }: SharedParts): Json {
  const published = publisher.publish(schema);
  const name = typeof published["$ref"] === "string" ? (published["$ref"].split("/").at(-1) ?? "") : null;
  const example = recorded ?? (name === null ? undefined : examples[name]) ?? checkedExample(schema);
  if (example === undefined) return { schema: published };
  const isWrapper = (name === null || isReply(name)) && JSON.stringify(example).length > maxWrapperLength;
  if (name === null) return isWrapper ? { schema: distributeExample(published, example, examples) } : { schema: published, example };
  (isWrapper ? wrappers : examples)[name] ??= example;
  return { schema: published };
}

const any = { $ref: "#/components/responses/AnyRefusal" };

/** All responses of a call by status. */
export function responsesOf(
  shape: EndpointShape,
  recorded: RecordedExample | undefined,
  publisher: SchemaPublisher,
  shared: SharedParts,
): Json {
  const content = (status: string | number, schema: TSchema) => contentOf(schema, recorded?.replies?.[String(status)], publisher, shared);
  const refusals = [...Map.groupBy(errorCodesOf(shape), ({ status }) => status)].map(([status, codes]) => {
    const own = shape.reply[status];
    return [status, own === undefined ? generalRefusal(codes, shared) : ownRefusal(content(status, own), codes)] as const;
  });
  const hasOwn = refusals.length > 0;
  const replies = Object.entries(shape.reply)
    .filter(([status]) => Number(status) < 400)
    .map(([status, schema]) => {
      const headers = shape.isKeyed === true ? { headers: replayed } : {};
      return [
        status,
        { description: replyDescriptions[status] ?? "Done.", ...headers, content: { "application/json": content(status, schema) } },
      ] as const;
    });
  return { ...Object.fromEntries([...replies, ...refusals]), ...(hasOwn ? {} : { "4XX": any }), default: any };
}

/** Recorded examples of entities; one is made up only if no call with the entity was recorded. */
export function recordedEntities(shapes: ReadonlyMap<string, EndpointShape>, publisher: SchemaPublisher): Record<string, unknown> {
  const examples: Record<string, unknown> = {};
  for (const [name, shape] of shapes)
    for (const [status, schema] of Object.entries(shape.reply)) {
      const value = recordedExamples[name]?.replies?.[status];
      const reference = publisher.publish(schema)["$ref"];
      const entity = typeof reference === "string" ? (reference.split("/").at(-1) ?? "") : "";
      if (value !== undefined && entity !== "" && !isReply(entity)) examples[entity] ??= value;
    }
  return examples;
}
