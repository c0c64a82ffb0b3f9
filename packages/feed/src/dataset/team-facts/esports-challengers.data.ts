/** Teams of regional and second leagues of e-sports, in the form of `clubs-of-england`. Second teams have the colours of their first. */
export const esportsChallengers = `
9ine 9N plain #111111 #ff6b00 | 9INE |
akimbo AKM plain #1d2f6f white | Akimbo |
alter-ego AE plain #111111 #d4af37 | Alter Ego |
amkal AMK plain #0b2240 #ff5900 | AMKAL |
aoe-esports AOE plain #5b2a86 white | AOE |
army-geniuses AG plain #0b3d2e #d4af37 | Army Geniuses |
atox ATX plain #111111 #37c6d0 | ATOX |
attacking-soul-esports ASE plain #111111 white #d6001c | Attacking Soul | ase
axiz-crest AXZ plain #14264f #d4af37 | AXIZ CREST | axiz
beastcoast BC plain #111111 #ff4f5e | beastcoast |
bestia BST plain #5b2a86 white | BESTIA |
bilibili-gaming-junior BLJ plain #00a1d6 black | Bilibili Junior | blgj
bk-rog-esports BKR plain #d6001c white | BK ROG |
blacklist-international BLK plain #111111 #d4af37 | Blacklist |
bleed-esports BLD plain #111111 #ff3b30 | Bleed |
bnk-fearx-youth FXY plain #ffb800 black | FearX Youth |
boss BOS plain #1a1a1c #d4af37 | BOSS |
brion-academy BRA plain #00693c #ffd400 | Brion Academy |
burning-core BCR plain #b4121b white | Burning Core |
case CAS plain #111111 #f28b00 | Case |
ccg-esports CCG plain #0b2240 #37c6d0 | CCG |
chiefs-esports-club CHF plain #0a2f7a white | Chiefs |
chinggis-warriors CW plain #0a2f7a #ffd400 | Chinggis |
cloud-rising CR plain #111a3f white | Cloud Rising |
corinthians COR plain #111111 white | Corinthians |
crazy-raccoon CR plain #c8102e white | Crazy Raccoon | cr
ctbc-flying-oyster CFO plain #00693c white | Flying Oyster | cfo
disguised DSG plain #111111 #b8c4ca | Disguised | dsg
dn-freecs-academy DNA plain #1146c9 white | DN Academy |
dogevil DOG plain #111111 #ffcc00 | DogEvil |
douyu-gaming DYG plain #ff5d23 black | Douyu | douyu
dplus-kia-academy DKA plain #111111 #00c7b1 | Dplus Academy |
drx-academy DRA plain #1a3fd0 white | DRX Academy |
dusty-roots DR plain #5a3a24 white | Dusty Roots |
e9 E9 plain #14264f #8ac3ee | E9 |
ecstatic ECS plain #4b2d83 white | ECSTATIC |
edward-gaming-youth EDY plain #111111 white #d6001c | EDG Youth |
ei-nerd-esports EIN plain #5b2a86 #ffd400 | Ei Nerd |
elevate ELV plain #111111 #ff4f5e | Elevate |
endpoint END plain #5b2a86 #13e0a0 | Endpoint |
eruption ERU plain #b4121b white | Eruption |
estar-backs ESB plain #0b2240 #ffd400 | Estar Backs |
fennel FL plain #111111 #f6c453 | FENNEL |
fisher-college FIS plain #0a2f7a white | Fisher College |
fluxo FLX plain #7a1fa2 white | Fluxo |
four-angry-men 4AM plain #111111 #ffcc00 | 4AM | 4am
full-sense FS plain #111111 #ff3b30 | FULL SENSE |
galions GLS plain #0b2a4a #d4af37 | Galions |
galorys GLR plain #0b3d5c #37c6d0 | Galorys |
gam-esports GAM plain #111111 #ffd400 | GAM |
gameward GW plain #0b2240 #ff5900 | GameWard |
geek-fam GEK plain #111111 #13e0a0 | Geek Fam |
gen-g-academy GGA plain #1a1a1c #aa8a00 | Gen.G Academy |
getting-info GI plain #0a4fa3 white | Getting Info |
hanwha-life-academy HLA plain #ff6b00 black | Hanwha Academy |
hero-base HBS plain #0a2f7a #ffd400 | Hero Base |
hokori HKR plain #111111 white #d6001c | Hokori |
housebets HB plain #00693c white | Housebets |
hype HYP plain #111111 #ff4fa3 | Hype |
ici-japon-corp IJC plain #d6001c white | Ici Japon |
ihc-esports IHC plain #0b2240 #d4af37 | IHC |
incontrol INC plain #1d2f6f white | InControl |
infamous INF plain #111111 #f4731c | Infamous |
intz INT plain #111111 #f28b00 | INTZ |
invictus-gaming-young IGY plain #111111 white | Invictus Young |
ivory IVY plain #f4f0e6 #111111 | Ivory |
jijiehao JJH plain #c8102e white #ffd400 | JiJieHao |
joblife JL plain #1c1f5c #37c6d0 | Joblife |
johnny-speeds JS plain #ffd400 black | Johnny Speeds |
joy-dream JD plain #c8102e white | Joy Dream |
just-swing SWG plain #111111 #8ac3ee | Just Swing |
kabum-esports KBM plain #003a9b white #ff6500 | KaBuM! | kabum
kadiliman KAD plain #111111 white #d6001c | Kadiliman |
karmine-corp-blue KCB plain #16a0e0 black | Karmine Blue | kcb
keepbest-gaming KBG plain #0a4fa3 white | KeepBest |
kt-academy KTA plain #d6001c white | KT Academy |
kzg KZG plain #111111 #f28b00 | KZG |
lava-esports LAV plain #b4121b #ffffff | Lava |
lgd-gaming-young LGY plain #d6001c white #111111 | LGD Young |
limitless LIM plain #4b2d83 white | Limitless |
lng-academy LNA plain #111a3f #37a0ff | LNG Academy |
los-grandes LOS plain #111111 #ffd400 | Los Grandes | los
luminosity LG plain #101820 #00b2e2 | Luminosity | luminosity gaming
marsborne MRS plain #b4121b white | Marsborne |
maryville-university MU plain #b4121b white | Maryville |
meteor MTR plain #14264f #f4731c | Meteor |
metizport MTZ plain #111111 #13e0a0 | Metizport |
mindfreak MF plain #111111 #ff6b00 | Mindfreak |
mir-gaming MIR plain #0a4fa3 white | Mir |
monte MNT plain #1d2f6f #ffd400 | Monte |
moodeng-warriors MDW plain #5b2a86 white | Moodeng |
murash-gaming MRG plain #4b2d83 #ffd400 | MURASH |
mvk-esports MVK plain #111111 #d4af37 | MVK |
naos-esports NAO plain #b4121b white | NAOS |
noez-foxx NF plain #111111 #ff6b00 | NOEZ FOXX |
nongshim-academy NSA plain #d6001c white | NS Academy |
oddik ODK plain #00693c white | ODDIK |
old-eleven O11 plain #c8102e white | Old Eleven |
onside-gamers OSG plain #0b3d2e white | ONSIDE |
orangutan OGT plain #ff5900 black | Orangutan |
oxygen-esports OXG plain #111111 #13e0a0 | Oxygen |
party-astronauts PA plain #4b2d83 #37c6d0 | Party Astronauts |
polaris POL plain #0b2240 #8ac3ee | Polaris |
psg-talon PSG plain #0a1f44 white #d6001c | PSG Talon |
qor QOR plain #111111 #ff4fa3 | QoR |
qt-dig QTD plain #d6e04f black | QT DIG |
rascal-jester RJ plain #4b2d83 #ffd400 | Rascal Jester |
reject RC plain #111111 white #d6001c | REJECT |
revenant-esports REV plain #111111 #d4af37 | Revenant |
riddle-order RID plain #5b2a86 white | RIDDLE |
rise-gaming RSE plain #0a4fa3 white | Rise |
rmd-gaming RMD plain #111111 #37c6d0 | RMD |
rooster ROO plain #b4121b white | Rooster |
royal-club RYL plain #c8102e white #ffd400 | Royal Club |
royal-never-give-up RNG plain #c8102e white #d4af37 | RNG | rng
sangal SGL plain #5b2a86 #13e0a0 | Sangal |
sashi SSH plain #111111 white #d6001c | Sashi |
scarz SZ plain #111111 white #f28b00 | SCARZ |
semperfi SMP plain #0b2240 #d4af37 | SemperFi |
sengoku-gaming SG plain #4b2d83 #d4af37 | Sengoku |
sharks SHK plain #0a2f7a white | Sharks |
sin-prisa-gaming SP plain #111111 #8ac3ee | Sin Prisa |
slt-seongnam SLT plain #111111 #ffd400 | SLT |
softbank-hawks SHG plain #ffd400 black | HAWKS |
solary SLY plain #14264f #ff5900 | Solary |
solid SLD plain #111111 white #d6001c | Solid |
steel-helmet SH plain #5c6670 white | Steel Helmet |
stellae STE plain #5b2a86 #ffd400 | Stellae |
supernova SN plain #4b2d83 #ff9e1b | Supernova |
t1-academy T1A plain #e2012d white | T1 Academy |
take-flyte TF plain #0a4fa3 white | Take Flyte |
team-aster AST plain #0b2240 #8ac3ee | Aster |
team-du-sud TDS plain #ff9e1b black | Team Du Sud |
team-flash TFL plain #d6001c white | Team Flash |
team-refuser REF plain #111111 #37c6d0 | Refuser |
team-secret-whales TSW plain #111111 #37c6d0 | Secret Whales |
team-waska WSK plain #0b3d2e #ffd400 | Waska |
team-we-academy WEA plain #b4121b white | WE Academy |
team-zero ZRO plain #111111 #d4af37 | Team Zero |
the-guard GRD plain #0a2f7a white | The Guard |
the-huns HUN plain #b4121b #ffffff #d4af37 | The Huns |
the-union UNI plain #111111 #ff6b00 | The Union |
thunder-awaken TA plain #0b2240 #ffd400 | Thunder Awaken |
top-esports-challenger TEC plain #ff6b00 #111111 | Top Challenger |
totoro-gaming TTR plain #5c6670 white | Totoro |
trust-gaming TG plain #0a4fa3 white | Trust |
tsm TSM plain #111111 white | TSM |
turtle-troop TT plain #00693c white | Turtle Troop |
v3-esports V3 plain #b4121b white | V3 |
vantage VAN plain #111111 #8ac3ee | Vantage |
vitality-bee VTB plain #f2d21b #111111 | Vitality Bee |
weibo-gaming-youth WBY plain #e6162d white #ffcc00 | Weibo Youth |
windfall WDF plain #14264f #13e0a0 | WINDFALL |
yfp YFP plain #111111 #ffcc00 | YFP |
young-gunners YG plain #0b3d5c white | Young Gunners |
zero-tenacity ZT plain #111111 #ff3b30 | Zero Tenacity |
`;
