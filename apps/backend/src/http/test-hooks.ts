import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { copyDemoPlayer } from "../players/seed-demo-players.ts";
import type { Services } from "./services.ts";
import { createSessionCookie } from "./session-cookie.ts";

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

/**
 * Enables fault injection, and `POST /api/test/players` with `{"like": "demo"}`, which signs the caller in as a new player with
 * the money and the limits of that demo player. Only for tests, never in production (decisions 0c).
 */
export function addTestHooks(app: FastifyInstance, services: Services): void {
  addFaultHooks(app);
  addTestPlayers(app, services);
}

function addFaultHooks(app: FastifyInstance): void {
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

function addTestPlayers(app: FastifyInstance, { database, operator, sessions, clock, settings }: Services): void {
  const cookie = createSessionCookie({ isSecure: settings.isSecure });
  app.post<{ Body: { readonly like: string } }>("/api/test/players", async (request, reply) => {
    const player = await copyDemoPlayer(database, operator, { like: request.body.like, at: new Date(clock.now()) });
    if (player === null)
      return reply.code(404).send({ code: "not_found", message: "There is no such demo player.", request_id: request.id });
    const token = await sessions.start(player.id, { userAgent: request.headers["user-agent"] ?? "", ip: request.ip });
    cookie.write(reply, { type: "start", token });
    return reply.code(201).send(player);
  });
}
