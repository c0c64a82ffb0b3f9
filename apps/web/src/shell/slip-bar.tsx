import { Button } from "@touchline/ui";
import type { ReactNode } from "react";
import { useSlipIsEmpty, useStore } from "../elements/store.ts";
import { SlipTab } from "../features/betting/slip/panel/slip-tab.tsx";
import { useText } from "../messages/use-text.ts";

/** What is on the slip, and a button that opens it; nothing while the slip is empty. */
export function SlipBar(): ReactNode {
  const t = useText();
  const { slip } = useStore();
  if (useSlipIsEmpty()) return null;
  return (
    <div className="slip-dock below-desk">
      <SlipTab />
      <span className="flex-1" />
      <Button tone="act" className="min-h-11" onClick={() => slip.setPanel({ isOpen: true, tab: "betSlip" })}>
        {t("shell.openSlip")}
      </Button>
    </div>
  );
}
