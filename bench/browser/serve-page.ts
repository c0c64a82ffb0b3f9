import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
};

/** A static server for one document and the files of some folders, which it compresses once. */
export interface ServedPage {
  readonly origin: string;
  readonly server: Server;
  close(): Promise<void>;
}

function readAsset(folders: readonly string[], path: string): Buffer | null {
  for (const folder of folders) {
    const file = normalize(join(folder, path));
    if (file.startsWith(folder) && existsSync(file)) return readFileSync(file);
  }
  return null;
}

/** Serves `html` at every path without an extension, and files from the folders. */
export async function servePage({ html, folders }: { readonly html: string; readonly folders: readonly string[] }): Promise<ServedPage> {
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, reply) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const extension = extname(path);
    const type = extension === "" ? "text/html; charset=utf-8" : types[extension];
    const plain = extension === "" ? Buffer.from(html) : readAsset(folders, path);
    if (plain === null || type === undefined) return void reply.writeHead(404).end();
    const isText = extension !== ".woff2";
    const body = bodies.get(path) ?? (isText ? brotliCompressSync(plain) : plain);
    bodies.set(path, body);
    reply
      .writeHead(200, { "content-type": type, "content-length": body.length, ...(isText ? { "content-encoding": "br" } : {}) })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
