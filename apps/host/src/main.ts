import { createPlatformSite } from "./platform-site.ts";

const site = createPlatformSite({
  sportsbookOrigin: process.env["PUBLIC_ORIGIN"] ?? "http://localhost:3000",
  backendOrigin: process.env["BACKEND_ORIGIN"] ?? "http://127.0.0.1:4000",
  rtlView: process.env["RTL_VIEW"] !== "false",
  embed: { secret: process.env["EMBED_SECRET"] ?? "", brand: process.env["BRAND"] ?? "broadcast" },
});

async function stop(): Promise<void> {
  await site.close();
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

await site.listen({ host: process.env["HOST"] ?? "127.0.0.1", port: Number(process.env["PLATFORM_PORT"] ?? 3001) });
