/** The schema of a payload, as JSON Schema: types, validation and documentation all derive from it. */
export type Schema = TextSchema | NumberSchema | BooleanSchema | ListSchema | ObjectSchema;

interface Described {
  readonly description?: string;
}
export interface TextSchema extends Described {
  readonly type: "string";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
}
export interface NumberSchema extends Described {
  readonly type: "number" | "integer";
}
export interface BooleanSchema extends Described {
  readonly type: "boolean";
}
export interface ListSchema extends Described {
  readonly type: "array";
  readonly items: Schema;
  readonly maxItems?: number;
}
export interface ObjectSchema extends Described {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

type RequiredNames<Shape extends ObjectSchema> = Shape extends { readonly required: readonly (infer Name)[] } ? Name : never;
type ObjectOf<Shape extends ObjectSchema> = {
  readonly [Name in keyof Shape["properties"] as Name extends RequiredNames<Shape> ? Name : never]: Infer<Shape["properties"][Name]>;
} & {
  readonly [Name in keyof Shape["properties"] as Name extends RequiredNames<Shape> ? never : Name]?: Infer<Shape["properties"][Name]>;
};

/** The type of the values that fit a schema. */
export type Infer<Shape extends Schema> = Shape extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : Shape extends TextSchema
    ? string
    : Shape extends NumberSchema
      ? number
      : Shape extends BooleanSchema
        ? boolean
        : Shape extends ListSchema
          ? readonly Infer<Shape["items"]>[]
          : Shape extends ObjectSchema
            ? ObjectOf<Shape>
            : never;

/** A validated value; `undefined` means that the value was refused. */
type Read = string | number | boolean | readonly Read[] | { readonly [name: string]: Read } | undefined;

const maxTextLength = 2_048;
const maxListLength = 200;

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function readText(schema: TextSchema, value: unknown): Read {
  if (typeof value !== "string" || value.length > (schema.maxLength ?? maxTextLength)) return undefined;
  if (value.length < (schema.minLength ?? 0)) return undefined;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return undefined;
  return schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value) ? value : undefined;
}

function readObject(schema: ObjectSchema, value: unknown): Read {
  if (!isPlain(value)) return undefined;
  const result: Record<string, Exclude<Read, undefined>> = {};
  for (const [name, part] of Object.entries(schema.properties)) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    if (given === undefined) {
      if (schema.required?.includes(name) === true) return undefined;
      continue;
    }
    const read = readOne(part, given);
    if (read === undefined) return undefined;
    result[name] = read;
  }
  return result;
}

function readList({ items, maxItems = maxListLength }: ListSchema, value: unknown): Read {
  if (!Array.isArray(value) || value.length > maxItems) return undefined;
  const read = Array.from(value, (item: unknown) => readOne(items, item));
  return read.includes(undefined) ? undefined : read;
}

function readOne(schema: Schema, value: unknown): Read {
  switch (schema.type) {
    case "string":
      return readText(schema, value);
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "number":
    case "integer":
      if (typeof value !== "number" || !Number.isFinite(value) || (schema.type === "integer" && !Number.isInteger(value))) return undefined;
      return value === 0 ? 0 : value;
    case "array":
      return readList(schema, value);
    case "object":
      return readObject(schema, value);
  }
}

/** Reads a payload into a new object without its unknown fields; undefined when anything else does not fit. */
export function readPayload<const Shape extends Schema>(schema: Shape, value: unknown): Infer<Shape> | undefined {
  // `readOne` returns only values that fit the schema.
  return readOne(schema, value) as Infer<Shape> | undefined;
}

const maxNodes = 1_000;
const maxDepth = 4;
const maxCharacters = 64 * 1024;

/** Whether a message is within the limits of size and depth; stops counting at the first limit exceeded. */
export function isWithinSizeLimits(value: unknown): boolean {
  let nodes = 0;
  let characters = 0;
  const fits = (part: unknown, depth: number): boolean => {
    nodes += 1;
    if (nodes > maxNodes || depth > maxDepth) return false;
    if (typeof part === "string") {
      characters += part.length;
      return part.length <= maxTextLength && characters <= maxCharacters;
    }
    if (typeof part !== "object" || part === null) return typeof part !== "bigint" && typeof part !== "function";
    if (Array.isArray(part)) return part.length <= maxListLength && part.every((item) => fits(item, depth + 1));
    if (!isPlain(part)) return false;
    for (const name in part) {
      characters += name.length;
      if (characters > maxCharacters || !fits(part[name], depth + 1)) return false;
    }
    return true;
  };
  return fits(value, 0);
}

/** One message of the protocol. */
export interface MessageEntry {
  readonly summary: string;
  readonly payload: ObjectSchema;
  readonly example: Readonly<Record<string, unknown>>;
}

export type MessageTable = Readonly<Record<string, MessageEntry>>;
