import type { FastifyInstance } from "fastify";
import type { ContentOrigins } from "../pages/content-origins.ts";
import type { WebEnvironment } from "../environment.ts";

interface PolicyOptions extends Pick<WebEnvironment, "isDevelopment"> {
  readonly origins: ContentOrigins;
  /** Host name under which the visitor opened the page. */
  readonly host: string;
  /** The site that may embed this page; null for none. */
  readonly parent: string | null;
}

const hostPattern = /^(?:[\w.-]+|\[[\da-f:]+\])$/iu;

/** The policy of pages (trust 3): scripts by nonce, own styles, an allowed parent (docs/embed), and configured origins of other content. */
export function contentSecurityPolicy(nonce: string, { isDevelopment, origins, host, parent }: PolicyOptions): string {
  // The host name comes from a header. One that could end the directive adds no origin.
  const connect = origins.connect
    .filter((origin) => !origin.includes("{host}") || hostPattern.test(host))
    .map((origin) => origin.replace("{host}", host));
  const style = isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    isDevelopment ? "script-src 'self' 'unsafe-inline'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    style,
    ["img-src 'self' data: blob:", ...origins.images].join(" "),
    ["frame-src 'self'", ...origins.frames].join(" "),
    ...(origins.media.length === 0 ? [] : [`media-src ${origins.media.join(" ")}`]),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${parent ?? "'none'"}`,
    ...(isDevelopment || origins.hasTagManager ? [] : ["require-trusted-types-for 'script'", "trusted-types sb-url"]),
    "report-uri /csp-report",
    "report-to csp",
  ].join("; ");
}

/** Adds security headers to replies that lack them. */
export function addSecurityHeaders(app: FastifyInstance, { isSecure }: Pick<WebEnvironment, "isSecure">): void {
  const headers: Readonly<Record<string, string>> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-site",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), storage-access=(self)",
    "origin-agent-cluster": "?1",
    ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) void reply.header(name, value);
    if (!reply.hasHeader("content-security-policy"))
      void reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  });
}
