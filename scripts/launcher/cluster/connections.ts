import { Agent, type ClientRequest } from "node:http";
import type { Socket } from "node:net";

const connectWithinMs = 2_000;
/** Shorter than any process keeps an idle connection. */
const idleMs = 4_000;

/**
 * Connections to the processes, kept between requests. A process accepts one connection in each turn of its event loop, so that
 * requests with a new one each wait in line at a busy process, long before it has too much to do.
 */
export function keptConnections(): Agent {
  return new Agent({ keepAlive: true, timeout: idleMs });
}

/** Calls `onLate` if the socket does not connect in time, until the returned function is called. */
export function limitConnecting(socket: Socket, onLate: () => void): () => void {
  // After a pause of this process its timers run before the event of the connected socket.
  const timer = setTimeout(() => setImmediate(() => socket.connecting && onLate()), connectWithinMs);
  return () => clearTimeout(timer);
}

/** Sends a request when it has a connection. One that must not be sent twice is not sent on a kept connection whose other end has gone. */
export function onceConnected(request: ClientRequest, isRepeatable: boolean, send: () => void): void {
  request.once("socket", (socket) => {
    if (!socket.connecting) {
      if (isRepeatable) return send();
      const sendIfOpen = (): void => {
        if (!request.destroyed) send();
      };
      // The second turn of the event loop has seen everything that had happened before the request.
      return void setImmediate(() => setImmediate(sendIfOpen));
    }
    const stopWaiting = limitConnecting(socket, () => request.destroy(new Error("The process did not accept the connection in time.")));
    socket.once("connect", send).once("connect", stopWaiting);
    request.once("close", stopWaiting);
  });
}
