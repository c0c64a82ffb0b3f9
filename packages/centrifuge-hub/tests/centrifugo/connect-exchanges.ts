import { inSeconds, type Run } from "./exchange.ts";

/** One client that connects with a token. */
function withToken(claims: object): Run {
  return async ({ open, token }) => {
    await (await open()).ask({ connect: { token: token({ ...claims }) } });
  };
}

/** One connected client that sends the text as one frame. */
function frame(text: string): Run {
  return async ({ connect }) => (await connect("7")).send(text);
}

const leave = (id: number): string => `{"id":${id},"unsubscribe":{"channel":"plain:x"}}`;

/** Connections, their tokens and their frames. */
export const connectExchanges: Readonly<Record<string, Run>> = {
  "a visitor connects": async ({ connect }) => void (await connect()),
  "a user connects": async ({ connect }) => void (await connect("7")),
  "connect with all fields": async ({ open }) => {
    const connect = { name: "n".repeat(100), version: "v".repeat(100), data: { a: 1 }, flag: 3, dict: {}, headers: { a: "b" }, odd: 1 };
    await (await open()).ask({ connect });
  },
  "a token that has expired": withToken({ sub: "7", exp: inSeconds(-10) }),
  "a token that is not valid yet": withToken({ sub: "7", nbf: inSeconds(30) }),
  "a token that never expires": withToken({ sub: "7", exp: undefined }),
  "a token of one channel": withToken({ sub: "7", channel: "public:x" }),
  "a token without a user": withToken({}),
  "a token whose user is a number": withToken({ sub: 7 }),
  "a token that is not a JWT": async ({ open }) => void (await (await open()).ask({ connect: { token: "a.b.c" } })),
  "a token with channels": async ({ open, token, publish }) => {
    const client = await open();
    await client.ask({ connect: { token: token({ sub: "7", channels: ["public:x", "chat:x"] }) } });
    await publish("public:x", 1);
    await client.pushes(1);
    await client.ask({ subscribe: { channel: "public:x" } });
    await client.ask({ unsubscribe: { channel: "public:x" } });
  },
  "a token with a channel of no namespace": withToken({ sub: "7", channels: ["nowhere:x"] }),
  "channels that only the connect command names": async ({ open }) => {
    await (await open()).ask({ connect: { subs: { "public:x": { recover: true } } } });
  },
  "a command after a refused connect": async ({ open, token }) => {
    const client = await open();
    await client.ask({ connect: { token: token({ sub: "7", exp: inSeconds(-10) }) } });
    await client.ask({ connect: {} });
  },
  "another command before connect": async ({ open }) => void (await (await open()).ask({ subscribe: { channel: "plain:x" } })),
  "connect without an id": async ({ open }) => (await open()).send('{"connect":{}}'),
  "a pong before connect": async ({ open }) => (await open()).send("{}"),
  "a second connect": async ({ connect }) => void (await (await connect()).ask({ connect: {} })),
  "a pong without a ping": frame("{}"),
  "a command without an id": frame('{"subscribe":{"channel":"plain:x"}}'),
  "an id that is too large": frame('{"id":4294967296,"subscribe":{"channel":"plain:x"}}'),
  "an id that is text": frame('{"id":"2","subscribe":{"channel":"plain:x"}}'),
  "an id for the second time": frame(leave(1)),
  "an unknown command": frame('{"id":2,"dance":{}}'),
  "a ping command": frame('{"id":2,"ping":{}}'),
  "a message without a reply": frame('{"send":{"data":1}}'),
  "rpc without methods": frame('{"id":2,"rpc":{"method":"a"}}'),
  "two requests in one command": frame('{"id":2,"subscribe":{"channel":"plain:x"},"unsubscribe":{"channel":"plain:x"}}'),
  "text that is not JSON": frame("hello"),
  "an array": frame("[]"),
  null: frame("null"),
  "a number": frame("7"),
  "an empty frame": frame(""),
  "a frame of one space": frame(" "),
  "a frame of newlines": frame("\n\n"),
  "several commands": frame(`${leave(2)}\n${leave(3)}`),
  "a newline at the end": frame(`${leave(2)}\n`),
  "two newlines at the end": frame(`${leave(2)}\n\n`),
  "a newline at the beginning": frame(`\n${leave(2)}`),
  "a blank line between commands": frame(`${leave(2)}\n\n${leave(3)}`),
  "a command and text that is not JSON": frame(`${leave(2)}\nhello`),
  "two commands in one line": frame(`${leave(2)} ${leave(3)}`),
  "a frame that is too large": frame(" ".repeat(70_000)),
  "refresh with a new token": async ({ connect, token }) => {
    await (await connect("7")).ask({ refresh: { token: token({ sub: "7" }) } });
  },
  "refresh without a token": frame('{"id":2,"refresh":{}}'),
  "refresh with a token that is not a JWT": frame('{"id":2,"refresh":{"token":"a.b.c"}}'),
  "refresh with an expired token": async ({ connect, token }) => {
    await (await connect("7")).ask({ refresh: { token: token({ sub: "7", exp: inSeconds(-10) }) } });
  },
  "refresh with a token of another user": async ({ connect, token }) => {
    await (await connect("7")).ask({ refresh: { token: token({ sub: "8" }) } });
  },
};
