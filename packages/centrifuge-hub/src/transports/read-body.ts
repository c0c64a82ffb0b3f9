import type { IncomingMessage, ServerResponse } from "node:http";
import { endWith } from "./origin.ts";

interface BodyLimits {
  readonly bytes: number;
  /** Time in which all of it must have come. */
  readonly withinMs: number;
}

/** A request's text; undefined where it was over the limits, which is answered with 413 or 408, or broke off. */
export async function readBody(request: IncomingMessage, response: ServerResponse, limits: BodyLimits): Promise<string | undefined> {
  const outcome = await collect(request, limits);
  if (typeof outcome === "string") return outcome;
  if (outcome !== null) {
    // What is still to come is not read: the connection ends with the answer.
    response.setHeader("Connection", "close");
    endWith(response, outcome);
  }
  return undefined;
}

/** The text, the status of a refusal, or null when the client is gone. */
function collect(request: IncomingMessage, { bytes, withinMs }: BodyLimits): Promise<string | 413 | 408 | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const deadline = setTimeout(() => finish(408), withinMs);
    function finish(outcome: string | 413 | 408 | null): void {
      clearTimeout(deadline);
      request.off("data", onData);
      resolve(outcome);
    }
    function onData(chunk: Buffer): void {
      size += chunk.length;
      if (size <= bytes) chunks.push(chunk);
      else finish(413);
    }
    request.on("data", onData);
    request.on("end", () => finish(Buffer.concat(chunks).toString("utf8")));
    request.on("error", () => finish(null));
    request.on("close", () => finish(null));
  });
}
