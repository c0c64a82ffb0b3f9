import { useEffect, useRef, type ReactNode } from "react";

interface SheetProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly place?: "bottom" | "center" | "top";
  readonly children: ReactNode;
  onClose(): void;
}

/** A modal sheet on the native dialog: Escape and a press beside it close it, focus returns where it was. */
export function Sheet({ label, isOpen, place = "bottom", children, onClose }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="sheet"
      data-place={place}
      onClose={onClose}
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
