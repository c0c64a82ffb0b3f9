import type { FastifyReply } from "fastify";

const style = `
:root{color-scheme:light dark;--pane:#fff;--ink:#14171b;--mid:#434b55;--line:#e0e3e7;--accent:#ffb31a}
@media (prefers-color-scheme:dark){:root{--pane:#101215;--ink:#f5f6f7;--mid:#b4bac2;--line:#2e343b}}
*{box-sizing:border-box}body{margin:0;font:400 1rem/1.5 var(--font,system-ui,sans-serif);background:var(--pane);color:var(--ink)}
header{display:flex;gap:12px;align-items:center;padding:16px 24px;border-block-end:1px solid var(--line);font-weight:700}
header span{inline-size:18px;block-size:18px;background:var(--accent);border-radius:4px}
main{max-inline-size:44rem;margin-inline:auto;padding:32px 24px;display:grid;gap:16px}
h1{font-size:1.75rem;line-height:1.2;margin:0}p{margin:0;color:var(--mid)}
.button{justify-self:start;border:0;font:inherit;cursor:pointer;background:var(--accent);color:#171104;font-weight:700;text-decoration:none;padding:12px 20px;border-radius:6px}
.button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
a{color:inherit}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0;border-block-start:1px solid var(--line);padding-block-start:16px}
dt{font-weight:600}dd{margin:0;color:var(--mid)}
article{display:grid;gap:8px;border-block-start:1px solid var(--line);padding-block-start:16px}h2{font-size:1.125rem;margin:0}
pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Sends a page that must not be cached, with its content security policy. */
export function sendPage(reply: FastifyReply, html: string, policy: readonly string[]): FastifyReply {
  return reply
    .headers({
      "content-security-policy": policy.join("; "),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cache-control": "no-store",
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

/** Wraps content in a page of the platform, in the font of the sportsbook's brand. */
export function page(title: string, content: string, sportsbookOrigin: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${sportsbookOrigin}/styles/brand.css"><style>${style}</style></head><body><header><span></span>Demo platform</header><main>${content}</main></body></html>`;
}

/** The platform's home page. A real operator would show its casino, wallet and profile here. */
export function homePage({
  sportsbookOrigin,
  hasDemoPlayers,
}: {
  readonly sportsbookOrigin: string;
  readonly hasDemoPlayers: boolean;
}): string {
  return page(
    "Demo platform",
    `<h1>A platform with a sportsbook</h1>
<p>This site plays the part of an operator's own platform, which owns the players and the wallet. The sportsbook runs on its own address and gets both from this platform's API.</p>
<a class="button" href="${sportsbookOrigin}/">Open the sportsbook</a>
<p>Or see it embedded in this site: <a href="/sports">at full height</a>, <a href="/sports-tall">in a tall page</a>, in the <a href="/simulator">simulator</a>, or on the <a href="/conformance">conformance page</a>.</p>
<p><a href="/profile/wallet/deposit">Cashier</a> · <a href="/profile/wallet/transactions">Transactions</a> · <a href="/help-center">Help</a> · <a href="/outbox">Emails to players</a></p>
<dl>${hasDemoPlayers ? "<dt>Player</dt><dd>demo@touchline.test, password demo-pass-1</dd>" : ""}<dt>API</dt><dd>/platform/api, answered by the reference backend</dd></dl>`,
    sportsbookOrigin,
  );
}
