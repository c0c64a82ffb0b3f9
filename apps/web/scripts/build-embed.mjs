import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const forms = [
  { source: "script.ts", format: "iife", name: "embed.js" },
  { source: "index.ts", format: "es", name: "embed.mjs" },
  // For hosts in React: the SDK and the wrapper, with the host's own React.
  { source: "react.tsx", format: "es", name: "react.mjs", external: ["react", "react/jsx-runtime"] },
];

/** Builds the host SDK as a script, as a module and for React, each one file, and writes down what they weigh to an `integrity`. */
export async function buildEmbed({ web, embed }) {
  const outDir = join(web, "dist/embed");
  mkdirSync(outDir, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(embed, "package.json"), "utf8"));
  const integrity = {};
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
    integrity[name] = `sha384-${createHash("sha384")
      .update(readFileSync(join(outDir, name)))
      .digest("base64")}`;
  }
  writeFileSync(join(outDir, "build.json"), JSON.stringify({ version, integrity }));
}
