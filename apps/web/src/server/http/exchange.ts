import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";

// Not `fetch`, because its first use takes 16 MB of memory.
const http = process.getBuiltinModule("node:http");

interface Call {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Aborts the call at any stage. */
  readonly signal: AbortSignal;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  // Some APIs compress although the request does not allow it.
  const decode = decoders[response.headers["content-encoding"] ?? ""];
  return new TextDecoder().decode(decode === undefined ? bytes : await decode(bytes));
}

/** The head of the reply. A GET request is sent again if its connection was closed while idle. */
function replyTo(url: URL, call: Call): Promise<IncomingMessage> {
  const { body, ...options } = call;
  const { request } = url.protocol === "https:" ? process.getBuiltinModule("node:https") : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, headers: { accept: "*/*", "user-agent": "node", ...options.headers } });
    sent.once("response", resolve);
    sent.once("error", (error: Error & { readonly code?: string }) => {
      const isClosed = sent.reusedSocket && error.code === "ECONNRESET";
      if (isClosed && call.method === "GET" && !call.signal.aborted) replyTo(url, call).then(resolve, reject);
      else reject(error);
    });
    sent.end(body ?? undefined);
  });
}

/** Sends a call over connections that stay open, and reads its reply. Rejects if there is none, and for a redirect. */
export async function exchange(address: string, call: Call): Promise<{ readonly status: number; readonly text: string }> {
  const response = await replyTo(new URL(address), call);
  const { statusCode: status = 0, headers } = response;
  const text = await textOf(response);
  if (status >= 300 && status < 400 && headers.location !== undefined) throw new Error(`${address} is elsewhere.`);
  return { status, text };
}
