import { inSeconds, type Run } from "./exchange.ts";

/** One user who subscribes to a channel, then sends commands. */
function subscribed(channel: string, ...commands: readonly Record<string, unknown>[]): Run {
  return async ({ connect }) => {
    const client = await connect("7");
    await client.follow(channel);
    for (const command of commands) await client.ask(command);
  };
}

/** Calls of one method of the publish API. */
function calls(method: string, ...params: readonly Record<string, unknown>[]): Run {
  return async ({ api }) => {
    for (const one of params) await api(method, one);
  };
}

/** Operations on channels, of clients and through the publish API. */
export const channelExchanges: Readonly<Record<string, Run>> = {
  "publish as a subscriber": async ({ connect, open, token }) => {
    const reader = await connect();
    await reader.follow("chat:x");
    const author = await open();
    await author.ask({ connect: { token: token({ sub: "7", info: { name: "A" } }) } });
    await author.follow("chat:x", { token: token({ sub: "7", channel: "chat:x", info: { room: 1 } }) });
    await author.ask({ publish: { channel: "chat:x", data: { text: "ж", number: 1.5 } } });
    await author.ask({ publish: { channel: "chat:x", data: null } });
    await reader.pushes(2);
    await author.pushes(2);
  },
  "publish without data": subscribed("chat:x", { publish: { channel: "chat:x" } }),
  "publish where it is not allowed": subscribed(
    "public:x",
    { publish: { channel: "public:x", data: 1 } },
    { publish: { channel: "chat:x", data: 1 } },
    { publish: { channel: "nowhere:x", data: 1 } },
    { publish: { channel: "bare", data: 1 } },
    { publish: { channel: "", data: 1 } },
  ),
  "publish as a visitor": async ({ connect }) => {
    const client = await connect();
    await client.follow("chat:x");
    await client.ask({ publish: { channel: "chat:x", data: 1 } });
  },
  "joins and leaves": async ({ connect }) => {
    const watcher = await connect("7");
    await watcher.follow("chat:x", { join_leave: true });
    await watcher.pushes(1);
    const user = await connect("8");
    await user.follow("chat:x");
    await watcher.pushes(2);
    await user.ask({ unsubscribe: { channel: "chat:x" } });
    await watcher.pushes(3);
    const visitor = await connect();
    await visitor.follow("chat:x");
    await watcher.pushes(4);
    visitor.close();
    await watcher.pushes(5);
    await watcher.ask({ unsubscribe: { channel: "chat:x" } });
  },
  "the own join of several commands in one frame": async ({ connect }) => {
    const client = await connect("7");
    const commands = [
      { id: 2, subscribe: { channel: "chat:x", join_leave: true } },
      { id: 3, publish: { channel: "chat:x", data: 1 } },
    ];
    await client.send(commands.map((command) => JSON.stringify(command)).join("\n"));
    await client.pushes(2);
  },
  presence: subscribed("chat:x", { presence: { channel: "chat:x" } }, { presence_stats: { channel: "chat:x" } }),
  "presence where it is not allowed": subscribed(
    "public:x",
    { presence: { channel: "public:x" } },
    { presence_stats: { channel: "public:x" } },
    { presence: { channel: "chat:x" } },
    { presence: { channel: "nowhere:x" } },
    { presence: { channel: "bare" } },
    { presence: { channel: "" } },
  ),
  history: async ({ connect, publish }) => {
    const client = await connect("7");
    const epoch = await client.follow("chat:x");
    await client.ask({ history: { channel: "chat:x", limit: 5 } });
    await publish("chat:x", 1, 2, 3, 4, 5);
    await client.pushes(5);
    const pages = [
      {},
      { limit: 0 },
      { limit: 2, since: null, reverse: null },
      { limit: -1 },
      { limit: 1000 },
      { limit: 2, reverse: true },
      { limit: 2, since: { offset: 2, epoch } },
      { limit: 2, since: { offset: 2 } },
      { limit: 2, since: {} },
      { limit: 9, reverse: true, since: { offset: 3, epoch } },
      { limit: 1, reverse: true, since: { offset: 0, epoch } },
      { limit: 1, since: { offset: 1, epoch: "gone" } },
      { limit: 0, since: { offset: 1, epoch: "gone" } },
      { limit: 1, since: { offset: 9, epoch } },
    ];
    for (const page of pages) await client.ask({ history: { channel: "chat:x", ...page } });
  },
  "history where it is not allowed": subscribed(
    "public:x",
    { history: { channel: "public:x", limit: 1 } },
    { history: { channel: "chat:x", limit: 1 } },
    { history: { channel: "plain:x", limit: 1 } },
    { history: { channel: "bare", limit: 1 } },
  ),
  "API publish": async ({ connect, api }) => {
    const client = await connect();
    await client.follow("public:x");
    await api("publish", { channel: "public:x", data: { a: 1 }, tags: { kind: "note" } });
    await api("publish", { channel: "public:x", b64data: Buffer.from('{"b":2}').toString("base64") });
    await api("publish", { channel: "public:x", data: null });
    await api("publish", { channel: "public:x", data: 3, skip_history: true });
    await api("publish", { channel: "public:x", data: 4, idempotency_key: "same" });
    await api("publish", { channel: "public:x", data: 4, idempotency_key: "same" });
    await client.pushes(5);
    await api("history", { channel: "public:x", limit: -1 });
  },
  "API publish with bad parameters": calls(
    "publish",
    { channel: "plain:x", data: 1 },
    { channel: "bare", data: 1 },
    { channel: "nowhere:x", data: 1 },
    { channel: "", data: 1 },
    { data: 1 },
    { channel: "plain:x" },
  ),
  "API publish to names that no client can use": calls(
    "publish",
    { channel: "plain:ж", data: 1 },
    { channel: `plain:${"x".repeat(255)}`, data: 1 },
  ),
  "API broadcast": calls("broadcast", { channels: ["plain:x", "public:x", "nowhere:x"], data: 1 }, { channels: [], data: 1 }, { data: 1 }),
  "API batch": calls(
    "batch",
    { commands: [] },
    { commands: [{}, { dance: {} }] },
    {
      commands: [
        { publish: { channel: "kept:x", data: 1 } },
        { publish: { channel: "nowhere:x", data: 1 } },
        { history: { channel: "kept:x", limit: 5 } },
        { presence: { channel: "chat:x" } },
        { presence_stats: { channel: "chat:x" } },
        { channels: { pattern: "none" } },
        { broadcast: { channels: ["plain:x"], data: 1 } },
      ],
    },
  ),
  "API presence and history": async ({ connect, api, publish }) => {
    await (await connect("7")).follow("chat:x");
    await publish("chat:x", 1, 2, 3);
    for (const channel of ["chat:x", "public:x", "plain:x", "nowhere:x", "bare"]) {
      await api("presence", { channel });
      await api("presence_stats", { channel });
      await api("history", { channel, limit: 2 });
      await api("history_remove", { channel });
    }
  },
  "API rpc": calls("rpc", { method: "a" }),
  "API subscribe and unsubscribe": async ({ connect, api, publish }) => {
    const client = await connect("api-subscribe");
    await api("subscribe", { user: "api-subscribe", channel: "public:x" });
    await client.pushes(1);
    await publish("public:x", 1);
    await client.pushes(2);
    await api("unsubscribe", { user: "api-subscribe", channel: "public:x" });
    await client.pushes(3);
    await api("subscribe", { user: "api-subscribe", channel: "nowhere:x" });
    await api("unsubscribe", { user: "api-subscribe", channel: "nowhere:x" });
  },
  "API subscribe with data and a position": async ({ connect, api, publish }) => {
    const keeper = await connect();
    const epoch = await keeper.follow("public:x");
    await publish("public:x", 1, 2);
    await keeper.pushes(2);
    const client = await connect("api-subscribe-data");
    const params = { user: "api-subscribe-data", channel: "public:x", data: { why: "because" }, recover_since: { offset: 1, epoch } };
    await api("subscribe", params);
    await client.pushes(1);
  },
  "API disconnect": async ({ connect, api }) => {
    const client = await connect("api-disconnect");
    await api("disconnect", { user: "api-disconnect", client: "other" });
    await api("disconnect", { user: "api-disconnect" });
    await client.closed();
    const other = await connect("api-disconnect");
    await api("disconnect", { user: "api-disconnect", disconnect: { code: 4001, reason: "because" } });
    await other.closed();
  },
  "API refresh": async ({ connect, api }) => {
    const client = await connect("api-refresh");
    await api("refresh", { user: "api-refresh", expire_at: inSeconds(60) });
    await client.pushes(1);
    await api("refresh", { user: "api-refresh", expired: true });
    await client.closed();
  },
};
