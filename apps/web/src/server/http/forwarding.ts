import fastifyHttpProxy from "@fastify/http-proxy";
import type { ErrorBody } from "@touchline/contract/errors";
import { withCaller } from "@touchline/domain";
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from "fastify";

/** Addresses that the backend answers (decisions 0, 0b). */
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

/** The backend could not be asked or did not answer: the caller may ask again shortly. */
function sendAway(reply: FastifyReply<RouteGenericInterface, RawServerBase>): void {
  const body: ErrorBody = {
    code: "unavailable",
    message: "The service is not available right now. Try again shortly.",
    request_id: reply.request.id,
  };
  void reply.code(503).header("retry-after", "1").header("cache-control", "no-store").send(body);
}

/** Passes the APIs, the realtime connection's HTTP forms and the health paths on to the backend, with the true caller's address. */
export async function addForwarding(app: FastifyInstance, backendOrigin: string): Promise<void> {
  for (const prefix of forwarded) {
    await app.register(fastifyHttpProxy, {
      upstream: backendOrigin,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      replyOptions: {
        onError: sendAway,
        // A refusal is passed on as it is; whoever asked decides whether to ask again.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip, host, protocol, headers: { host: namedHost = "" } }, headers) =>
          withCaller(headers, { address: ip, host, namedHost, protocol }),
        // These are of the connection to the backend; the client's own ends when the client asks for it.
        rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }) => headers,
      },
    });
  }
}
