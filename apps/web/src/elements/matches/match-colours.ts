import type { Match } from "@touchline/store";
import { blindDistanceOf, contrastOf, distanceOf, fromLch, toLch } from "./colour-space.ts";

const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** A colour in both themes. */
export type ThemedColour = Readonly<Record<Theme, string>>;

/** One colour for each side of a match, used in all its bars, bands and edges. */
export interface MatchColours {
  readonly home: ThemedColour;
  readonly away: ThemedColour;
}

/** The backgrounds that a colour must stand out from. */
const panes: Readonly<Record<Theme, readonly string[]>> = { light: ["#ffffff", "#f6f7f8"], dark: ["#101215", "#16191d"] };
/** Replaces black, white and greys. */
const neutral: ThemedColour = { light: "#2b3138", dark: "#d9dee4" };
/** Replace the away side's colours if all of them look like the home side's. */
const spares = ["#ffffff", "#5bb8e8", "#8f7bff", "#57b947"];
/** The colour of selections in the dark theme. */
const selection = "#ffb31a";
/** Minimum differences between colours. Two tones of the same hue need more distance to be distinguished in a bar. */
const minimum = { contrast: 3, textContrast: 4.5, distance: 20, distanceInHue: 32, blindDistance: 10, fromSelection: 7 } as const;
/** Below it, a colour counts as grey. */
const greyChroma = 0.035;
const dullChroma = 0.09;
/** Penalties for using the second or third colour of a team instead of its first. */
const costOfPlace = 7;
const costOfDull = 8;

const standsOut = (color: string, theme: Theme, contrast: number): boolean =>
  panes[theme].every((pane) => contrastOf(color, pane) >= contrast);

/** The same hue, as light or dark as the theme needs. */
function tune(color: string, theme: Theme, contrast: number = minimum.contrast): string {
  const [first, chroma, own] = toLch(color);
  if (chroma < greyChroma) return neutral[theme];
  let [lightness, hue] = [first, own];
  // Amber turns to lemon, so that it never looks like a selection; in the light theme, yellow darkens to old gold, not olive.
  if (theme === "dark" && distanceOf(color, selection) < minimum.fromSelection) hue = 108;
  if (theme === "light" && hue > 82 && hue < 118) hue = 82;
  let tuned = fromLch([lightness, chroma, hue]);
  for (let steps = 0; steps < 90 && !standsOut(tuned, theme, contrast); steps += 1) {
    lightness += theme === "dark" ? 0.01 : -0.01;
    tuned = fromLch([lightness, chroma, hue]);
  }
  return tuned;
}

const tuneBoth = (color: string): ThemedColour => ({ light: tune(color, "light"), dark: tune(color, "dark") });

/** A team's colours, first the one that needs the smallest change. */
function preferredOf(colors: readonly string[]): readonly ThemedColour[] {
  return colors
    .map((color, place) => {
      const tuned = tuneBoth(color);
      const [, chroma] = toLch(color);
      const moved = chroma < greyChroma ? 10 : Math.max(...themes.map((theme) => distanceOf(color, tuned[theme]))) * 0.3;
      return { tuned, cost: place * costOfPlace + moved + (chroma >= greyChroma && chroma < dullChroma ? costOfDull : 0) };
    })
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ tuned }) => tuned);
}

/** Degrees of hue within which two colours have the same name, such as blue. */
const oneHue = 30;

function areOneHue(one: string, other: string): boolean {
  const [[, chroma, hue], [, otherChroma, otherHue]] = [toLch(one), toLch(other)];
  const between = Math.abs(hue - otherHue);
  return Math.min(chroma, otherChroma) >= greyChroma && Math.min(between, 360 - between) < oneHue;
}

const areApart = (one: string, other: string): boolean =>
  distanceOf(one, other) >= (areOneHue(one, other) ? minimum.distanceInHue : minimum.distance) &&
  blindDistanceOf(one, other) >= minimum.blindDistance;

