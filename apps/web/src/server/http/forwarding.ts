import fastifyHttpProxy from "@fastify/http-proxy";
import type { ErrorBody } from "@touchline/contract/errors";
import { withCaller } from "@touchline/domain";
import { formatTraceparent, newSpanId, openTraceparent } from "@touchline/telemetry";
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from "fastify";

/** Paths that the backend answers (decisions 0, 0b). */
const forwarded = [
  "/api",
  "/platform/api",
  "/providers",
  "/support/chat",
  "/connection",
  "/emulation",
  "/fe-api",
  "/embed/codes",
  "/embed/players",
  "/embed/session",
  "/csp-report",
  "/img",
  "/livez",
  "/readyz",
  "/version",
  "/metrics",
];

/** The reply when the backend does not answer. */
function sendUnavailable(reply: FastifyReply<RouteGenericInterface, RawServerBase>): void {
  const body: ErrorBody = {
    code: "unavailable",
    message: "The service isn’t available right now. Try again shortly.",
    request_id: reply.request.id,
  };
  void reply.code(503).type("application/json; charset=utf-8").header("retry-after", "1").header("cache-control", "no-store").send(body);
}

/** Whether a proxy in front of the backend reports that no backend is ready; the backend's own replies are JSON. */
function isOfProxy(status: number, type: string): boolean {
  return status >= 502 && status <= 504 && !type.startsWith("application/json");
}

/** Forwards the APIs, the HTTP transports of realtime and the health paths to the backend, with the caller's address. */
export async function addForwarding(app: FastifyInstance, backendOrigin: string): Promise<void> {
  for (const prefix of forwarded) {
    await app.register(fastifyHttpProxy, {
      upstream: backendOrigin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      replyOptions: {
        onError: sendUnavailable,
        // At this point the reply already has the status and headers of the backend.
        onResponse(_request, reply, { stream }) {
          if (!isOfProxy(reply.statusCode, String(reply.getHeader("content-type")))) return void reply.send(stream);
          stream.resume();
          sendUnavailable(reply.removeHeader("content-length"));
        },
        // Errors are passed on; the caller decides whether to retry.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ id, ip, host, protocol, headers: { host: namedHost = "" } }, headers) => ({
          ...withCaller(headers, { address: ip, host, namedHost, protocol }),
          traceparent: openTraceparent() ?? formatTraceparent({ traceId: id, spanId: newSpanId(), isSampled: true }),
        }),
        // These headers describe the connection to the backend, not the client's.
        rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }) => headers,
      },
    });
  }
}
