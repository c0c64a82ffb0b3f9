import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket } from "ws";
import { createHub, createRealtimeTokens } from "@touchline/centrifuge-hub";
import { productChannels } from "../../apps/backend/src/main/product-channels.ts";
import type { Bench } from "../bench-row.ts";

const changes = 300;
const marketCount = 14;

interface PricedMarket {
  readonly id: number;
  readonly name: string;
  readonly specifier: string;
  readonly status: string;
  readonly outcomes: { readonly id: number; readonly name: string; odds: number; readonly active: boolean }[];
}

function markets(teams: readonly [string, string]): PricedMarket[] {
  return Array.from({ length: marketCount }, (_, index) => ({
    id: 100_000 + index,
    name: `Total goals over ${index}.5`,
    specifier: `total=${index}.5`,
    status: "active",
    outcomes: [teams[0], "X", teams[1]].map((name, outcome) => ({
      id: 500_000 + index * 3 + outcome,
      name,
      odds: 1500 + index * 37 + outcome * 211,
      active: true,
    })),
  }));
}

/** Counts the bytes sent to a subscriber after the connect reply. */
async function listen(port: number, subscribe: object): Promise<{ bytes(): number; close(): void }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/connection/websocket`);
  let bytes = 0;
  await new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("open", () => socket.send(`{"id":1,"connect":{}}\n${JSON.stringify({ id: 2, subscribe })}`));
    socket.once("message", resolve);
  });
  socket.on("message", (data: Buffer) => (bytes += data.length));
  return { bytes: () => bytes, close: () => socket.terminate() };
}

/** Row 18, bytes: consecutive price changes of a match in a multi-byte script, with and without delta compression. */
export const run: Bench = async () => {
  const hub = createHub({ tokens: createRealtimeTokens("a secret of the benchmark, long enough"), channels: productChannels });
  hub.guard("match", { subscribe: () => null, publish: async ({ data }) => ({ data }) });
  const server = createServer();
  hub.attach(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const plain = await listen(port, { channel: "match:ar.1" });
  const delta = await listen(port, { channel: "match:ar.1", delta: "fossil" });
  const priced = markets(["الأهلي السعودي", "النصر"]);
  for (let change = 0; change < changes; change += 1) {
    const outcome = priced[(change * 5) % marketCount]?.outcomes[change % 3];
    if (outcome) outcome.odds = 1100 + ((change * 7919) % 4000);
    hub.publish("match:ar.1", {
      event: "markets_changed",
      sent_at: 1_790_000_000_000 + change * 700,
      data: { match_id: 1, markets: priced, removed: [] },
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  const [whole, changed] = [plain.bytes(), delta.bytes()];
  plain.close();
  delta.close();
  await hub.close();
  await new Promise((resolve) => server.close(resolve));
  return [
    {
      row: 18,
      name: "Bytes of a price change, with delta",
      ours: changed / changes,
      floor: whole / changes,
      unit: "B",
      goal: "<= 0.40x without delta",
      isMet: changed <= whole * 0.4,
      note: `one price of ${marketCount} markets of three outcomes, Arabic names`,
    },
  ];
};
