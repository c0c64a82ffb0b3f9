import type { AffiliateTags, SignUpBody, Transaction } from "@touchline/contract/http/player";
import type { Static } from "typebox";
import type { Result } from "@touchline/domain";
import type { ApiError } from "../core/api-error.ts";
import type { Store } from "../page/create-store.ts";
import { deviceIdOf } from "../core/device-id.ts";
import { accountEndpoints } from "./account-endpoints.data.ts";

export { accountEndpoints } from "./account-endpoints.data.ts";

/** One line of the player's statement, as the wire has it; amounts in minor units. */
export type PlayerTransaction = Static<typeof Transaction>;

/** What became of a sign-up: `confirm` when the link in a mail has to be opened first. */
export type SignUpOutcome = "signedIn" | "confirm";

const tagNames = ["ctag", "btag", "stag", "qtag", "gclid"] as const;

/** Tags of whoever sent the visitor here, as the server kept them in cookies (spec.md 2, 9). */
function readTags({ ports }: Pick<Store, "ports">): AffiliateTags {
  const tags: Partial<Record<(typeof tagNames)[number], string>> = {};
  for (const name of tagNames) {
    const value = ports.preferences.read(name);
    if (value !== null && value !== "") tags[name] = value.slice(0, 200);
  }
  return tags;
}

/** Opens an account, with the device and the tags of whoever sent the visitor. */
export async function signUp(store: Pick<Store, "api" | "session" | "ports">, body: SignUpBody): Promise<Result<SignUpOutcome, ApiError>> {
  const { api, session, ports } = store;
  const told = { ...body, device_id: deviceIdOf(ports), tags: readTags(store) };
  const answer = await api.call(accountEndpoints.signUp, { body: told, timeoutMs: 20_000 });
  if (!answer.ok) return answer;
  if (!("id" in answer.value)) return { ok: true, value: "confirm" };
  await session.take(answer.value);
  return { ok: true, value: "signedIn" };
}

/** Tells the platform once by which affiliate the player came: `GET /player` with `stag` (spec.md 7). */
export async function tellAffiliate(store: Pick<Store, "api" | "ports">): Promise<void> {
  const { stag } = readTags(store);
  if (stag !== undefined) await store.api.call(accountEndpoints.getPlayer, { query: { stag } });
}
