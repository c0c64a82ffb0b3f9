import type { SlipUndo } from "@touchline/store";
import { Button } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { DockMessage } from "../../../../elements/dock-message.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, type SlipView } from "../use-slip.ts";

interface UndoBarProps {
  readonly view: SlipView;
  /** `dock`: after the sheet of a phone closes. */
  readonly place: "ticket" | "dock";
}

/** Undoes the last edit, for a limited time or until the next edit. */
export function UndoBar({ view, place }: UndoBarProps): ReactNode {
  const page = usePageSlip();
  const t = useText();
  const { undo } = view;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused element was removed with the leg. Focus the undo button so that keyboard users do not start at the top of the page.
    if (undo !== null && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [undo]);
  const content =
    undo === null ? null : (
      <>
        <bdi className="min-w-0 flex-1 truncate text-mid">{undoText(undo)}</bdi>
        <Button ref={button} onClick={page.undo}>
          {t("slip.undo")}
        </Button>
      </>
    );
  if (place === "dock") return <DockMessage kind="undo">{content === null ? null : <div className="toast">{content}</div>}</DockMessage>;
  return (
    <div className={undo === null ? "sr" : "flex items-center gap-3 border-t border-line px-4 py-1.5"} role="status">
      {content}
    </div>
  );

  function undoText({ kind, name }: SlipUndo): string {
    if (kind === "cleared") return t("slip.cleared");
    if (kind !== "removed") return t(`slip.undone.${kind}`);
    return name === null ? t("slip.undone.removedSome") : t("slip.undone.removed", { name });
  }
}
