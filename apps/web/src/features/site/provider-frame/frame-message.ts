/** What a provider's page tells the page around it. */
export type FrameMessage = { readonly type: "size"; readonly height: number } | { readonly type: "expired" } | { readonly type: "deposit" };

const lowest = 320;
const highest = 30_000;

/** Reads a message; null for anything that is none. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "touchline-provider" || !("type" in data))
    return null;
  switch (data.type) {
    case "size": {
      const height = "height" in data ? data.height : null;
      return typeof height === "number" && Number.isFinite(height)
        ? { type: "size", height: Math.min(Math.max(height, lowest), highest) }
        : null;
    }
    case "session-expired":
      return { type: "expired" };
    case "deposit":
      return { type: "deposit" };
    default:
      return null;
  }
}
