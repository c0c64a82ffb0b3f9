import { readEnvironment } from "../../../apps/web/src/server/environment.ts";
import { createWebServer } from "../../../apps/web/src/server/web-server.ts";
import { freePort } from "../../../scripts/launcher/free-port.ts";
import { type SpecBackend, type SpecBackendOptions, startSpecBackend } from "../../spec-backend/spec-backend.ts";

/** The pages in front of a backend that follows the specification to the letter. */
export interface SpecSite {
  readonly origin: string;
  readonly backend: SpecBackend;
  /** Signs in and returns the cookie of the session. */
  signIn(email: string): Promise<string>;
  /** Reads a page by its path after the locale, bypassing all caches. */
  read(path: string, cookie?: string): Promise<{ readonly status: number; readonly html: string }>;
  stop(): Promise<void>;
}

export async function startSpecSite(options: SpecBackendOptions = {}): Promise<SpecSite> {
  const backend = await startSpecBackend(options);
  const port = await freePort("localhost");
  const origin = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    BACKEND_ORIGIN: backend.origin,
    PUBLIC_ORIGIN: origin,
    WIRE_DIALECT: "spec",
    SESSION_COOKIE: "platform_session",
    COUNTRY_HEADER: "x-country",
    IMAGE_ORIGINS: backend.origin,
  };
  const web = await createWebServer(readEnvironment(settings, []));
  await web.listen({ port, host: "localhost" });
  let reads = 0;
  /** The web server caches replies briefly by country, so another country makes it call the backend again. */
  const nextCountry = (): string => {
    reads = (reads + 1) % 676;
    return String.fromCodePoint(65 + Math.floor(reads / 26), 65 + (reads % 26));
  };
  return {
    origin,
    backend,
    async read(path, cookie = "") {
      const reply = await fetch(`${origin}/en${path}`, { headers: { cookie, "x-country": nextCountry() }, redirect: "manual" });
      return { status: reply.status, html: await reply.text() };
    },
    async signIn(email) {
      const reply = await fetch(`${origin}/platform/api/player/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-sb-request": "1", origin },
        body: JSON.stringify({ email, password: "demo-pass-1" }),
      });
      return (reply.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    },
    async stop() {
      web.server.closeAllConnections();
      await web.close();
      await backend.stop();
    },
  };
}
