import type * as providers from "@touchline/contract/http/providers";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import type { Theme } from "../core/preferences.ts";

/** A provider's game and its theme. */
export interface ProviderGame {
  readonly provider: string;
  readonly app: string;
  readonly theme: Theme;
}

/** The result of a launch (spec.md 7); `failed` may be retried. */
export type Launch =
  | { readonly type: "ready"; readonly url: string }
  | { readonly type: "signedOut" }
  | { readonly type: "forbidden" }
  | { readonly type: "failed" };

/** Not part of the first load, because only game pages use it. */
const launch: EndpointCall<typeof providers.launchProvider> = { method: "POST", path: "/api/v2/virtual-wallet/:provider/launch" };

/** Starts a game that uses the player's balance; the returned address is for one frame and must not be stored. */
export async function launchProvider(api: ApiClient, { provider, app, theme }: ProviderGame): Promise<Launch> {
  const answer = await api.call(launch, { params: { provider }, body: { app, theme } });
  if (answer.ok) return { type: "ready", url: answer.value.url };
  if (answer.error.type !== "refused") return { type: "failed" };
  if (answer.error.status === 401) return { type: "signedOut" };
  return { type: answer.error.status === 403 ? "forbidden" : "failed" };
}
