import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { HttpHandlerOptions } from "./create-http-handler.ts";
import { isOriginAllowed } from "./origin.ts";
import { createWebSocketEndpoint } from "./websocket.ts";

/** Listener of a server's `upgrade` event. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const flushWithinMs = 2_000;

function refuse(socket: Duplex, status: number): void {
  const deadline = setTimeout(() => socket.destroy(), flushWithinMs);
  socket.on("error", () => socket.destroy());
  socket.once("close", () => clearTimeout(deadline));
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function wantsProtobuf(query: URLSearchParams): boolean {
  return query.get("cf_protocol") === "protobuf" || query.get("format") === "protobuf";
}

/** Accepts WebSockets on the hub's path; other paths are left to other listeners, or refused where there is none. */
export function createUpgradeHandler({ core, open, admit }: HttpHandlerOptions, isOnlyListener: () => boolean): UpgradeHandler {
  const { paths, limits, isRefused } = core.options;
  const endpoint = createWebSocketEndpoint({ frameBytes: limits.frameBytes, open });
  return (request, socket, head) => {
    const [path, query] = (request.url ?? "/").split("?", 2);
    if (path !== paths.websocket) {
      if (isOnlyListener()) refuse(socket, 404);
      return;
    }
    if (!isOriginAllowed(core, request) || isRefused(request.headers)) {
      core.counters.refused += 1;
      return refuse(socket, 403);
    }
    if (wantsProtobuf(new URLSearchParams(query))) return refuse(socket, 400);
    const slot = admit(request);
    if (slot.type === "refused") return refuse(socket, slot.status);
    socket.once("close", slot.release);
    endpoint.upgrade(request, socket, head);
  };
}
