import { readFileSync } from "node:fs";
import { foldName } from "@touchline/domain";

/** A Brazilian municipality with its IBGE code. */
export interface KnownMunicipality {
  readonly code: number;
  readonly name: string;
  /** Two letters. */
  readonly state: string;
}

interface Entry extends KnownMunicipality {
  readonly folded: string;
}

const file = new URL("../../data/brazil/municipalities.tsv", import.meta.url);
const maxResults = 20;

let entries: readonly Entry[] | null = null;

/** IBGE's list, read at first use. */
function readEntries(): readonly Entry[] {
  entries ??= readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [code = "", name = "", state = ""] = line.split("\t");
      return { code: Number(code), name, state, folded: foldName(name) };
    });
  return entries;
}

/** Municipalities whose name starts with the text, then those that contain it; ignores accents and case. */
export function findMunicipalities(text: string): readonly KnownMunicipality[] {
  const wanted = foldName(text);
  if (wanted === "") return [];
  const found = readEntries().filter(({ folded }) => folded.includes(wanted));
  const rank = ({ folded }: Entry): number => (folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2);
  return found
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "pt-BR"))
    .slice(0, maxResults)
    .map(({ code, name, state }) => ({ code, name, state }));
}

/** Whether the code is in IBGE's list. */
export function isMunicipality(code: number): boolean {
  return readEntries().some((entry) => entry.code === code);
}
