import { withCaller, type Caller } from "@touchline/domain";
import type { OutboxMail } from "./outbox-page.ts";

/** Asks the backend for the outbox on behalf of a caller; null where the caller may not read it, or it does not answer. */
export async function readOutbox(backendOrigin: string, caller: Caller): Promise<readonly OutboxMail[] | null> {
  try {
    const reply = await fetch(`${backendOrigin}/platform/api/outbox`, {
      headers: withCaller({}, caller),
      signal: AbortSignal.timeout(10_000),
    });
    if (!reply.ok) return null;
    const { data } = (await reply.json()) as { readonly data: readonly OutboxMail[] };
    return data;
  } catch {
    return null;
  }
}
