import type { RealtimePublisher } from "../platform/realtime-publisher.ts";

/** The publisher of the book, closed in processes that do not lead: all have the same prices, and one publishes them. */
export interface LeaderGate {
  readonly publisher: RealtimePublisher;
  /** Publishes the buffered publications and lets all later ones through. */
  open(): void;
}

interface GateOptions {
  /** Whether this process may lead later. It buffers publications, as changes made while no process leads would not reach open pages. */
  readonly isCandidate: boolean;
  readonly keepMs?: number;
}

/** Covers a take-over and the last publications of the earlier leader that never reached the realtime server. */
const defaultKeepMs = 10_000;

export function createLeaderGate(publisher: RealtimePublisher, { isCandidate, keepMs = defaultKeepMs }: GateOptions): LeaderGate {
  let isOpen = false;
  const kept: { readonly at: number; readonly publication: Parameters<RealtimePublisher["publish"]> }[] = [];
  const keep = (publication: Parameters<RealtimePublisher["publish"]>): void => {
    const at = performance.now();
    kept.push({ at, publication });
    const firstKept = kept.findIndex((earlier) => earlier.at > at - keepMs);
    kept.splice(0, firstKept);
  };
  const { channelsWithInterest } = publisher;
  return {
    publisher: {
      ...publisher,
      ...(channelsWithInterest === undefined ? {} : { channelsWithInterest: () => (isOpen || isCandidate ? channelsWithInterest() : []) }),
      // Returns the publisher's own promise, whose rejection callers may ignore.
      publish(...publication) {
        if (isOpen) return publisher.publish(...publication);
        if (isCandidate) keep(publication);
        return Promise.resolve();
      },
      hasInterest: (channel) => (isOpen || isCandidate) && publisher.hasInterest(channel),
    },
    open() {
      isOpen = true;
      const since = performance.now() - keepMs;
      for (const { at, publication } of kept.splice(0)) if (at > since) void publisher.publish(...publication).catch(() => undefined);
    },
  };
}
