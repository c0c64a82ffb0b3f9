import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { BrokerUnavailable } from "../../platform/realtime-publisher.ts";

/** A call of Centrifugo's API, such as `{ publish: { channel, data } }`. */
export type ApiCommand = Readonly<Record<string, object>>;

const ApiError = Type.Object({ code: Type.Number(), message: Type.String() });
export type ApiError = { readonly code: number; readonly message: string };
const single = Compile(Type.Object({ error: Type.Optional(ApiError), result: Type.Optional(Type.Unknown()) }));
const batched = Compile(Type.Object({ replies: Type.Array(Type.Object({ error: Type.Optional(ApiError) })) }));

/** Centrifugo's HTTP API. A node that does not answer is left for the next one. Every call rejects with `BrokerUnavailable` if none answers. */
export interface CentrifugoApi {
  call(method: string, params: object): Promise<{ readonly error?: ApiError; readonly result?: unknown }>;
  /** Runs commands in their order; the answer holds the error of each, or null. */
  batch(commands: readonly ApiCommand[]): Promise<readonly (ApiError | null)[]>;
}

const timeoutMs = 5_000;

async function post(url: string, key: string, body: string): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": key },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 401) throw new Error(`Centrifugo at ${new URL(url).host} refuses CENTRIFUGO_API_KEY.`);
  if (!response.ok) throw new Error(`Centrifugo at ${new URL(url).host} answered ${response.status}.`);
  return response.json();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}

/** `urls` are addresses such as `http://127.0.0.1:8000/api`. */
export function createCentrifugoApi({ urls, key }: { readonly urls: readonly string[]; readonly key: string }): CentrifugoApi {
  let preferred = 0;
  async function ask(method: string, params: object): Promise<unknown> {
    const body = JSON.stringify(params);
    let reason = "no address";
    for (let tries = 0; tries < urls.length; tries += 1) {
      const index = (preferred + tries) % urls.length;
      try {
        const answer = await post(`${urls[index] ?? ""}/${method}`, key, body);
        preferred = index;
        return answer;
      } catch (error) {
        reason = reasonOf(error);
      }
    }
    throw new BrokerUnavailable(`No Centrifugo of CENTRIFUGO_API_URL takes calls: ${reason}`);
  }
  return {
    async call(method, params) {
      const answer = await ask(method, params);
      if (!single.Check(answer)) throw new BrokerUnavailable(`Centrifugo's answer to ${method} cannot be read.`);
      return answer;
    },
    async batch(commands) {
      const answer = await ask("batch", { commands });
      if (!batched.Check(answer) || answer.replies.length !== commands.length)
        throw new BrokerUnavailable("Centrifugo's answer to a batch cannot be read.");
      return answer.replies.map(({ error }) => error ?? null);
    },
  };
}
