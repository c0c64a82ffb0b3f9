/** Where the image proxy answers (decisions 0); pictures at other addresses have one size only. */
const proxied = "/img?";

/** A picture in one width of the image proxy, in pixels; other pictures as they are. */
export function sized(link: string, width: number): string {
  return link.startsWith(proxied) ? `${link}&w=${width}` : link;
}

/** A picture's `srcset` over the widths of the image proxy; undefined where it has one size only. */
export function sizeSet(link: string, widths: readonly number[]): string | undefined {
  return link.startsWith(proxied) ? widths.map((width) => `${sized(link, width)} ${width}w`).join(", ") : undefined;
}
