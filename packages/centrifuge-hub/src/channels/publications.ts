import { isUtf8 } from "node:buffer";
import { createDelta } from "fossil-delta";
import type { HubCore } from "../hub-core.ts";
import { protocolErrors, type ProtocolError } from "../protocol.ts";
import type { PublicationContent } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";
import type { StoredPublication, StreamPosition } from "./stream.ts";

/**
 * The fossil delta from one text to the next as text, or undefined where the full text is to be sent:
 * when the delta is no shorter, or splits a character of several bytes, which no JSON string can carry.
 */
export function encodeDelta(base: Uint8Array, next: Uint8Array): string | undefined {
  const delta = createDelta(base, next);
  if (delta.length >= next.length || !isUtf8(delta)) return undefined;
  return Buffer.from(delta.buffer, delta.byteOffset, delta.byteLength).toString("utf8");
}

type Fields = Pick<StoredPublication, "offset" | "tail">;

/** JSON of a publication around the JSON of its data; an offset of 0 is left out. */
function publicationJson({ offset, tail }: Fields, dataJson: string): string {
  return offset > 0 ? `{"data":${dataJson},"offset":${offset}${tail}}` : `{"data":${dataJson}${tail}}`;
}

/** For subscriptions without delta: the data as it is. */
export function plainPublication(publication: StoredPublication): string {
  return publicationJson(publication, publication.text);
}

/** For subscriptions with delta: the whole data as a JSON string. */
export function fullPublication(publication: StoredPublication): string {
  return publicationJson(publication, JSON.stringify(publication.text));
}

/** For subscriptions with delta that hold `base`: a delta as a JSON string, or undefined where the whole data is better. */
export function deltaPublication(publication: StoredPublication, base: Uint8Array, next: Uint8Array): string | undefined {
  const delta = encodeDelta(base, next);
  if (delta === undefined) return undefined;
  return publicationJson({ offset: publication.offset, tail: `${publication.tail},"delta":true` }, JSON.stringify(delta));
}

/** Missed publications for a subscription with delta: the first whole, each further one from the one before it. */
export function deltaChain(publications: readonly StoredPublication[]): string[] {
  const encoded: string[] = [];
  let base: Uint8Array | undefined;
  for (const publication of publications) {
    const bytes = Buffer.from(publication.text);
    encoded.push((base && deltaPublication(publication, base, bytes)) ?? fullPublication(publication));
    base = bytes;
  }
  return encoded;
}

/** Publishes, or drops what nobody could ever receive. Returns the stream's position where one is kept. */
export function publishToChannel(
  core: HubCore,
  target: { readonly name: string; readonly namespace: Namespace },
  content: PublicationContent,
): StreamPosition | undefined {
  const { name, namespace } = target;
  const isDroppable = namespace.options.drop_without_interest === true || namespace.history === undefined;
  const channel = isDroppable ? core.channels.find(name) : core.channels.findOrCreate(name, namespace);
  core.counters.publications += 1;
  if (channel === undefined) {
    core.counters.dropped += 1;
    return undefined;
  }
  const { publication, deliveries } = channel.publish(content, Date.now());
  core.counters.deliveries += deliveries;
  return channel.stream && publication.offset > 0 ? { epoch: channel.stream.epoch, offset: publication.offset } : undefined;
}

/** JSON of a publication's further fields with a leading comma, empty without any. */
export function publicationTail(fields: { readonly info?: unknown; readonly tags?: Readonly<Record<string, string>> | undefined }): string {
  const info = fields.info === undefined ? "" : `,"info":${JSON.stringify(fields.info)}`;
  const tags = fields.tags === undefined ? "" : `,"tags":${JSON.stringify(fields.tags)}`;
  return info + tags;
}

/** The text that is sent and kept of what somebody publishes; undefined for nothing, and for data too deep to write. */
export function dataText(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}

/** Which publications are asked for: 0 for the position only, negative for as many as allowed. */
interface HistoryPage {
  readonly limit: number;
  readonly since: StreamPosition | undefined;
  readonly isReverse: boolean;
}

function pick(kept: readonly StoredPublication[], page: HistoryPage, limit: number): readonly StoredPublication[] {
  const { since } = page;
  if (page.isReverse) {
    const before = since ? kept.filter(({ offset }) => offset < since.offset) : [...kept];
    return before.reverse().slice(0, limit);
  }
  return (since ? kept.filter(({ offset }) => offset > since.offset) : kept).slice(0, limit);
}

/** A page of a channel's kept publications as the JSON of a `HistoryResult`. */
export function readHistory(
  core: HubCore,
  target: { readonly name: string; readonly namespace: Namespace },
  page: HistoryPage,
): { readonly json: string } | { readonly error: ProtocolError } {
  if (target.namespace.history === undefined) return { error: protocolErrors.notAvailable };
  if (page.isReverse && page.since?.offset === 0) return { error: protocolErrors.badRequest };
  const stream = core.channels.findOrCreate(target.name, target.namespace).stream;
  if (stream === undefined) return { error: protocolErrors.notAvailable };
  const { epoch, offset } = stream.position;
  const since = page.since;
  if (since && since.epoch !== "" && since.epoch !== epoch) return { error: protocolErrors.unrecoverablePosition };
  const maxCount = core.options.limits.recoveryCount;
  const limit = page.limit < 0 ? maxCount : Math.min(page.limit, maxCount);
  const publications = limit === 0 ? [] : pick(stream.kept(Date.now()), page, limit);
  const list = publications.map(plainPublication).join(",");
  return { json: `{"publications":[${list}],"epoch":${JSON.stringify(epoch)},"offset":${offset}}` };
}
