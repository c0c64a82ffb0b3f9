import { useLayoutEffect, useRef, type ReactNode } from "react";
import "./late-controls.css";

interface SheetProps {
  /** Identifies the sheet to observers of the page, such as the host of a frame; not shown. */
  readonly name: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly place?: "bottom" | "center" | "top";
  readonly children: ReactNode;
  onClose(): void;
}

/** Focuses the menu's button if the opener is in a closed menu; in all other cases the browser restores the focus. */
function returnFocus(opener: Element | null): void {
  const menu = document.activeElement === document.body ? opener?.closest("[popover]") : null;
  if (menu != null) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true });
}

/** A modal sheet as a native dialog: Escape and a press outside close it, and focus returns to where it was. */
export function Sheet({ name, label, isOpen, place = "bottom", children, onClose }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect closes the dialog before React removes it, so that focus returns in that case too.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      returnFocus(opener);
    };
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="sheet"
      data-modal={name}
      data-place={place}
      // Do not report a close by the parent; another sheet may be open by then.
      onClose={isOpen ? onClose : undefined}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <>
          {place === "bottom" ? <div className="grab" /> : null}
          {children}
        </>
      ) : null}
    </dialog>
  );
}
