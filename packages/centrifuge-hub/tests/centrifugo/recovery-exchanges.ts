import type { Exchange, Run } from "./exchange.ts";

const rejectGap = 2;

/** Publishes to a channel that a client follows; returns its epoch. */
async function fill({ connect, publish }: Exchange, channel: string, count: number): Promise<string> {
  const keeper = await connect();
  const epoch = await keeper.follow(channel);
  for (let number = 1; number <= count; number += 1) await publish(channel, { number });
  await keeper.pushes(count);
  return epoch;
}

/** Fills a channel, then subscribes a new client with each of the requests. */
function recover(channel: string, count: number, requests: (epoch: string) => readonly Record<string, unknown>[]): Run {
  return async (exchange) => {
    const epoch = await fill(exchange, channel, count);
    for (const request of requests(epoch)) await (await exchange.connect()).follow(channel, request);
  };
}

/** What a client may request when it subscribes. */
const recoveryRequests = (epoch: string): readonly Record<string, unknown>[] => [
  {},
  { positioned: true },
  { recoverable: true },
  { recover: true, epoch },
  { recover: true, epoch, recoverable: true },
  { recover: true, epoch, positioned: true },
  { recover: true, epoch, positioned: true, flag: rejectGap },
  { recover: true, epoch, offset: 9, flag: rejectGap },
  { recover: true, epoch, offset: 9, recoverable: true, flag: rejectGap },
];

const priced = (price: number): object => ({ text: "a price ".repeat(12), price });

