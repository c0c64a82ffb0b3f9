import { slug } from "../core/text.ts";
import type { SquadPlayer } from "../core/source-match.ts";

/** Names of players in the squad list, by their spelling in match reports. */
const otherSpellings: Readonly<Record<string, string>> = {
  "Agustín Cano": "Agustín Canobbio",
  "Baris Alper Yilmaz": "Barış Alper Yılmaz",
  "Diney Borges": "Diney",
  "Mahmoud Abunada": "Mahmud Abunada",
  "Maxi Araújo": "Maximiliano Araújo",
  "Mohammad Mohebbi": "Mohammad Mohebi",
  "Mostafa Zico": "Mostafa Ziko",
  "Mousa Al-Tamari": "Musa Al-Taamari",
  "Stephan Eustáquio": "Stephen Eustáquio",
};

/** Replaces each player's name in a list of goals or cards with its spelling in the squads. */
export function spellAsInSquads<Row extends { readonly player?: string }>(
  rows: readonly Row[],
  squads: readonly SquadPlayer[],
): readonly Row[] {
  if (squads.length === 0) return rows;
  const nameBySlug = new Map(squads.map(({ name }) => [slug(name), name]));
  return rows.map((row) => {
    if (row.player === undefined) return row;
    const player = otherSpellings[row.player] ?? row.player;
    return { ...row, player: nameBySlug.get(slug(player)) ?? player };
  });
}
