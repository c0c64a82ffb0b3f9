import { randomBytes } from "node:crypto";
import { protocolErrors, type RealtimeTokens } from "@touchline/centrifuge-hub";
import { Type } from "typebox";
import { Compile } from "typebox/compile";

const timeoutMs = 5_000;
/** A match that does not exist: the guard refuses the channel as unknown. */
const channel = "match:en.0";
const invalidToken = 3_500;

const Line = Compile(
  Type.Object({
    id: Type.Optional(Type.Number()),
    error: Type.Optional(Type.Object({ code: Type.Number() })),
    push: Type.Optional(Type.Object({ disconnect: Type.Optional(Type.Object({ code: Type.Number() })) })),
  }),
);

/** The code of the refused subscription, or that with which the node ended the connection; null if the node cannot be tested this way. */
type Outcome = { readonly refused: number | null } | { readonly ended: number } | null;

async function connectAndSubscribe(origin: string, token: string): Promise<Outcome> {
  const commands = [
    { id: 1, connect: { token } },
    { id: 2, subscribe: { channel } },
  ];
  const response = await fetch(`${origin}/connection/http_stream`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: commands.map((command) => JSON.stringify(command)).join("\n"),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || response.body === null) return null;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines.filter((one) => one !== "")) {
      const message: unknown = JSON.parse(line);
      if (!Line.Check(message)) continue;
      if (message.push?.disconnect !== undefined) return { ended: message.push.disconnect.code };
      if (message.id === 2) return { refused: message.error?.code ?? null };
    }
  }
  return null;
}

/** What is wrong with a node, as a message for the operator. */
export interface ConnectionFault {
  readonly sentence: string;
  /** Whether the fault may pass by itself: the API that answers the node's requests may still be starting. */
  readonly mayPass: boolean;
}

/**
 * Connects to a node as a page does and returns what is wrong: its secret, or its proxy for channels of matches; null if nothing is.
 * Rejects if the node does not answer.
 */
export async function checkConnection(origin: string, tokens: Pick<RealtimeTokens, "connectionToken">): Promise<ConnectionFault | null> {
  const outcome = await connectAndSubscribe(origin, tokens.connectionToken(""));
  if (outcome === null) return null;
  const { host } = new URL(origin);
  const lasting = (sentence: string): ConnectionFault => ({ sentence, mayPass: false });
  if ("ended" in outcome)
    return outcome.ended === invalidToken
      ? lasting(
          `Centrifugo at ${host} refuses the tokens of this process, so pages receive no updates: set its client.token.hmac_secret_key to TOKEN_SECRET.`,
        )
      : null;
  if (outcome.refused === protocolErrors.unknownChannel.code) return null;
  if (outcome.refused === protocolErrors.internal.code)
    return {
      sentence: `Centrifugo at ${host} gets no answer about the channels of matches: its proxy must call /centrifugo/subscribe of the API with CENTRIFUGO_PROXY_SECRET.`,
      mayPass: true,
    };
  return lasting(
    `Centrifugo at ${host} does not ask the API about the channels of matches: take its "channel" section from deploy/centrifugo.json.`,
  );
}

const forbidden = 403;

/** The status with which a node answers a page of this origin that opens a WebSocket; 101 if it may. */
function openSocket(node: string, origin: string): Promise<number> {
  const url = new URL("/connection/websocket", node);
  const { get } = process.getBuiltinModule(url.protocol === "https:" ? "node:https" : "node:http");
  const headers = {
    origin,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": randomBytes(16).toString("base64"),
  };
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, timeout: timeoutMs });
    request.once("upgrade", (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    request.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once("timeout", () => request.destroy(new Error(`${url.host} does not answer.`)));
    request.once("error", reject);
  });
}

/** Returns a message for each origin whose pages a node refuses. Rejects if the node does not answer. */
export async function checkOrigins(node: string, pages: readonly string[]): Promise<readonly string[]> {
  const statuses = await Promise.all(pages.map(async (origin) => openSocket(node, origin)));
  return pages
    .filter((_, place) => statuses[place] === forbidden)
    .map(
      (origin) => `Centrifugo at ${new URL(node).host} refuses the sockets of pages at ${origin}: add it to its client.allowed_origins.`,
    );
}
