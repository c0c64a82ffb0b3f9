import type { HubCore } from "../hub-core.ts";
import type { PublicationContent } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";
import type { StreamPosition } from "./stream.ts";

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
