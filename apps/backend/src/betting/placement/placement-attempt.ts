import type { PlacementError } from "@touchline/contract/errors";
import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import type { Transaction } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { EntryDuty } from "../../players/entry-duty.ts";
import type { PlayerRow } from "../../players/player-row.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { placementRefusalToWire, type RefusedBet } from "./placement-refusal.ts";

/** One placement as asked for. */
export interface PlacementOrder {
  readonly player: PlayerRow;
  readonly key: string;
  readonly body: PlaceBetsBody;
  readonly locale: string;
  /** What the player must do before any bet; absent where nothing is left to do. */
  readonly duty?: EntryDuty | null;
  /** The bet whose cash-out value becomes this stake. */
  readonly editedFrom?: string;
}

/** What came of it; `json` is the very reply that a repeat gets again. */
export type PlacementResult =
  | {
      readonly type: "answered";
      readonly status: number;
      readonly json: string;
      readonly isReplay: boolean;
      readonly bets: readonly BetRecord[];
    }
  | { readonly type: "key_reused" };

/** Notes that a key is being worked on; answers the earlier result when it is not new. */
export async function startAttempt(
  transaction: Transaction<Tables>,
  order: { readonly player: Pick<PlayerRow, "id">; readonly key: string },
  hash: string,
): Promise<PlacementResult | null> {
  const row = {
    player_id: order.player.id,
    key: order.key,
    payload_hash: hash,
    state: "open",
    status_code: 0,
    reply: "",
    created_at: new Date(),
  } as const;
  const inserted = await transaction
    .insertInto("placement_attempts")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (inserted !== undefined) return null;
  const known = await transaction
    .selectFrom("placement_attempts")
    .selectAll()
    .where("player_id", "=", row.player_id)
    .where("key", "=", row.key)
    .executeTakeFirstOrThrow();
  if (known.payload_hash !== hash) return { type: "key_reused" };
  return { type: "answered", status: known.status_code, json: known.reply, isReplay: true, bets: [] };
}

/** Keeps a refusal as the attempt's answer. */
export async function storeRefusal(
  transaction: Transaction<Tables>,
  order: PlacementOrder,
  refused: readonly RefusedBet[],
): Promise<PlacementResult> {
  const error: PlacementError = placementRefusalToWire(refused, order.locale);
  const json = JSON.stringify(error);
  await transaction
    .updateTable("placement_attempts")
    .set({ state: "rejected", status_code: 400, reply: json })
    .where("player_id", "=", order.player.id)
    .where("key", "=", order.key)
    .execute();
  return { type: "answered", status: 400, json, isReplay: false, bets: [] };
}
