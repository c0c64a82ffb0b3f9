import type { ProviderBet, ProviderState } from "@touchline/contract/http/providers";

/** Result of a call. Without a reply its effect is unknown, so it is sent again. */
export type Answer<Body> =
  | { readonly type: "ok"; readonly body: Body }
  | { readonly type: "refused"; readonly code: string }
  | { readonly type: "expired" }
  | { readonly type: "unreachable" };

const token = location.hash.slice(1);
const base = location.pathname;
const maxWaitMs = 8_000;

/** Removes the secret from the address bar. */
export function hideToken(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

interface Call {
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function call<Body>(path: string, { headers = {}, ...init }: Call): Promise<Answer<Body>> {
  try {
    const reply = await fetch(base + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(maxWaitMs),
    });
    if (reply.status === 401) return { type: "expired" };
    const body: unknown = await reply.json();
    // Safe: replies follow the contract.
    if (reply.ok) return { type: "ok", body: body as Body };
    if (reply.status >= 500 || reply.status === 429) return { type: "unreachable" };
    const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "not_taken";
    return { type: "refused", code };
  } catch {
    return { type: "unreachable" };
  }
}

export function readState(): Promise<Answer<ProviderState>> {
  return call<ProviderState>("/state", { method: "GET" });
}

/** A bet request; `key` is the same for every attempt. */
export interface BetOrder {
  readonly key: string;
  readonly round: number;
  readonly selection: object;
  readonly stake: number;
}

const tries = 4;
const pauseMs = 700;

/** Sends a bet, with retries until there is a reply; the key prevents duplicates. */
export async function sendBet({ key, ...body }: BetOrder): Promise<Answer<{ readonly bet: ProviderBet; readonly balance: number }>> {
  for (let left = tries; ; left -= 1) {
    const answer = await call<{ readonly bet: ProviderBet; readonly balance: number }>("/bets", {
      method: "POST",
      headers: { "idempotency-key": key },
      body: JSON.stringify(body),
    });
    if (answer.type !== "unreachable" || left <= 1) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
