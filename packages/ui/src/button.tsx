import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.data.ts";

/** `act` is the primary action, `quiet` a secondary one, `plain` looks like text. */
export type ButtonTone = "act" | "quiet" | "plain";

interface ButtonProps extends ComponentProps<"button"> {
  readonly tone?: ButtonTone;
  readonly size?: "medium" | "large";
}

export function Button({ tone = "quiet", size = "medium", className, type = "button", ...rest }: ButtonProps): ReactNode {
  return (
    <button type={type} data-tone={tone} data-size={size} className={className === undefined ? "btn" : `btn ${className}`} {...rest} />
  );
}

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isChosen: boolean;
}

/** A filter button, pressed while chosen. */
export function Chip({ isChosen, ...rest }: ChipProps): ReactNode {
  return <button type="button" className="chip" aria-pressed={isChosen} {...rest} />;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  readonly icon: IconName;
  /** The action, for screen readers and the tooltip. */
  readonly label: string;
  readonly size?: "medium" | "small";
}

/** A button with only an icon; on touch screens its target is 44 px. */
export function IconButton({ icon, label, size = "medium", className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-size={size}
      className={className === undefined ? "icon-btn" : `icon-btn ${className}`}
      {...rest}
    >
      <Icon name={icon} size={size === "small" ? 16 : 18} />
    </button>
  );
}
