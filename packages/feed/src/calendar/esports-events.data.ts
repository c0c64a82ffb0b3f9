import type { SportKey } from "../core/source-match.ts";

/** A simulated e-sports event: real names of teams, results drawn from the seed. */
export interface EsportsEvent {
  readonly sport: SportKey;
  /** Unique in its sport. */
  readonly key: string;
  readonly name: string;
  readonly country: string | null;
  readonly region: string;
  readonly teams: readonly string[];
}

export const esportsEvents: readonly EsportsEvent[] = [
  { sport: "cs2", key: "iem-katowice", name: "IEM Katowice", country: null, region: "International", teams: ["Vitality", "Spirit", "NAVI", "MOUZ", "Virtus.pro", "BIG", "GamerLegion", "Heroic", "Astralis", "Complexity"] },
  { sport: "cs2", key: "iem-cologne", name: "IEM Cologne", country: null, region: "International", teams: ["FaZe", "G2", "Falcons", "FURIA", "Ninjas in Pyjamas", "3DMAX", "B8", "SAW", "TYLOO", "NRG"] },
  { sport: "cs2", key: "blast-premier", name: "BLAST Premier", country: null, region: "International", teams: ["Liquid", "The MongolZ", "paiN", "Aurora", "OG", "ENCE", "Imperial", "M80", "Rare Atom", "Nemiga"] },
  { sport: "cs2", key: "pgl-major", name: "PGL Major", country: null, region: "International", teams: ["Fnatic", "MIBR", "Legacy", "FlyQuest", "Lynn Vision", "BetBoom Team", "PARIVISION", "Wildcard", "9z", "Passion UA"] },
  { sport: "lol", key: "lck", name: "LCK", country: "KR", region: "South Korea", teams: ["T1", "Gen.G", "Hanwha Life Esports", "KT Rolster", "Dplus KIA", "Nongshim RedForce", "BNK FearX", "OKSavingsBank Brion", "DRX", "DN Freecs"] },
  { sport: "lol", key: "lpl", name: "LPL", country: "CN", region: "China", teams: ["Bilibili Gaming", "Top Esports", "JD Gaming", "Weibo Gaming", "Anyone's Legend", "Invictus Gaming", "FunPlus Phoenix", "LNG Esports", "EDward Gaming", "Ninjas in Pyjamas", "Team WE", "LGD Gaming"] },
  { sport: "lol", key: "lec", name: "LEC", country: "EU", region: "Europe", teams: ["G2 Esports", "Fnatic", "Karmine Corp", "Movistar KOI", "Team Vitality", "GIANTX", "Team BDS", "SK Gaming", "Team Heretics", "Natus Vincere"] },
  { sport: "lol", key: "lta", name: "LTA", country: null, region: "Americas", teams: ["FlyQuest", "Cloud9", "Team Liquid", "100 Thieves", "Shopify Rebellion", "Dignitas", "LYON", "paiN Gaming", "Vivo Keyd Stars", "FURIA", "RED Canids", "Isurus"] },
  { sport: "dota2", key: "the-international", name: "The International", country: null, region: "International", teams: ["Team Spirit", "Team Liquid", "Team Falcons", "Tundra Esports", "BetBoom Team", "PARIVISION", "Gaimin Gladiators", "Xtreme Gaming", "Natus Vincere", "Heroic"] },
  { sport: "dota2", key: "dreamleague", name: "DreamLeague", country: null, region: "International", teams: ["Aurora", "OG", "Nigma Galaxy", "MOUZ", "Virtus.pro", "Team Yandex", "Team Tidebound", "Yakult Brothers", "Shopify Rebellion", "1win"] },
  { sport: "dota2", key: "esl-one", name: "ESL One", country: null, region: "International", teams: ["Talon Esports", "BOOM Esports", "Vici Gaming", "Azure Ray", "Wildcard", "Nouns", "AVULUS", "L1GA TEAM", "Execration", "Edge"] },
  { sport: "valorant", key: "vct-americas", name: "VCT Americas", country: null, region: "Americas", teams: ["Sentinels", "G2 Esports", "NRG", "MIBR", "LOUD", "Leviatán", "KRÜ Esports", "Cloud9", "100 Thieves", "Evil Geniuses", "FURIA", "2Game Esports"] },
  { sport: "valorant", key: "vct-emea", name: "VCT EMEA", country: "EU", region: "Europe", teams: ["Fnatic", "Team Heretics", "Team Liquid", "Team Vitality", "Karmine Corp", "BBL Esports", "FUT Esports", "GIANTX", "KOI", "Natus Vincere", "Gentle Mates", "Apeks"] },
  { sport: "valorant", key: "vct-pacific", name: "VCT Pacific", country: null, region: "Asia-Pacific", teams: ["Paper Rex", "DRX", "Gen.G", "T1", "Rex Regum Qeon", "Talon Esports", "ZETA DIVISION", "DetonatioN FocusMe", "Global Esports", "Team Secret", "Nongshim RedForce", "BOOM Esports"] },
  { sport: "valorant", key: "vct-china", name: "VCT China", country: "CN", region: "China", teams: ["EDward Gaming", "Bilibili Gaming", "Trace Esports", "Wolves Esports", "Dragon Ranger Gaming", "FunPlus Phoenix", "JDG Esports", "Xi Lai Gaming", "Nova Esports", "TYLOO", "All Gamers", "Titan Esports Club"] },
];

/** Half hours between two starts in a title, and the half hour at which its first match of the week starts. */
export const esportsRhythm: readonly { readonly sport: SportKey; readonly everySlots: number; readonly firstSlot: number }[] = [
  { sport: "cs2", everySlots: 2, firstSlot: 0 },
  { sport: "lol", everySlots: 2, firstSlot: 1 },
  { sport: "valorant", everySlots: 2, firstSlot: 0 },
  { sport: "dota2", everySlots: 2, firstSlot: 1 },
];
