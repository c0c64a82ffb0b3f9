/** E-sports teams of all titles by slug of the name, in the form of `clubs-of-england`. An organisation has one name in every title. */
export const esportsTeams = `
100-thieves 100 plain #c8102e white | 100 Thieves | 100t
1win 1WN plain #0a1f5c white #2e86ff | 1win |
2game-esports 2G plain #7a1fa2 white | 2Game |
3dmax 3DX plain #1f6fc4 white | 3DMAX |
9z 9Z plain #5b2a86 white | 9z | 9z team
all-gamers AG plain #1a1a1c white #d6001c | All Gamers | ag
anyone-s-legend AL plain #0f2f6b #d4af37 | Anyone's Legend | al
apeks APK plain #101820 #ffd400 | Apeks |
astralis AST plain #d6001c white | Astralis | астралис
aurora AUR plain #0b2a4a #37c6d0 | Aurora | aurora gaming
avulus AVU plain #14264f white #d6001c | AVULUS |
azure-ray AZR plain #0a6fc4 white | Azure Ray |
b8 B8 plain #111111 #ffd400 | B8 |
bbl-esports BBL plain #c8a24a black | BBL |
betboom-team BB plain #ff3b30 #111111 | BetBoom | bb team, бетбум
big BIG plain #111111 white | BIG |
bilibili-gaming BLG plain #00a1d6 black | Bilibili | blg
bnk-fearx FOX plain #ffb800 black | FearX | fox
boom-esports BOM plain #111111 #ffcc00 | BOOM |
cloud9 C9 plain #00aeef black | Cloud9 | c9
complexity COL plain #003087 white | Complexity | col
detonation-focusme DFM plain #0a4fa3 #ffd400 | DetonatioN | dfm
dignitas DIG plain #111111 #ffd100 | Dignitas | dig
dn-freecs DNF plain #1146c9 white | DN Freecs | kwangdong freecs
dplus-kia DK plain #111111 #00c7b1 | Dplus KIA | dwg, damwon
dragon-ranger-gaming DRG plain #c8102e white #111111 | Dragon Ranger | drg
drx DRX plain #1a3fd0 white | DRX |
edge EDG plain #1a1a1c #8ac3ee | Edge |
edward-gaming EDG plain #111111 white #d6001c | EDG | edg
ence ENC plain #13263a #9fc3e0 | ENCE |
evil-geniuses EG plain #0b1a3f #6cabdd | Evil Geniuses | eg
execration EXE plain #c8102e white | Execration | xctn
team-falcons FAL plain #00b388 black | Falcons | team falcons
faze FAZ plain #e43d30 black | FaZe | faze clan
flyquest FLY plain #00843d white | FlyQuest | fly
fnatic FNC plain #ff5900 black | Fnatic | fnc
funplus-phoenix FPX plain #d6001c white | FPX | fpx
furia FUR plain #111111 white | FURIA |
fut-esports FUT plain #7a1fa2 #ffd400 | FUT |
g2-esports G2 plain #111111 white #e8333c | G2 | g2
gaimin-gladiators GG plain #111111 #f28b00 | Gaimin | gg, gladiators
gamerlegion GL plain #14264f #f4731c | GamerLegion | gl
gen-g GEN plain #1a1a1c #aa8a00 | Gen.G | geng
gentle-mates M8 plain #f4f0e6 #111111 | Gentle Mates | m8
giantx GX plain #111111 white #e6007e | GIANTX | gx, giants
global-esports GE plain #0a6fc4 white #ffd400 | Global Esports |
hanwha-life-esports HLE plain #ff6b00 black | Hanwha Life | hle
heroic HRC plain #d6001c white | Heroic |
imperial IMP plain #00693c white | Imperial |
invictus-gaming IG plain #111111 white | Invictus | ig
isurus ISG plain #0a3f86 #37c6d0 | Isurus |
jd-gaming JDG plain #c8102e white | JDG | jdg, jdg esports, jd gaming
karmine-corp KC plain #16a0e0 black | Karmine Corp | kcorp, kc
movistar-koi KOI plain #4b2d83 #c7b9ff | KOI |
kru-esports KRU plain #ff4fa3 black | KRÜ | kru
kt-rolster KT plain #d6001c white | KT Rolster | kt
l1ga-team L1 plain #1d2f6f white #ff3b30 | L1GA | l1ga
legacy LGC plain #0b3d2e #d4af37 | Legacy |
leviatan LEV plain #0b2240 #6cc5ee | Leviatán | leviatan
lgd-gaming LGD plain #d6001c white #111111 | LGD | lgd
team-liquid TL plain #0a2240 white | Liquid | team liquid, tl
lng-esports LNG plain #111a3f #37a0ff | LNG |
loud LLL plain #13ff00 black | LOUD |
lynn-vision LVG plain #14264f #e5b94e | Lynn Vision |
lyon LYN plain #111111 #d4af37 | LYON | lyon gaming
m80 M80 plain #5b2a86 #13e0a0 | M80 |
mibr MBR plain #111111 white | MIBR |
mouz MZ plain #d6001c white | MOUZ | mousesports
natus-vincere NVI plain #ffee00 black | NAVI | natus vincere, na vi, нави
nemiga NEM plain #1f6fc4 white | Nemiga |
nigma-galaxy NGX plain #5b2a86 #37c6d0 | Nigma | nigma
ninjas-in-pyjamas NIP plain #111111 #d9c37a | NIP | nip
nongshim-redforce NS plain #d6001c white | Nongshim | ns
nouns NNS plain #d53c3c white #ffe36e | Nouns |
nova-esports NOV plain #111a3f #ff6b00 | Nova |
nrg NRG plain #111111 white | NRG |
og OG plain #0b2240 white #e43d30 | OG |
oksavingsbank-brion BRO plain #00693c #ffd400 | Brion | ok brion
pain-gaming PNG plain #c8102e white | paiN | pain gaming
paper-rex PRX plain #111111 white #e6007e | Paper Rex | prx
parivision PRV plain #4b2d83 white | PARIVISION | пари вижн
passion-ua PUA plain #ffd500 #005bbb | Passion UA |
rare-atom RA plain #5b2a86 white | Rare Atom |
red-canids RED plain #d6001c white | RED Canids | red
rex-regum-qeon RRQ plain #111111 #f2b51f | RRQ | rrq
saw SAW plain #111111 white #d6001c | SAW |
sentinels SEN plain #ce0037 white | Sentinels |
shopify-rebellion SR plain #00693c white #95bf47 | Shopify | rebellion
sk-gaming SK plain #1a1a1c #b8c4ca | SK | sk
team-spirit SPR plain #1c1f26 white | Spirit | team spirit, спирит
t1 T1 plain #e2012d white | T1 | skt, skt t1, faker
talon-esports TLN plain #111111 white #d6001c | Talon |
team-bds BDS plain #e6007e white | BDS | bds
team-heretics TH plain #111111 #d4af37 | Heretics | heretics
team-secret TS plain #111111 white | Secret | secret
team-tidebound TB plain #0b3d5c #37c6d0 | Tidebound |
team-we WE plain #b4121b white | Team WE | we
team-yandex YDX plain #ffcc00 black #d6001c | Yandex | яндекс
the-mongolz MGZ plain #c8102e white #ffd400 | MongolZ | mongolz
titan-esports-club TEC plain #0a4fa3 white | Titan |
top-esports TES plain #ff6b00 #111111 | TES | tes
trace-esports TE plain #111111 #00a651 | Trace |
tundra-esports TUN plain #111111 #8ac3ee | Tundra | тундра
tyloo TYL plain #c8102e white | TYLOO |
vici-gaming VG plain #111111 #b8c4ca | Vici |
virtus-pro VP plain #f36f21 black | Virtus.pro | vp, виртус про
team-vitality VIT plain #f2d21b #111111 | Vitality | team vitality, виталити
vivo-keyd-stars VKS plain #5b2a86 white | Keyd Stars | keyd
weibo-gaming WBG plain #e6162d white #ffcc00 | Weibo | wbg
wildcard WC plain #1d2f6f #ffd400 | Wildcard |
wolves-esports WOL plain #f2b51f black | Wolves | wolves
xi-lai-gaming XLG plain #c8102e white #ffd400 | Xi Lai | xlg
xtreme-gaming XG plain #111111 #f4731c | Xtreme |
yakult-brothers YB plain #d6001c white | Yakult | yb
zeta-division ZET plain #111111 white | ZETA | zeta
chinggis-warriors CWA - | Chinggis |
the-huns HUN plain #8b1a2b white | The Huns |
atox ATO plain #111111 white | ATOX |
eruption ERU - | Eruption |
steel-helmet SHE - | Steel Helmet |
alter-ego AE - | Alter Ego |
jijiehao JIJ - | JiJieHao |
dogevil DOG - | DogEvil |
just-swing JSW - | Just Swing |
e9 E9 - | E9 |
rooster RST plain #d6001c white | Rooster |
mindfreak MF - | Mindfreak |
vantage VAN - | Vantage |
semperfi SEM - | SemperFi |
housebets HOU - | Housebets |
bigblueboys BIG - | BigBlueBoys |
kzg KZG - | KZG |
mongolz-academy MONA plain #c8102e white | MongolZ Academy |
boss BOS - | BOSS |
party-astronauts PAS - | Party Astronauts |
lag LAG - | LAG |
akimbo AKI - | Akimbo |
limitless LIM - | Limitless |
incontrol INC - | InControl |
marsborne MAR - | Marsborne |
getting-info GIN - | Getting Info |
take-flyte TFL - | Take Flyte |
monte MNT plain #111111 white | Monte |
sashi SAS - | Sashi |
9ine 9INE plain #111111 white | 9INE |
amkal AMK - | AMKAL |
sangal SAN - | Sangal |
metizport MET plain #111111 white | Metizport |
johnny-speeds JSP - | Johnny Speeds |
ecstatic ECS plain #111111 white | ECSTATIC |
zero-tenacity ZTE - | Zero Tenacity |
endpoint END - | Endpoint |
fluxo FLU plain #5b2a86 white | Fluxo |
oddik ODD - | ODDIK |
sharks SHA plain #111111 white | Sharks |
case CAS - | Case |
bestia BES - | BESTIA |
galorys GAL - | Galorys |
solid SOL - | Solid |
dusty-roots DRO - | Dusty Roots |
hype HYP - | Hype |
t1-academy T1A plain #e2012d white | T1 Academy |
gen-g-academy GENA plain #1a1a1c #aa8a00 | Gen.G Academy |
hanwha-life-challengers HLC plain #ff6b00 black | Hanwha Chal. |
kt-challengers KCH plain #d6001c white | KT Challengers |
dplus-kia-challengers DKC plain #111111 #00c7b1 | Dplus Chal. |
nongshim-academy NONA plain #d6001c white | Nongshim Academy |
bnk-fearx-youth BFY plain #ffb800 black | FearX Youth |
brion-challengers BCH plain #00693c #ffd400 | Brion Chal. |
drx-challengers DCH plain #1a3fd0 white | DRX Challengers |
dn-challengers DNC plain #1146c9 white | DN Challengers |
ctbc-flying-oyster CFO plain #00a5a0 #111111 | Flying Oyster |
gam-esports GAM plain #f2b51f black | GAM |
psg-talon PSG plain #0b2b5c white | PSG Talon |
softbank-hawks SHG plain #f9c900 black | SoftBank HAWKS |
team-secret-whales TSW plain #111111 white | Secret Whales |
mvk-esports MVK - | MVK |
chiefs-esports-club CHF plain #111111 #6fa8dc | Chiefs |
sengoku-gaming SG plain #d6001c white | Sengoku |
burning-core BC - | Burning Core |
v3-esports V3 - | V3 |
axiz-crest AXC - | AXIZ CREST |
rascal-jester RJ - | Rascal Jester |
bc-swell BCS - | BC Swell |
fennel FL plain #111111 white | FENNEL |
revati REV - | Revati |
solary SLY - | Solary |
bk-rog-esports BKR - | BK ROG |
karmine-corp-blue KCB plain #16a0e0 black | Karmine Blue |
vitality-bee VITB plain #f2d21b #111111 | Vitality.Bee |
gameward GW - | GameWard |
joblife JL - | Joblife |
galions GL - | Galions |
ici-japon-corp IJC - | Ici Japon Corp |
team-du-sud DSU - | Team Du Sud |
team-zero ZER - | Team Zero |
team-refuser REF - | Refuser |
g2-ig G2IG plain #111111 white | G2.iG |
royal-never-give-up RNG plain #111111 #d4af37 | RNG |
cloud-rising CRI - | Cloud Rising |
old-eleven OEL - | Old Eleven |
blacklist-international BLC plain #111111 white | Blacklist |
geek-fam GFA - | Geek Fam |
army-geniuses AGE - | Army Geniuses |
bleed-esports BLE plain #d6001c white | Bleed |
polaris POL - | Polaris |
ihc-esports IHC - | IHC |
ivory IVO - | Ivory |
trust-gaming TRU - | Trust Gaming |
moodeng-warriors MWA - | Moodeng Warriors |
heroic-south-america HSA plain #d6001c white | Heroic SA |
beastcoast BC plain #111111 white | beastcoast |
thunder-awaken TA plain #0a4fa3 white | Thunder Awaken |
infamous INF - | Infamous |
hokori HOK - | Hokori |
team-waska WAS - | Waska |
estar-backs EBA - | Estar Backs |
lava-esports LAV - | Lava |
og-latam OLA plain #0b2240 white | OG.LATAM |
crazy-raccoon CR plain #d6001c white | Crazy Raccoon |
scarz SZ plain #7a1f8a white | SCARZ |
reject REJ - | REJECT |
riddle-order ROR - | RIDDLE ORDER |
noez-foxx NFO - | NOEZ FOXX |
qt-dig QDI - | QT DIG∞ |
murash-gaming MUR - | MURASH GAMING |
meteor MET - | Meteor |
slt-seongnam SSE - | SLT Seongnam |
sin-prisa-gaming SPR - | Sin Prisa |
fearx FOX plain #ffb800 black | FearX |
onside-gamers OGA - | ONSIDE GAMERS |
mir-gaming MIR - | Mir Gaming |
freecs DNF plain #1146c9 white | DN Freecs |
young-gunners YGU - | Young Gunners |
full-sense FS - | FULL SENSE |
naos-esports NAO - | NAOS |
team-flash FLA - | Team Flash |
kadiliman KAD - | Kadiliman |
boom-academy BOOA plain #111111 #ffcc00 | BOOM Academy |
orangutan ORA plain #f47b20 black | Orangutan |
revenant REV - | Revenant |
naga NAG - | Naga |
tsm TSM plain #111111 white | TSM |
oxygen-esports OXG plain #00693c white | Oxygen |
the-guard TGD plain #111111 white | The Guard |
moist-x-shopify MXS plain #00693c white | Moist x Shopify |
turtle-troop TTR - | Turtle Troop |
yfp YFP - | YFP |
qor QOR - | QoR |
disguised DSG plain #f2c230 black | Disguised |
bilibili-gaming-junior BJU plain #00a1d6 black | Bilibili Junior |
top-esports-challenger TCH plain #ff6b00 #111111 | TES Challenger |
joy-dream JDR - | Joy Dream |
weibo-gaming-youth WYO plain #e6162d white #ffcc00 | Weibo Youth |
royal-club ROY - | Royal Club |
invictus-gaming-young IYO plain #111111 white | Invictus Young |
lng-academy LNGA plain #111a3f #37a0ff | LNG Academy |
edward-gaming-youth EYO plain #111111 white #d6001c | EDG Youth |
lgd-gaming-young LYO plain #d6001c white #111111 | LGD Young |
team-we-academy WEA plain #b4121b white | WE Academy |
vikings-esports VIK - | Vikings |
cerberus-esports CES - | CERBERUS |
mgn-blue-esports MBL - | MGN Blue |
rainbow-warriors RWA - | Rainbow Warriors |
saigon-dino SDI - | Saigon Dino |
genius-esports GEN - | Genius |
team-secret-academy SECA plain #111111 white | Secret Academy |
deep-cross-gaming DCG - | Deep Cross |
frank-esports FAK - | Frank |
west-point-esports WPO - | West Point |
j-team JT - | J Team |
hell-pigs HPI - | HELL PIGS |
beyond-gaming BYG - | Beyond Gaming |
ground-zero-gaming GZE - | Ground Zero |
dewish-team DEW - | DeWish |
ccg-esports CCG - | CCG |
aoe-esports AOE - | AOE |
maryville-university MUN plain #c8102e white | Maryville |
supernova SUP - | Supernova |
fear-x-starforge FXS - | Fear x Starforge |
luminosity LG plain #111111 #2fb4e8 | Luminosity |
team-ambition AMB - | Team Ambition |
conviction CON - | Conviction |
loud-academy LOUA plain #13ff00 black | LOUD Academy |
pain-academy PAIA plain #c8102e white | paiN Academy |
red-academy REDA plain #d6001c white | RED Academy |
keyd-academy KEYA plain #5b2a86 white | Keyd Academy |
furia-academy FURA plain #111111 white | FURIA Academy |
intz-academy ITZA plain #111111 white | INTZ Academy |
fluxo-academy FLUA plain #5b2a86 white | Fluxo Academy |
kabum-academy KBMA plain #003a9b white #ff6500 | KaBuM! Academy |
order ORD - | ORDER |
bonkers BON - | Bonkers |
trident-esports TRI - | Trident |
dire-wolves DW plain #111111 white | Dire Wolves |
kanga-esports KAN - | Kanga |
ground-zero GZE - | Ground Zero |
s8ul-esports S8UL - | S8UL |
enigma-gaming ENI - | Enigma |
velocity-gaming VEL - | Velocity |
godlike-esports GDL - | GodLike |
reckoning-esports REC - | Reckoning |
true-rippers TRI - | True Rippers |
medal-esports MED - | Medal |
team-aryan ARY - | Team Aryan |
team-liquid-brazil TLB plain #0a2240 white | Liquid Brazil |
the-union UNI - | The Union |
corinthians COR plain white black | Corinthians |
hero-base HBA - | Hero Base |
stellae STE - | Stellae |
los-grandes LGR plain #f2c230 black | Los Grandes |
infinity INF - | Infinity |
leviatan-academy LEVA plain #0b2240 #6cc5ee | Leviatán Acad. |
all-glory AGL - | All Glory |
fusion FUS - | FUSION |
maycam-evolve MEV - | Maycam Evolve |
kru-blaze KBL plain #ff4fa3 black | KRÜ Blaze |
nexus NEX - | Nexus |
rebels-gaming REB - | Rebels |
preasy PRE - | Preasy |
into-the-breach IBR - | Into the Breach |
500 500 - | 500 |
cybershoke CYB - | CYBERSHOKE |
permitta PER - | Permitta |
gun5 GUN - | GUN5 |
iberian-soul ISO - | Iberian Soul |
dynamo-eclot DEC - | Dynamo Eclot |
talon TLN plain #111111 white | Talon |
gods-reign GRE - | Gods Reign |
7sea-esports 7SEA - | 7Sea | seven sea
marcos-gaming MRC - | Marcos |
bad-news-capybaras BNC - | Capybaras |
nkt NKT - | NKT |
zone ZON - | ZONE |
r-ot-gaming ROT - | R!OT |
atox-academy ATOA plain #111111 white | ATOX Academy |
keepbest-gaming KEE - | KeepBest |
attacking-soul-esports ASO - | Attacking Soul |
totoro-gaming TOT - | Totoro |
douyu-gaming DYG - | Douyu |
four-angry-men FAM - | Four Angry Men |
shenzhen-nter SNT - | Shenzhen NTER |
invincible-gaming INV - | Invincible |
bbl-pcific BPC plain #c8a24a black | BBL PCIFIC |
ulf-esports ULF - | ULF |
supermassive SMB plain #111111 white | SuperMassive |
diamant-esports DIA - | Diamant |
dragons-esports DRA - | Dragons |
mandatory MAN - | Mandatory |
ucam-esports UCA - | UCAM |
alternate-attax ATN - | ALTERNATE aTTaX |
enterprise ENT - | Enterprise |
boom-rivals BRI plain #111111 #ffcc00 | Boom Rivals |
lynx LYN - | Lynx |
myth-avenue MAV - | Myth Avenue |
ragdoll RAG - | Ragdoll |
yangon-galacticos YGA - | Galacticos |
interactive INT - | InterActive |
grindsky-esports GRI - | Grindsky |
carstensz CAR - | Carstensz |
execration-neo ENE plain #c8102e white | Execration Neo |
mammoth MAM - | Mammoth |
vertex VER - | Vertex |
antic ANT - | Antic |
bliss BLI - | Bliss |
peace PEA - | Peace |
rainbow7 R7 - | Rainbow7 |
estral-esports EST - | Estral |
all-knights AKN - | All Knights |
six-karma SKA - | Six Karma |
intz INTZ plain #111111 white | INTZ |
undead-gaming UND - | Undead |
brion-academy BRA plain #00693c #ffd400 | Brion Academy |
dn-freecs-academy DNA plain #1146c9 white | DN Academy |
dplus-kia-academy DKA plain #111111 #00c7b1 | Dplus Academy |
drx-academy DRA plain #1a3fd0 white | DRX Academy |
ei-nerd-esports EIN plain #5b2a86 #ffd400 | Ei Nerd |
elevate ELV plain #111111 #ff4f5e | Elevate |
fisher-college FIS plain #0a2f7a white | Fisher College |
hanwha-life-academy HLA plain #ff6b00 black | Hanwha Academy |
kabum-esports KBM plain #003a9b white #ff6500 | KaBuM! | kabum
kt-academy KTA plain #d6001c white | KT Academy |
revenant-esports REV plain #111111 #d4af37 | Revenant |
rise-gaming RSE plain #0a4fa3 white | Rise Gaming |
rmd-gaming RMD plain #111111 #37c6d0 | RMD |
team-aster AST plain #0b2240 #8ac3ee | Aster |
windfall WDF plain #14264f #13e0a0 | WINDFALL |
`;
