import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection, Transport } from "./connection.ts";
import { createHttpApi } from "./http-api/create-http-api.ts";
import { answerPreflight, endWith, isOriginAllowed, setCorsHeaders } from "./http-exchange.ts";
import { handleEmulation, handleHttpStream, handleSse } from "./http-stream.ts";
import type { HubCore } from "./hub-core.ts";
import type { SlotAnswer } from "./hub-options.ts";

type Exchange = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What HTTP requests need of the hub. */
export interface HttpHandlerOptions {
  readonly core: HubCore;
  readonly open: (transport: Transport) => Connection;
  /** Takes a slot for a connection, or says by which status there is none. */
  readonly admit: (request: IncomingMessage) => SlotAnswer;
}

function createRoutes({ core, open, admit }: HttpHandlerOptions): ReadonlyMap<string, Exchange> {
  const { paths, limits } = core.options;
  const streamOptions = { body: { bytes: limits.frameBytes, withinMs: limits.bodyTimeoutMs }, open };
  const whenOpen =
    (exchange: Exchange): Exchange =>
    async (request, response) => {
      const slot = admit(request);
      if (slot.type === "refused") {
        response.setHeader("Retry-After", "5");
        return endWith(response, slot.status);
      }
      response.once("close", slot.release);
      await exchange(request, response);
    };
  return new Map([
    [paths.httpStream, whenOpen((request, response) => handleHttpStream(request, response, streamOptions))],
    [paths.sse, whenOpen((request, response) => handleSse(request, response, streamOptions))],
    [paths.emulation, (request: IncomingMessage, response: ServerResponse) => handleEmulation(request, response, core)],
  ]);
}

/** Answers requests for the hub's paths; false for every other path, which is left alone. */
export function createHttpHandler(options: HttpHandlerOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { onError, paths } = options.core.options;
  const routes = createRoutes(options);
  const api = createHttpApi(options.core);
  const apiPrefix = `${paths.api}/`;

  function answer(response: ServerResponse, outcome: Promise<void>): true {
    outcome.catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else endWith(response, 500);
    });
    return true;
  }

  return (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path.startsWith(apiPrefix)) return answer(response, api(request, response, path.slice(apiPrefix.length)));
    const route = routes.get(path);
    if (route === undefined) return false;
    if (!isOriginAllowed(options.core, request)) {
      options.core.counters.refused += 1;
      endWith(response, 403);
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
