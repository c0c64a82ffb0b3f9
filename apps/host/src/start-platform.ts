import { trustedProxies } from "@touchline/domain";
import { createPlatformSite } from "./platform-site.ts";

/** The running demo platform. */
interface RunningPlatform {
  /** Resolves once the requests in progress are answered. */
  stop(): Promise<void>;
}

/** Starts the demo platform with settings from the environment. */
export async function startPlatform(): Promise<RunningPlatform> {
  const sportsbookOrigin = process.env["PUBLIC_ORIGIN"] ?? "http://localhost:3000";
  /** Without a proxy in front, pages connect to the hub's own port. */
  const isDirect = process.env["REALTIME"] !== "centrifugo" && !sportsbookOrigin.startsWith("https:");
  const hubOrigin = isDirect ? `http://{host}:${process.env["REALTIME_PORT"] ?? "3002"}` : sportsbookOrigin;
  const site = createPlatformSite({
    sportsbookOrigin,
    realtimeOrigin: process.env["REALTIME_PUBLIC_URL"] || hubOrigin,
    backendOrigin: process.env["BACKEND_ORIGIN"] ?? "http://127.0.0.1:4000",
    isTrustedProxy: trustedProxies(process.env["TRUST_PROXY"] || "loopback"),
    rtlView: process.env["RTL_VIEW"] !== "false",
    hasDemoPlayers: process.env["PRODUCTION"] !== "true" || process.env["ALLOW_DEMO_PLAYERS"] === "true",
    embed: { secret: process.env["EMBED_SECRET"] ?? "", brand: process.env["BRAND"] ?? "broadcast" },
  });
  let isStopping = false;
  site.addHook("onSend", async (_request, reply) => {
    if (isStopping) void reply.header("connection", "close");
  });
  await site.listen({ host: process.env["HOST"] ?? "127.0.0.1", port: Number(process.env["PLATFORM_PORT"] ?? 3001) });
  return {
    async stop() {
      isStopping = true;
      await site.close();
    },
  };
}
