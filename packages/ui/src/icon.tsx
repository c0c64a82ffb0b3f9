import type { ReactNode } from "react";
import type { iconNames } from "./icon-names.data.ts";

/** Written in by the build: changes with the sprite. */
declare const __ICONS_VERSION__: string | undefined;

const version = typeof __ICONS_VERSION__ === "string" ? `?v=${__ICONS_VERSION__}` : "";

/** Address of the sprite of all icons (spec.md 7). */
export const iconsAddress = `/fe-api/icons.svg${version}`;

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
      <use href={`${iconsAddress}#${name}`} />
    </svg>
  );
}
