import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "../../api-call.ts";
import { sendRefusal } from "../../error-reply.ts";
import { crossSiteRefusal, isLocalCaller } from "../../request-origin.ts";

/** Who may open the operator's pages. */
export interface OperatorAccessOptions {
  /** The password; if empty, callers on this machine have access while the site has no public address. */
  readonly key: string;
  readonly isPublic: boolean;
}

/** The password or token of an `Authorization` header; empty without one. */
export function passwordOf(header: string | undefined): string {
  const [scheme, value = ""] = (header ?? "").split(" ");
  if (scheme?.toLowerCase() === "bearer") return value;
  return scheme?.toLowerCase() === "basic" ? Buffer.from(value, "base64").toString().split(":").slice(1).join(":") : "";
}

/** Compares two texts in constant time. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Requires the key for the operator's pages; without a key, the caller must be on this machine. */
export function operatorGuard({ key, isPublic }: OperatorAccessOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    void reply.header("cache-control", "no-store");
    if (key === "") {
      if (!isPublic && isLocalCaller(request)) return;
      return sendRefusal(request, reply, {
        type: "refusal",
        status: 403,
        code: "forbidden",
        message: "Set OPERATOR_KEY to open this page.",
      });
    }
    if (isEqualInConstantTime(passwordOf(request.headers.authorization), key)) return;
    void reply.header("www-authenticate", 'Basic realm="operator", charset="UTF-8"');
    return sendRefusal(request, reply, { type: "refusal", status: 401, code: "unauthorized", message: "The operator's key is required." });
  };
}

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1.5rem}
nav{display:flex;gap:1rem;margin-bottom:1rem}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
pre{font:12px/1.5 ui-monospace,monospace;overflow:auto;max-height:24rem;white-space:pre-wrap}td time{white-space:nowrap}
th:last-child,td:last-child{width:60%}td,summary,pre{overflow-wrap:anywhere}td{min-width:4.5rem}td:nth-child(3){min-width:9rem}nav{flex-wrap:wrap}
textarea,input{font:inherit;width:100%;box-sizing:border-box;padding:.4rem}form{display:grid;gap:.6rem;max-width:40rem}button{font:inherit;padding:.4rem 1rem;justify-self:start}`;

/** Allows one inline style sheet and no script. */
const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const pageNames = {
  reports: "Reports",
  notices: "Notices",
  chat: "Chat",
  "dead-letters": "Failed work",
  countries: "Countries",
  "feed-providers": "Feed providers",
} as const;
const links = Object.entries(pageNames).map(([name, label]) => `<a href="/api/operator/${name}">${label}</a>`);

/** A UTC time to the second. */
export function timeCell(time: Date): string {
  return `<time>${time.toISOString().slice(0, 19).replace("T", " ")}</time>`;
}

/** A table; cells are markup. */
export function toTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${cells.join("")}</tbody></table>`;
}

/** A page for the operator; its markup is already escaped. */
export interface OperatorPage {
  readonly name: keyof typeof pageNames;
  readonly title: string;
  show(): Promise<string> | string;
  /** Handles a form of the page; returns the markup to show next, or a refusal. */
  submit?(form: URLSearchParams): Promise<string | Refusal>;
}

/** Serves a page at `/api/operator/<name>` for the operator only. */
export function addOperatorPage(app: FastifyInstance, access: OperatorAccessOptions, { name, title, show, submit }: OperatorPage): void {
  const address = `/api/operator/${name}`;
  const send = (reply: FastifyReply, markup: string): FastifyReply =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", pagePolicy)
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Touchline</title><style>${style}</style></head><body><nav>${links.join("")}<a href="/api/docs">API</a></nav><h1>${title}</h1>${markup}</body></html>`,
      );
  void app.register(async (scope) => {
    const options = { onRequest: operatorGuard(access) };
    scope.get(address, options, async (_request, reply) => send(reply, await show()));
    if (submit === undefined) return;
    scope.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) =>
      done(null, text),
    );
    scope.post<{ readonly Body: string }>(address, options, async (request, reply) => {
      const result = crossSiteRefusal(request, true) ?? (await submit(new URLSearchParams(request.body)));
      return typeof result === "string" ? send(reply, result) : sendRefusal(request, reply, result);
    });
  });
}
