import { customBlock, type CustomLeg, type Market } from "@touchline/domain";
import type { Text } from "../../../messages/text.ts";

/** Why no outcome of a line can join the legs, in words; null when one can. */
export function blockReason(line: Market, { legs, t }: { readonly legs: readonly CustomLeg[]; readonly t: Text }): string | null {
  const block = customBlock(legs, line);
  if (block === null) return null;
  if (block.type === "tooMany") return t("builder.tooMany", { max: block.max });
  const inTheWay = legs.find(({ selection }) => selection.id === block.selectionId);
  return t("builder.excluded", { leg: inTheWay?.selection.marketName ?? "" });
}
