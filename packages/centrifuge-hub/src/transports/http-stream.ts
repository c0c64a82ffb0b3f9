import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection } from "../connection/connection.ts";
import type { Disconnect } from "../protocol/codes.ts";
import { encodePush } from "../protocol/encode.ts";
import { endWith } from "./origin.ts";
import { readBody } from "./read-body.ts";
import type { Transport } from "./transport.ts";

const closeTimeoutMs = 5000;
const newline = Buffer.from("\n");
const sseHead = Buffer.from("data: ");
const sseTail = Buffer.from("\n\n");

/** How a stream opens and how it wraps each message. */
export interface StreamForm {
  readonly kind: "http_stream" | "sse";
  readonly contentType: string;
  readonly opening: string;
  wrap(message: Buffer): readonly Buffer[];
}

/** One message a line. */
const httpStreamForm: StreamForm = {
  kind: "http_stream",
  contentType: "application/json",
  opening: "",
  wrap: (message) => [message, newline],
};

/** Server-sent events. */
export const sseForm: StreamForm = {
  kind: "sse",
  contentType: "text/event-stream",
  opening: "\r\n",
  wrap: (message) => [sseHead, message, sseTail],
};

/** Messages in the body of one long reply. */
function createStreamTransport(response: ServerResponse, form: StreamForm): Transport {
  const send = (messages: readonly Buffer[]): void => {
    if (!response.writableEnded && !response.destroyed) response.write(Buffer.concat(messages.flatMap((message) => form.wrap(message))));
  };
  return {
    kind: form.kind,
    send,
    bufferedBytes: () => response.writableLength,
    close(disconnect: Disconnect) {
      send([encodePush("", "disconnect", JSON.stringify(disconnect))]);
      response.end();
      // A client that does not read would keep it open.
      const deadline = setTimeout(() => response.destroy(), closeTimeoutMs);
      response.once("close", () => clearTimeout(deadline));
    },
    terminate: () => void response.destroy(),
  };
}

/** Answers with a stream and executes the commands that came with the request. */
export function openStream(
  exchange: { readonly response: ServerResponse; readonly commands: string },
  form: StreamForm,
  open: (transport: Transport) => Connection,
): void {
  const { response, commands } = exchange;
  response.writeHead(200, {
    "Content-Type": form.contentType,
    "X-Accel-Buffering": "no",
    "Cache-Control": "private, no-cache, no-store, must-revalidate, max-age=0",
    Pragma: "no-cache",
  });
  response.flushHeaders();
  if (form.opening !== "") response.write(form.opening);
  const connection = open(createStreamTransport(response, form));
  response.on("close", () => connection.transportClosed());
  response.on("error", () => connection.transportClosed());
  connection.receive(commands);
}

/** What opens a stream: how much it may send to begin with, and what makes it a connection. */
export interface StreamOptions {
  readonly body: { readonly bytes: number; readonly withinMs: number };
  readonly open: (transport: Transport) => Connection;
}

/** `POST /connection/http_stream`: the body is the connect command. */
export async function handleHttpStream(request: IncomingMessage, response: ServerResponse, options: StreamOptions): Promise<void> {
  if (request.method !== "POST") return endWith(response, 405);
  const commands = await readBody(request, response, options.body);
  if (commands !== undefined) openStream({ response, commands }, httpStreamForm, options.open);
}
