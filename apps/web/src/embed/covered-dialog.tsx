import { Button, Sheet } from "@touchline/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Text } from "../messages/text.ts";

interface CoveredDialogProps {
  readonly text: Text;
  /** What the button says that was pressed. */
  readonly says: string;
  onAnswer(isMeant: boolean): void;
}

function CoveredDialog({ text: t, says, onAnswer }: CoveredDialogProps): ReactNode {
  return (
    <Sheet name="confirm_bet" label={t("frame.covered")} isOpen place="center" onClose={() => onAnswer(false)}>
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t("frame.covered")}</h2>
        <p className="text-mid">{t("frame.coveredText")}</p>
        <Button tone="act" size="large" onClick={() => onAnswer(true)}>
          {says}
        </Button>
        <Button className="min-h-11" onClick={() => onAnswer(false)}>
          {t("frame.coveredCancel")}
        </Button>
      </div>
    </Sheet>
  );
}

/** Asks whether a bet is meant; answers false when it is closed. */
export async function askCovered(text: Text, says: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (isMeant: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isMeant);
    };
    root.render(<CoveredDialog text={text} says={says} onAnswer={answer} />);
  });
}
