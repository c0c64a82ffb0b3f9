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
const read=address=>fetch(address).then(reply=>reply.json());
const finder=api=>value=>value?.$ref?value.$ref.split("/").slice(1).reduce((part,name)=>part[name],api):value;
const section=(title,name)=>{main.append(el("h2",{textContent:title,id:name}))};
const entry=(name,head,...kids)=>main.append(el("details",{id:name},el("summary",{},...head),...kids));
const keysOf=security=>security.length===0?"":" ("+security.map(one=>Object.keys(one).join(" + ")||"none").join(", or ")+")";
const compose=(find,schema)=>{
  const all={...find(schema),...schema};
  if(all.examples)return all.examples[0];
  if(all.items)return [compose(find,all.items)];
  return all.properties&&Object.fromEntries(Object.entries(all.properties).map(([name,inner])=>[name,compose(find,inner)]));
};
const body=(find,title,content)=>content===undefined?[]:[...block("Example of "+title,content.example??compose(find,content.schema)),...block("Schema of "+title,content.schema)];
const showSchemas=schemas=>{for(const [name,schema] of Object.entries(schemas))entry("schema-"+name,[el("code",{textContent:name})," "+(schema.description??"")],...block("Schema",schema))};
const showCalls=api=>{
  const find=finder(api);
  main.append(...api.info.description.split("\\n\\n").map(textContent=>el("p",{textContent})));
  for(const tag of api.tags){
    section(tag.name,"tag-"+tag.name);
    main.append(el("p",{textContent:tag.description}));
    for(const [path,methods] of Object.entries(api.paths))for(const [method,call] of Object.entries(methods)){
      if(!call.tags.includes(tag.name))continue;
      const refusals=Object.entries(call.responses).filter(([status])=>status>"3").map(([status,reply])=>[status,find(reply)]);
      entry(call.operationId,[el("span",{className:"method",textContent:method.toUpperCase()}),el("span",{className:"path",textContent:path}),
          " "+call.summary,el("span",{className:"lock",textContent:keysOf(call.security??api.security)})],
        el("p",{},el("code",{textContent:call.operationId})," "+(call.description??"")),
        ...block("Parameters",(call.parameters??[]).map(find)),...body(find,"the body",call.requestBody?.content["application/json"]),
        ...Object.entries(call.responses).filter(([status])=>status<"3").flatMap(([status,reply])=>body(find,"reply "+status,find(reply).content["application/json"])),
        el("h4",{textContent:"Refused with"}),
        el("table",{},...refusals.map(([status,reply])=>el("tr",{},el("td",{textContent:status}),el("td",{textContent:reply.description})))));
    }
  }
  section("Schemas","schemas");
  showSchemas(api.components.schemas);
};
const showChannels=api=>{
  section("Realtime channels","channels");
  main.append(el("p",{textContent:api.info.description}));
  for(const [name,channel] of Object.entries(api.channels)){
    const messages=Object.keys(channel.messages).map(message=>[message,api.components.messages[message]]);
    entry("channel-"+name,[el("span",{className:"path",textContent:channel.address})," "+channel.description],
      ...messages.flatMap(([message,{name,examples,payload}])=>block(name===message?name:name+" ("+message+")",examples?.[0].payload)));
  }
};
read("/api/openapi.json").then(showCalls).then(()=>read("/api/asyncapi.json")).then(showChannels);`;

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The API reference: one page that loads only the OpenAPI document. */
export const referencePage = {
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Touchline API</title><style>${style}</style></head>
<body><h1>Touchline API</h1><p>Made from the contract: <a href="/api/openapi.json">OpenAPI</a> for the calls, <a href="/api/asyncapi.json">AsyncAPI</a> and <a href="/api/events.schema.json">JSON Schema</a> for realtime. Refusals answer <code>{code, message, field?, request_id}</code>.</p><main></main><script type="module">${script}</script></body></html>`,
  contentSecurityPolicy: `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;
