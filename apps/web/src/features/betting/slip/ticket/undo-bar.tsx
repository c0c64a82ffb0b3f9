import type { SlipUndo } from "@touchline/store";
import { Button } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, type SlipView } from "../use-slip.ts";

interface UndoBarProps {
  readonly view: SlipView;
  /** `floating`: above the tab bar of a phone after its sheet closes. */
  readonly place: "ticket" | "floating";
}

const styles = {
  ticket: "border-t border-line px-4 py-1.5",
  floating:
    "fixed inset-x-3 bottom-[calc(var(--dock-h,var(--tabbar-h))+12px)] z-40 mx-auto max-w-[536px] rounded-3 bg-raise py-2 ps-4 pe-2 shadow-2",
} as const;

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
  return (
    <div className={undo === null ? "sr" : `flex items-center gap-3 ${styles[place]}`}>
      <output className="min-w-0 flex-1 text-mid">{undo === null ? null : <bdi className="block truncate">{undoText(undo)}</bdi>}</output>
      {undo === null ? null : (
        <Button ref={button} onClick={page.undo}>
          {t("slip.undo")}
        </Button>
      )}
    </div>
  );

  function undoText({ kind, name }: SlipUndo): string {
    if (kind === "cleared") return t("slip.cleared");
    if (kind !== "removed") return t(`slip.undone.${kind}`);
    return name === null ? t("slip.undone.removedSome") : t("slip.undone.removed", { name });
  }
}
