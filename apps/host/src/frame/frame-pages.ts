import { incoming } from "@touchline/embed/protocol";
import { frameStyle } from "./frame-style.ts";

/** What a page of the demo host needs to be written. */
export interface FramePageOptions {
  readonly sportsbookOrigin: string;
  readonly nonce: string;
  /** Whether the sign-in form is filled with a demo player. */
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

/** The element waits for its address until the page's script has said who asks for codes; what is in it is seen until the SDK has come. */
function frame(sportsbookOrigin: string, attributes: string): string {
  return `<sportsbook-frame data-src="${sportsbookOrigin}" locale="en" header="#site-header" ${attributes}><p class="waiting">Loading the sportsbook</p><p class="unreachable">The sportsbook does not answer. Your bets are safe. <a href="">Try again</a></p></sportsbook-frame>`;
}

const wishes = `<div class="wishes"><label>Language<select data-wish="locale"><option value="en">English</option><option value="de">Deutsch</option><option value="ar">العربية</option></select></label><label>Odds<select data-wish="odds-type"><option value="european">Decimal</option><option value="british">Fractional</option><option value="american">American</option></select></label><label>Currency<select data-wish="currency"><option>EUR</option><option>USD</option></select></label><label>Colours<select data-theme><option value="system">System</option><option value="dark">Dark</option><option value="light">Light</option></select></label></div>`;

/** The sportsbook fills the window below the site's header and scrolls by itself. */
export function fullHeightPage(options: FramePageOptions): string {
  const body = `${wishes}<main class="fill">${frame(options.sportsbookOrigin, 'layout="fill" url-sync="path" base="/sports" frame-title="Sportsbook"')}</main>`;
  return page("/sports", options, { script: "sports", body });
}

/** The sportsbook is as high as its page, between other parts of the site, which scrolls. */
export function tallPage(options: FramePageOptions): string {
  const body = `${wishes}<main><section class="promo"><h1>This week on the platform</h1><p>A part of the host's own page above the sportsbook.</p></section>${frame(options.sportsbookOrigin, 'layout="auto" url-sync="hash"')}<footer class="promo">The host's own footer</footer></main>`;
  return page("/sports-tall", options, { script: "sports", body });
}

/** Every message by hand, good and hostile, with a log of all that goes to and fro. */
export function simulatorPage(options: FramePageOptions): string {
  const examples = Object.fromEntries(Object.entries(incoming).map(([type, { example }]) => [type, JSON.stringify(example, null, 2)]));
  const controls = `<section aria-label="Simulator"><h1>Simulator</h1><label>Layout<select data-layout><option value="fill">Full height (fill)</option><option value="auto">As high as its page (auto)</option></select></label><label>Message<select data-type></select></label><p data-summary></p><label>Payload<textarea data-payload rows="7" spellcheck="false"></textarea></label><button class="act" type="button" data-action="send">Send</button><details data-hostile><summary>Hostile messages</summary><div class="hostile"></div></details></section>`;
  const log = `<section aria-label="Log" class="messages"><div class="head"><h2>Log</h2><label><input type="checkbox" data-quiet checked>Without pings</label><button type="button" data-action="clear">Clear</button></div><ol class="log" data-log></ol></section>`;
  const body = `<main class="bench simulator">${controls}${log}<div class="view">${frame(options.sportsbookOrigin, 'layout="fill"')}</div><script type="application/json" data-examples>${JSON.stringify(examples).replaceAll("<", "\\u003c")}</script></main>`;
  return page("/simulator", options, { script: "simulator", body });
}

/** What a host runs against its sportsbook before it goes live. */
export function conformancePage(options: FramePageOptions): string {
  const body = `<main class="bench"><section aria-label="Conformance"><h1>Conformance</h1><p>Each line is one promise of the protocol, asked from this page.</p><ol class="checks" data-checks></ol><p role="status" data-verdict></p></section><div class="view">${frame(options.sportsbookOrigin, 'layout="fill"')}</div></main>`;
  return page("/conformance", options, { script: "conformance", body });
}
