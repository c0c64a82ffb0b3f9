import type { HubCore } from "../hub-core.ts";
import { protocolErrors, type ProtocolError } from "../protocol/codes.ts";
import { plainPublication } from "./encode-publication.ts";
import type { Namespace } from "./namespaces.ts";
import type { StoredPublication, StreamPosition } from "./stream.ts";

/** Which publications are asked for: 0 for the position only, negative for as many as allowed. */
export interface HistoryPage {
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
  const most = core.options.limits.recoveryCount;
  const limit = page.limit < 0 ? most : Math.min(page.limit, most);
  const publications = limit === 0 ? [] : pick(stream.kept(Date.now()), page, limit);
  const list = publications.map(plainPublication).join(",");
  return { json: `{"publications":[${list}],"epoch":${JSON.stringify(epoch)},"offset":${offset}}` };
}
