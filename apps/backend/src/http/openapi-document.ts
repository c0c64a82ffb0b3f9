import type { EndpointShape } from "@touchline/contract/endpoint";
import { ErrorBody } from "@touchline/contract/errors";
import type { TSchema } from "typebox";

type Json = Readonly<Record<string, unknown>>;

const errorReply: Json = {
  description: "Refused; see `code`.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } },
};

const replyWords: Readonly<Record<string, string>> = { 200: "Done.", 201: "Created.", 202: "Accepted.", 400: "Refused; see `code`." };

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
    ...propertiesOf(shape.params).map(([name, schema]) => ({ name, in: "path", required: true, schema })),
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

function repliesOf(shape: EndpointShape): Json {
  const declared = Object.entries(shape.reply).map(([status, schema]) => [
    status,
    { description: replyWords[status] ?? "Reply.", content: { "application/json": { schema } } },
  ]);
  const replies: Record<string, unknown> = Object.fromEntries(declared);
  if (shape.access === "player") replies["401"] ??= errorReply;
  return { ...replies, "4XX": errorReply, "5XX": errorReply };
}

function operationOf(shape: EndpointShape): Json {
  return {
    operationId: `${shape.method.toLowerCase()}${shape.path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_match, next: string | undefined) => (next ?? "").toUpperCase())}`,
    summary: shape.summary,
    tags: [shape.tag],
    parameters: parametersOf(shape),
    ...(shape.body === undefined ? {} : { requestBody: { required: true, content: { "application/json": { schema: shape.body } } } }),
    responses: repliesOf(shape),
    security: shape.access === "player" ? [{ session: [] }] : [],
  };
}

/** OpenAPI 3.1 made of the contract: its schemas are JSON Schema already. */
export function openApiDocument(shapes: readonly EndpointShape[], version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const shape of shapes) {
    const path = shape.path.replaceAll(/:([A-Za-z]+)/g, "{$1}");
    (paths[path] ??= {})[shape.method.toLowerCase()] = operationOf(shape);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Touchline API",
      version,
      description: "Sportsbook (`/api`) and platform (`/platform/api`) calls. Unsafe methods need `Content-Type: application/json`.",
    },
    tags: [...new Set(shapes.map((shape) => shape.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ErrorBody },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sb" } },
    },
  };
}
