import { foldName } from "./write-slug.ts";

const fillers = new Set([
  "fc",
  "afc",
  "cf",
  "sc",
  "ac",
  "as",
  "ss",
  "rc",
  "cd",
  "ud",
  "sv",
  "vfb",
  "vfl",
  "tsg",
  "fsv",
  "bsc",
  "fk",
  "if",
  "bk",
  "ca",
  "cr",
  "ec",
  "se",
  "the",
  "de",
  "of",
  "and",
  "la",
  "le",
  "1",
]);

/** Two to four capital letters for a crest, such as `ARS`, `MUN`, `LAL`; for a person, of the family name. */
export function shortTeamName(name: string, options: { readonly isPerson: boolean }): string {
  const words = foldName(name)
    .split("-")
    .filter((word) => word !== "");
  const significant = words.filter((word) => !fillers.has(word));
  const [first = "", second = "", third] = significant.length > 0 ? significant : words;
  const letters = options.isPerson
    ? (significant.at(-1) ?? first).slice(0, 3)
    : third !== undefined
      ? `${first[0] ?? ""}${second[0] ?? ""}${third[0] ?? ""}`
      : second === ""
        ? first.slice(0, 3)
        : `${first[0] ?? ""}${second.slice(0, 2)}`;
  return letters.padEnd(2, "X").toUpperCase().slice(0, 4);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

function hslToHex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Two crest colours derived from a text, usually the team's id: one dark and one light. Club logos are trademarks. */
export function crestColors(text: string): [string, string] {
  const value = hash(text);
  const hue = value % 360;
  const dark = hslToHex(hue, 0.55 + ((value >>> 9) % 30) / 100, 0.19 + ((value >>> 14) % 8) / 100);
  const light = hslToHex((hue + 90 + ((value >>> 18) % 180)) % 360, 0.7, 0.87 + ((value >>> 26) % 7) / 100);
  return (value >>> 31) % 2 === 0 ? [dark, light] : [light, dark];
}

/** Two greys derived from a text, the same everywhere, for a team whose colours are unknown. */
export function neutralColors(text: string): [string, string] {
  const value = hash(text);
  const hue = 190 + (value % 60);
  const [dark, light] = [hslToHex(hue, 0.14, 0.24), hslToHex(hue, 0.16, 0.87)];
  return (value >>> 31) % 2 === 0 ? [dark, light] : [light, dark];
}
