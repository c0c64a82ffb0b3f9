type Json = Readonly<Record<string, unknown>>;

function isPlainName(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/u.test(name);
}

function comment(text: unknown, indent: string): string {
  return typeof text === "string" && text !== "" ? `${indent}/** ${text.replaceAll("*/", "* /").replaceAll(/\s*\n\s*/gu, " ")} */\n` : "";
}

const plainTypes: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function fieldsOf(
  { properties = {}, required = [] }: { readonly properties?: Readonly<Record<string, Json>>; readonly required?: readonly string[] },
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = `${isPlainName(name) ? name : JSON.stringify(name)}${required.includes(name) ? "" : "?"}`;
    const text = schema["deprecated"] === true ? `@deprecated ${String(schema["description"])}` : schema["description"];
    return `${comment(text, inner)}${inner}readonly ${key}: ${typeOf(schema, inner)};\n`;
  });
  return `{\n${fields.join("")}${indent}}`;
}

function listOf(schema: Json, indent: string): string {
  if (Array.isArray(schema["prefixItems"]))
    return `readonly [${schema["prefixItems"].map((item: Json) => typeOf(item, indent)).join(", ")}]`;
  const item = typeOf((schema["items"] ?? {}) as Json, indent);
  return `readonly ${/ \| /u.test(item) && !item.startsWith("{") ? `(${item})` : item}[]`;
}

function objectOf(schema: Json, indent: string): string {
  const { properties, additionalProperties, patternProperties } = schema;
  const values = typeof additionalProperties === "object" ? additionalProperties : Object.values((patternProperties ?? {}) as Json)[0];
  if (properties === undefined) return `Readonly<Record<string, ${values === undefined ? "unknown" : typeOf(values as Json, indent)}>>`;
  return fieldsOf(schema, indent);
}

/** Converts a JSON Schema of the API description to a TypeScript type. */
function typeOf(schema: Json, indent: string): string {
  const { $ref, anyOf, type } = schema;
  if (typeof $ref === "string") return $ref.split("/").at(-1) ?? "unknown";
  if (Array.isArray(anyOf)) return anyOf.map((choice: Json) => typeOf(choice, indent)).join(" | ");
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => JSON.stringify(value)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(type)) return type.map((one: string) => typeOf({ ...schema, type: one }, indent)).join(" | ");
  if (type === "array") return listOf(schema, indent);
  if (type === "object") return objectOf(schema, indent);
  return plainTypes[String(type)] ?? "unknown";
}

function resolve(document: Json, value: Json): Json {
  const { $ref } = value;
  if (typeof $ref !== "string") return value;
  return $ref
    .split("/")
    .slice(1)
    .reduce<unknown>((part, name) => (part as Json)[name], document) as Json;
}

function parametersIn(place: string, parameters: readonly Json[]): Json | null {
  const own = parameters.filter((parameter) => parameter["in"] === place);
  if (own.length === 0) return null;
  return {
    properties: Object.fromEntries(
      own.map(({ name, schema, description, deprecated }) => [name, { ...(schema as Json), description, deprecated }]),
    ),
    required: own.filter(({ required }) => required === true).map(({ name }) => String(name)),
  };
}

function contentType(response: Json): string {
  const { schema } = (response["content"] as { readonly "application/json": { readonly schema: Json } })["application/json"];
  return typeOf(schema, "    ");
}

/** One call: its arguments, and its replies by status. */
function operationSource(document: Json, operation: Json): string {
  const parameters = ((operation["parameters"] ?? []) as readonly Json[]).map((parameter) => resolve(document, parameter));
  const parts: string[] = [];
  const path = parametersIn("path", parameters);
  const query = parametersIn("query", parameters);
  if (path !== null) parts.push(`readonly params: ${fieldsOf(path, "      ")};`);
  if (query !== null)
    parts.push(`readonly query${(query["required"] as readonly string[]).length > 0 ? "" : "?"}: ${fieldsOf(query, "      ")};`);
  if (operation["requestBody"] !== undefined) parts.push(`readonly body: ${contentType(operation["requestBody"] as Json)};`);
  if (parameters.some(({ name }) => name === "Idempotency-Key")) parts.push("readonly idempotencyKey?: string;");
  const responses = Object.entries(operation["responses"] as Readonly<Record<string, Json>>).map(
    ([status, response]) => [status, contentType(resolve(document, response))] as const,
  );
  const replies = responses.filter(([status]) => status.startsWith("2")).map(([status, type]) => `readonly ${status}: ${type};`);
  const errors = [...new Set(responses.filter(([status]) => !status.startsWith("2")).flatMap(([, type]) => type.split(" | ")))];
  const text = [operation["summary"], operation["description"]].filter(Boolean).join(" ");
  return `${comment(text, "  ")}  readonly ${String(operation["operationId"])}: {\n    readonly args: {${parts.map((part) => `\n      ${part}`).join("")}${parts.length === 0 ? "" : "\n    "}};\n    readonly replies: { ${replies.join(" ")} };\n    readonly error: ${errors.join(" | ")};\n  };\n`;
}

/** The generated part of the client: every entity and call of the OpenAPI description as TypeScript, and the address of each call. */
export function clientSource(document: Json): string {
  const { schemas } = document["components"] as { readonly schemas: Readonly<Record<string, Json>> };
  const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Json>>>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
      name: String(operation["operationId"]),
    })),
  );
  const entities = Object.entries(schemas).map(([name, schema]) =>
    schema["properties"] === undefined
      ? `${comment(schema["description"], "")}export type ${name} = ${typeOf(schema, "")};\n`
      : `${comment(schema["description"], "")}export interface ${name} ${fieldsOf(schema, "")}\n`,
  );
  return [
    "// Generated from the OpenAPI description by `npm run generate-client`. Do not edit.\n",
    ...entities,
    `/** Every call by its operationId. */\nexport interface Operations {\n${operations.map(({ operation }) => operationSource(document, operation)).join("")}}\n`,
    `/** Method and path of every call. */\nexport const operations = {\n${operations.map(({ name, method, path }) => `  ${name}: { method: ${JSON.stringify(method)}, path: ${JSON.stringify(path)} },\n`).join("")}} as const;\n`,
  ].join("\n");
}
