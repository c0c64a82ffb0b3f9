import { limitMessage } from "./error-event.ts";
import { scrubBody } from "./scrub.ts";

function readText(thrown: object): string | null {
  const { message } = thrown as { readonly message?: unknown };
  return typeof message === "string" && message !== "" ? message : null;
}

/** What was thrown or rejected, as a message: of an error its own, of anything else what it holds, bounded and without secrets. */
export function thrownMessage(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return limitMessage(String(thrown));
  try {
    const text = readText(thrown);
    if (text !== null) return limitMessage(text);
    const json = JSON.stringify(thrown);
    return json === undefined || json === "{}" ? Object.prototype.toString.call(thrown) : limitMessage(scrubBody(json) ?? json);
  } catch {
    // Circular, or not to be read at all.
    return Object.prototype.toString.call(thrown);
  }
}
