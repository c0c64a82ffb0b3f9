import type { ListedBet } from "@touchline/store";
import type { Text } from "../../../../messages/text.ts";

/** What a bet is called: by its kind and number of legs, a system by its sizes or its name. */
export function betTitle({ type, legs, system }: Pick<ListedBet, "type" | "legs" | "system">, t: Text): string {
  if (type !== "system" || system === null) return t(`bets.type.${type}`, { count: legs.length });
  if (system.sizes.length > 1) return t("bets.systemNamed", { id: system.id, total: system.totalCount });
  return t("bets.systemOf", { wins: system.winCount, total: system.totalCount });
}
