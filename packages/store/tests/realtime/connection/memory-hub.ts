import { createRealtimeTokens } from "@touchline/centrifuge-hub";
import { publicationTail, stringifyData } from "../../../../centrifuge-hub/src/channels/publications.ts";
import { createConnectionPool } from "../../../../centrifuge-hub/src/connection-pool.ts";
import type { Connection, Transport } from "../../../../centrifuge-hub/src/connection.ts";
import { createHubCore } from "../../../../centrifuge-hub/src/hub-core.ts";
import { resolveHubOptions } from "../../../../centrifuge-hub/src/hub-options.ts";
import { secret } from "../../../../centrifuge-hub/tests/support/start-test-hub.ts";

const tokens = createRealtimeTokens(secret);
const publicNamespace = {
  history_size: 6,
  history_ttl: "600s",
  force_recovery: true,
  allow_subscribe_for_client: true,
  allow_subscribe_for_anonymous: true,
} as const;

function startCore() {
  const core = createHubCore(
    resolveHubOptions({
      tokens,
      channels: {
        namespaces: [
          { name: "public", ...publicNamespace, allowed_delta_types: ["fossil"], delta_publish: true },
          { name: "plain", ...publicNamespace },
        ],
      },
    }),
  );
  return { core, pool: createConnectionPool(core) };
}

/** Delay of each message. */
const latencyMs = 20;

interface Socket {
  addEventListener(type: string, listener: (event: object) => void): void;
  send(text: string): void;
  close(): void;
}

/** The hub in this process, behind a network that loses, repeats or holds back messages as the test requires; under fake timers. */
export function createMemoryHub() {
  let { core, pool } = startCore();
  let isReachable = true;
  /** How the next frame for the client is delivered. */
  let nextDelivery: "arrives" | "is lost" | "comes twice" = "arrives";
  const lines = new Set<{ cut(): void; silence(): void }>();

  class MemorySocket implements Socket {
    #listeners = new Map<string, ((event: object) => void)[]>();
    #connection: Connection | null = null;
    #isOver = false;
    #isSilent = false;

    constructor(_address: string) {
      setTimeout(() => {
        if (!isReachable) return this.#end(1_006, "");
        if (this.#isOver) return;
        const transport: Transport = {
          kind: "websocket",
          send: (messages) => this.#deliver(messages.map(String).join("\n")),
          bufferedBytes: () => 0,
          close: ({ code, reason }) => void setTimeout(() => this.#end(code, reason), latencyMs),
          terminate: () => this.#end(1_006, ""),
        };
        this.#connection = pool.open(transport);
        this.#emit("open", {});
      }, latencyMs);
      lines.add({ cut: () => this.#end(1_006, ""), silence: () => void (this.#isSilent = true) });
    }
    addEventListener(type: string, listener: (event: object) => void): void {
      this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
    }
    send(text: string): void {
      setTimeout(() => !this.#isOver && !this.#isSilent && this.#connection?.receive(text), latencyMs);
    }
    close(): void {
      this.#end(1_005, "");
    }
    #deliver(data: string): void {
      // A repeated ping would be answered twice, which the protocol forbids.
      const delivery = nextDelivery === "comes twice" && data.split("\n").includes("{}") ? "arrives" : nextDelivery;
      nextDelivery = "arrives";
      const times = { arrives: 1, "is lost": 0, "comes twice": 2 }[delivery];
      for (let turn = 0; turn < times; turn += 1)
        setTimeout(() => !this.#isOver && !this.#isSilent && this.#emit("message", { data }), latencyMs);
    }
    #end(code: number, reason: string): void {
      if (this.#isOver) return;
      this.#isOver = true;
      this.#connection?.transportClosed();
      setTimeout(() => this.#emit("close", { code, reason }), latencyMs);
    }
    #emit(type: string, event: object): void {
      for (const listener of this.#listeners.get(type) ?? []) listener(event);
    }
  }
  return {
    Socket: MemorySocket as new (address: string) => Socket,
    publish(name: string, data: unknown): void {
      const lookup = core.findNamespace(name);
      if (lookup.status !== "found") throw new Error(`There is no namespace for ${name}.`);
      core.channels.publish({ name, namespace: lookup.namespace }, { text: stringifyData(data) ?? "", tail: publicationTail({}) });
    },
    cut() {
      for (const line of lines) line.cut();
      lines.clear();
    },
    /** Drops all further messages without closing the connection. */
    silence() {
      for (const line of lines) line.silence();
    },
    setReachable: (next: boolean) => void (isReachable = next),
    setNextDelivery: (next: typeof nextDelivery) => void (nextDelivery = next),
    /** Restarts the hub as after a killed process: the new one has other epochs. */
    restart() {
      for (const line of lines) line.cut();
      lines.clear();
      void pool.close();
      ({ core, pool } = startCore());
    },
    close: async () => pool.close(),
  };
}
