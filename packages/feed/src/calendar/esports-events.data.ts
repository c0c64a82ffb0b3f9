import type { SportKey } from "../core/source-match.ts";

/** A simulated e-sports event: real names of teams, results drawn from the seed. */
export interface EsportsEvent {
  readonly sport: SportKey;
  /** Unique in its sport. */
  readonly key: string;
  readonly name: string;
  readonly country: string | null;
  readonly region: string;
  /** Where it is played, and between which local hours its matches start. */
  readonly zone: string;
  readonly hours: readonly [number, number];
  /** Rounds of the group on one day, one if absent. */
  readonly roundsPerDay?: 2;
  /** An even number. */
  readonly teams: readonly string[];
}

const korea = { region: "South Korea", country: "KR", zone: "Asia/Seoul", hours: [10, 22] } as const;
const china = { region: "China", country: "CN", zone: "Asia/Shanghai", hours: [11, 22] } as const;
const japan = { region: "Japan", country: "JP", zone: "Asia/Tokyo", hours: [10, 22] } as const;
const pacific = { region: "Asia-Pacific", country: null, zone: "Asia/Singapore", hours: [10, 22] } as const;
const oceania = { region: "Oceania", country: null, zone: "Australia/Sydney", hours: [10, 22] } as const;
const europe = { region: "Europe", country: "EU", zone: "Europe/Berlin", hours: [9, 22.5] } as const;
const america = { region: "Americas", country: null, zone: "America/New_York", hours: [11, 23.5] } as const;
const west = { region: "Americas", country: null, zone: "America/Los_Angeles", hours: [10, 22.5] } as const;
const latinAmerica = { region: "Latin America", country: null, zone: "America/Mexico_City", hours: [11, 23.5] } as const;
const brazil = { region: "Brazil", country: "BR", zone: "America/Sao_Paulo", hours: [11, 23.5] } as const;
const southAsia = { region: "South Asia", country: null, zone: "Asia/Kolkata", hours: [11, 22.5] } as const;
const vietnam = { region: "Vietnam", country: "VN", zone: "Asia/Bangkok", hours: [11, 22] } as const;
const world = { region: "International", country: null } as const;
const inEurope = { ...world, zone: "Europe/Berlin", hours: [9, 22.5] } as const;
const inAsia = { ...world, zone: "Asia/Shanghai", hours: [11, 22] } as const;
const inAmerica = { ...world, zone: "America/New_York", hours: [11, 23.5] } as const;

