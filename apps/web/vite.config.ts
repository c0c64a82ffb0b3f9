import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./plugins/chunk-groups.ts";
import { messagesPlugin } from "./plugins/messages-plugin.ts";
import { pageFilesPlugin } from "./plugins/page-files-plugin.ts";
import { readsOnlyPlugin } from "./plugins/reads-only-plugin.ts";
import { splitStylesPlugin } from "./plugins/split-styles-plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const icons = readFileSync(new URL("../../packages/ui/src/icons.svg", import.meta.url));
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { readonly version: string };
const iconsVersion = createHash("sha256").update(icons).digest("hex").slice(0, 10);

/** Chunks that every document loads before any others. */
const firstLoadPattern = /assets\/(?:entry\.client|page|rolldown-runtime|vendor)-[\w-]+\.js$/u;

export default defineConfig(({ command }) => ({
  root,
  appType: "custom",
  plugins: [messagesPlugin(), pageFilesPlugin(), splitStylesPlugin(), readsOnlyPlugin(), react(), tailwindcss()],
  publicDir: "public",
  define: { __ICONS_VERSION__: JSON.stringify(iconsVersion), __RELEASE__: JSON.stringify(`touchline@${version}`) },
  build: {
    target: "es2023",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The document of a frame preloads the modules of its entry, so the entry of other pages does not list them.
      resolveDependencies: (file, dependencies) =>
        file.includes("start-frame") ? [] : dependencies.filter((name) => !firstLoadPattern.test(name)),
    },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: ["src/client/entry.client.tsx", "src/client/service-worker.ts"],
          output: {
            // Seven characters of the hash are enough to distinguish releases; each page loads the names of all chunks, so they are short.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: "dist/server", ssr: "src/server/entry.server.tsx", minify: false, copyPublicDir: false },
      // The production server is one file; in development Node loads the libraries and Vite only transforms our packages.
      ...(command === "build" ? { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } } : {}),
    },
  },
}));
