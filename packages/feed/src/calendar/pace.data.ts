/** How a competition is replayed: how long one season takes and when its matches start. */
export interface Pace {
  /** Weeks from the start of one season to the start of the next; a season with fewer real days ends earlier. */
  readonly weeks: number;
  /** Hours of the local day between which matches start. */
  readonly hours: readonly [number, number];
  /** Share of the matches by weekday, from Monday; the same for all days if absent. */
  readonly days?: readonly number[];
  /** Monday of the week in which season 0 starts. */
  readonly from: `${number}-${number}-${number}`;
  /** Days from that Monday to the first match, for competitions shorter than their weeks. */
  readonly waitDays?: number;
  /** Days over which the matches are spread if they are fewer than those of the weeks. */
  readonly playDays?: number;
}

const weekend = [0.85, 0.85, 0.85, 0.85, 1, 1.35, 1.25];
const midweek = [0.3, 2, 2, 1.6, 0.3, 0.4, 0.4];
const gridiron = [1, 0.2, 0.2, 1, 0.2, 0.9, 3.5];

/** Seasons start in different weeks, so that their ends leave no gap. */
const nineWeeks = (from: Pace["from"]) => ({ weeks: 9, from });
const europe = (from: Pace["from"]) => ({ weeks: 13, from });

/** Clubs of Europe: four seasons a year. Other competitions: one in nine weeks, as long as no team has to play more than once a day. */
export const paces: Readonly<Record<string, Pace>> = {
  "jpn.1": { weeks: 7, from: "2026-10-26", hours: [12, 19.5] },
  "chn.1": { weeks: 6, from: "2026-10-19", hours: [12.5, 20] },
  "aus.1": { weeks: 6, from: "2026-10-26", hours: [13, 20.5] },
  "ksa.1": { weeks: 10, from: "2026-10-19", hours: [13, 21] },
  "bra.1": { weeks: 13, from: "2026-10-05", hours: [17, 21.75] },
  "arg.1": { weeks: 10, from: "2026-10-12", hours: [17.5, 22.25] },
  "libertadores": { weeks: 10, from: "2026-10-19", hours: [18, 22] },
  "usa.1": { weeks: 8, from: "2026-10-05", hours: [17.5, 23] },
  "mex.1": { weeks: 10, from: "2026-10-19", hours: [17, 22.5] },
  "eng.1": { ...europe("2026-10-12"), hours: [12.5, 20], days: weekend },
  "eng.2": { weeks: 16, from: "2026-10-05", hours: [12.5, 20] },
  "eng.3": { ...europe("2026-09-21"), hours: [12.5, 20], days: weekend },
  "eng.4": { ...europe("2026-10-26"), hours: [12.5, 20], days: weekend },
  "sco.1": { ...europe("2026-09-14"), hours: [12, 20], days: weekend },
  "eng.facup": { ...europe("2026-10-12"), hours: [12, 20.5] },
  "eng.eflcup": { ...europe("2026-10-05"), hours: [12, 20.5] },
  "ger.cup": { ...europe("2026-09-28"), hours: [13, 20.75] },
  "ucl": { ...europe("2026-10-12"), hours: [16.25, 21], days: midweek },
  "uel": { ...europe("2026-09-28"), hours: [15, 21], days: midweek },
  "uecl": { ...europe("2026-10-19"), hours: [15, 21] },
  "clubworldcup": { ...europe("2026-09-07"), hours: [12, 21], waitDays: 40 },
  "worldcup": { ...nineWeeks("2026-10-26"), hours: [12, 22], waitDays: 14 },
  "euro": { ...europe("2026-10-12"), hours: [15, 21], waitDays: 25 },
  "internationals.friendly": { weeks: 11, from: "2026-09-28", hours: [15, 21] },
  "internationals.friendly-asia-pacific": { weeks: 9, from: "2026-10-05", hours: [15, 21] },
  // While the World Cup of 2022 is replayed, not that of 2026, which it decides.
  "internationals.fifa-world-cup-qualification": { weeks: 18, from: "2026-12-28", hours: [15, 21], waitDays: 6, playDays: 56 },
  "euroleague": { weeks: 10, from: "2026-10-19", hours: [17, 21] },
  "nba": { ...nineWeeks("2026-11-02"), hours: [16, 22.5] },
  "nhl": { weeks: 20, from: "2026-09-28", hours: [16.5, 22.5] },
  "mlb": { weeks: 27, from: "2026-08-31", hours: [16, 22.25] },
  "nfl": { ...nineWeeks("2026-10-12"), hours: [13, 21.5], days: gridiron },
  "ipl": { ...nineWeeks("2026-10-26"), hours: [15, 20] },
};

