import type { AffiliateTags, SignUpBody, Transaction } from "@touchline/contract/http/player";
import type { Static } from "typebox";
import type { Result } from "@touchline/domain";
import type { ApiError } from "../core/api-error.ts";
import type { ApiClient } from "../core/api-client.ts";
import type { PreferencePort, StorePorts } from "../core/ports.ts";
import type { SessionStore } from "./session.ts";
import { deviceIdOf } from "../core/device-id.ts";
import { accountEndpoints } from "./account-endpoints.data.ts";

export { accountEndpoints } from "./account-endpoints.data.ts";

/** A line of the player's statement, in its wire format; amounts in minor units. */
export type PlayerTransaction = Static<typeof Transaction>;

/** The result of a sign-up; `confirm` when the link in an email must be opened first. */
export type SignUpOutcome = "signedIn" | "confirm";

const tagNames = ["ctag", "btag", "stag", "qtag", "gclid"] as const;

/** Affiliate tags that the server kept in cookies (spec.md 2, 9). */
function readTags(cookies: PreferencePort): AffiliateTags {
  const tags: Partial<Record<(typeof tagNames)[number], string>> = {};
  for (const name of tagNames) {
    const value = cookies.read(name);
    if (value !== null && value !== "") tags[name] = value.slice(0, 200);
  }
  return tags;
}

/** What signing up needs from the page. */
interface SignUpPage {
  readonly api: ApiClient;
  readonly ports: Pick<StorePorts, "preferences" | "createId">;
  readonly session: SessionStore;
}

/** Opens an account, with the device id and the affiliate tags. */
export async function signUp({ api, session, ports }: SignUpPage, body: SignUpBody): Promise<Result<SignUpOutcome, ApiError>> {
  const tagged = { ...body, device_id: deviceIdOf(ports), tags: readTags(ports.preferences) };
  const answer = await api.call(accountEndpoints.signUp, { body: tagged, timeoutMs: 20_000 });
  if (!answer.ok) return answer;
  if (!("id" in answer.value)) return { ok: true, value: "confirm" };
  await session.take(answer.value);
  return { ok: true, value: "signedIn" };
}

/** Reports the affiliate of the player once: `GET /player` with `stag` (spec.md 7). */
export async function reportAffiliate({ api, ports }: Pick<SignUpPage, "api" | "ports">): Promise<void> {
  const { stag } = readTags(ports.preferences);
  if (stag !== undefined) await api.call(accountEndpoints.getPlayer, { query: { stag } });
}
