import type { ReactNode } from "react";

/** Where the image proxy answers (decisions 0); pictures at other addresses have one size only. */
const proxied = "/img?";

/** A picture in one width of the image proxy, in pixels; other pictures as they are. */
function sized(link: string, width: number): string {
  return link.startsWith(proxied) ? `${link}&w=${width}` : link;
}

/** A picture's `srcset` over the widths of the image proxy; undefined where it has one size only. */
function sizeSet(link: string, widths: readonly number[]): string | undefined {
  return link.startsWith(proxied) ? widths.map((width) => `${sized(link, width)} ${width}w`).join(", ") : undefined;
}

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
