import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBuilder } from "vite";
import { buildEmbed } from "./build-embed.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));

process.env.NODE_ENV = "production";
rmSync(join(web, "dist"), { recursive: true, force: true });
const builder = await createBuilder({ root: web, configFile: join(web, "vite.config.ts"), logLevel: "warn" });
for (const environment of Object.values(builder.environments)) await builder.build(environment);
await buildEmbed({
  web,
  embed: fileURLToPath(new URL("../../../packages/embed/", import.meta.url)),
  guide: fileURLToPath(new URL("../../../docs/embed/", import.meta.url)),
});
