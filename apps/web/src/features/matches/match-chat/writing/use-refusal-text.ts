import type { ChatRefusal } from "@touchline/store/match-chat";
import { useText } from "../../../../messages/use-text.ts";

/** Says why a message was not taken, and what helps. */
export function useRefusalText(): (refusal: ChatRefusal) => string {
  const t = useText();
  return (refusal) =>
    refusal.type === "tooFast" ? t("chat.refused.tooFast", { count: refusal.seconds }) : t(`chat.refused.${refusal.type}`);
}
