import type { ComponentProps, ReactNode } from "react";

/** `act` is the one thing to do here, `quiet` stands beside it, `plain` is text that can be pressed. */
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
