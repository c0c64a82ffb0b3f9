import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { HttpHandlerOptions } from "./create-http-handler.ts";
import { isOriginAllowed } from "./origin.ts";
import { createWebSocketEndpoint } from "./websocket.ts";

/** Listener of a server's `upgrade` event. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

function refuse(socket: Duplex, status: number): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function wantsProtobuf(query: URLSearchParams): boolean {
  return query.get("cf_protocol") === "protobuf" || query.get("format") === "protobuf";
}

/** Accepts WebSockets on the hub's path; other paths are left to other listeners, or refused where there is none. */
export function createUpgradeHandler({ core, open, canOpen }: HttpHandlerOptions, isOnlyListener: () => boolean): UpgradeHandler {
  const { paths, limits, allowedOrigins, isRefused } = core.options;
  const endpoint = createWebSocketEndpoint({ frameBytes: limits.frameBytes, open });
  return (request, socket, head) => {
    const [path, query] = (request.url ?? "/").split("?", 2);
    if (path !== paths.websocket) {
      if (isOnlyListener()) refuse(socket, 404);
      return;
    }
    if (!isOriginAllowed(request, allowedOrigins) || isRefused(request.headers)) refuse(socket, 403);
    else if (wantsProtobuf(new URLSearchParams(query))) refuse(socket, 400);
    else if (!canOpen()) refuse(socket, 503);
    else endpoint.upgrade(request, socket, head);
  };
}
