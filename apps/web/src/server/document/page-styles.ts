import { noncePlaceholder } from "./finished-document.ts";

/** A style sheet of a page. */
export interface PageStyle {
  readonly address: string;
  readonly text: string;
  /** Further attributes of its tag. */
  readonly attributes?: string;
}

/** Cookie with the version of the site's style sheet that the browser has fetched. */
export const stylesCookie = "tl_styles";

/** Whether the style sheets can be inside style tags. */
export function canBeInline(styles: readonly PageStyle[]): boolean {
  return styles.every(({ text }) => !text.includes("</"));
}

/** The style sheets of a first visit: inside the document, which saves a round trip before the first paint. */
export function inlineStyles(styles: readonly PageStyle[]): string {
  return styles.map(({ text, attributes = "" }) => `<style nonce="${noncePlaceholder}"${attributes}>${text}</style>`).join("");
}

/** Links that fetch the same style sheets for later visits. With `media="print"` they do not delay the paint. */
export function laterStyles(styles: readonly PageStyle[]): string {
  return styles.map(({ address }) => `<link rel="stylesheet" media="print" href="${address}">`).join("");
}

/** The style sheets of a later visit. */
export function styleLinks(styles: readonly PageStyle[]): string {
  return styles.map(({ address, attributes = "" }) => `<link rel="stylesheet"${attributes} href="${address}">`).join("");
}