/** Makes the away side's colour lighter or darker until it differs from the home side's. Colours of the same hue are returned unchanged. */
function stretch(home: ThemedColour, away: ThemedColour, theme: Theme): string {
  const [lightness, chroma, hue] = toLch(away[theme]);
  if (chroma < greyChroma || areOneHue(home[theme], away[theme]) || areApart(home[theme], away[theme])) return away[theme];
  for (let step = 0.02; step <= 0.32; step += 0.02) {
    for (const moved of [Math.min(0.95, lightness + step), Math.max(0.1, lightness - step)]) {
      const color = fromLch([moved, chroma, hue]);
      const [seen, left] = toLch(color);
      if (seen >= 0.34 && left >= 0.07 && areApart(home[theme], color) && standsOut(color, theme, minimum.contrast)) return color;
    }
  }
  return away[theme];
}

/** The away side's colours in their order of preference, then the spare ones; each is tuned only when it is requested. */
function* awayColoursOf(colors: readonly string[]): Generator<ThemedColour> {
  yield* preferredOf(colors);
  for (const spare of spares) yield tuneBoth(spare);
}

function choose(homeColors: readonly string[], awayColors: readonly string[]): MatchColours {
  const home = preferredOf(homeColors)[0] ?? neutral;
  let first: ThemedColour | null = null;
  for (const preferred of awayColoursOf(awayColors)) {
    const away = { light: stretch(home, preferred, "light"), dark: stretch(home, preferred, "dark") };
    if (themes.every((theme) => areApart(home[theme], away[theme]))) return { home, away };
    first ??= away;
  }
  return { home, away: first ?? neutral };
}

const chosen = new Map<string, MatchColours>();
const maxChosen = 500;

/** The home side keeps its best colour; the away side changes, as on the pitch. */
export function matchColours({ home, away }: Pick<Match, "home" | "away">): MatchColours {
  const [homeColors, awayColors] = [home?.colors ?? [], away?.colors ?? []];
  const key = `${homeColors.join()}/${awayColors.join()}`;
  const pair = chosen.get(key) ?? choose(homeColors, awayColors);
  if (chosen.size >= maxChosen) chosen.clear();
  chosen.set(key, pair);
  return pair;
}

/** The colour as a CSS value that follows the page's colour scheme. */
export function toCssColour({ light, dark }: ThemedColour): string {
  return `light-dark(${light},${dark})`;
}

/** Pure black and white: on any colour, one of them has a contrast of at least 4.5 to 1. */
const inks = ["#000000", "#ffffff"] as const;

/** The ink that is more legible on a colour. */
function inkOn(color: string): string {
  return contrastOf(color, inks[0]) >= contrastOf(color, inks[1]) ? inks[0] : inks[1];
}

/** CSS properties of a match: each side's colour, its tone for text, and the colour of text on it. */
function propertiesOf(colours: MatchColours): readonly (readonly [name: string, value: string])[] {
  return (["home", "away"] as const).flatMap((side) => {
    const { light, dark } = colours[side];
    const text = { light: tune(light, "light", minimum.textContrast), dark: tune(dark, "dark", minimum.textContrast) };
    return [
      [`--${side}`, toCssColour(colours[side])],
      [`--${side}-t`, toCssColour(text)],
      [`--${side}-on`, toCssColour({ light: inkOn(light), dark: inkOn(dark) })],
    ] as const;
  });
}

const shown = new WeakMap<HTMLElement, MatchColours>();

/** Sets the colours of a match on an element. Does nothing if they are set: each write makes the browser restyle all its children. */
export function setMatchColours(element: HTMLElement | null, match: Pick<Match, "home" | "away">): void {
  if (element === null) return;
  const colours = matchColours(match);
  if (shown.get(element) === colours) return;
  shown.set(element, colours);
  for (const [name, value] of propertiesOf(colours)) element.style.setProperty(name, value);
}
