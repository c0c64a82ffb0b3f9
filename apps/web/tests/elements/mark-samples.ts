import type { Competitor } from "@touchline/store";

/** Competitors of many kinds: sport, pattern with its trims, colours, and a name; two letters name a country. */
export const markSamples = `
soccer plain #c8102e #ffffff Liverpool
soccer stripes #a50044 #004d98 #edbb00 Barcelona
soccer hoops #ffffff #018749 Celtic
soccer halves #ffffff #0a5bb5 Blackburn
soccer sash #ffffff #e3141c #111111 River_Plate
soccer sleeves+v #e30613 #ffffff Arsenal
soccer centre+polo #ffffff #d2122e Ajax
soccer band #003b94 #fcb514 Boca_Juniors
soccer diagonal #e7231e #ffffff Monaco
soccer quarters #111111 #ffffff Black_on_black
soccer checks+v+cuffs #fde100 #111111 Trims
soccer plain #ffffff #ffffff NL
tennis plain #ffffff #ffffff Tomas_Berdych CZ
american-football plain #00338d #ffffff #c60c30 Bills
basketball plain #1d1160 #e56020 #f9ad1b Suns
ice-hockey plain #00205b #ffffff Toronto
baseball plain #002d72 #ff5910 Mets
horse-racing hoops #123a8c #f4d23c Night_Ferry
horse-racing spots #ffffff #c8102e Quiet_Harbour
cs2 plain #f2d21b #111111 VIT
`
  .trim()
  .split("\n");

/** A row of the samples as a competitor of its sport. */
export function toSample(row: string): { readonly sportKey: string; readonly team: Competitor } {
  const [sportKey = "", cut = "", ...rest] = row.split(" ");
  const [pattern = "", ...trims] = cut.split("+");
  const [first = "", second = "", ...others] = rest.filter((part) => part.startsWith("#"));
  const [name = "", country] = rest.filter((part) => !part.startsWith("#")).map((part) => part.replaceAll("_", " "));
  const isNation = /^[A-Z]{2}$/u.test(name);
  const collar = (["v", "polo"] as const).find((known) => trims.includes(known));
  const team = {
    id: row,
    name,
    shortName: name,
    commonName: name,
    countryCode: country ?? (isNation ? name : null),
    logo: null,
    colors: [first, second, ...others] as const,
    pattern,
    ...(collar === undefined ? {} : { collar }),
    ...(trims.includes("cuffs") ? { hasCuffs: true as const } : {}),
    isNation,
  };
  return { sportKey, team };
}
