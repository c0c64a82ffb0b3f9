import type { EndpointShape } from "@touchline/contract/endpoint";
import { endpointsByName } from "@touchline/contract/named-schemas";

/** The parts of a call. */
export interface RecordedCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Reply = Readonly<Record<string, never>> & { readonly [name: string]: unknown };
type Json = Readonly<Record<string, unknown>>;

/** Makes calls of the contract and records the shortened requests and replies. */
export interface Recorder {
  call(name: string, parts?: RecordedCall): Promise<Reply>;
  readonly examples: Readonly<Record<string, { body?: unknown; replies: Record<string, unknown> }>>;
  readonly failures: readonly string[];
}

/** Values that an example has in other fields already: the markets of a match, the matches of a search. */
const repeated: Json = { top_markets: [], secondary_market: null, tertiary_market: null, next_match: null };

/** Shortens a value to one item of each list of objects and two of other lists and records. */
function shorten(schema: unknown, value: unknown): unknown {
  const { anyOf, items, properties, patternProperties } = (schema ?? {}) as Json;
  if (Array.isArray(anyOf))
    return shorten(
      anyOf.find((choice: Json) => (Array.isArray(value) ? choice["type"] === "array" : choice["type"] === "object")),
      value,
    );
  if (Array.isArray(value)) {
    const { minItems = 0 } = (schema ?? {}) as { readonly minItems?: number };
    const count = Array.isArray(items) ? value.length : Math.max(minItems, value.some((item) => typeof item === "object") ? 1 : 2);
    return value.slice(0, count).map((item: unknown) => shorten(items, item));
  }
  if (typeof value === "string") return value.length > 120 && !value.includes(" ") ? `${value.slice(0, 24)}...` : value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (patternProperties !== undefined) {
    const [inner] = Object.values(patternProperties as Json);
    return Object.fromEntries(entries.slice(0, 2).map(([name, item]) => [name, shorten(inner, item)]));
  }
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name in repeated ? repeated[name] : shorten((properties as Json | undefined)?.[name], item)]),
  );
}

function addressOf(shape: EndpointShape, { params = {}, query = {} }: RecordedCall): string {
  const path = shape.path.replaceAll(/:([A-Za-z]+)/gu, (_match, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search === "" ? path : `${path}?${search}`;
}

export function createRecorder(origin: string): Recorder {
  const cookies = new Map<string, string>();
  const examples: Record<string, { body?: unknown; replies: Record<string, unknown> }> = {};
  const failures: string[] = [];
  return {
    examples,
    failures,
    async call(name, parts = {}) {
      const shape = endpointsByName.get(name);
      if (shape === undefined) throw new Error(`The contract has no call ${name}.`);
      const reply = await fetch(origin + addressOf(shape, parts), {
        method: shape.method,
        headers: {
          ...(shape.method === "GET" ? {} : { "content-type": "application/json", origin }),
          cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; "),
          ...parts.headers,
        },
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      });
      for (const line of reply.headers.getSetCookie()) {
        const [, key = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        cookies.set(key, value);
      }
      const body = (await reply.json()) as Reply;
      const schema = shape.reply[reply.status];
      if (schema === undefined) failures.push(`${name}: ${reply.status} ${JSON.stringify(body).slice(0, 160)}`);
      else {
        const example = (examples[name] ??= { replies: {} });
        if (parts.body !== undefined && reply.status < 400) example.body = shorten(shape.body, parts.body);
        example.replies[reply.status] = shorten(schema, body);
      }
      return body;
    },
  };
}
