import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { makeEmbedPackage } from "../plugins/embed-package/make-embed-package.ts";

const forms = [
  { source: "script.ts", format: "iife", name: "embed.js" },
  { source: "index.ts", format: "es", name: "embed.mjs" },
  // The SDK with its React wrapper; React is the host's.
  { source: "react.tsx", format: "es", name: "react.mjs", external: ["react", "react/jsx-runtime"] },
];

/**
 * Builds the host SDK as a script, as a module and for React, with its declarations and the package of all these, and records the
 * `integrity` value of each file.
 */
export async function buildEmbed({ web, embed, guide }) {
  const outDir = join(web, "dist/embed");
  mkdirSync(outDir, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(embed, "package.json"), "utf8"));
  for (const { source, format, name, external = [] } of forms) {
    await build({
      root: embed,
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: {
        target: "es2022",
        outDir,
        emptyOutDir: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(embed, "src", source),
          external,
          preserveEntrySignatures: "strict",
          output: { format, entryFileNames: name, minify: true },
        },
      },
    });
  }
  const { types, tarball } = await makeEmbedPackage({ source: embed, guide, built: outDir });
  writeFileSync(join(outDir, "touchline-embed.d.ts"), types);
  writeFileSync(join(outDir, "touchline-embed.tgz"), tarball);
  const integrity = Object.fromEntries(
    [...forms.map(({ name }) => name), "touchline-embed.d.ts", "touchline-embed.tgz"].map((name) => [
      name,
      `sha384-${createHash("sha384")
        .update(readFileSync(join(outDir, name)))
        .digest("base64")}`,
    ]),
  );
  writeFileSync(join(outDir, "build.json"), JSON.stringify({ version, integrity }));
}
