import { buildEntry } from "../browser/build-entry.ts";
import { servePage, type ServedPage } from "../browser/serve-page.ts";

/** The floor of the first load: a drawn document as a file with its styles and fonts, and no script but react-dom hydrating a trivial tree beside it. */
export async function openStaticPage({
  html,
  clientFolder,
}: {
  readonly html: string;
  readonly clientFolder: string;
}): Promise<Pick<ServedPage, "origin" | "close">> {
  const entry = await buildEntry("bench/browser/entries/trivial-tree.ts");
  const bare = html
    .replace(/<script\b[^>]*>.*?<\/script>/gsu, "")
    .replace(/<link rel="modulepreload"[^>]*>/gu, "")
    .replace("</head>", `<script type="module" async src="${entry.script}"></script></head>`)
    .replace("</body>", '<div id="trivial"><p>Touchline</p></div></body>');
  const served = await servePage({ html: bare, folders: [entry.folder, clientFolder] });
  return {
    origin: served.origin,
    async close() {
      await served.close();
      entry.remove();
    },
  };
}
