import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import fastJson, { type Schema } from "fast-json-stringify";
import type { FastifySchemaCompiler, FastifySerializerCompiler } from "fastify";
import { toSerializable } from "./serializable-schema.ts";

/** A validation error and its location. */
export class InvalidRequest extends Error {
  override readonly name = "InvalidRequest";
  readonly field: string | null;
  constructor(message: string, field: string | null) {
    super(message);
    this.field = field;
  }
}

const shared = { allErrors: false, removeAdditional: false, useDefaults: false, strict: false, ownProperties: true } as const;

function createAjv(coerceTypes: false | "array"): Ajv {
  const ajv = new Ajv({ ...shared, coerceTypes });
  // The package is CommonJS; both Node and the compiler expose its function as `default`.
  addFormats.default(ajv);
  return ajv;
}

function extraName(error: ErrorObject): string | null {
  const params: Readonly<Record<string, unknown>> = error.params;
  const name = params["missingProperty"] ?? params["additionalProperty"];
  return typeof name === "string" ? name : null;
}

/** What is wrong with a value, as words that follow its name. Unions of constants report one error for each. */
function reasonOf(error: ErrorObject, all: readonly ErrorObject[]): string {
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case "additionalProperties":
      return "is unknown";
    case "required":
      return "is required";
    case "const": {
      const allowed = all.filter((other) => other.keyword === "const" && other.instancePath === error.instancePath);
      return `must be ${allowed.map((other) => JSON.stringify(other.params["allowedValue"])).join(" or ")}`;
    }
    case "enum":
      return `must be one of ${JSON.stringify(params["allowedValues"])}`;
    default:
      return error.message?.replace("must NOT", "must not") ?? "is not allowed";
  }
}

function toInvalidRequest(errors: readonly ErrorObject[], part: string): InvalidRequest {
  const [error] = errors;
  if (error === undefined) return new InvalidRequest("The request is invalid.", null);
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  const extra = extraName(error);
  const field = [...path, ...(extra === null ? [] : [extra])].join(".").slice(0, 200);
  return new InvalidRequest(
    `The ${part} is invalid: ${field === "" ? "it" : field} ${reasonOf(error, errors)}.`,
    field === "" ? null : field,
  );
}

const partNames: Readonly<Record<string, string>> = { body: "body", querystring: "query", params: "path", headers: "headers" };

const validators = { literal: new WeakMap<object, ValidateFunction>(), coercing: new WeakMap<object, ValidateFunction>() };
const serializers = new WeakMap<object, (value: unknown) => string>();

/** Compiles a schema once per process: endpoints share the error body, and several servers may run in one process. */
function compileOnce<Compiled>(cache: WeakMap<object, Compiled>, schema: object, compile: () => Compiled): Compiled {
  const cached = cache.get(schema);
  if (cached !== undefined) return cached;
  const compiled = compile();
  cache.set(schema, compiled);
  return compiled;
}

/** Schemas are compiled at their first use: a start would wait a second for those of all routes. Bodies are not coerced. Query and path values are text, so they are coerced, and a single value counts as a list of one. */
export function createSchemaCompiler(): FastifySchemaCompiler<object> {
  const literal = createAjv(false);
  const coercing = createAjv("array");
  return ({ schema, httpPart }) => {
    const checkOf = (): ValidateFunction =>
      httpPart === "body"
        ? compileOnce(validators.literal, schema, () => literal.compile(schema))
        : compileOnce(validators.coercing, schema, () => coercing.compile(schema));
    return (value: unknown) => {
      const check = checkOf();
      return check(value) ? { value } : { error: toInvalidRequest(check.errors ?? [], partNames[httpPart ?? "body"] ?? "request") };
    };
  };
}

/** Serializes replies by their schema; undeclared fields are dropped. Also compiled at first use. */
export const serializerCompiler: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (value: unknown) =>
    compileOnce(serializers, schema, () => fastJson(toSerializable(schema) as Schema))(value);
