import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection, Transport } from "./connection.ts";
import { createHttpApi } from "./http-api/create-http-api.ts";
import { answerPreflight, endWithStatus, isOriginAllowed, setCorsHeaders } from "./http-exchange.ts";
import { handleEmulation, handleHttpStream, handleSse } from "./http-stream.ts";
import type { HubCore } from "./hub-core.ts";
import type { SlotAnswer } from "./hub-options.ts";

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The parts of the hub that handle HTTP requests and upgrades. */
export interface HttpHandlerOptions {
  readonly core: HubCore;
  readonly open: (transport: Transport) => Connection;
  /** Reserves a connection slot, or returns the HTTP status of the refusal. */
  readonly admit: (request: IncomingMessage) => SlotAnswer;
}

function createRoutes({ core, open, admit }: HttpHandlerOptions): ReadonlyMap<string, HttpHandler> {
  const { paths, limits } = core.options;
  const streamOptions = { body: { bytes: limits.frameBytes, withinMs: limits.bodyTimeoutMs }, open };
  const withSlot =
    (exchange: HttpHandler): HttpHandler =>
    async (request, response) => {
      const slot = admit(request);
      if (slot.type === "refused") {
        response.setHeader("Retry-After", "5");
        return endWithStatus(response, slot.status);
      }
      response.once("close", slot.release);
      await exchange(request, response);
    };
  return new Map([
    [paths.httpStream, withSlot((request, response) => handleHttpStream(request, response, streamOptions))],
    [paths.sse, withSlot((request, response) => handleSse(request, response, streamOptions))],
    [paths.emulation, (request: IncomingMessage, response: ServerResponse) => handleEmulation(request, response, core)],
  ]);
}

/** Handles requests to the paths of the hub; returns false for other paths without touching them. */
export function createHttpHandler(options: HttpHandlerOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { onError, paths } = options.core.options;
  const routes = createRoutes(options);
  const api = createHttpApi(options.core);
  const apiPrefix = `${paths.api}/`;

  function answer(response: ServerResponse, outcome: Promise<void>): true {
    outcome.catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else endWithStatus(response, 500);
    });
    return true;
  }

  return (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path.startsWith(apiPrefix)) return answer(response, api(request, response, path.slice(apiPrefix.length)));
    const route = routes.get(path);
    if (route === undefined) return false;
    if (!isOriginAllowed(options.core, request)) {
      options.core.refusedCount += 1;
      endWithStatus(response, 403);
      return true;
    }
    setCorsHeaders(request, response);
    if (request.method === "OPTIONS") {
      answerPreflight(response);
      return true;
    }
    return answer(response, route(request, response));
  };
}
