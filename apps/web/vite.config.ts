import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messagesPlugin } from "./plugins/messages-plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

function chunkName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const locale = /\/messages\/([\w-]+)\.json/u.exec(facadeModuleId ?? "")?.[1];
  return locale === undefined ? "assets/[name]-[hash].js" : `assets/messages-${locale}-[hash].js`;
}

export default defineConfig(({ command }) => ({
  root,
  appType: "custom",
  plugins: [messagesPlugin(), react(), tailwindcss()],
  publicDir: "public",
  build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: "src/main/client/entry.client.tsx",
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            chunkFileNames: chunkName,
            codeSplitting: { groups: [{ name: "vendor", test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
          },
        },
      },
    },
    ssr: {
      build: { outDir: "dist/server", ssr: "src/main/server/entry.server.tsx", minify: false, copyPublicDir: false },
      // Built, the server is one file; in development libraries are Node's own, only our packages are transformed.
      ...(command === "build" ? { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": '"production"' } } : {}),
    },
  },
}));
