import { useId, type ReactNode } from "react";

interface PopoverProps {
  readonly button: ReactNode;
  readonly label: string;
  readonly buttonClassName?: string;
  readonly children: ReactNode;
  onToggle?(isOpen: boolean): void;
}

/** A menu under the header as a native popover, which the browser closes on Escape and on a press outside. */
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
