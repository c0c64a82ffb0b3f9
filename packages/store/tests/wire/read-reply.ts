import type { EndpointShape } from "@touchline/contract/endpoint";
import type { CallReply, EndpointCall } from "../../src/core/api-client.ts";
import { createWire } from "../../src/wire/wire.ts";

interface Reading<Value> {
  readonly value: Value;
  /** The reported problems, in order. */
  readonly problems: readonly string[];
}

/** Product time at which every reply is read. */
export const readAt = "2026-11-21T12:30:00.000Z";

/** Reads the reply of a call as a page does. */
export function readReply<Shape extends EndpointShape>(
  endpoint: EndpointCall<Shape>,
  body: unknown,
  {
    params = {},
    query = {},
  }: { readonly params?: Readonly<Record<string, unknown>>; readonly query?: Readonly<Record<string, unknown>> } = {},
): Reading<CallReply<Shape>> {
  const problems: string[] = [];
  const wire = createWire({ dialect: "spec", adapter: null, report: (error) => problems.push(String(error)) });
  const value = wire.read({ ...endpoint, params, query, body: undefined, headers: {} }, body, Date.parse(readAt));
  return { value: value as CallReply<Shape>, problems };
}

/** Reads a publication as a page does. */
export function readEvent(data: unknown, matchId: string | null = null): Reading<unknown> {
  const problems: string[] = [];
  const wire = createWire({ dialect: "spec", adapter: null, report: (error) => problems.push(String(error)) });
  return { value: wire.publication(data, { readAtMs: Date.parse(readAt), matchId }), problems };
}
