import type { ReactNode } from "react";
import { sportIconRules } from "./sport-icon.data.ts";
import type { IconName } from "./icon-names.data.ts";

/** Defined by the build; changes with the sprite. */
declare const __ICONS_VERSION__: string | undefined;

const version = typeof __ICONS_VERSION__ === "string" ? `?v=${__ICONS_VERSION__}` : "";

/** Address of the icon sprite (spec.md 7). */
export const iconsAddress = `/fe-api/icons.svg${version}`;

/** A decorative icon in the text colour; `size` in px. `mirrored` flips it in right-to-left pages. */
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

/** The name of a sport's or game's icon by its key; a whistle for unknown sports. */
export function sportIcon(sportKey: string): IconName {
  return sportIconRules.find(([pattern]) => pattern.test(sportKey))?.[1] ?? "sport-any";
}

/** The icon of a sport or game. */
export function SportIcon({ sportKey, size = 18 }: { readonly sportKey: string; readonly size?: number }): ReactNode {
  return <Icon name={sportIcon(sportKey)} size={size} />;
}
