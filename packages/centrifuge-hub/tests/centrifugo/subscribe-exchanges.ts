import { inSeconds, type Run } from "./exchange.ts";

/** One user who sends subscribe commands with these requests. */
function subscribe(...requests: readonly object[]): Run {
  return async ({ connect }) => {
    const client = await connect("7");
    for (const request of requests) await client.ask({ subscribe: request });
  };
}

const channel = "$private:x";

/** A user who subscribes to a private channel with a token. */
function withToken(claims: object): Run {
  return async ({ connect, token }) => void (await (await connect("7")).follow(channel, { token: token({ ...claims }) }));
}

/** A user who refreshes a subscription with a token. */
function refresh(claims: object): Run {
  return async ({ connect, token }) => {
    const client = await connect("7");
    await client.follow(channel, { token: token({ sub: "7", channel }) });
    await client.ask({ sub_refresh: { channel, token: token({ ...claims }) } });
  };
}

/** Who may subscribe to which channels. */
export const subscribeExchanges: Readonly<Record<string, Run>> = {
  "a subscription without history": async ({ connect, publish }) => {
    const client = await connect();
    await client.follow("plain:x");
    await publish("plain:x", { a: 1 });
    await client.pushes(1);
  },
  "a second subscription to a channel": subscribe({ channel: "plain:x" }, { channel: "plain:x" }, { channel: "plain:x", type: 1 }),
  "no channel": subscribe({}),
  "an empty channel": subscribe({ channel: "" }),
  "no request": async ({ connect }) => void (await (await connect()).ask({ subscribe: null })),
  "a channel that is a number": subscribe({ channel: 5 }),
  "an offset that is text": subscribe({ channel: "public:x", offset: "1" }),
  "a negative offset": subscribe({ channel: "public:x", offset: -1 }),
  "an offset that is a fraction": subscribe({ channel: "public:x", offset: 1.5 }),
  "a flag that is text": subscribe({ channel: "public:x", recover: "yes" }),
  "fields that are null": subscribe({
    channel: "plain:x",
    token: null,
    recover: null,
    epoch: null,
    offset: null,
    positioned: null,
    join_leave: null,
    delta: null,
    tf: null,
    flag: null,
    type: null,
  }),
  "names of channels": subscribe(
    { channel: "nowhere:x" },
    { channel: "bare" },
    { channel: "$bare" },
    { channel: ":x" },
    { channel: "plain:" },
    { channel: "plain: " },
    { channel: "plain:a:b" },
    { channel: "plain:/{x}*" },
    { channel: "plain:\u0001" },
    { channel: "plain:ж" },
    { channel: `plain:${"x".repeat(249)}` },
    { channel: `plain:${"x".repeat(250)}` },
  ),
  "more than 128 channels": async ({ connect }) => {
    const client = await connect();
    for (let number = 1; number <= 129; number += 1) await client.follow(`plain:${number}`);
  },
  "a visitor on a channel for users": async ({ connect }) => void (await (await connect()).follow("members:x")),
  "channels that need a token": subscribe({ channel }, { channel: "private:x" }, { channel: "$plain:x" }, { channel, token: "a.b.c" }),
  "features that the namespace lacks": subscribe(
    { channel: "plain:x", positioned: true, recoverable: true, recover: true, offset: 1, flag: 2 },
    { channel: "public:x", join_leave: true },
    { channel: "cache:x", delta: "fossil" },
  ),
  "an unknown delta": subscribe({ channel: "public:x", delta: "vcdiff" }),
  "other types of subscriptions": subscribe(
    { channel: "nowhere:x", type: 1 },
    { channel: "private:x", type: 1 },
    { channel: "public:x", type: 1 },
    { channel: "private:x", type: -1 },
    { channel: "nowhere:x", type: 4, delta: "vcdiff" },
  ),
  "a tags filter": subscribe(
    { channel: "nowhere:x", tf: { op: "" } },
    { channel: "private:x", tf: { op: "" } },
    { channel: "public:x", tf: { op: "", key: "a", cmp: "eq", val: "b" } },
  ),
  "a token of the channel": withToken({ sub: "7", channel }),
  "a token of the channel that has expired": withToken({ sub: "7", channel, exp: inSeconds(-10) }),
  "a token of the channel that is not valid yet": withToken({ sub: "7", channel, nbf: inSeconds(30) }),
  "a token of the channel that never expires": withToken({ sub: "7", channel, exp: undefined }),
  "a token of another channel": withToken({ sub: "7", channel: "$private:y" }),
  "a token of another user": withToken({ sub: "8", channel }),
  "a token of another client": withToken({ sub: "7", channel, client: "other" }),
  "a token of the channel without a user": withToken({ channel }),
  "a connection token for a channel": withToken({ sub: "7" }),
  "refresh a subscription": refresh({ sub: "7", channel }),
  "refresh a subscription with an expired token": refresh({ sub: "7", channel, exp: inSeconds(-10) }),
  "refresh a subscription with a token of another channel": refresh({ sub: "7", channel: "$private:y" }),
  "refresh a subscription with a token of another user": refresh({ sub: "8", channel }),
  "refresh what is not there": async ({ connect }) => {
    const client = await connect("7");
    await client.ask({ sub_refresh: { channel: "$private:x", token: "a.b.c" } });
    await client.follow("plain:x");
    await client.ask({ sub_refresh: { channel: "plain:x" } });
    await client.ask({ sub_refresh: { channel: "", token: "a.b.c" } });
  },
  "unsubscribe twice, and from unknown channels": async ({ connect }) => {
    const client = await connect();
    await client.follow("plain:x");
    for (const name of ["plain:x", "plain:x", "nowhere:x", "bare", ""]) await client.ask({ unsubscribe: { channel: name } });
  },
};
