import type { ReactNode } from "react";

/** Address of the image proxy (decisions 0). Pictures at other addresses have only one size. */
const proxyPrefix = "/img?";

/** Adds a width in pixels to an image proxy address; other addresses stay unchanged. */
function withWidth(link: string, width: number): string {
  return link.startsWith(proxyPrefix) ? `${link}&w=${width}` : link;
}

/** The `srcset` of a picture; undefined if it has only one size. */
function srcSet(link: string, widths: readonly number[]): string | undefined {
  return link.startsWith(proxyPrefix) ? widths.map((width) => `${withWidth(link, width)} ${width}w`).join(", ") : undefined;
}

interface SitePictureProps {
  readonly image: { readonly desktop: string; readonly mobile: string; readonly alt: string };
  /** The `sizes` attribute of the image. */
  readonly sizes: string;
  readonly className: string;
}

const desktopWidths = [960, 1280, 1920, 2560];
const mobileWidths = [320, 480, 640, 960, 1280];

/** An operator's picture: one for phones and one for desktops, in the width that fits the window. */
export function SitePicture({ image, sizes, className }: SitePictureProps): ReactNode {
  const { desktop, mobile, alt } = image;
  return (
    <picture className={className}>
      <source media="(min-width: 720px)" srcSet={srcSet(desktop, desktopWidths) ?? desktop} sizes={sizes} />
      <img
        src={withWidth(mobile, 640)}
        srcSet={srcSet(mobile, mobileWidths)}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
