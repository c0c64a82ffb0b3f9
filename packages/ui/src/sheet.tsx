import { useLayoutEffect, useRef, type ReactNode } from "react";
import "./late-controls.css";

interface SheetProps {
  /** Names the sheet for whoever watches the page, such as the site around a frame; not shown. */
  readonly name: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly place?: "bottom" | "center" | "top";
  readonly children: ReactNode;
  onClose(): void;
}

/** The browser gives the focus back to what had it. What hides in a menu that has closed cannot take it: the menu's button does. */
function returnFocus(opener: Element | null): void {
  const menu = document.activeElement === document.body ? opener?.closest("[popover]") : null;
  if (menu != null) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true });
}

/** A modal sheet on the native dialog: Escape and a press beside it close it, focus returns where it was. */
export function Sheet({ name, label, isOpen, place = "bottom", children, onClose }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is taken off the page, so that the focus goes back where it was also then.
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