export const esportsEvents: readonly EsportsEvent[] = [
  { sport: "cs2", key: "iem-katowice", name: "IEM Katowice", ...inEurope, teams: ["Vitality", "Spirit", "NAVI", "MOUZ", "Virtus.pro", "BIG", "GamerLegion", "Heroic", "Astralis", "Complexity"] },
  { sport: "cs2", key: "iem-chengdu", name: "IEM Chengdu", ...inAsia, roundsPerDay: 2, teams: ["FaZe", "G2", "Falcons", "FURIA", "Ninjas in Pyjamas", "3DMAX", "B8", "SAW", "TYLOO", "NRG"] },
  { sport: "cs2", key: "blast-premier", name: "BLAST Premier", ...inAmerica, roundsPerDay: 2, teams: ["Liquid", "The MongolZ", "paiN", "Aurora", "OG", "ENCE", "Imperial", "M80", "Rare Atom", "Nemiga"] },
  { sport: "cs2", key: "pgl-major", name: "PGL Major", ...inEurope, teams: ["Fnatic", "MIBR", "Legacy", "FlyQuest", "Lynn Vision", "BetBoom Team", "PARIVISION", "Wildcard", "9z", "Passion UA"] },
  { sport: "cs2", key: "esl-challenger-asia", name: "ESL Challenger League Asia", ...pacific, roundsPerDay: 2, teams: ["Chinggis Warriors", "The Huns", "ATOX", "Eruption", "Steel Helmet", "JiJieHao", "DogEvil", "Just Swing", "E9", "Alter Ego"] },
  { sport: "cs2", key: "esl-challenger-oceania", name: "ESL Challenger League Oceania", ...oceania, roundsPerDay: 2, teams: ["Rooster", "Mindfreak", "Vantage", "SemperFi", "Housebets", "KZG"] },
  { sport: "cs2", key: "esl-challenger-na", name: "ESL Challenger League North America", ...west, roundsPerDay: 2, teams: ["BOSS", "Party Astronauts", "Fisher College", "Akimbo", "Limitless", "InControl", "Marsborne", "Getting Info", "Take Flyte", "Elevate"] },
  { sport: "cs2", key: "cct-europe", name: "CCT Europe", ...europe, roundsPerDay: 2, teams: ["Monte", "Sashi", "9INE", "AMKAL", "Sangal", "Metizport", "Johnny Speeds", "ECSTATIC", "Zero Tenacity", "Endpoint"] },
  { sport: "cs2", key: "cct-south-america", name: "CCT South America", ...america, roundsPerDay: 2, teams: ["RED Canids", "Fluxo", "ODDIK", "Sharks", "Case", "BESTIA", "Galorys", "Solid", "Dusty Roots", "Hype"] },
  { sport: "lol", key: "lck", name: "LCK", ...korea, roundsPerDay: 2, teams: ["T1", "Gen.G", "Hanwha Life Esports", "KT Rolster", "Dplus KIA", "Nongshim RedForce", "BNK FearX", "OKSavingsBank Brion", "DRX", "DN Freecs"] },
  { sport: "lol", key: "lpl", name: "LPL", ...china, roundsPerDay: 2, teams: ["Bilibili Gaming", "Top Esports", "JD Gaming", "Weibo Gaming", "Anyone's Legend", "Invictus Gaming", "FunPlus Phoenix", "LNG Esports", "EDward Gaming", "Ninjas in Pyjamas", "Team WE", "LGD Gaming"] },
  { sport: "lol", key: "lec", name: "LEC", ...europe, roundsPerDay: 2, teams: ["G2 Esports", "Fnatic", "Karmine Corp", "Movistar KOI", "Team Vitality", "GIANTX", "Team BDS", "SK Gaming", "Team Heretics", "Natus Vincere"] },
  { sport: "lol", key: "lta", name: "LTA", ...america, roundsPerDay: 2, teams: ["FlyQuest", "Cloud9", "Team Liquid", "100 Thieves", "Shopify Rebellion", "Dignitas", "LYON", "paiN Gaming", "Vivo Keyd Stars", "FURIA", "RED Canids", "Isurus"] },
  { sport: "lol", key: "lck-challengers", name: "LCK Challengers League", ...korea, roundsPerDay: 2, teams: ["T1 Academy", "Gen.G Academy", "Hanwha Life Academy", "KT Academy", "Dplus KIA Academy", "Nongshim Academy", "BNK FearX Youth", "Brion Academy", "DRX Academy", "DN Freecs Academy"] },
  { sport: "lol", key: "ldl", name: "LDL", ...china, roundsPerDay: 2, teams: ["Bilibili Gaming Junior", "Top Esports Challenger", "Joy Dream", "Weibo Gaming Youth", "Royal Club", "Invictus Gaming Young", "LNG Academy", "EDward Gaming Youth", "LGD Gaming Young", "Team WE Academy"] },
  { sport: "lol", key: "lcp", name: "LCP", ...pacific, roundsPerDay: 2, teams: ["CTBC Flying Oyster", "GAM Esports", "PSG Talon", "SoftBank HAWKS", "Team Secret Whales", "MVK Esports", "DetonatioN FocusMe", "Chiefs Esports Club"] },
  { sport: "lol", key: "ljl", name: "LJL", ...japan, roundsPerDay: 2, teams: ["Sengoku Gaming", "Burning Core", "V3 Esports", "AXIZ CREST", "Rascal Jester", "FENNEL"] },
  { sport: "lol", key: "lfl", name: "LFL", ...europe, region: "France", country: "FR", roundsPerDay: 2, teams: ["Solary", "Gentle Mates", "BK ROG Esports", "Karmine Corp Blue", "Vitality.Bee", "GameWard", "Joblife", "Galions", "Ici Japon Corp", "Team Du Sud"] },
  { sport: "lol", key: "nacl", name: "NACL", ...west, roundsPerDay: 2, teams: ["CCG Esports", "AOE Esports", "Disguised", "Maryville University", "Supernova", "Luminosity"] },
  { sport: "lol", key: "circuito-desafiante", name: "Circuito Desafiante", ...america, region: "Brazil", country: "BR", roundsPerDay: 2, teams: ["Los Grandes", "INTZ", "KaBuM! Esports", "RMD Gaming", "Ei Nerd Esports", "Rise Gaming"] },
  { sport: "dota2", key: "the-international", name: "The International", ...inEurope, teams: ["Team Spirit", "Team Liquid", "Team Falcons", "Tundra Esports", "BetBoom Team", "PARIVISION", "Gaimin Gladiators", "Xtreme Gaming", "Natus Vincere", "Heroic"] },
  { sport: "dota2", key: "dreamleague", name: "DreamLeague", ...inAmerica, roundsPerDay: 2, teams: ["Aurora", "OG", "Nigma Galaxy", "MOUZ", "Virtus.pro", "Team Yandex", "Team Tidebound", "Yakult Brothers", "Shopify Rebellion", "1win"] },
  { sport: "dota2", key: "esl-one", name: "ESL One", ...inAsia, roundsPerDay: 2, teams: ["Talon Esports", "BOOM Esports", "Vici Gaming", "Azure Ray", "Wildcard", "Nouns", "AVULUS", "L1GA TEAM", "Execration", "Edge"] },
  { sport: "dota2", key: "dota-china", name: "Dota Pro Series China", ...china, roundsPerDay: 2, teams: ["LGD Gaming", "Team Zero", "Team Refuser", "Team Aster", "Royal Never Give Up", "Invictus Gaming", "Cloud Rising", "Old Eleven"] },
  { sport: "dota2", key: "dota-sea", name: "Dota Pro Series Southeast Asia", ...pacific, roundsPerDay: 2, teams: ["Blacklist International", "Fnatic", "Geek Fam", "Army Geniuses", "Bleed Esports", "Polaris", "IHC Esports", "Ivory", "Trust Gaming", "Moodeng Warriors"] },
  { sport: "dota2", key: "dota-south-america", name: "Dota Pro Series South America", ...west, roundsPerDay: 2, teams: ["beastcoast", "Thunder Awaken", "Evil Geniuses", "Infamous", "Hokori", "Team Waska", "Estar Backs", "Lava Esports"] },
  { sport: "valorant", key: "vct-americas", name: "VCT Americas", ...west, roundsPerDay: 2, teams: ["Sentinels", "G2 Esports", "NRG", "MIBR", "LOUD", "Leviatán", "KRÜ Esports", "Cloud9", "100 Thieves", "Evil Geniuses", "FURIA", "2Game Esports"] },
  { sport: "valorant", key: "vct-emea", name: "VCT EMEA", ...europe, roundsPerDay: 2, teams: ["Fnatic", "Team Heretics", "Team Liquid", "Team Vitality", "Karmine Corp", "BBL Esports", "FUT Esports", "GIANTX", "KOI", "Natus Vincere", "Gentle Mates", "Apeks"] },
  { sport: "valorant", key: "vct-pacific", name: "VCT Pacific", ...korea, region: "Asia-Pacific", country: null, roundsPerDay: 2, teams: ["Paper Rex", "DRX", "Gen.G", "T1", "Rex Regum Qeon", "Talon Esports", "ZETA DIVISION", "DetonatioN FocusMe", "Global Esports", "Team Secret", "Nongshim RedForce", "BOOM Esports"] },
  { sport: "valorant", key: "vct-china", name: "VCT China", ...china, roundsPerDay: 2, teams: ["EDward Gaming", "Bilibili Gaming", "Trace Esports", "Wolves Esports", "Dragon Ranger Gaming", "FunPlus Phoenix", "JDG Esports", "Xi Lai Gaming", "Nova Esports", "TYLOO", "All Gamers", "Titan Esports Club"] },
  { sport: "valorant", key: "challengers-japan", name: "Challengers Japan", ...japan, roundsPerDay: 2, teams: ["Crazy Raccoon", "SCARZ", "FENNEL", "REJECT", "RIDDLE ORDER", "NOEZ FOXX", "QT DIG∞", "Sengoku Gaming", "MURASH GAMING", "Meteor"] },
  { sport: "valorant", key: "challengers-korea", name: "Challengers Korea", ...korea, roundsPerDay: 2, teams: ["SLT Seongnam", "Dplus KIA", "Sin Prisa Gaming", "BNK FearX", "ONSIDE GAMERS", "Mir Gaming", "WINDFALL", "Young Gunners"] },
  { sport: "valorant", key: "challengers-sea", name: "Challengers Southeast Asia", ...pacific, roundsPerDay: 2, teams: ["FULL SENSE", "Bleed Esports", "NAOS Esports", "Team Flash", "Kadiliman", "Alter Ego", "Orangutan", "Revenant Esports"] },
  { sport: "valorant", key: "challengers-na", name: "Challengers North America", ...america, roundsPerDay: 2, teams: ["TSM", "M80", "Shopify Rebellion", "Oxygen Esports", "The Guard", "Luminosity", "Turtle Troop", "YFP", "QoR", "Disguised"] },
  { sport: "valorant", key: "challengers-brazil", name: "Challengers Brazil", ...america, region: "Brazil", country: "BR", roundsPerDay: 2, teams: ["RED Canids", "Vivo Keyd Stars", "The Union", "Corinthians", "Hero Base", "Stellae", "Los Grandes", "Solid"] },
  { sport: "valorant", key: "challengers-china", name: "Challengers China", ...china, roundsPerDay: 2, teams: ["KeepBest Gaming", "Attacking Soul Esports", "Weibo Gaming", "Totoro Gaming", "Rare Atom", "Royal Never Give Up", "Douyu Gaming", "Four Angry Men"] },
  { sport: "valorant", key: "challengers-oceania", name: "Challengers Oceania", ...oceania, roundsPerDay: 2, teams: ["ORDER", "Bonkers", "Trident Esports", "Dire Wolves", "Kanga Esports", "Ground Zero"] },
  { sport: "lol", key: "lco", name: "LCO", ...oceania, roundsPerDay: 2, teams: ["Antic", "Bliss", "Peace", "Mammoth", "Vertex", "Ground Zero Gaming"] },
  { sport: "valorant", key: "challengers-south-asia", name: "Challengers South Asia", ...southAsia, roundsPerDay: 2, teams: ["S8UL Esports", "Enigma Gaming", "Velocity Gaming", "GodLike Esports", "Reckoning Esports", "True Rippers", "Medal Esports", "Gods Reign"] },
  { sport: "lol", key: "vcs", name: "VCS", ...vietnam, roundsPerDay: 2, teams: ["Vikings Esports", "CERBERUS Esports", "MGN Blue Esports", "Rainbow Warriors", "Saigon Dino", "Genius Esports"] },
  { sport: "lol", key: "pcs", name: "PCS", ...pacific, roundsPerDay: 2, teams: ["Deep Cross Gaming", "Frank Esports", "West Point Esports", "J Team", "HELL PIGS", "Beyond Gaming"] },
  { sport: "valorant", key: "challengers-latam", name: "Challengers Latin America", ...latinAmerica, roundsPerDay: 2, teams: ["Infinity", "Leviatán Academy", "All Glory", "FUSION", "Maycam Evolve", "KRÜ Blaze"] },
  { sport: "lol", key: "lla", name: "LLA", ...latinAmerica, roundsPerDay: 2, teams: ["Infinity", "Rainbow7", "Estral Esports", "All Knights", "Six Karma", "Undead Gaming"] },
  { sport: "lol", key: "cblol-academy", name: "CBLOL Academy", ...brazil, roundsPerDay: 2, teams: ["LOUD Academy", "paiN Academy", "RED Academy", "Keyd Academy", "FURIA Academy", "INTZ Academy", "Fluxo Academy", "KaBuM! Academy"] },
  { sport: "cs2", key: "esl-challenger-europe", name: "ESL Challenger League Europe", ...europe, roundsPerDay: 2, teams: ["CYBERSHOKE", "Permitta", "GUN5", "Iberian Soul", "Dynamo Eclot", "Nexus", "Rebels Gaming", "Preasy", "Into the Breach", "500"] },
  { sport: "dota2", key: "dota-challengers-sea", name: "Dota Challengers Southeast Asia", ...pacific, roundsPerDay: 2, teams: ["Myth Avenue", "Ragdoll", "Yangon Galacticos", "InterActive", "Grindsky Esports", "Carstensz", "Execration Neo", "Boom Rivals"] },
  { sport: "cs2", key: "skyesports-masters", name: "Skyesports Masters", ...southAsia, roundsPerDay: 2, teams: ["Enigma Gaming", "7Sea Esports", "Gods Reign", "Marcos Gaming", "Medal Esports", "Reckoning Esports", "Revenant Esports", "Velocity Gaming"] },
];
