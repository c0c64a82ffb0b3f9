import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { BrokerUnavailable } from "../../platform/realtime-publisher.ts";

/** A call of Centrifugo's API, such as `{ publish: { channel, data } }`. */
export type ApiCommand = Readonly<Record<string, object>>;

const ApiError = Type.Object({ code: Type.Number(), message: Type.String() });
export type ApiError = { readonly code: number; readonly message: string };
const single = Compile(Type.Object({ error: Type.Optional(ApiError), result: Type.Optional(Type.Unknown()) }));
const batched = Compile(Type.Object({ replies: Type.Array(Type.Object({ error: Type.Optional(ApiError) })) }));

/** Centrifugo's HTTP API. If a node does not answer, the next one is tried. Every call rejects with `BrokerUnavailable` if none answers. */
export interface CentrifugoApi {
  call(method: string, params: object): Promise<{ readonly error?: ApiError; readonly result?: unknown }>;
  /** Runs commands in order; returns the error of each, or null. */
  batch(commands: readonly ApiCommand[]): Promise<readonly (ApiError | null)[]>;
}

const timeoutMs = 5_000;

type Post = (method: string, body: string) => Promise<unknown>;

/** Calls one node over the keep-alive connections of Node's agent. `fetch` took more of the leader's processor time. */
function createPost(address: string, key: string): Post {
  const { host, protocol } = new URL(address);
  const { request } = process.getBuiltinModule(protocol === "https:" ? "node:https" : "node:http");
  return async (method, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), "x-api-key": key };
    const call = request(`${address}/${method}`, { method: "POST", headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(parts).toString());
        else if (response.statusCode === 401) reject(new Error(`Centrifugo at ${host} refuses CENTRIFUGO_API_KEY.`));
        else reject(new Error(`Centrifugo at ${host} answered ${response.statusCode}.`));
      });
    });
    const timer = setTimeout(() => call.destroy(new Error(`Centrifugo at ${host} does not answer.`)), timeoutMs);
    call.on("error", reject).end(body);
    try {
      return JSON.parse(await promise) as unknown;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** `urls` are addresses such as `http://127.0.0.1:8000/api`. */
export function createCentrifugoApi({ urls, key }: { readonly urls: readonly string[]; readonly key: string }): CentrifugoApi {
  const nodes = urls.map((url) => createPost(url, key));
  let preferred = 0;
  async function ask(method: string, params: object): Promise<unknown> {
    const body = JSON.stringify(params);
    let reason = "no address";
    for (let tries = 0; tries < nodes.length; tries += 1) {
      const index = (preferred + tries) % nodes.length;
      try {
        const answer = await nodes[index]?.(method, body);
        preferred = index;
        return answer;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
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
