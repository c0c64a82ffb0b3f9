import { readFileSync } from "node:fs";
import { slug } from "../core/text.ts";

/** A match of 90 minutes between two clubs, identified by the slugs of their names. */
export interface PlainMatch {
  readonly day: number;
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [number, number];
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const datePattern =
  /^\s*\[?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s+(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[ /](\d{1,2})(?:\s+(\d{4}))?\]?\s*$/;
const score = String.raw`\d+-\d+(?: pen\.)?(?: \d+-\d+)?(?: a\.e\.t\.)?(?: \([^)]*\))?`;
const resultLast = new RegExp(String.raw`^(.+?)\s+v\s+(.+?)\s+(${score})\s*$`);
const resultBetween = new RegExp(String.raw`^(.+?)\s{2,}(${score})\s{2,}(.+?)\s*$`);

/** Marks of matches that were not played, or not to the end. */
const notPlayed = /\bawarded\b|\[(?:abandoned|annulled|remaining)/;

/** The score after 90 minutes: the one in brackets if there was extra time or a shoot-out. */
function regularGoals(text: string): readonly [number, number] | null {
  const isLonger = /pen\.|a\.e\.t\./.test(text);
  const [, home, away] = (isLonger ? /\((\d+)-(\d+)/ : /^(\d+)-(\d+)/).exec(text) ?? [];
  return home === undefined || away === undefined ? null : [Number(home), Number(away)];
}

function clubSlug(name: string): string {
  return slug(
    name
      .replace(/\s*\([A-Z]{3}\)\s*$/, "")
      .replaceAll("ł", "l")
      .replaceAll("Ł", "L")
      .replaceAll("æ", "ae")
      .trim(),
  );
}

/** Converts date headings to days since 1970; a season continues into the next year. */
class Dates {
  #year: number;
  #month: number | null = null;

  constructor(firstYear: number) {
    this.#year = firstYear;
  }

  read(monthName: string, day: string, year: string | undefined): number {
    const month = months.indexOf(monthName.toLowerCase());
    if (year !== undefined) this.#year = Number(year);
    else if (this.#month !== null && month < this.#month - 6) this.#year += 1;
    else if (this.#month !== null && month > this.#month + 6) this.#year -= 1;
    this.#month = month;
    return Date.UTC(this.#year, month, Number(day)) / 86_400_000;
  }
}

interface JsonSeason {
  readonly matches: readonly {
    readonly date: string;
    readonly team1: string;
    readonly team2: string;
    readonly score?: { readonly ft?: readonly [number, number] };
  }[];
}

function readJsonSeason(path: string): readonly PlainMatch[] {
  const { matches } = JSON.parse(readFileSync(path, "utf8")) as JsonSeason;
  return matches.flatMap(({ date, team1, team2, score: result }) =>
    result?.ft ? [{ day: Date.parse(date) / 86_400_000, home: clubSlug(team1), away: clubSlug(team2), goals: result.ft }] : [],
  );
}

/** Reads the results of a season, in Football.TXT or JSON; fixtures without a result are left out. */
export function readOpenfootball(path: string): readonly PlainMatch[] {
  if (path.endsWith(".json")) return readJsonSeason(path);
  const dates = new Dates(Number(/(20\d\d)/.exec(path)?.[1]));
  const matches: PlainMatch[] = [];
  let day: number | null = null;
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const [, month, dayOfMonth, year] = datePattern.exec(line) ?? [];
    if (month !== undefined && dayOfMonth !== undefined) day = dates.read(month, dayOfMonth, year);
    const text = line.replace(/^\s*(?:\d{1,2}[.:]\d{2}\s+)?/, "");
    const last = resultLast.exec(text);
    const between = last ? null : resultBetween.exec(text);
    const [home, away, result] = last ? [last[1], last[2], last[3]] : between ? [between[1], between[3], between[2]] : [];
    const goals = result === undefined ? null : regularGoals(result);
    if (day === null || home === undefined || away === undefined || goals === null) continue;
    if (/^[#=»▪]/.test(text) || notPlayed.test(text)) continue;
    matches.push({ day, home: clubSlug(home), away: clubSlug(away), goals });
  }
  return matches;
}
