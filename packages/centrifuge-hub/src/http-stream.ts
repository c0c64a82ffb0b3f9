import type { IncomingMessage, ServerResponse } from "node:http";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { Connection, Transport } from "./connection.ts";
import { endWithStatus, readBody } from "./http-exchange.ts";
import type { HubCore } from "./hub-core.ts";
import { encodePush, type Disconnect } from "./protocol.ts";

const closeTimeoutMs = 5000;
const newline = Buffer.from("\n");
const sseHead = Buffer.from("data: ");
const sseTail = Buffer.from("\n\n");

/** Framing of a streamed response. */
interface StreamFormat {
  readonly kind: "http_stream" | "sse";
  readonly contentType: string;
  readonly opening: string;
  wrap(message: Buffer): readonly Buffer[];
}

/** One message per line. */
const httpStreamFormat: StreamFormat = {
  kind: "http_stream",
  contentType: "application/json",
  opening: "",
  wrap: (message) => [message, newline],
};

/** Server-sent events. */
const sseFormat: StreamFormat = {
  kind: "sse",
  contentType: "text/event-stream",
  opening: "\r\n",
  wrap: (message) => [sseHead, message, sseTail],
};

/** Sends messages in the body of one long-lived response. */
function createStreamTransport(response: ServerResponse, format: StreamFormat): Transport {
  const send = (messages: readonly Buffer[]): void => {
    if (!response.writableEnded && !response.destroyed) response.write(Buffer.concat(messages.flatMap((message) => format.wrap(message))));
  };
  return {
    kind: format.kind,
    send,
    bufferedBytes: () => response.writableLength,
    close(disconnect: Disconnect) {
      send([encodePush("", "disconnect", JSON.stringify(disconnect))]);
      response.end();
      // A client that does not read would keep the response open.
      const deadline = setTimeout(() => response.destroy(), closeTimeoutMs);
      response.once("close", () => clearTimeout(deadline));
    },
    terminate: () => void response.destroy(),
  };
}

/** Starts the streamed response and executes the commands of the request. */
function openStream(
  exchange: { readonly response: ServerResponse; readonly commands: string },
  format: StreamFormat,
  open: (transport: Transport) => Connection,
): void {
  const { response, commands } = exchange;
  response.writeHead(200, {
    "Content-Type": format.contentType,
    "X-Accel-Buffering": "no",
    "Cache-Control": "private, no-cache, no-store, must-revalidate, max-age=0",
    Pragma: "no-cache",
  });
  response.flushHeaders();
  if (format.opening !== "") response.write(format.opening);
  const connection = open(createStreamTransport(response, format));
  response.on("close", () => connection.transportClosed());
  response.on("error", () => connection.transportClosed());
  connection.receive(commands);
}

interface StreamOptions {
  readonly body: { readonly bytes: number; readonly withinMs: number };
  readonly open: (transport: Transport) => Connection;
}

/** `POST /connection/http_stream`; the body is the connect command. */
export async function handleHttpStream(request: IncomingMessage, response: ServerResponse, options: StreamOptions): Promise<void> {
  if (request.method !== "POST") return endWithStatus(response, 405);
  const commands = await readBody(request, response, options.body);
  if (commands !== undefined) openStream({ response, commands }, httpStreamFormat, options.open);
}

/** `GET /connection/sse?cf_connect=...`, or a POST with the connect command as its body. */
export async function handleSse(request: IncomingMessage, response: ServerResponse, options: StreamOptions): Promise<void> {
  if (request.method !== "GET" && request.method !== "POST") return endWithStatus(response, 405);
  let commands = new URL(request.url ?? "/", "http://hub").searchParams.get("cf_connect") ?? "";
  if (request.method === "POST") {
    const body = await readBody(request, response, options.body);
    if (body === undefined) return;
    commands = body;
  }
  if (commands.trim() === "") return endWithStatus(response, 400);
  openStream({ response, commands }, sseFormat, options.open);
}

const emulationCheck = Compile(Type.Object({ session: Type.String({ minLength: 1 }), node: Type.String(), data: Type.String() }));

function parseEmulation(text: string): { session: string; node: string; data: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return emulationCheck.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `POST /emulation`: commands of a client on a unidirectional transport. An unknown session is not an error, as its stream has already ended. */
export async function handleEmulation(request: IncomingMessage, response: ServerResponse, core: HubCore): Promise<void> {
  if (request.method !== "POST") return endWithStatus(response, 405);
  const { frameBytes, bodyTimeoutMs } = core.options.limits;
  const body = await readBody(request, response, { bytes: frameBytes, withinMs: bodyTimeoutMs });
  if (body === undefined) return;
  const command = parseEmulation(body);
  if (command === undefined) return endWithStatus(response, 400);
  if (command.node !== core.nodeId) return endWithStatus(response, 404);
  core.connections.bySession(command.session)?.receive(command.data);
  endWithStatus(response, 204);
}
