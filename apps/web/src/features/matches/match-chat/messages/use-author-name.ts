import type { ChatAuthor } from "@touchline/store/match-chat";
import { useText } from "../../../../messages/use-text.ts";

const shownOfId = 4;

/** Names authors as pages show them; who has no name is told apart by the beginning of the id. */
export function useAuthorName(): (author: ChatAuthor) => string {
  const t = useText();
  return ({ id, name }) => (name === "" ? t("chat.unnamed", { tag: id.slice(0, shownOfId).toUpperCase() }) : name);
}
