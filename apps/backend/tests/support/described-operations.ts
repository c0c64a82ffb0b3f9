import type { TestServer } from "./test-server.ts";

export type Json = Readonly<Record<string, unknown>>;
type Requirement = Readonly<Record<string, readonly string[]>>;

interface Content {
  readonly schema: Json;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface DescribedResponse {
  readonly description: string;
  readonly content: { readonly "application/json": Content };
  readonly "x-error-codes"?: readonly string[];
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly description: string;
  readonly deprecated?: boolean;
  readonly schema: Json;
  readonly example?: unknown;
}

/** One operation of the served OpenAPI document, with its references to shared parts resolved. */
export interface DescribedOperation {
  /** `GET /api/v2/matches/{id}` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Requirement[];
  /** Refused without a player's session. */
  readonly isPlayers: boolean;
  readonly parameters: readonly DescribedParameter[];
  readonly body: Content | null;
  readonly responses: ReadonlyMap<string, DescribedResponse>;
}

export interface OpenApiDocument {
  readonly security: readonly Requirement[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** Follows a reference such as `#/components/responses/NotFound`. */
export function resolveReference(document: OpenApiDocument, value: Json): Json {
  const { $ref } = value;
  if (typeof $ref !== "string") return value;
  const found = $ref
    .split("/")
    .slice(1)
    .reduce<unknown>((part, name) => (part as Json | undefined)?.[name], document);
  if (typeof found !== "object" || found === null) throw new Error(`${$ref} leads nowhere.`);
  return found as Json;
}

function toOperation(document: OpenApiDocument, path: string, method: string, operation: Json): DescribedOperation {
  const resolve = (value: unknown) => resolveReference(document, value as Json);
  const security = (operation["security"] ?? document.security) as readonly Requirement[];
  const body = operation["requestBody"] as { readonly content: { readonly "application/json": Content } } | undefined;
  const responses = Object.entries(operation["responses"] as Json).map(([status, response]) => [status, resolve(response)] as const);
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    operationId: String(operation["operationId"]),
    summary: String(operation["summary"]),
    security,
    isPlayers: security.length > 0 && security.every((requirement) => "session" in requirement || "frame" in requirement),
    parameters: ((operation["parameters"] ?? []) as readonly Json[]).map(
      (parameter) => resolve(parameter) as unknown as DescribedParameter,
    ),
    body: body?.content["application/json"] ?? null,
    responses: new Map(responses as unknown as readonly (readonly [string, DescribedResponse])[]), // the linter checks the structure
  };
}

/** The served description of the API. */
export async function describedOperations(
  server: TestServer,
): Promise<{ readonly document: OpenApiDocument; readonly text: string; readonly operations: readonly DescribedOperation[] }> {
  const { body: document, text } = await server.client().get<OpenApiDocument>("/api/openapi.json");
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(document, path, method, operation)),
  );
  return { document, text, operations };
}
