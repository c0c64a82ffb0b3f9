import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  readonly icon: IconName;
  /** What it does: read out, and shown on hover. */
  readonly label: string;
  readonly size?: "medium" | "small";
}

/** A button of one icon; on touch screens its hit area is 44 px. */
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
