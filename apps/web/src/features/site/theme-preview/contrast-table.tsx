import { measurePalette, type Palette, type PaletteName } from "@touchline/ui/brands";
import type { ReactNode } from "react";

/** The measured pairs of a palette, those that fall short first. */
export function ContrastTable({ name, palette }: { readonly name: PaletteName; readonly palette: Palette }): ReactNode {
  const figures = measurePalette(palette, name).toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  const failing = figures.filter(({ ratio, needed }) => ratio < needed).length;
  return (
    <details open={failing > 0}>
      <summary className="flex min-h-9 items-center gap-3 font-semibold">
        {name}: {figures.length} pairs
        <span role="status" className={failing > 0 ? "text-down" : "text-up"}>
          {failing > 0 ? `${failing} fall short` : "all told apart"}
        </span>
      </summary>
      <ul className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4 overflow-y-auto text-12">
        {figures.map(({ front, back, ratio, needed }) => (
          <li
            key={`${front}/${back}`}
            className={ratio < needed ? "flex justify-between font-bold text-down" : "flex justify-between text-mid"}
          >
            <span>
              {front} on {back}
            </span>
            <span className="n">
              {ratio.toFixed(2)} / {needed}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
