import { createHmac, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { conformancePage, type FramePageOptions, fullHeightPage, simulatorPage, tallPage } from "./frame-pages.ts";
import { sendPage } from "./pages.ts";

interface CodeOptions {
  readonly backendOrigin: string;
  /** Secret that this site shares with the sportsbook. */
  readonly secret: string;
  readonly brand: string;
}

/** Fetches a sign-in code for the frame as an operator's server does: finds the player and signs the request. Null for a visitor. */
async function fetchEmbedCode(
  { backendOrigin, secret, brand }: CodeOptions,
  { cookie, parentOrigin }: { readonly cookie: string; readonly parentOrigin: string },
): Promise<string | null> {
  const player = await fetch(`${backendOrigin}/platform/api/player`, { headers: { cookie } });
  if (!player.ok) return null;
  const { id } = (await player.json()) as { readonly id: string };
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update([at, id, brand, parentOrigin].join("\n")).digest("hex");
  const reply = await fetch(`${backendOrigin}/embed/codes`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-sb-signature": `t=${at},v1=${signature}` },
    body: JSON.stringify({ player: id, brand, parent_origin: parentOrigin }),
  });
  if (!reply.ok) return null;
  return ((await reply.json()) as { readonly code: string }).code;
}

const folder = fileURLToPath(new URL("./frame-client/", import.meta.url));

/** The pages' scripts by file name, stripped of types only when requested, because that takes Node 30 MB. */
function openClientFiles(): { readonly read: (name: string) => string | null } {
  const names = new Set(readdirSync(folder).filter((name) => name.endsWith(".ts")));
  const textByName = new Map<string, string>();
  return {
    read(name) {
      if (!names.has(name)) return null;
      const text = textByName.get(name) ?? stripTypeScriptTypes(readFileSync(folder + name, "utf8"));
      textByName.set(name, text);
      return text;
    },
  };
}

interface FrameRoutesOptions {
  readonly sportsbookOrigin: string;
  readonly backendOrigin: string;
  readonly hasDemoPlayers: boolean;
  readonly secret: string;
  readonly brand: string;
}

/**
 * The content security policy of a host (docs/embed/host-csp.md): the sportsbook's origin in `script-src`, `frame-src` and `connect-src`.
 */
function policy({ sportsbookOrigin, nonce }: FramePageOptions, isFrameAllowed: boolean): readonly string[] {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'self' 'nonce-${nonce}' ${sportsbookOrigin}`,
    `connect-src 'self' ${sportsbookOrigin}`,
    ...(isFrameAllowed ? [`frame-src ${sportsbookOrigin}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
}

/** Adds the pages with the sportsbook in a frame, and the endpoint that issues sign-in codes to them. */
export function addFrameRoutes(site: FastifyInstance, { sportsbookOrigin, hasDemoPlayers, ...codes }: FrameRoutesOptions): void {
  const files = openClientFiles();
  function send(reply: FastifyReply, render: (options: FramePageOptions) => string, isFrameAllowed = true): FastifyReply {
    const options = { sportsbookOrigin, hasDemoPlayers, nonce: randomUUID() };
    return sendPage(reply, render(options), policy(options, isFrameAllowed));
  }
  const fullHeight = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => send(reply, fullHeightPage);
  site.get("/sports", fullHeight);
  site.get("/sports/*", fullHeight);
  site.get("/sports-tall", (_request, reply) => send(reply, tallPage));
  site.get("/simulator", (_request, reply) => send(reply, simulatorPage));
  site.get("/conformance", (_request, reply) => send(reply, conformancePage));
  // Shows what players see when a host forgets `frame-src` or the sportsbook is down.
  site.get("/failures/blocked", (_request, reply) => send(reply, fullHeightPage, false));
  site.get<{ Params: { name: string } }>("/client/:name", (request, reply) => {
    const text = files.read(request.params.name);
    if (text === null) return reply.code(404).send();
    return reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(text);
  });
  site.post("/embed-code", async (request, reply) => {
    if (request.headers["sec-fetch-site"] !== "same-origin") return reply.code(403).send({ code: "cross_site" });
    const parentOrigin = `${request.protocol}://${request.host}`;
    const code = await fetchEmbedCode({ ...codes }, { cookie: request.headers.cookie ?? "", parentOrigin });
    void reply.header("cache-control", "no-store");
    return code === null ? reply.code(401).send({ code: "signed_out" }) : reply.send({ code });
  });
}
