import { Agent, type ClientRequest } from "node:http";
import type { Socket } from "node:net";

const connectWithinMs = 2_000;
/** Shorter than any process keeps an idle connection open. */
const idleMs = 4_000;

/**
 * Connections to the processes, reused between requests. A process accepts one connection per turn of its event loop, so requests
 * that each open a new one queue at a busy process long before it is overloaded.
 */
export function keptConnections(): Agent {
  return new Agent({ keepAlive: true, timeout: idleMs });
}

/** Calls `onLate` if the socket does not connect in time, until the returned function is called. */
export function limitConnecting(socket: Socket, onLate: () => void): () => void {
  // After this process was paused, its timers run before the socket's connect event.
  const timer = setTimeout(() => setImmediate(() => socket.connecting && onLate()), connectWithinMs);
  return () => clearTimeout(timer);
}

/** Sends a request once it has a connection. If it must not be sent twice, it is not sent on a reused connection that has been closed. */
export function onceConnected(request: ClientRequest, isRepeatable: boolean, send: () => void): void {
  request.once("socket", (socket) => {
    if (!socket.connecting) {
      if (isRepeatable) return send();
      const sendIfOpen = (): void => {
        if (!request.destroyed) send();
      };
      // By the second turn of the event loop, everything that happened before the request has been processed.
      return void setImmediate(() => setImmediate(sendIfOpen));
    }
    const stopWaiting = limitConnecting(socket, () => request.destroy(new Error("The process did not accept the connection in time.")));
    socket.once("connect", send).once("connect", stopWaiting);
    request.once("close", stopWaiting);
  });
}
