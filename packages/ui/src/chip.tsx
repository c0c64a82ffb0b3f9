import type { ButtonHTMLAttributes, ReactNode } from "react";

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isChosen: boolean;
}

/** One of several filters; chosen chips are pressed. */
export function Chip({ isChosen, ...rest }: ChipProps): ReactNode {
  return <button type="button" className="chip" aria-pressed={isChosen} {...rest} />;
}
