import { createServer } from "node:http";
import { WebSocketServer, type WebSocket } from "ws";
import { payload, serveBroadcasts } from "./serve-broadcasts.ts";

const server = createServer();
const sockets = new Set<WebSocket>();
const acceptor = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false });
server.on("upgrade", (request, socket, head) => {
  acceptor.handleUpgrade(request, socket, head, (accepted) => {
    sockets.add(accepted);
    accepted.on("message", () => undefined);
    accepted.on("close", () => sockets.delete(accepted));
  });
});
const textFrame = { binary: false };

// The same envelope as the hub's, encoded once.
serveBroadcasts(server, (number) => {
  const message = Buffer.from(JSON.stringify({ push: { channel: "public:en", pub: { data: payload(number), offset: number } } }));
  for (const socket of sockets) socket.send(message, textFrame);
});
