import type { IncomingMessage, ServerResponse } from "node:http";
import { openStream, sseForm, type StreamOptions } from "./http-stream.ts";
import { endWith } from "./origin.ts";
import { readBody } from "./read-body.ts";

/** `GET /connection/sse?cf_connect=...`, or the connect command as the body of a POST. */
export async function handleSse(request: IncomingMessage, response: ServerResponse, options: StreamOptions): Promise<void> {
  if (request.method !== "GET" && request.method !== "POST") return endWith(response, 405);
  let commands = new URL(request.url ?? "/", "http://hub").searchParams.get("cf_connect") ?? "";
  if (request.method === "POST") {
    const body = await readBody(request, response, options.body);
    if (body === undefined) return;
    commands = body;
  }
  if (commands.trim() === "") return endWith(response, 400);
  openStream({ response, commands }, sseForm, options.open);
}
