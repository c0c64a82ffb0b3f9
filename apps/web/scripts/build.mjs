import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { createBuilder } from "vite";
import { buildEmbed } from "./build-embed.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const compress = promisify(brotliCompress);

async function compressFolder(folder) {
  const files = readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/u.test(file));
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(join(folder, file));
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
      writeFileSync(join(folder, `${file}.br`), await compress(text, options));
    }),
  );
}

process.env.NODE_ENV = "production";
rmSync(join(web, "dist"), { recursive: true, force: true });
const builder = await createBuilder({ root: web, configFile: join(web, "vite.config.ts"), logLevel: "warn" });
for (const environment of Object.values(builder.environments)) await builder.build(environment);
await buildEmbed({
  web,
  embed: fileURLToPath(new URL("../../../packages/embed/", import.meta.url)),
  guide: fileURLToPath(new URL("../../../docs/embed/", import.meta.url)),
});
await compressFolder(join(web, "dist/client/assets"));
