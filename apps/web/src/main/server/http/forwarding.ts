import fastifyHttpProxy from "@fastify/http-proxy";
import type { ErrorBody } from "@touchline/contract/errors";
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from "fastify";

/** Addresses that the backend answers (decisions 0, 0b). */
const forwarded = [
  "/api",
  "/platform/api",
  "/providers",
  "/support/chat",
  "/emulation",
  "/fe-api",
  "/embed/codes",
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

/** Passes the APIs, the realtime connection and the health paths on to the backend. */
export async function addForwarding(app: FastifyInstance, backendOrigin: string): Promise<void> {
  const options = (prefix: string, isWebSocket: boolean) => ({
    upstream: backendOrigin,
    prefix,
    rewritePrefix: prefix,
    websocket: isWebSocket,
    disableRequestLogging: true,
    replyOptions: {
      onError: sendAway,
      // A refusal is passed on as it is; whoever asked decides whether to ask again.
      retryDelay: () => null,
      rewriteRequestHeaders: (
        request: { readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>; readonly ip?: string },
        headers: Record<string, string | string[] | undefined>,
      ) => ({
        ...headers,
        "x-forwarded-host": String(request.headers["host"] ?? ""),
        ...(request.ip === undefined ? {} : { "x-forwarded-for": request.ip }),
      }),
    },
  });
  for (const prefix of forwarded) await app.register(fastifyHttpProxy, options(prefix, false));
  await app.register(fastifyHttpProxy, options("/connection", true));
}
