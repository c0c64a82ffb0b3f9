import { page } from "./page.ts";

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

/** The player's payment methods for one account; amounts in minor units. */
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

/** Result of a call. After `unreachable` the request may have been processed, so repeat it with the same key. */
export type Answer<Body> =
  | { readonly type: "ok"; readonly body: Body }
  | { readonly type: "refused"; readonly code: string; readonly field: string | null; readonly message: string }
  | { readonly type: "signed_out" }
  | { readonly type: "unreachable" };

const timeoutMs = 10_000;

function textIn(body: unknown, name: string): string | null {
  const value = typeof body === "object" && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === "string" ? value : null;
}

/** Calls the platform's API, or with `isAbsolute` another path of this site. */
export async function call<Body>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  { body, key, isAbsolute = false }: { readonly body?: unknown; readonly key?: string; readonly isAbsolute?: boolean } = {},
): Promise<Answer<Body>> {
  try {
    const reply = await fetch(`${isAbsolute ? "" : page.api}${path}`, {
      method,
      credentials: "same-origin",
      headers: {
        "accept-language": page.locale,
        ...(method === "GET" ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.status === 401) return { type: "signed_out" };
    const json: unknown = await reply.json();
    // The backend follows the contract.
    if (reply.ok) return { type: "ok", body: json as Body };
    if (reply.status >= 500 || reply.status === 429) return { type: "unreachable" };
    return { type: "refused", code: textIn(json, "code") ?? "", field: textIn(json, "field"), message: textIn(json, "message") ?? "" };
  } catch {
    return { type: "unreachable" };
  }
}

const maxAttempts = 4;
const retryDelayMs = 800;

/** Sends a payment, retrying while the platform is unreachable. The idempotency key prevents a second charge. */
export async function pay(body: object, key: string): Promise<Answer<Payment>> {
  for (let left = maxAttempts; ; left -= 1) {
    const answer = await call<Payment>("POST", "/player/payments", { body, key });
    if (answer.type !== "unreachable" || left <= 1) return answer;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
}

const pollEveryMs = 1_500;
const pollForMs = 45_000;

/** Polls a pending payment until it is decided, `shouldContinue` is false or the time limit is reached. */
export async function watchPayment(payment: Payment, shouldContinue: () => boolean): Promise<Payment> {
  const until = Date.now() + pollForMs;
  let latest = payment;
  while (latest.state === "pending" && Date.now() < until && shouldContinue()) {
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
    const answer = await call<Payment>("GET", `/player/payments/${payment.id}`);
    if (answer.type === "ok") latest = answer.body;
  }
  return latest;
}
