import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection } from "../connection/connection.ts";
import { openStream, sseForm } from "./http-stream.ts";
import { endWith } from "./origin.ts";
import { readBody } from "./read-body.ts";
import type { Transport } from "./transport.ts";

/** `GET /connection/sse?cf_connect=...`, or the connect command as the body of a POST. */
export async function handleSse(
  request: IncomingMessage,
  response: ServerResponse,
  options: { readonly frameBytes: number; readonly open: (transport: Transport) => Connection },
): Promise<void> {
  if (request.method !== "GET" && request.method !== "POST") return endWith(response, 405);
  let commands = new URL(request.url ?? "/", "http://hub").searchParams.get("cf_connect") ?? "";
  if (request.method === "POST") {
    const body = await readBody(request, options.frameBytes);
    if (body.status === "aborted") return;
    if (body.status === "too_large") return endWith(response, 413);
    commands = body.text;
  }
  if (commands.trim() === "") return endWith(response, 400);
  openStream({ response, commands }, sseForm, options.open);
}
