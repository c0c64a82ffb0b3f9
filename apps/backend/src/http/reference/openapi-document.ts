import type { EndpointShape } from "@touchline/contract/endpoint";
import { ErrorBody } from "@touchline/contract/errors";
import type { TSchema } from "typebox";
import { errorCodesOf } from "./error-codes.ts";
import { checkedExample, exampleFor } from "./example-of.ts";

const exampleId = "3f0c2a64-6a54-4d4b-9a8d-0d6b7e0f9c21";

type Json = Readonly<Record<string, unknown>>;

const errorReply: Json = {
  description: "Refused; see `code`.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } },
};

const replyDescriptions: Readonly<Record<string, string>> = {
  200: "Done.",
  201: "Created.",
  202: "Accepted.",
  400: "Refused; see `code`.",
};

function propertiesOf(schema: TSchema | undefined): readonly (readonly [string, Json])[] {
  if (schema === undefined || !("properties" in schema)) return [];
  return Object.entries(schema.properties as Readonly<Record<string, Json>>);
}

function requiredOf(schema: TSchema | undefined): ReadonlySet<string> {
  return new Set(schema !== undefined && "required" in schema ? (schema.required as readonly string[]) : []);
}

function parametersOf(shape: EndpointShape): readonly Json[] {
  const required = requiredOf(shape.query);
  return [
    ...propertiesOf(shape.params).map(([name, schema]) => ({
      name,
      in: "path",
      required: true,
      schema,
      example: exampleFor(schema as unknown as TSchema, name), // the contract's schemas come from TypeBox
    })),
    ...propertiesOf(shape.query).map(([name, schema]) => ({
      name,
      in: "query",
      required: required.has(name),
      schema,
      ...(schema["type"] === "array" ? { style: "form", explode: true } : {}),
    })),
    ...(shape.path === "/api/v2/bets" && shape.method === "POST"
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            schema: { type: "string", minLength: 8, maxLength: 64 },
            description: "Names the attempt; a repeat answers the first reply.",
          },
        ]
      : []),
  ];
}

/** The error responses by status: the meaning of each code, with an example. */
function refusalsOf(shape: EndpointShape): Json {
  const byStatus = Map.groupBy(errorCodesOf(shape), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(({ code, when }) => `\`${code}\`: ${when}`).join(" "),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/ErrorBody" },
            examples: Object.fromEntries(codes.map(({ code, when }) => [code, { value: { code, message: when, request_id: exampleId } }])),
          },
        },
      },
    ]),
  );
}

/** An endpoint's own error schema, or the general one for invalid requests. */
function orErrorBody(schema: TSchema): Json {
  return { anyOf: [schema, { $ref: "#/components/schemas/ErrorBody" }] };
}

function repliesOf(shape: EndpointShape): Json {
  const declared = Object.entries(shape.reply).map(([status, schema]) => [
    status,
    {
      description: replyDescriptions[status] ?? "Reply.",
      content: { "application/json": { schema: Number(status) < 400 ? schema : orErrorBody(schema), example: checkedExample(schema) } },
    },
  ]);
  const replies: Record<string, unknown> = { ...refusalsOf(shape), ...Object.fromEntries(declared) };
  return { ...replies, "4XX": errorReply, "5XX": errorReply };
}

function operationOf(shape: EndpointShape): Json {
  return {
    operationId: `${shape.method.toLowerCase()}${shape.path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_match, next: string | undefined) => (next ?? "").toUpperCase())}`,
    summary: shape.summary,
    tags: [shape.tag],
    parameters: parametersOf(shape),
    ...(shape.body === undefined
      ? {}
      : { requestBody: { required: true, content: { "application/json": { schema: shape.body, example: checkedExample(shape.body) } } } }),
    "x-error-codes": errorCodesOf(shape),
    responses: repliesOf(shape),
    security: shape.access === "player" ? [{ session: [] }] : [],
  };
}

/** Converts tuples to `prefixItems` as OpenAPI 3.1 requires; the contract's schemas use the older `items`. */
function withPrefixItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPrefixItems);
  if (typeof value !== "object" || value === null) return value;
  const { items, additionalItems, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPrefixItems(part)]),
  );
  if (Array.isArray(items)) return { ...rest, prefixItems: items, items: additionalItems ?? false };
  return { ...rest, ...(items === undefined ? {} : { items }), ...(additionalItems === undefined ? {} : { additionalItems }) };
}

/** The contract as an OpenAPI 3.1 document; its schemas already are JSON Schema. */
export function openApiDocument(shapes: readonly EndpointShape[], version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const shape of shapes) {
    const path = shape.path.replaceAll(/:([A-Za-z]+)/g, "{$1}");
    (paths[path] ??= {})[shape.method.toLowerCase()] = withPrefixItems(operationOf(shape));
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Touchline API",
      version,
      description:
        "Sportsbook (`/api`) and platform (`/platform/api`) calls. Unsafe methods need `Content-Type: application/json` and an `Origin` of the site. Each call lists the codes that it is refused with.",
    },
    tags: [...new Set(shapes.map((shape) => shape.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ErrorBody },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sb" } },
    },
  };
}
