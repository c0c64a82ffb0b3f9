import { createHash } from "node:crypto";

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1.5rem}
nav{display:flex;gap:1rem;margin-bottom:1rem}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
pre{font:12px/1.5 ui-monospace,monospace;overflow:auto;max-height:24rem;white-space:pre-wrap}td time{white-space:nowrap}
th:last-child,td:last-child{width:60%}td,summary,pre{overflow-wrap:anywhere}td{min-width:4.5rem}td:nth-child(3){min-width:9rem}nav{flex-wrap:wrap}
textarea,input{font:inherit;width:100%;box-sizing:border-box;padding:.4rem}form{display:grid;gap:.6rem;max-width:40rem}button{font:inherit;padding:.4rem 1rem;justify-self:start}`;

/** The policy of the operator's pages: no script at all, and one style sheet within the page. */
export const operatorPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Text that cannot become markup. */
export function escapeHtml(text: string): string {
  return text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;").replace(/>/gu, "&gt;").replace(/"/gu, "&quot;");
}

/** A page for the operator around markup whose texts are escaped already. */
export function operatorPage(title: string, markup: string): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name} · Touchline</title><style>${style}</style></head><body><nav><a href="/api/operator/reports">Reports</a><a href="/api/operator/notices">Notices</a><a href="/api/operator/chat">Chat</a><a href="/api/operator/dead-letters">Failed work</a><a href="/api/docs">API</a></nav><h1>${name}</h1>${markup}</body></html>`;
}
