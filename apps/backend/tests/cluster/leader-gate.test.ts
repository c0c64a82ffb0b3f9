import type { RealtimePublication } from "@touchline/contract/channels/events";
import { describe, expect, it } from "vitest";
import { createLeaderGate, type LeaderGate } from "../../src/main/leader-gate.ts";

function publication(unread: number): RealtimePublication {
  return { event: "unread_counters_changed", sent_at: 0, data: { unread } };
}

function openGate(isCandidate: boolean, keepMs?: number): { readonly gate: LeaderGate; readonly published: string[] } {
  const published: string[] = [];
  const publisher = {
    publish: async (channel: string, { data }: { readonly data: unknown }) => void published.push(`${channel} ${JSON.stringify(data)}`),
    hasSubscribers: () => true,
    hasInterest: () => true,
    channelsWithInterest: () => ["public:en"],
    disconnectUser: () => undefined,
  };
  return { gate: createLeaderGate(publisher, { isCandidate, ...(keepMs === undefined ? {} : { keepMs }) }), published };
}

describe("the publisher of the book", () => {
  it("publishes the changes made while there was no leader once this process leads", async () => {
    const { gate, published } = openGate(true);
    expect(gate.publisher.hasInterest("public:en")).toBe(true);
    await gate.publisher.publish("public:en", publication(1));
    await gate.publisher.publish("public:de", publication(2));
    expect(published).toEqual([]);
    gate.open();
    await gate.publisher.publish("public:en", publication(3));
    expect(published).toEqual(['public:en {"unread":1}', 'public:de {"unread":2}', 'public:en {"unread":3}']);
  });

  it("drops publications that are older than a take-over can last", async () => {
    const { gate, published } = openGate(true, 30);
    await gate.publisher.publish("public:en", publication(1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await gate.publisher.publish("public:en", publication(2));
    gate.open();
    expect(published).toEqual(['public:en {"unread":2}']);
  });

  it("reports no interest in any channel before the process leads", async () => {
    const { gate, published } = openGate(false);
    expect([gate.publisher.hasInterest("public:en"), gate.publisher.channelsWithInterest?.()]).toEqual([false, []]);
    await gate.publisher.publish("public:en", publication(1));
    gate.open();
    expect(published).toEqual([]);
    expect([gate.publisher.hasInterest("public:en"), gate.publisher.channelsWithInterest?.()]).toEqual([true, ["public:en"]]);
  });

  it("does not end the process when a caller ignores a publication that the realtime server refuses", async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on("unhandledRejection", note);
    const gate = createLeaderGate(
      {
        publish() {
          const refused = Promise.reject(new Error("The realtime server is away."));
          refused.catch(() => undefined);
          return refused;
        },
        hasSubscribers: () => true,
        hasInterest: () => true,
        disconnectUser: () => undefined,
      },
      { isCandidate: true },
    );
    gate.open();
    void gate.publisher.publish("public:en", publication(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
    await expect(gate.publisher.publish("public:en", publication(1))).rejects.toThrow("The realtime server is away.");
  });
});
