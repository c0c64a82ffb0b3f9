import { useEffect, useState } from "react";
import type { ColorToken, PaletteName, ShapeToken } from "@touchline/ui/brands";
import type { DrawnTokens } from "./read-tokens.ts";

/** What was changed, in the form of an operator's pack. */
export interface TokenEdits {
  readonly shape: Readonly<Partial<Record<ShapeToken, string>>>;
  readonly palettes: Readonly<Partial<Record<PaletteName, Readonly<Partial<Record<ColorToken, string>>>>>>;
}

const none: TokenEdits = { shape: {}, palettes: {} };

interface TokenEditing {
  readonly edits: TokenEdits;
  setColor(palette: PaletteName, token: ColorToken, value: string): void;
  setShape(token: ShapeToken, value: string): void;
  reset(): void;
}

/** Keeps changes of tokens and draws the page with them until it is left. */
export function useTokenEdits(drawn: DrawnTokens | null, family: readonly [PaletteName, PaletteName]): TokenEditing {
  const [edits, setEdits] = useState(none);
  const [light, dark] = family;
  useEffect(() => {
    if (drawn === null) return;
    const { style } = document.documentElement;
    const changed = new Map<string, string>(Object.entries(edits.shape));
    const sides = { ...edits.palettes[light], ...edits.palettes[dark] };
    for (const token of Object.keys(sides) as ColorToken[])
      changed.set(
        token,
        `light-dark(${edits.palettes[light]?.[token] ?? drawn.light[token]},${edits.palettes[dark]?.[token] ?? drawn.dark[token]})`,
      );
    for (const [token, value] of changed) style.setProperty(`--${token}`, value);
    return () => {
      for (const token of changed.keys()) style.removeProperty(`--${token}`);
    };
  }, [edits, drawn, light, dark]);
  return {
    edits,
    setColor: (palette, token, value) =>
      setEdits((before) => ({ ...before, palettes: { ...before.palettes, [palette]: { ...before.palettes[palette], [token]: value } } })),
    setShape: (token, value) => setEdits((before) => ({ ...before, shape: { ...before.shape, [token]: value } })),
    reset: () => setEdits(none),
  };
}
