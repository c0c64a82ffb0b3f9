import { incoming } from "@touchline/embed/protocol";

const frameStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--pane:#fff;--raise:#f4f5f7;--ink:#14171b;--mid:#434b55;--line:#d5d9de;--accent:#ffb31a;--good:#0a7a3d;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--pane:#101215;--raise:#1a1d21;--ink:#f5f6f7;--mid:#b4bac2;--line:#2e343b;--good:#4cc98a;--bad:#ff8a80}}
*{box-sizing:border-box}body{margin:0;background:var(--pane);color:var(--ink)}body[data-locked]{overflow:hidden}
h1,h2,p,ol{margin:0}h1{font-size:1.5rem;line-height:1.2}h2{font-size:1rem;margin-block-start:12px}ol{padding:0;list-style:none}
button,select,input,textarea{font:inherit;color:inherit;background:var(--raise);border:1px solid #717a85;border-radius:6px;padding:8px 12px;min-block-size:40px}
button{cursor:pointer;font-weight:600}.act{background:var(--accent);color:#171104;border-color:transparent}
:is(button,a,select,input,textarea):focus-visible{outline:2px solid var(--ink);outline-offset:2px}[hidden]{display:none!important}
.site{position:sticky;inset-block-start:0;z-index:5;display:flex;gap:16px;align-items:center;padding:10px 20px;min-block-size:60px;background:var(--pane);border-block-end:1px solid var(--line)}
.site .name{display:flex;gap:10px;align-items:center;font-weight:700;color:inherit;text-decoration:none;white-space:nowrap}.site .name span{inline-size:18px;block-size:18px;background:var(--accent);border-radius:4px}
.site nav{display:flex;gap:4px;flex:1;overflow-x:auto}.site nav a{padding:8px 10px;color:var(--mid);text-decoration:none;white-space:nowrap;border-radius:6px}.site nav a[aria-current]{color:var(--ink);font-weight:650;background:var(--raise)}
.site output{font-weight:650;font-variant-numeric:tabular-nums;white-space:nowrap}
.wishes{display:flex;gap:12px;flex-wrap:wrap;padding:8px 20px;border-block-end:1px solid var(--line);background:var(--raise)}.wishes label{display:flex;gap:6px;align-items:center;color:var(--mid);font-size:.875rem}.wishes select{padding:4px 8px;min-block-size:36px}
body:has(.fill){display:flex;flex-direction:column;block-size:100dvh}.fill{flex:1;min-block-size:0}.fill sportsbook-frame{block-size:100%;min-block-size:0}
sportsbook-frame:not(:defined){display:grid;align-content:center;justify-items:center;gap:12px;padding:24px;min-block-size:320px}.waiting{animation:gone 0s 6s forwards}.unreachable{visibility:hidden;animation:come 0s 6s forwards}.unreachable a{color:inherit;font-weight:600}@keyframes gone{to{display:none;visibility:hidden}}@keyframes come{to{visibility:visible}}
.promo{padding:28px 20px;display:grid;gap:6px;background:var(--raise)}.promo p{color:var(--mid)}
.bench{display:grid;grid-template-columns:minmax(0,400px) minmax(0,1fr);block-size:calc(100dvh - 61px)}.bench>section{padding:20px;overflow:auto;display:grid;gap:10px;align-content:start;border-inline-end:1px solid var(--line)}
.bench label{display:grid;gap:4px;font-weight:600}.bench textarea{font:13px/1.5 ui-monospace,monospace}.bench p{color:var(--mid)}.view{min-inline-size:0}.view sportsbook-frame{block-size:100%}
.hostile{display:flex;flex-wrap:wrap;gap:6px;margin-block-start:10px}.hostile button{font-size:.8125rem;padding:4px 10px;font-weight:500}
summary{cursor:pointer;font-weight:650}.bench summary:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.simulator .head{display:flex;gap:12px;align-items:center;position:sticky;inset-block-start:-20px;padding-block:8px;background:var(--pane)}.simulator .head h2{flex:1;margin:0}.simulator .head label{display:flex;gap:6px;align-items:center;font-weight:500;font-size:.875rem}.simulator .head input{min-block-size:20px;inline-size:20px}.simulator .head button{padding:4px 12px;min-block-size:36px;font-size:.875rem}
.log{font-size:.8125rem;display:grid;grid-template-columns:minmax(0,1fr);gap:4px}.log li{background:var(--raise);border-radius:6px;border-inline-start:3px solid var(--line)}.log li[data-direction=to]{border-inline-start-color:var(--accent)}
.log summary{display:grid;grid-template-columns:auto minmax(0,max-content) 1fr auto;gap:2px 6px;padding:7px 10px;list-style:none;font-weight:400}.log summary b{overflow:hidden;text-overflow:ellipsis}.log summary code{grid-column:1/-1;color:var(--mid);font-size:.75rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.log .times{color:var(--mid)}.log time{color:var(--mid);font-variant-numeric:tabular-nums;font-size:.75rem}.log pre{margin:0;padding:8px 10px;border-block-start:1px solid var(--line);font:12px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}.log [open]>summary code{display:none}
.simulator{grid-template:minmax(0,1fr) minmax(0,1fr)/minmax(0,360px) minmax(0,1fr)}.simulator .view{grid-area:1/2/3/3;overflow:auto}.simulator .view [layout=auto]{block-size:auto}.simulator .messages{border-block-start:1px solid var(--line)}
@media (min-width:1200px){.simulator{grid-template:minmax(0,1fr)/340px minmax(0,1fr) 380px}.simulator .view{grid-area:1/2}.simulator .messages{grid-area:1/3;border-block-start:0;border-inline:1px solid var(--line) 0}}
.checks{display:grid;gap:4px}.checks li{padding:8px 10px 8px 34px;background:var(--raise);border-radius:6px;position:relative}.checks li::before{position:absolute;inset-inline-start:12px;content:"…"}.checks li[data-result=held]::before{content:"✓";color:var(--good)}.checks li[data-result=broken]::before{content:"✗";color:var(--bad)}
dialog{border:1px solid var(--line);border-radius:12px;background:var(--pane);color:inherit;padding:24px;inline-size:min(92vw,380px)}dialog form{display:grid;gap:14px}dialog label{display:grid;gap:4px;font-weight:600}dialog div{display:flex;gap:8px}dialog [role=alert]{color:var(--bad)}
[data-verdict]{font-weight:650;color:var(--ink)!important}
@media (max-width:800px){.site{flex-wrap:wrap;gap:0 12px;padding:0 12px 8px;inset-block-start:-45px}.site nav{order:-1;flex:1 0 100%;margin-inline:-12px;padding:4px 8px;margin-block-end:8px;border-block-end:1px solid var(--line);font-size:.875rem;scrollbar-width:none}.site .name{flex:1 1 120px}.bench,.simulator{grid-template:none;grid-template-columns:minmax(0,1fr);block-size:auto}.simulator .view,.simulator .messages{grid-area:auto}.bench>section{border:0;padding:16px 12px}.simulator .messages{max-block-size:60dvh}.simulator .head{inset-block-start:-16px}.view{block-size:calc(100dvh - 60px)}.simulator .view:has([layout=auto]){block-size:auto;overflow:visible}.wishes{padding:6px 12px;flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none}}
`;

export interface FramePageOptions {
  readonly sportsbookOrigin: string;
  readonly nonce: string;
  /** Whether the sign-in form is prefilled with a demo player. */
  readonly hasDemoPlayers: boolean;
}

const links = [
  ["/sports", "Full height"],
  ["/sports-tall", "Tall page"],
  ["/simulator", "Simulator"],
  ["/conformance", "Conformance"],
] as const;

function header(here: string, { hasDemoPlayers }: FramePageOptions): string {
  const filled = (value: string): string => (hasDemoPlayers ? ` value="${value}"` : "");
  const nav = links.map(([href, name]) => `<a href="${href}"${href === here ? ' aria-current="page"' : ""}>${name}</a>`).join("");
  return `<header class="site" id="site-header"><a class="name" href="/"><span></span>Demo platform</a><nav aria-label="Demo platform">${nav}</nav><output data-wallet></output><button type="button" data-action="sign-in">Sign in</button><button type="button" data-action="sign-out" hidden>Sign out</button></header>
<dialog data-sign-in aria-label="Sign in to the platform"><form method="dialog"><h2>Sign in to the platform</h2><label>Email<input name="email" type="email" autocomplete="username"${filled("demo@touchline.test")} required></label><label>Password<input name="password" type="password" autocomplete="current-password"${filled("demo-pass-1")} required></label><p role="alert"></p><div><button class="act">Sign in</button><button type="button" data-action="close">Cancel</button></div></form></dialog>`;
}

function page(here: string, options: FramePageOptions, { script, body }: { readonly script: string; readonly body: string }): string {
  const { sportsbookOrigin, nonce } = options;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Demo platform</title><style>${frameStyle}</style><script nonce="${nonce}" src="${sportsbookOrigin}/embed/v1/embed.js" async></script><script nonce="${nonce}" type="module" src="/client/${script}.ts"></script></head><body>${header(here, options)}${body}</body></html>`;
}

/** The element has no `src` until the page's script has set `getAuthCode`. Its children show until the SDK has loaded. */
function frame(sportsbookOrigin: string, attributes: string): string {
  return `<sportsbook-frame data-src="${sportsbookOrigin}" locale="en" header="#site-header" ${attributes}><p class="waiting">Loading the sportsbook</p><p class="unreachable">The sportsbook isn’t responding. Your bets are safe. <a href="">Try again</a></p></sportsbook-frame>`;
}

const wishes = `<div class="wishes"><label>Language<select data-wish="locale"><option value="en">English</option><option value="de">Deutsch</option><option value="ar">العربية</option></select></label><label>Odds<select data-wish="odds-type"><option value="european">Decimal</option><option value="british">Fractional</option><option value="american">American</option></select></label><label>Currency<select data-wish="currency"><option>EUR</option><option>USD</option></select></label><label>Theme<select data-theme><option value="system">System</option><option value="dark">Dark</option><option value="light">Light</option></select></label></div>`;

/** The sportsbook fills the window below the site's header and scrolls inside the frame. */
export function fullHeightPage(options: FramePageOptions): string {
  const body = `${wishes}<main class="fill">${frame(options.sportsbookOrigin, 'layout="fill" url-sync="path" base="/sports" frame-title="Sportsbook"')}</main>`;
  return page("/sports", options, { script: "sports", body });
}

/** The frame is as high as its content, and the site scrolls. */
export function tallPage(options: FramePageOptions): string {
  const body = `${wishes}<main><section class="promo"><h1>This week on the platform</h1><p>The host's own content above the sportsbook.</p></section>${frame(options.sportsbookOrigin, 'layout="auto" url-sync="hash"')}<footer class="promo">The host's own footer</footer></main>`;
  return page("/sports-tall", options, { script: "sports", body });
}

/** Sends any message by hand, valid or hostile, and logs both directions. */
export function simulatorPage(options: FramePageOptions): string {
  const examples = Object.fromEntries(Object.entries(incoming).map(([type, { example }]) => [type, JSON.stringify(example, null, 2)]));
  const controls = `<section aria-label="Simulator"><h1>Simulator</h1><label>Layout<select data-layout><option value="fill">Full height (fill)</option><option value="auto">As tall as its content (auto)</option></select></label><label>Message<select data-type></select></label><p data-summary></p><label>Payload<textarea data-payload rows="7" spellcheck="false"></textarea></label><button class="act" type="button" data-action="send">Send</button><details data-hostile><summary>Hostile messages</summary><div class="hostile"></div></details></section>`;
  const log = `<section aria-label="Log" class="messages"><div class="head"><h2>Log</h2><label><input type="checkbox" data-quiet checked>Without pings</label><button type="button" data-action="clear">Clear</button></div><ol class="log" data-log></ol></section>`;
  const body = `<main class="bench simulator">${controls}${log}<div class="view">${frame(options.sportsbookOrigin, 'layout="fill"')}</div><script type="application/json" data-examples>${JSON.stringify(examples).replaceAll("<", "\\u003c")}</script></main>`;
  return page("/simulator", options, { script: "simulator", body });
}

/** Checks that a host runs against its sportsbook before going live. */
export function conformancePage(options: FramePageOptions): string {
  const body = `<main class="bench"><section aria-label="Conformance"><h1>Conformance</h1><p>Each line checks one promise of the protocol from this page.</p><ol class="checks" data-checks></ol><p role="status" data-verdict></p></section><div class="view">${frame(options.sportsbookOrigin, 'layout="fill"')}</div></main>`;
  return page("/conformance", options, { script: "conformance", body });
}
