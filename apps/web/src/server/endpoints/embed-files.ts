import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { messagesAsSchema } from "@touchline/embed/protocol";
import type { FastifyInstance } from "fastify";
import { allEmbedStyles } from "../document/frame-document.ts";
import { webFolder } from "../environment.ts";

interface EmbedBuild {
  readonly version: string;
  /** `sha384-...` of each file, for the `integrity` attribute of the host's script tag. */
  readonly integrity: Readonly<Record<string, string>>;
}

const folder = join(webFolder, "dist/embed");
const typesByEnding: Readonly<Record<string, string>> = {
  ".ts": "text/plain; charset=utf-8",
  ".tgz": "application/gzip",
};
const anywhere = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" } as const;

/** Serves the host SDK, its package and the schema of the messages: `/embed/v1/` is the latest build, `/embed/<version>/` is immutable. */
export function addEmbedFiles(app: FastifyInstance): void {
  for (const { address, text } of allEmbedStyles)
    app.get(address, (_request, reply) =>
      reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=31536000, immutable").send(text),
    );
  app.get("/embed/v1/messages.schema.json", (_request, reply) =>
    reply
      .headers({ ...anywhere, "cache-control": "public, max-age=3600" })
      .type("application/schema+json")
      .send(messagesAsSchema()),
  );
  if (!existsSync(join(folder, "build.json"))) return;
  const build = JSON.parse(readFileSync(join(folder, "build.json"), "utf8")) as EmbedBuild;
  app.get("/embed/v1/build.json", (_request, reply) => reply.headers({ ...anywhere, "cache-control": "public, max-age=300" }).send(build));
  for (const name of Object.keys(build.integrity)) {
    const content = readFileSync(join(folder, name));
    const type = typesByEnding[extname(name)] ?? "text/javascript; charset=utf-8";
    for (const [place, cache] of [
      ["v1", "public, max-age=600, stale-while-revalidate=86400"],
      [build.version, "public, max-age=31536000, immutable"],
    ] as const)
      app.get(`/embed/${place}/${name}`, (_request, reply) =>
        reply
          .headers({ ...anywhere, "cache-control": cache })
          .type(type)
          .send(content),
      );
  }
}
