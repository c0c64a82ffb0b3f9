import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Faults that a test injects into a request with the header `X-Test-Fault`: `status:503` answers immediately with that status,
 * `delay:2000` waits 2,000 ms first, `lost-reply` does the work and drops the connection instead of answering.
 */
type Fault =
  | { readonly type: "status"; readonly status: number }
  | { readonly type: "delay"; readonly ms: number }
  | { readonly type: "lostReply" };

const maxDelayMs = 60_000;

function readFault(request: FastifyRequest): Fault | null {
  const header = request.headers["x-test-fault"];
  if (typeof header !== "string") return null;
  const [name, value = ""] = header.split(":");
  if (name === "lost-reply") return { type: "lostReply" };
  if (name === "status" && /^5\d\d$/.test(value)) return { type: "status", status: Number(value) };
  if (name === "delay" && /^\d{1,5}$/.test(value)) return { type: "delay", ms: Math.min(Number(value), maxDelayMs) };
  return null;
}

/** Enables fault injection; only for tests, never in production (decisions 0c). */
export function addFaultHooks(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const fault = readFault(request);
    if (fault?.type === "delay") await sleep(fault.ms);
    if (fault?.type !== "status") return;
    return reply
      .code(fault.status)
      .header("retry-after", "1")
      .send({ code: "unavailable", message: "A fault injected by a test.", request_id: request.id });
  });
  app.addHook("onSend", async (request) => {
    if (readFault(request)?.type === "lostReply") request.raw.socket.destroy();
  });
}
