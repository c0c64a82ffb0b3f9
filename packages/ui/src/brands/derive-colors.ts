import type { ColorToken, Palette, PaletteName } from "./brand-pack.ts";
import { contrastRatio } from "./contrast.ts";

const channels = [1, 3, 5] as const;
const steps = 40;
const inks = ["#000000", "#ffffff"] as const;
const washShare = 0.12;
const hoverShare = 0.14;
const quietShare = 0.2;

/** Mixes two colours linearly in RGB. */
function mix(from: string, to: string, share: number): string {
  const part = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = channels.map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

interface Grounds {
  readonly on: readonly string[];
  readonly needed: number;
}

function isReadable(color: string, { on, needed }: Grounds): boolean {
  return on.every((ground) => contrastRatio(color, ground) >= needed);
}

/** Moves a colour towards another one only as far as the contrast requires. */
function moveUntilReadable(color: string, toward: string, grounds: Grounds): string {
  for (let step = 0; step < steps; step += 1) {
    const moved = mix(color, toward, step / steps);
    if (isReadable(moved, grounds)) return moved;
  }
  return toward;
}

/** Black or white, whichever is easier to read on a colour. */
function inkOn(color: string): (typeof inks)[number] {
  return contrastRatio(inks[0], color) >= contrastRatio(inks[1], color) ? inks[0] : inks[1];
}

/** A background on which its ink has the required contrast, and that ink. */
function asGround(color: string, needed: number): { readonly ground: string; readonly ink: string; readonly other: string } {
  const ink = inkOn(color);
  const other = ink === inks[0] ? inks[1] : inks[0];
  return { ground: moveUntilReadable(color, other, { on: [ink], needed }), ink, other };
}

/** All accent colours of a palette, derived from one accent. Where the base uses ink instead of its accent, ink stays. */
export function deriveColors(accent: string, base: Palette, palette: PaletteName): Partial<Record<ColorToken, string>> {
  const isPlain = palette === "dark" || palette === "light";
  const [text, shape] = isPlain ? [4.5, 3] : [7, 4.5];
  const { page, pane, raise, cell, hi, mid } = base;
  const button = asGround(accent, text);
  const wash = [washShare, washShare / 2, washShare / 4]
    .map((share) => mix(pane, accent, share))
    .find((color) => isReadable(mid, { on: [color], needed: text }));
  const accentWash = wash ?? pane;
  const accentText = moveUntilReadable(accent, hi, { on: [page, pane, raise, cell, accentWash], needed: text });
  const shapeOn = (...on: readonly string[]): string => moveUntilReadable(button.ground, hi, { on, needed: shape });
  const carries = (token: ColorToken): boolean => base[token] === base.accent || base[token] === base["accent-t"];
  const chosen = carries("sel") ? asGround(shapeOn(cell, pane), text).ground : base.sel;
  const chosenInk = carries("sel") ? inkOn(chosen) : moveUntilReadable(accent, inkOn(chosen), { on: [chosen], needed: text });
  return {
    accent: button.ground,
    "accent-h": mix(button.ground, button.other, hoverShare),
    "on-accent": button.ink,
    "accent-t": accentText,
    "accent-w": accentWash,
    sel: chosen,
    "on-sel": chosenInk,
    "on-sel-2": moveUntilReadable(mix(inkOn(chosen), chosen, quietShare), inkOn(chosen), { on: [chosen], needed: text }),
    ...(carries("live") ? { live: shapeOn(page, pane, raise) } : {}),
    ...(carries("bug-live") ? { "bug-live": moveUntilReadable(button.ground, base["on-bug"], { on: [base.bug], needed: shape }) } : {}),
    ...(carries("ind") ? { ind: shapeOn(page, pane, raise) } : {}),
    ...(carries("meter") ? { meter: shapeOn(raise) } : {}),
    ...(carries("focus") ? { focus: shapeOn(page, pane, cell) } : {}),
  };
}
