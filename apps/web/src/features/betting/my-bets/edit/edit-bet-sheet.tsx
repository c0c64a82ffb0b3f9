import type { ListedBet } from "@touchline/store";
import { Sheet } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { EditBet } from "./edit-bet.tsx";

interface EditBetSheetProps {
  readonly bet: ListedBet;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Editing an open bet in a sheet of its own. */
export function EditBetSheet({ bet, isOpen, onClose }: EditBetSheetProps): ReactNode {
  const t = useText();
  return (
    <Sheet name="edit_bet" label={t("bets.edit")} isOpen={isOpen} place="center" onClose={onClose}>
      <EditBet bet={bet} onClose={onClose} />
    </Sheet>
  );
}
