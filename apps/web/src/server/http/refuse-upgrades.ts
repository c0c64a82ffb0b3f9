import type { Duplex } from "node:stream";
import { requestRefusal } from "@touchline/domain";
import type { FastifyInstance } from "fastify";
import type { WebEnvironment } from "../environment.ts";

// Importing node:http as an ES module also loads fetch and WebSocket: 13 MB.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

const flushWithinMs = 2_000;

/** Refuses an upgrade, and closes the socket whether or not the client reads the reply. */
function refuse(socket: Duplex, status: number): void {
  const deadline = setTimeout(() => socket.destroy(), flushWithinMs);
  socket.once("close", () => clearTimeout(deadline));
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Answers 404 to every WebSocket, because pages connect to the realtime server directly. Ignores Vite's own sockets. */
export function refuseUpgrades(app: FastifyInstance, { isDevelopment }: Pick<WebEnvironment, "isDevelopment">): void {
  app.server.on("upgrade", (request, socket) => {
    const protocol = request.headers["sec-websocket-protocol"] ?? "";
    if (isDevelopment && protocol.startsWith("vite-")) return;
    // Without a listener, a connection reset would crash the process.
    socket.on("error", () => socket.destroy());
    refuse(socket, requestRefusal(request) ?? 404);
  });
}
