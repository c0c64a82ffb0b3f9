import type { RealtimePublisher } from "../platform/realtime-publisher.ts";

/** The publisher of the book, closed in processes that do not lead: each has the same prices, and one publishes them. */
export interface LeaderGate {
  readonly publisher: RealtimePublisher;
  open(): void;
}

export function createLeaderGate(publisher: RealtimePublisher): LeaderGate {
  let isOpen = false;
  return {
    publisher: {
      publish: (...publication) => (isOpen ? publisher.publish(...publication) : Promise.resolve()),
      hasInterest: (channel) => isOpen && publisher.hasInterest(channel),
      disconnectUser: publisher.disconnectUser,
    },
    open() {
      isOpen = true;
    },
  };
}
