import { useId, type ReactNode } from "react";

interface PopoverProps {
  readonly button: ReactNode;
  readonly label: string;
  readonly buttonClassName?: string;
  readonly children: ReactNode;
  onToggle?(isOpen: boolean): void;
}

/** A menu under the header on the native popover: closes by Escape and by a press elsewhere, without script of ours. */
export function Popover({ button, label, buttonClassName = "btn", children, onToggle }: PopoverProps): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} title={label} data-tone="quiet" className={buttonClassName}>
        {button}
      </button>
      <div id={id} popover="auto" className="popover" onToggle={({ newState }) => onToggle?.(newState === "open")}>
        {children}
      </div>
    </>
  );
}
