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
  /** An even number. */
  readonly teams: readonly string[];
}

const korea = { region: "South Korea", country: "KR", zone: "Asia/Seoul", hours: [11, 22] } as const;
const china = { region: "China", country: "CN", zone: "Asia/Shanghai", hours: [11, 22] } as const;
const japan = { region: "Japan", country: "JP", zone: "Asia/Tokyo", hours: [11, 22] } as const;
const pacific = { region: "Asia-Pacific", country: null, zone: "Asia/Singapore", hours: [10, 22] } as const;
const oceania = { region: "Oceania", country: null, zone: "Australia/Sydney", hours: [11, 22] } as const;
const europe = { region: "Europe", country: "EU", zone: "Europe/Berlin", hours: [10, 22.5] } as const;
const america = { region: "Americas", country: null, zone: "America/New_York", hours: [11, 23] } as const;
const west = { region: "Americas", country: null, zone: "America/Los_Angeles", hours: [10, 22.5] } as const;
const world = { region: "International", country: null } as const;
const inEurope = { ...world, zone: "Europe/Berlin", hours: [10, 22.5] } as const;
const inAsia = { ...world, zone: "Asia/Shanghai", hours: [11, 22] } as const;
const inAmerica = { ...world, zone: "America/New_York", hours: [11, 23] } as const;

