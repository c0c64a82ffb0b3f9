import type { ReactNode } from "react";
import spriteUrl from "./icons.svg?no-inline";
import type { iconNames } from "./icon-names.data.ts";

/** Name of a symbol of the project's own icon sprite. */
export type IconName = (typeof iconNames)[number];

/** A decorative icon in the colour of the text; `size` in px. `mirrored` turns it with the writing direction. */
export function Icon({
  name,
  size = 18,
  className,
  mirrored = false,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
  readonly mirrored?: boolean;
}): ReactNode {
  const classes = [className, mirrored ? "flip" : undefined].filter(Boolean).join(" ");
  return (
    <svg width={size} height={size} aria-hidden="true" {...(classes === "" ? {} : { className: classes })}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
