import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

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
