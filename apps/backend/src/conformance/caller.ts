import type { EndpointShape } from "@touchline/contract/endpoint";
import { ErrorBody } from "@touchline/contract/errors";
import type { Static, TSchema } from "typebox";
import { Errors } from "typebox/value";

/** A complete reply. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
}

/** Calls an operator's API as the pages do: same origin, JSON, with cookies. */
export interface Caller {
  readonly origin: string;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Every `Set-Cookie` received, with attributes. */
  readonly setCookies: readonly string[];
}

const timeoutMs = 15_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Creates a caller with its own cookie jar. */
export function createCaller(origin: string, send: typeof fetch = fetch): Caller {
  const jar = new Map<string, string>();
  const setCookies: string[] = [];
  async function call(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const reply = await send(origin + path, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs), ...init, headers });
    for (const line of reply.headers.getSetCookie()) {
      setCookies.push(line);
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      const isOver = /max-age=0|expires=thu, 01 jan 1970/iu.test(line);
      if (isOver) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, text, body: parse(text) };
  }
  return {
    origin,
    setCookies,
    get: (path, headers = {}) => call(path, { headers: { accept: "application/json", ...headers } }),
    send: (method, path, body, headers = {}) =>
      call(path, {
        method,
        headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin", "x-sb-request": "1", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

/** A failed check, described in one sentence for the operator. */
class NonConformance extends Error {}

/** Throws with the sentence if the condition is false. */
export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new NonConformance(sentence);
}

/** Throws with the first errors if the value does not match the schema. */
function mustMatch<Schema extends TSchema>(schema: Schema, value: unknown, what: string): asserts value is Static<Schema> {
  const problems = [...Errors(schema, value)].slice(0, 3).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
  must(problems.length === 0, `${what} does not follow the contract: ${problems.join("; ")}`);
}

/** The body of a reply with this status, checked against the contract. */
export function bodyOf(shape: EndpointShape, answer: Answer, status = 200): unknown {
  must(answer.status === status, `${shape.method} ${shape.path} answered ${answer.status}, not ${status}: ${answer.text.slice(0, 200)}`);
  const schema = shape.reply[status];
  if (schema !== undefined) mustMatch(schema, answer.body, `The answer of ${shape.method} ${shape.path}`);
  return answer.body;
}

/** Checks that a call is refused with one of these statuses and an `ErrorBody`; returns its code. */
export function refusalCode(answer: Answer, statuses: readonly number[], what: string): string {
  must(statuses.includes(answer.status), `${what} answered ${answer.status}, not ${statuses.join(" or ")}.`);
  mustMatch(ErrorBody, answer.body, `The refusal of ${what}`);
  return answer.body.code;
}
