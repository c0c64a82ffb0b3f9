import {
  type ColorToken,
  colorTokens,
  measurePalette,
  type Palette,
  type PaletteName,
  type ShapeToken,
  shapeTokens,
} from "@touchline/ui/brands";
import { type ReactNode, useEffect, useState } from "react";

/** Changed tokens, in the format of a brand pack. */
export interface TokenEdits {
  readonly shape: Readonly<Partial<Record<ShapeToken, string>>>;
  readonly palettes: Readonly<Partial<Record<PaletteName, Readonly<Partial<Record<ColorToken, string>>>>>>;
}

const noEdits: TokenEdits = { shape: {}, palettes: {} };

interface TokenEditing {
  readonly edits: TokenEdits;
  setColor(palette: PaletteName, token: ColorToken, value: string): void;
  setShape(token: ShapeToken, value: string): void;
  reset(): void;
}

/** Holds edits of tokens and applies them to the page until it unmounts. */
export function useTokenEdits(current: CurrentTokens | null, palettes: readonly [PaletteName, PaletteName]): TokenEditing {
  const [edits, setEdits] = useState(noEdits);
  const [light, dark] = palettes;
  useEffect(() => {
    if (current === null) return;
    const { style } = document.documentElement;
    const changed = new Map<string, string>(Object.entries(edits.shape));
    const sides = { ...edits.palettes[light], ...edits.palettes[dark] };
    for (const token of Object.keys(sides) as ColorToken[])
      changed.set(
        token,
        `light-dark(${edits.palettes[light]?.[token] ?? current.light[token]},${edits.palettes[dark]?.[token] ?? current.dark[token]})`,
      );
    for (const [token, value] of changed) style.setProperty(`--${token}`, value);
    return () => {
      for (const token of changed.keys()) style.removeProperty(`--${token}`);
    };
  }, [edits, current, light, dark]);
  return {
    edits,
    setColor: (palette, token, value) =>
      setEdits((before) => ({ ...before, palettes: { ...before.palettes, [palette]: { ...before.palettes[palette], [token]: value } } })),
    setShape: (token, value) => setEdits((before) => ({ ...before, shape: { ...before.shape, [token]: value } })),
    reset: () => setEdits(noEdits),
  };
}

/** The page's current tokens, for both schemes of its theme. */
export interface CurrentTokens {
  readonly light: Palette;
  readonly dark: Palette;
  readonly shape: Readonly<Record<ShapeToken, string>>;
}

/** Splits `light-dark(…)`; any other value is used for both schemes. */
function splitSchemes(value: string): readonly [string, string] {
  const [, light, dark] = /^light-dark\((.+?),\s*((?:#|rgb).+)\)$/u.exec(value) ?? [];
  return [light?.trim() ?? value, dark?.trim() ?? value];
}

/** Reads the tokens from the document. */
export function readTokens(): CurrentTokens {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string): string => style.getPropertyValue(`--${token}`).trim();
  const palette = (side: 0 | 1): Palette =>
    Object.fromEntries(colorTokens.map((token) => [token, splitSchemes(read(token))[side]])) as Record<ColorToken, string>; // colorTokens lists all tokens
  return {
    light: palette(0),
    dark: palette(1),
    shape: Object.fromEntries(shapeTokens.map((token) => [token, read(token)])) as Record<ShapeToken, string>,
  };
}

interface ColorEditorProps {
  readonly name: PaletteName;
  readonly palette: Palette;
  onChange(token: ColorToken, value: string): void;
}

/** Edits the colours of a palette. */
export function ColorEditor({ name, palette, onChange }: ColorEditorProps): ReactNode {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 gap-y-1">
      <legend className="pb-2 text-16 font-bold">{name}</legend>
      {colorTokens.map((token) => {
        const isSolid = palette[token].startsWith("#");
        return (
          <label key={token} className="flex min-h-8 items-center gap-2">
            <input
              type={isSolid ? "color" : "text"}
              className={isSolid ? "size-7 flex-none rounded-1" : "w-20 rounded-1 bg-cell px-1 text-12"}
              value={palette[token]}
              onChange={(event) => onChange(token, event.target.value)}
            />
            <span className="truncate">{token}</span>
            <code className="ms-auto text-12 text-mid">{isSolid ? palette[token] : ""}</code>
          </label>
        );
      })}
    </fieldset>
  );
}

interface ShapeEditorProps {
  readonly shape: CurrentTokens["shape"];
  onChange(token: ShapeToken, value: string): void;
}

/** Edits the tokens for type, radii and shapes. */
export function ShapeEditor({ shape, onChange }: ShapeEditorProps): ReactNode {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4 gap-y-1">
      <legend className="pb-2 text-16 font-bold">shape</legend>
      {shapeTokens.map((token) => (
        <label key={token} className="flex min-h-8 items-center gap-2">
          <span className="w-24 flex-none truncate">{token}</span>
          <input
            type="text"
            className="min-h-7 min-w-0 flex-1 rounded-1 bg-cell px-2 text-12"
            value={shape[token]}
            onChange={(event) => onChange(token, event.target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** Contrast of a palette's colour pairs, insufficient ones first. */
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
