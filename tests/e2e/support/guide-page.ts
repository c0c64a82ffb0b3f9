import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";

/** Serves this page from a static server while `run` is running. */
export async function withStaticHost(port: number, html: string, run: () => Promise<void>): Promise<void> {
  const server = createServer((_request, reply) => void reply.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  try {
    await run();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The example page of docs/embed with the sportsbook at this address. */
export function guidePage(sportsbook: string): string {
  const [, html = ""] = /```html\n(.*?)```/su.exec(readFileSync(join(import.meta.dirname, "../../../docs/embed/README.md"), "utf8")) ?? [];
  return html.replaceAll("https://sports.example.com", sportsbook);
}

interface EmbedBuild {
  readonly version: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/** The example page with the SDK as a module, or as the pinned build with its hash, instead of the evergreen script. */
export async function guidePageWith(variant: "module" | "pinned", sportsbook: string): Promise<string> {
  const { version, integrity } = (await (await fetch(`${sportsbook}/embed/v1/build.json`)).json()) as EmbedBuild;
  const tags = {
    module: `<script type="module" src="${sportsbook}/embed/v1/embed.mjs">`,
    pinned: `<script src="${sportsbook}/embed/${version}/embed.js" integrity="${integrity["embed.js"] ?? ""}" crossorigin="anonymous">`,
  };
  return guidePage(sportsbook).replace(`<script src="${sportsbook}/embed/v1/embed.js" async>`, tags[variant]);
}

const require = createRequire(import.meta.url);

/** Joins React's CommonJS files into one module, so that the page needs no bundler. */
function reactModule(): string {
  const parts = [
    ["react", "react", "react"],
    ["react/jsx-runtime", "react", "react-jsx-runtime"],
    ["scheduler", "scheduler", "scheduler"],
    ["react-dom", "react-dom", "react-dom"],
    ["react-dom/client", "react-dom", "react-dom-client"],
  ] as const;
  const bodies = parts.map(([name, folder, file]) => {
    const source = readFileSync(join(dirname(require.resolve(`${folder}/package.json`)), `cjs/${file}.production.js`), "utf8");
    return `all[${JSON.stringify(name)}] = {}; ((exports, require) => {${source}\n})(all[${JSON.stringify(name)}], (name) => all[name]);`;
  });
  return `const all = {};
${bodies.join("\n")}
export const { createElement, useEffect, useRef, useState } = all["react"];
export const { jsx, jsxs } = all["react/jsx-runtime"];
export const { createRoot } = all["react-dom/client"];`;
}

/** The React host of the guide: it sets the language, shows the frame's events and can remove the frame. */
const hostInReact = (sportsbook: string): string => `
import { createElement as h, createRoot, useState } from "react";
import { SportsbookFrame } from "${sportsbook}/embed/v1/react.mjs";
function Host() {
  const [locale, setLocale] = useState("en");
  const [lastEvent, setLastEvent] = useState("");
  const [isShown, setShown] = useState(true);
  const on = {
    "page-loaded": ({ detail }) => setLastEvent(detail.path),
    "sign-in": (event) => (event.preventDefault(), setLastEvent("sign-in " + locale)),
  };
  return h("div", null,
    h("button", { onClick: () => setLocale("de") }, "Auf Deutsch"),
    h("button", { onClick: () => setShown(false) }, "Take away"),
    h("output", null, lastEvent),
    isShown ? h(SportsbookFrame, { src: "${sportsbook}", locale, urlSync: "hash", getAuthCode: async () => null, on },
      h("p", { slot: "loading" }, "Here it comes")) : null);
}
createRoot(document.getElementById("root")).render(h(Host));`;

const reactPath = "/react.mjs";

/** A host page in React with the frame component; `serveReact` serves its React. */
export function reactPage(sportsbook: string): string {
  const imports = { react: reactPath, "react/jsx-runtime": reactPath };
  return `<!doctype html><title>A host in React</title><script type="importmap">${JSON.stringify({ imports })}</script><div id="root"></div><script type="module">${hostInReact(sportsbook)}</script>`;
}

/** Serves React at the host's origin. */
export async function serveReact(page: Page, host: string): Promise<void> {
  await page.route(`${host}${reactPath}`, async (route) => route.fulfill({ contentType: "text/javascript", body: reactModule() }));
}