/** Leagues of Europe that are not listed: the first Monday on which their country's season starts. */
export const europeanPaces: readonly (Pace & { readonly countries: string })[] = [
  { ...europe("2026-10-05"), countries: "ES GR DK", hours: [12, 21.75], days: weekend },
  { ...europe("2026-09-28"), countries: "IT NO PT", hours: [12, 21.25], days: weekend },
  { ...europe("2026-10-19"), countries: "DE PL TR", hours: [12, 21.25], days: weekend },
  { ...europe("2026-09-14"), countries: "FR SE BE", hours: [12, 21.25], days: weekend },
  { ...europe("2026-10-26"), countries: "AT CH NL", hours: [12, 21.25], days: weekend },
];
export const otherPace: Pace = { ...europe("2026-09-07"), hours: [12, 21.25] };
/** National teams, except their finals. */
export const internationalPace: Pace = { ...europe("2026-10-12"), hours: [15, 21] };
/** A qualification is over before its finals are announced, and their results are no longer listed when it begins again. */
export const qualificationPace: Pace = { ...internationalPace, waitDays: 12, playDays: 16 };
export const finalsPace: Pace = { ...internationalPace, waitDays: 44, playDays: 28 };
/** The ATP tour: its weeks follow each other in order, some of them side by side. */
export const tennisPace: Pace = { weeks: 20, from: "2026-09-14", hours: [11, 20] };

/**
 * Seasons that are data for ratings only. Next to another season on the plan they would reveal who was promoted, relegated or qualified,
 * or be revealed by it.
 */
export const notReplayed: ReadonlySet<string> = new Set([
  "eng.1 2025-26", "ger.1 2025-26", "esp.2 2024-25", "ita.2 2024-25", "fra.2 2024-25", "ucl 2025-26",
]);

/** Where the matches of a country without a zone in the data start, and at which local hours if not those of the competition. */
export interface LocalHours {
  readonly zone: string;
  readonly countries: string;
  readonly hours?: readonly [number, number];
}

export const localHours: readonly LocalHours[] = [
  { zone: "Asia/Tokyo", countries: "JP KR KP", hours: [12.5, 19.5] },
  { zone: "Asia/Shanghai", countries: "CN HK TW MO MN SG MY PH BN", hours: [13, 20] },
  { zone: "Asia/Bangkok", countries: "TH VN ID KH LA MM TL", hours: [12, 19.5] },
  { zone: "Asia/Kolkata", countries: "IN LK NP BD BT MV PK", hours: [11, 19] },
  { zone: "Asia/Tashkent", countries: "UZ KZ KG TJ TM AF", hours: [11, 19] },
  { zone: "Australia/Sydney", countries: "AU PG GU MP", hours: [13.5, 20.5] },
  { zone: "Pacific/Auckland", countries: "NZ FJ SB VU NC WS TO PF CK AS TV KI", hours: [13.5, 20] },
  { zone: "Asia/Dubai", countries: "AE QA SA KW BH OM IQ IR YE" },
  { zone: "America/Sao_Paulo", countries: "BR AR UY PY CL BO", hours: [18, 22] },
  {
    zone: "America/New_York",
    hours: [17.5, 22.5],
    countries:
      "US CA MX GT HN SV NI CR PA CU JM HT DO PR TT BB GD LC VC DM AG KN MS AI VG VI TC KY BS BM BZ GY SR CW AW BQ SX MF MQ GP GF CO EC PE VE",
  },
  { zone: "Europe/London", countries: "GB GB-ENG GB-SCT GB-WLS GB-NIR IE PT IS MA SN GM GW GN SL LR CI GH BF ML MR CV" },
];
export const otherZone = "Europe/Paris";
