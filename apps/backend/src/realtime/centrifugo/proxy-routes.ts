import { timingSafeEqual } from "node:crypto";
import { type ChannelGuard, protocolErrors } from "@touchline/centrifuge-hub";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { createRefusedClients } from "./refused-clients.ts";

/** Header in which Centrifugo presents CENTRIFUGO_PROXY_SECRET. */
export const proxySecretHeader = "x-centrifugo-secret";
/** Paths that Centrifugo calls; the web server does not forward them. */
export const proxyPaths = { subscribe: "/centrifugo/subscribe", publish: "/centrifugo/publish" } as const;

/** The code after which clients reconnect later; the embedded hub uses it too. */
const tooManyRequests = { code: 3013, reason: "too many requests" };

/** Centrifugo knows players by pseudonyms; `meta` of the connection token holds their id and is shown to nobody else. */
const ProxyCall = Compile(
  Type.Object({
    channel: Type.String({ maxLength: 255 }),
    /** Id of the connection. */
    client: Type.Optional(Type.String({ maxLength: 64 })),
    data: Type.Optional(Type.Unknown()),
    meta: Type.Optional(Type.Object({ player: Type.String() })),
  }),
);

interface ProxyOptions {
  readonly secret: string;
  readonly guards: ReadonlyMap<string, ChannelGuard>;
  /** Resolves once publications on the channel are no longer dropped. */
  readonly onInterest: (channel: string) => Promise<void>;
}

/** Answers Centrifugo's requests about guarded channels, with the guards of the embedded hub. */
export function addProxyRoutes(app: FastifyInstance, { secret, guards, onInterest }: ProxyOptions): void {
  const expected = Buffer.from(secret);
  const refused = createRefusedClients();

  function isCentrifugo({ headers }: FastifyRequest): boolean {
    const given = headers[proxySecretHeader];
    if (typeof given !== "string") return false;
    const bytes = Buffer.from(given);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  }

  /** Answers with the guard's decision; a refusal has a code of the protocol. */
  function serve(path: string, decide: (guard: ChannelGuard, call: Call) => Promise<object>): void {
    app.post(path, async (request, reply) => {
      if (!isCentrifugo(request)) return reply.code(403).send({ code: "forbidden", message: "Only Centrifugo may call this." });
      const { body } = request;
      if (!ProxyCall.Check(body)) return { error: protocolErrors.badRequest };
      const guard = guards.get(body.channel.split(":", 1)[0] ?? "");
      if (guard === undefined) return { error: protocolErrors.unknownChannel };
      return decide(guard, { channel: body.channel, client: body.client ?? "", userId: body.meta?.player ?? "", data: body.data });
    });
  }
  serve(proxyPaths.subscribe, async (guard, call) => {
    const error = guard.subscribe(call);
    // Each refusal costs a call, so Centrifugo disconnects a client that causes too many.
    if (error !== null) return refused.refuse(call.client) ? { disconnect: tooManyRequests } : { error };
    try {
      await onInterest(call.channel);
    } catch {
      // The client tries again.
      return { error: protocolErrors.internal };
    }
    return { result: {} };
  });
  serve(proxyPaths.publish, async (guard, call) => {
    // As in the embedded hub, visitors are refused without calling the guard.
    if (call.userId === "") return { error: protocolErrors.permissionDenied };
    const answer = await guard.publish(call);
    return "error" in answer ? { error: answer.error } : { result: { data: answer.data } };
  });
}

interface Call {
  readonly channel: string;
  readonly client: string;
  readonly userId: string;
  readonly data: unknown;
}
