import type { ReactNode } from "react";
import { sized, sizeSet } from "./picture-sizes.ts";

/** What to show. */
interface SitePictureProps {
  readonly image: { readonly desktop: string; readonly mobile: string; readonly alt: string };
  /** CSS lengths that the picture takes, as `sizes` of an image. */
  readonly sizes: string;
  readonly className: string;
}

const desktopWidths = [960, 1280, 1920, 2560];
const mobileWidths = [320, 480, 640, 960, 1280];

/** An operator's picture, one for phones and one for desktops, in the width that the window needs. */
export function SitePicture({ image, sizes, className }: SitePictureProps): ReactNode {
  const { desktop, mobile, alt } = image;
  return (
    <picture className={className}>
      <source media="(min-width: 720px)" srcSet={sizeSet(desktop, desktopWidths) ?? desktop} sizes={sizes} />
      <img
        src={sized(mobile, 640)}
        srcSet={sizeSet(mobile, mobileWidths)}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
