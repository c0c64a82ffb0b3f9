import type { IncomingMessage } from "node:http";

/** A request's text, or that it is over the limit, or that it broke off. */
export type Body = { readonly status: "read"; readonly text: string } | { readonly status: "too_large" } | { readonly status: "aborted" };

/** Reads a body of at most `limitBytes`; what is over it is not kept. */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
      else resolve({ status: "too_large" });
    });
    request.on("end", () => resolve({ status: "read", text: Buffer.concat(chunks).toString("utf8") }));
    request.on("error", () => resolve({ status: "aborted" }));
    request.on("close", () => resolve({ status: "aborted" }));
  });
}
