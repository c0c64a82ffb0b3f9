import { page } from "./page.ts";

/** A payment as the platform's API tells it. */
export interface Payment {
  readonly id: string;
  readonly state: "challenge" | "pending" | "approved" | "declined";
  readonly reason: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly subunits: number;
}

export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiry: string;
}

/** How the player may deposit into one account; amounts in minor units. */
export interface Methods {
  readonly currency: string;
  readonly subunits: number;
  readonly balance: number;
  readonly min_amount: number;
  readonly max_amount: number;
  readonly quick_amounts: readonly number[];
  readonly methods: readonly string[];
  readonly cards: readonly SavedCard[];
  readonly accounts: readonly string[];
}

/** What a call came to. Without an answer nobody knows whether it was done: it is sent again with its key. */
export type Answer<Body> =
  | { readonly type: "ok"; readonly body: Body }
  | { readonly type: "refused"; readonly code: string; readonly field: string | null; readonly message: string }
  | { readonly type: "signed_out" }
  | { readonly type: "unreachable" };

const patienceMs = 10_000;

function textIn(body: unknown, name: string): string | null {
  const value = typeof body === "object" && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === "string" ? value : null;
}

/** Calls the platform's API, or with an absolute path another of this site. */
export async function call<Body>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  { body, key, isElsewhere = false }: { readonly body?: unknown; readonly key?: string; readonly isElsewhere?: boolean } = {},
): Promise<Answer<Body>> {
  try {
    const reply = await fetch(`${isElsewhere ? "" : page.api}${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        "accept-language": page.locale,
        ...(method === "GET" ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (reply.status === 401) return { type: "signed_out" };
    const read: unknown = await reply.json();
    // The replies are the contract's.
    if (reply.ok) return { type: "ok", body: read as Body };
    if (reply.status >= 500 || reply.status === 429) return { type: "unreachable" };
    return { type: "refused", code: textIn(read, "code") ?? "", field: textIn(read, "field"), message: textIn(read, "message") ?? "" };
  } catch {
    return { type: "unreachable" };
  }
}

const tries = 4;
const pauseMs = 800;

/** Sends a payment until it is answered, a few times; its key keeps it from being taken twice. */
export async function pay(body: object, key: string): Promise<Answer<Payment>> {
  for (let left = tries; ; left -= 1) {
    const answer = await call<Payment>("POST", "/player/payments", { body, key });
    if (answer.type !== "unreachable" || left <= 1) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const lookEveryMs = 1_500;
const lookForMs = 45_000;

/** Looks at a pending payment until it is decided, or for as long as somebody may want to watch. */
export async function watchPayment(payment: Payment, isWanted: () => boolean): Promise<Payment> {
  const until = Date.now() + lookForMs;
  let latest = payment;
  while (latest.state === "pending" && Date.now() < until && isWanted()) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    const answer = await call<Payment>("GET", `/player/payments/${payment.id}`);
    if (answer.type === "ok") latest = answer.body;
  }
  return latest;
}
