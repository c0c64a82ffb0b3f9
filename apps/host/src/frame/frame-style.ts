/** Look of the demo platform's pages around the sportsbook. */
export const frameStyle = `
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
.hostile{display:flex;flex-wrap:wrap;gap:6px}.hostile button{font-size:.8125rem;padding:4px 10px;font-weight:500}
.log{font-size:.8125rem;display:grid;gap:4px}.log li{padding:6px 8px;background:var(--raise);border-radius:6px;overflow-wrap:anywhere}.log code{color:var(--mid);font-size:.75rem}
.checks{display:grid;gap:4px}.checks li{padding:8px 10px 8px 34px;background:var(--raise);border-radius:6px;position:relative}.checks li::before{position:absolute;inset-inline-start:12px;content:"…"}.checks li[data-result=held]::before{content:"✓";color:var(--good)}.checks li[data-result=broken]::before{content:"✗";color:var(--bad)}
dialog{border:1px solid var(--line);border-radius:12px;background:var(--pane);color:inherit;padding:24px;inline-size:min(92vw,380px)}dialog form{display:grid;gap:14px}dialog label{display:grid;gap:4px;font-weight:600}dialog div{display:flex;gap:8px}dialog [role=alert]{color:var(--bad)}
@media (max-width:800px){.site{padding:8px 12px;gap:8px}.site .name{font-size:0}.bench{grid-template-columns:minmax(0,1fr);block-size:auto}.bench>section{border:0}.view{block-size:720px}.wishes{padding:6px 12px;flex-wrap:nowrap;overflow-x:auto}}
`;