/** Which missed publications a returning client recovers, and how. */
export const recoveryExchanges: Readonly<Record<string, Run>> = {
  "an unused channel": async ({ connect }) => void (await (await connect()).follow("public:x", { recover: true })),
  "an unused channel, rejecting a gap": async ({ connect }) => {
    await (await connect()).follow("public:x", { recover: true, offset: 0, epoch: "", flag: rejectGap });
  },
  "an unused channel from offset 3, rejecting a gap": async ({ connect }) => {
    const client = await connect();
    await client.follow("public:x", { recover: true, offset: 3, epoch: "", flag: rejectGap });
    await client.follow("public:x", { recover: true, offset: 3, epoch: "" });
  },
  "an unused channel from another epoch, rejecting a gap": async ({ connect }) => {
    const client = await connect();
    await client.follow("public:x", { recover: true, epoch: "_", flag: rejectGap });
    await client.follow("public:x");
  },
  "a channel after publications": recover("public:x", 2, () => [{}, { flag: rejectGap }]),
  "from the beginning": recover("public:x", 3, (epoch) => [{ recover: true, epoch }]),
  "from the middle": recover("public:x", 3, (epoch) => [{ recover: true, epoch, offset: 1 }]),
  "without an epoch": recover("public:x", 3, () => [{ recover: true, offset: 1 }]),
  "from the top": recover("public:x", 3, (epoch) => [{ recover: true, epoch, offset: 3 }]),
  "from beyond the top": recover("public:x", 3, (epoch) => [{ recover: true, epoch, offset: 9 }]),
  "from another epoch": recover("public:x", 3, () => [{ recover: true, epoch: "_", offset: 1 }]),
  "from another epoch, rejecting a gap": recover("public:x", 3, () => [{ recover: true, epoch: "_", offset: 1, flag: rejectGap }]),
  "more than is kept": recover("public:x", 25, (epoch) => [
    { recover: true, epoch, offset: 4 },
    { recover: true, epoch, offset: 5 },
  ]),
  "after the history was removed": async (exchange) => {
    const epoch = await fill(exchange, "public:x", 3);
    await exchange.api("history_remove", { channel: "public:x" });
    await (await exchange.connect()).follow("public:x", { recover: true, epoch, offset: 1 });
    await (await exchange.connect()).follow("public:x", { recover: true, epoch, offset: 3 });
  },
  "in a namespace with history only": recover("kept:x", 2, recoveryRequests),
  "in a positioned namespace": recover("positioned:x", 2, recoveryRequests),
  "in a namespace that allows positioning": recover("allows_positioning:x", 2, recoveryRequests),
  "in a namespace that allows recovery": recover("allows_recovery:x", 2, recoveryRequests),
  "the channels of a token": async (exchange) => {
    const epoch = await fill(exchange, "public:x", 3);
    const client = await exchange.open();
    const token = exchange.token({ sub: "7", channels: ["public:x"] });
    await client.ask({ connect: { token, subs: { "public:x": { recover: true, epoch, offset: 1 } } } });
  },
  "a cache that is empty": async ({ connect }) => {
    const epoch = await (await connect()).follow("cache:x");
    const requests = [{ recover: true }, { recover: true, epoch }, { recover: true, epoch, offset: 4 }];
    for (const request of requests) await (await connect()).follow("cache:x", request);
    for (const request of requests) await (await connect()).follow("cache:x", { ...request, flag: rejectGap });
  },
  "a cache": recover("cache:x", 3, (epoch) => [
    { recover: true },
    { recover: true, epoch, offset: 1 },
    { recover: true, epoch, offset: 3 },
    { recover: true, offset: 3 },
    { recover: true, epoch, offset: 9 },
    { recover: true, epoch: "_", offset: 1 },
    { recover: true, epoch: "_", offset: 1, flag: rejectGap },
  ]),
  "a cache whose history was removed": async (exchange) => {
    const epoch = await fill(exchange, "cache:x", 3);
    await exchange.api("history_remove", { channel: "cache:x" });
    await (await exchange.connect()).follow("cache:x", { recover: true, epoch, offset: 1 });
    await (await exchange.connect()).follow("cache:x", { recover: true, epoch, offset: 3 });
    await (await exchange.connect()).follow("cache:x", { recover: true, epoch, offset: 1, flag: rejectGap });
  },
  deltas: async ({ connect, publish }) => {
    const client = await connect();
    await client.follow("public:x", { delta: "fossil" });
    await publish("public:x", priced(1), priced(2), priced(3), 4);
    await client.pushes(4);
  },
  "deltas of a client that missed some": async (exchange) => {
    const keeper = await exchange.connect();
    const epoch = await keeper.follow("public:x");
    await exchange.publish("public:x", priced(1), priced(2), priced(3));
    await keeper.pushes(3);
    const client = await exchange.connect();
    await client.follow("public:x", { delta: "fossil", recover: true, epoch, offset: 1 });
    await exchange.publish("public:x", priced(4));
    await client.pushes(1);
    await (await exchange.connect()).follow("public:x", { delta: "fossil", recover: true, epoch });
  },
  "deltas of a client that missed nothing": async (exchange) => {
    const keeper = await exchange.connect();
    const epoch = await keeper.follow("public:x");
    await exchange.publish("public:x", priced(1));
    await keeper.pushes(1);
    const client = await exchange.connect();
    await client.follow("public:x", { delta: "fossil", recover: true, epoch, offset: 1 });
    await exchange.publish("public:x", priced(2), priced(3));
    await client.pushes(2);
  },
  "deltas without positioning": async ({ connect, publish, api }) => {
    const client = await connect();
    await client.follow("allows_recovery:x", { delta: "fossil", positioned: true });
    await api("publish", { channel: "allows_recovery:x", data: priced(1), delta: true });
    await api("publish", { channel: "allows_recovery:x", data: priced(2), delta: true });
    await publish("allows_recovery:x", priced(3));
    await client.pushes(3);
  },
  "deltas on request": async ({ connect, publish, api }) => {
    const client = await connect();
    await client.follow("allows_recovery:x", { delta: "fossil", recoverable: true });
    await publish("allows_recovery:x", priced(1));
    await api("publish", { channel: "allows_recovery:x", data: priced(2), delta: true });
    await publish("allows_recovery:x", priced(3));
    await client.pushes(3);
  },
  "deltas around a publication that is not stored": async ({ connect, publish, api }) => {
    const client = await connect();
    await client.follow("public:x", { delta: "fossil" });
    await publish("public:x", priced(1));
    await api("publish", { channel: "public:x", data: { note: "another", ...priced(2) }, skip_history: true });
    await publish("public:x", priced(3));
    await client.pushes(3);
  },
};
