import { IconButton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, type SlipView } from "../use-slip.ts";

interface SlipToolsProps {
  readonly view: SlipView;
  /** What the shell offers for the bets being made. */
  readonly tools: ReactNode;
  /** `none` beside what is not the slip. */
  readonly edits: "bets" | "none";
  readonly isSettingsOpen: boolean;
  onSettings(isOpen: boolean): void;
}

/** The buttons in the head of the slip: for the bets being made while there are some, and for the settings. */
export function SlipTools({ view, tools, edits, isSettingsOpen, onSettings }: SlipToolsProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  return (
    <>
      {view.slip.bets.length > 0 && edits === "bets" && view.slip.state !== "processing" ? (
        <>
          {tools}
          <IconButton icon="trash" label={t("slip.clear")} onClick={page.clear} />
        </>
      ) : null}
      <IconButton icon="sliders" label={t("slip.settings")} aria-expanded={isSettingsOpen} onClick={() => onSettings(!isSettingsOpen)} />
    </>
  );
}