export const esportsEvents: readonly EsportsEvent[] = [
  { sport: "cs2", key: "iem-katowice", name: "IEM Katowice", ...inEurope, teams: ["Vitality", "Spirit", "NAVI", "MOUZ", "Virtus.pro", "BIG", "GamerLegion", "Heroic", "Astralis", "Complexity"] },
  { sport: "cs2", key: "iem-chengdu", name: "IEM Chengdu", ...inAsia, teams: ["FaZe", "G2", "Falcons", "FURIA", "Ninjas in Pyjamas", "3DMAX", "B8", "SAW", "TYLOO", "NRG"] },
  { sport: "cs2", key: "blast-premier", name: "BLAST Premier", ...inAmerica, teams: ["Liquid", "The MongolZ", "paiN", "Aurora", "OG", "ENCE", "Imperial", "M80", "Rare Atom", "Nemiga"] },
  { sport: "cs2", key: "pgl-major", name: "PGL Major", ...inEurope, teams: ["Fnatic", "MIBR", "Legacy", "FlyQuest", "Lynn Vision", "BetBoom Team", "PARIVISION", "Wildcard", "9z", "Passion UA"] },
  { sport: "cs2", key: "esl-challenger-asia", name: "ESL Challenger League Asia", ...pacific, teams: ["Chinggis Warriors", "The Huns", "ATOX", "Eruption", "Steel Helmet", "Alter Ego", "JiJieHao", "DogEvil", "Just Swing", "E9"] },
  { sport: "cs2", key: "esl-challenger-oceania", name: "ESL Challenger League Oceania", ...oceania, teams: ["Rooster", "Mindfreak", "Vantage", "SemperFi", "Housebets", "BigBlueBoys", "KZG", "Mongolz Academy"] },
  { sport: "cs2", key: "esl-challenger-na", name: "ESL Challenger League North America", ...west, teams: ["Nouns", "BOSS", "Party Astronauts", "LAG", "Akimbo", "Limitless", "InControl", "Marsborne", "Getting Info", "Take Flyte"] },
  { sport: "cs2", key: "cct-europe", name: "CCT Europe", ...europe, teams: ["Monte", "Sashi", "9INE", "AMKAL", "Sangal", "Metizport", "Johnny Speeds", "ECSTATIC", "Zero Tenacity", "Endpoint"] },
  { sport: "cs2", key: "cct-south-america", name: "CCT South America", ...america, teams: ["RED Canids", "Fluxo", "ODDIK", "Sharks", "Case", "BESTIA", "Galorys", "Solid", "Dusty Roots", "Hype"] },
  { sport: "lol", key: "lck", name: "LCK", ...korea, teams: ["T1", "Gen.G", "Hanwha Life Esports", "KT Rolster", "Dplus KIA", "Nongshim RedForce", "BNK FearX", "OKSavingsBank Brion", "DRX", "DN Freecs"] },
  { sport: "lol", key: "lck-challengers", name: "LCK Challengers League", ...korea, teams: ["T1 Academy", "Gen.G Academy", "Hanwha Life Challengers", "KT Challengers", "Dplus KIA Challengers", "Nongshim Academy", "BNK FearX Youth", "Brion Challengers", "DRX Challengers", "DN Challengers"] },
  { sport: "lol", key: "lpl", name: "LPL", ...china, teams: ["Bilibili Gaming", "Top Esports", "JD Gaming", "Weibo Gaming", "Anyone's Legend", "Invictus Gaming", "FunPlus Phoenix", "LNG Esports", "EDward Gaming", "Ninjas in Pyjamas", "Team WE", "LGD Gaming"] },
  { sport: "lol", key: "lcp", name: "LCP", ...pacific, teams: ["CTBC Flying Oyster", "GAM Esports", "PSG Talon", "SoftBank HAWKS", "Team Secret Whales", "MVK Esports", "DetonatioN FocusMe", "Chiefs Esports Club"] },
  { sport: "lol", key: "ljl", name: "LJL", ...japan, teams: ["Sengoku Gaming", "Burning Core", "V3 Esports", "AXIZ CREST", "Rascal Jester", "BC Swell", "FENNEL", "Revati"] },
  { sport: "lol", key: "lec", name: "LEC", ...europe, teams: ["G2 Esports", "Fnatic", "Karmine Corp", "Movistar KOI", "Team Vitality", "GIANTX", "Team BDS", "SK Gaming", "Team Heretics", "Natus Vincere"] },
  { sport: "lol", key: "lfl", name: "LFL", ...europe, region: "France", country: "FR", teams: ["Solary", "Gentle Mates", "BK ROG Esports", "Karmine Corp Blue", "Vitality.Bee", "GameWard", "Joblife", "Galions", "Ici Japon Corp", "Team Du Sud"] },
  { sport: "lol", key: "lta", name: "LTA", ...america, teams: ["FlyQuest", "Cloud9", "Team Liquid", "100 Thieves", "Shopify Rebellion", "Dignitas", "LYON", "paiN Gaming", "Vivo Keyd Stars", "FURIA", "RED Canids", "Isurus"] },
  { sport: "dota2", key: "the-international", name: "The International", ...inEurope, teams: ["Team Spirit", "Team Liquid", "Team Falcons", "Tundra Esports", "BetBoom Team", "PARIVISION", "Gaimin Gladiators", "Xtreme Gaming", "Natus Vincere", "Heroic"] },
  { sport: "dota2", key: "dreamleague", name: "DreamLeague", ...inAmerica, teams: ["Aurora", "OG", "Nigma Galaxy", "MOUZ", "Virtus.pro", "Team Yandex", "Team Tidebound", "Yakult Brothers", "Shopify Rebellion", "1win"] },
  { sport: "dota2", key: "esl-one", name: "ESL One", ...inAsia, teams: ["Talon Esports", "BOOM Esports", "Vici Gaming", "Azure Ray", "Wildcard", "Nouns", "AVULUS", "L1GA TEAM", "Execration", "Edge"] },
  { sport: "dota2", key: "dpc-china", name: "Dota Pro Series China", ...china, teams: ["LGD Gaming", "Team Zero", "Team Refuser", "G2.iG", "Royal Never Give Up", "Invictus Gaming", "Cloud Rising", "Old Eleven"] },
  { sport: "dota2", key: "dpc-sea", name: "Dota Pro Series Southeast Asia", ...pacific, teams: ["Blacklist International", "Fnatic", "Geek Fam", "Army Geniuses", "Bleed Esports", "Polaris", "IHC Esports", "Ivory", "Trust Gaming", "Moodeng Warriors"] },
  { sport: "dota2", key: "dpc-south-america", name: "Dota Pro Series South America", ...west, teams: ["HEROIC South America", "beastcoast", "Thunder Awaken", "Evil Geniuses", "Infamous", "Hokori", "Team Waska", "Estar Backs", "Lava Esports", "OG.LATAM"] },
  { sport: "valorant", key: "vct-americas", name: "VCT Americas", ...west, teams: ["Sentinels", "G2 Esports", "NRG", "MIBR", "LOUD", "Leviatán", "KRÜ Esports", "Cloud9", "100 Thieves", "Evil Geniuses", "FURIA", "2Game Esports"] },
  { sport: "valorant", key: "vct-emea", name: "VCT EMEA", ...europe, teams: ["Fnatic", "Team Heretics", "Team Liquid", "Team Vitality", "Karmine Corp", "BBL Esports", "FUT Esports", "GIANTX", "KOI", "Natus Vincere", "Gentle Mates", "Apeks"] },
  { sport: "valorant", key: "vct-pacific", name: "VCT Pacific", ...korea, region: "Asia-Pacific", country: null, teams: ["Paper Rex", "DRX", "Gen.G", "T1", "Rex Regum Qeon", "Talon Esports", "ZETA DIVISION", "DetonatioN FocusMe", "Global Esports", "Team Secret", "Nongshim RedForce", "BOOM Esports"] },
  { sport: "valorant", key: "vct-china", name: "VCT China", ...china, teams: ["EDward Gaming", "Bilibili Gaming", "Trace Esports", "Wolves Esports", "Dragon Ranger Gaming", "FunPlus Phoenix", "JDG Esports", "Xi Lai Gaming", "Nova Esports", "TYLOO", "All Gamers", "Titan Esports Club"] },
  { sport: "valorant", key: "challengers-japan", name: "Challengers Japan", ...japan, teams: ["Crazy Raccoon", "SCARZ", "FENNEL", "REJECT", "RIDDLE ORDER", "NOEZ FOXX", "QT DIG∞", "Sengoku Gaming", "MURASH GAMING", "Meteor"] },
  { sport: "valorant", key: "challengers-korea", name: "Challengers Korea", ...korea, teams: ["SLT Seongnam", "Dplus KIA", "Sin Prisa Gaming", "FearX", "ONSIDE GAMERS", "Mir Gaming", "FREECS", "Young Gunners"] },
  { sport: "valorant", key: "challengers-sea", name: "Challengers Southeast Asia", ...pacific, teams: ["FULL SENSE", "Bleed Esports", "NAOS Esports", "Team Flash", "Kadiliman", "Alter Ego", "BOOM Academy", "Orangutan", "Revenant", "Naga"] },
  { sport: "valorant", key: "challengers-na", name: "Challengers North America", ...america, teams: ["TSM", "M80", "Shopify Rebellion", "Oxygen Esports", "The Guard", "Moist x Shopify", "Turtle Troop", "YFP", "QoR", "Disguised"] },
  { sport: "lol", key: "ldl", name: "LDL", ...china, teams: ["Bilibili Gaming Junior", "Top Esports Challenger", "Joy Dream", "Weibo Gaming Youth", "Royal Club", "Invictus Gaming Young", "LNG Academy", "EDward Gaming Youth", "LGD Gaming Young", "Team WE Academy"] },
  { sport: "lol", key: "vcs", name: "VCS", ...pacific, region: "Vietnam", country: "VN", teams: ["Vikings Esports", "Team Flash", "CERBERUS Esports", "MGN Blue Esports", "Rainbow Warriors", "Saigon Dino", "Genius Esports", "Team Secret Academy"] },
  { sport: "lol", key: "pcs", name: "PCS", ...pacific, teams: ["Deep Cross Gaming", "Frank Esports", "West Point Esports", "J Team", "HELL PIGS", "Beyond Gaming", "Ground Zero Gaming", "Dewish Team"] },
  { sport: "lol", key: "nacl", name: "NACL", ...west, teams: ["CCG Esports", "AOE Esports", "Disguised", "Maryville University", "Supernova", "Wildcard", "Fear x Starforge", "Luminosity", "Team Ambition", "Conviction"] },
  { sport: "lol", key: "cblol-academy", name: "CBLOL Academy", ...america, region: "Brazil", country: "BR", teams: ["LOUD Academy", "paiN Academy", "RED Academy", "Keyd Academy", "FURIA Academy", "INTZ Academy", "Fluxo Academy", "KaBuM! Academy"] },
  { sport: "valorant", key: "challengers-oceania", name: "Challengers Oceania", ...oceania, teams: ["Mindfreak", "ORDER", "Bonkers", "Chiefs Esports Club", "Trident Esports", "Dire Wolves", "Kanga Esports", "Ground Zero"] },
  { sport: "valorant", key: "challengers-south-asia", name: "Challengers South Asia", ...pacific, teams: ["S8UL Esports", "Enigma Gaming", "Velocity Gaming", "GodLike Esports", "Reckoning Esports", "True Rippers", "Medal Esports", "Team Aryan"] },
  { sport: "valorant", key: "challengers-brazil", name: "Challengers Brazil", ...america, region: "Brazil", country: "BR", teams: ["RED Canids", "Vivo Keyd Stars", "Team Liquid Brazil", "The Union", "Corinthians", "Hero Base", "Stellae", "Los Grandes"] },
  { sport: "valorant", key: "challengers-latam", name: "Challengers LATAM", ...west, teams: ["Infinity", "Leviatán Academy", "9z", "BESTIA", "All Glory", "FUSION", "Maycam Evolve", "KRÜ Blaze"] },
  { sport: "cs2", key: "esl-challenger-europe", name: "ESL Challenger League Europe", ...europe, teams: ["Nexus", "Rebels Gaming", "Preasy", "Into the Breach", "500", "CYBERSHOKE", "Permitta", "GUN5", "Iberian Soul", "Dynamo Eclot"] },
  { sport: "cs2", key: "asian-champions-league", name: "Asian Champions League", ...inAsia, teams: ["TALON", "Gods Reign", "True Rippers", "Bad News Capybaras", "NKT", "ZONE", "R!OT Gaming", "ATOX Academy"] },
  { sport: "valorant", key: "challengers-china", name: "Challengers China", ...china, teams: ["KeepBest Gaming", "Attacking Soul Esports", "Weibo Gaming", "Totoro Gaming", "Rare Atom", "Royal Never Give Up", "Douyu Gaming", "Four Angry Men", "Shenzhen NTER", "Invincible Gaming"] },
  { sport: "valorant", key: "challengers-emea", name: "Challengers EMEA", ...europe, teams: ["BBL PCIFIC", "ULF Esports", "SuperMassive", "Diamant Esports", "Dragons Esports", "Mandatory", "Joblife", "UCAM Esports", "ALTERNATE aTTaX", "Enterprise"] },
  { sport: "dota2", key: "asian-dota-league", name: "Asian Dota League", ...inAsia, teams: ["Boom Rivals", "Lynx", "Myth Avenue", "Ragdoll", "Yangon Galacticos", "InterActive", "Grindsky Esports", "NAOS Esports", "Carstensz", "Execration Neo"] },
  { sport: "lol", key: "lco", name: "LCO", ...oceania, teams: ["Ground Zero", "Mammoth", "Kanga Esports", "Vertex", "Antic", "Bliss", "Dire Wolves", "Peace"] },
  { sport: "lol", key: "liga-latam", name: "Liga Latinoamérica", ...west, teams: ["Rainbow7", "Estral Esports", "All Knights", "Infinity", "Six Karma", "Leviatán", "INTZ", "Undead Gaming"] },
];
