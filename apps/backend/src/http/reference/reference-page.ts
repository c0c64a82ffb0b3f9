import { createHash } from "node:crypto";

const style = `
:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem}
details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:6px;margin:.4rem 0;padding:.5rem .75rem}
summary{cursor:pointer}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;max-height:24rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700}.path{font-family:ui-monospace,monospace}.lock{opacity:.7}td{padding:.1rem .75rem .1rem 0;vertical-align:top}`;

const script = `
const el=(name,props,...kids)=>{const node=Object.assign(document.createElement(name),props);node.append(...kids);return node};
const block=(title,value)=>value===undefined||value.length===0?[]:[el("h4",{textContent:title}),el("pre",{textContent:JSON.stringify(value,null,2)})];
const main=document.querySelector("main");
fetch("/api/openapi.json").then(reply=>reply.json()).then(api=>{
  for(const tag of api.tags){
    main.append(el("h2",{textContent:tag.name}));
    for(const [path,methods] of Object.entries(api.paths))for(const [method,call] of Object.entries(methods)){
      if(!call.tags.includes(tag.name))continue;
      main.append(el("details",{},
        el("summary",{},el("span",{className:"method",textContent:method.toUpperCase()}),el("span",{className:"path",textContent:path}),
          " "+call.summary,el("span",{className:"lock",textContent:call.security.length?" (signed in)":""})),
        ...block("Parameters",call.parameters),...block("Example of the body",call.requestBody?.content["application/json"].example),...block("Body",call.requestBody?.content["application/json"].schema),
        ...Object.entries(call.responses).filter(([status])=>status<"400").flatMap(([status,reply])=>[...block("Example of reply "+status,reply.content?.["application/json"].example),...block("Reply "+status,reply.content?.["application/json"].schema)]),
        el("h4",{textContent:"Refused with"}),
        el("table",{},...call["x-error-codes"].map(({status,code,when})=>el("tr",{},el("td",{textContent:status}),el("td",{},el("code",{textContent:code})),el("td",{textContent:when}))))));
    }
  }
});`;

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The API reference: one page that loads only the OpenAPI document. */
export const referencePage = {
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Touchline API</title><style>${style}</style></head>
<body><h1>Touchline API</h1><p>Made from the contract. Raw: <a href="/api/openapi.json">/api/openapi.json</a>. Refusals answer <code>{code, message, field?, request_id}</code>.</p><main></main><script type="module">${script}</script></body></html>`,
  contentSecurityPolicy: `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;
