/** Two rows of scores, home over away, columns of one width so that they stand under their heads. */
export const scoreGrid = "n relative grid auto-cols-[minmax(24px,auto)] grid-flow-col grid-rows-[20px_20px] gap-x-0.5 gap-y-0.5 text-center leading-5 [&>b]:min-w-8";

const widestOnPhone = 4;

/** Hides the columns of a long match where the page is narrow. */
export function wideOnly(columnCount: number): string {
  return columnCount > widestOnPhone ? "@max-[639px]/content:hidden" : "";
}
