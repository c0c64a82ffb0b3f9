/** Clubs of the other European countries, the Americas, Asia, Africa and Oceania, in the form of `clubs-of-england`. */
export const clubsOfTheWorld = `
adana-demirspor ADS plain #0a3f86 #6cabdd | Adana Demirspor | adana
alanyaspor ALA plain orange green | Alanyaspor | alanya
antalyaspor ANT stripes red white | Antalyaspor | antalya
besiktas BES stripes white black | Beşiktaş | bjk, kara kartal, бешикташ, بشكتاش, μπεσίκτας, ベシクタシュ
bodrum-fk BOD plain green white | Bodrum | bodrumspor
caykur-rizespor RIZ plain #0b7a3e #0a4fc4 | Rizespor | rize
eyupspor EYP stripes #4b2d83 yellow | Eyüpspor | eyup
fenerbahce FEN stripes #00205b #ffed00 | Fenerbahçe | fener, fb, фенербахче, فنربخشة, φενέρμπαχτσε
galatasaray GAL halves #a90432 #fdb912 | Galatasaray | gala, cimbom, gs, галатасарай, غلطة سراي, γαλατασαράι
gaziantep-fk GFK plain red black | Gaziantep |
goztepe GOZ plain yellow red | Göztepe | гёзтепе
hatayspor HAT plain #7b1e2b white | Hatayspor | hatay
istanbul-basaksehir IBS plain orange navy | Başakşehir | basaksehir, башакшехир
kasimpasa-sk KAS plain #14387f white | Kasımpaşa | kasimpasa
kayserispor KAY plain red yellow | Kayserispor | kayseri
konyaspor KON plain green white | Konyaspor | konya
samsunspor SAM plain red white black | Samsunspor | samsun, самсунспор
sivasspor SIV plain red white | Sivasspor | sivas
trabzonspor TRA stripes #6b1d3d #7cc6f2 | Trabzonspor | trabzon, ts, трабзонспор

fks-stal-mielec STM plain white royal | Stal Mielec | mielec
gks-katowice GKS plain yellow green black | GKS Katowice | gieksa
gornik-zabrze GOR plain white royal red | Górnik | gornik
jagiellonia-bialystok JAG stripes #ffdd00 #d6001c | Jagiellonia | jaga, bialystok, ягеллония
korona-kielce KOR plain yellow red | Korona | kielce
ks-cracovia CRA stripes white red | Cracovia |
lech-poznan LPO plain #0a4fa3 white | Lech Poznań | lech, poznan, posen, kolejorz, лех
lechia-gdansk LGD stripes white green | Lechia | gdansk, danzig
legia-warszawa LEG plain white #00843d red | Legia | legia warsaw, warsaw, легия, легия варшава
motor-lublin MTL plain yellow white royal | Motor | lublin
piast-gliwice PIA plain #0a4fa3 red | Piast | gliwice
pogon-szczecin POG plain #14264f #7b1e2b | Pogoń | pogon, szczecin, stettin
puszcza-niepolomice PUS plain green white | Puszcza |
radomiak-radom RAD plain green white | Radomiak | radom
rakow-czestochowa RCZ plain #c8102e #0a4fa3 | Raków | rakow, ракув
slask-wroclaw SLA plain #00843d white red | Śląsk | slask, wroclaw, breslau
widzew-lodz WID plain red white | Widzew | lodz
zaglebie-lubin ZAG plain orange white green | Zagłębie | zaglebie, lubin

aik-solna AIK plain black yellow | AIK | аик
bk-hacken HAC stripes yellow black | Häcken | hacken, хеккен
djurgardens-if DIF stripes #6cabdd #14264f red | Djurgården | djurgarden, dif, юргорден
gais-goteborg GAI stripes green black | GAIS |
halmstads-bk HBK plain royal white | Halmstad |
hammarby-if HAM plain white green | Hammarby | bajen, хаммарбю
if-brommapojkarna BP stripes red black | Brommapojkarna | brommapojkarna, bp
if-elfsborg ELF plain yellow black | Elfsborg | эльфсборг
ifk-goteborg GBG stripes #0a4fa3 white | Göteborg | gothenburg, goteborg, blavitt, гётеборг
ifk-norrkoping NOR plain white royal | Norrköping | norrkoping, peking
ifk-varnamo VAR plain white royal | Värnamo |
ik-sirius SIR plain royal black | Sirius | uppsala
kalmar-ff KAL plain red white | Kalmar |
malmo-ff MFF plain #6cb2e2 white | Malmö | malmo, мальмё
mjallby-aif MJA plain yellow black | Mjällby | mjallby
vasteras-sk VSK stripes green white | Västerås | vasteras

fk-bodo-glimt BOD plain #ffe01a black | Bodø/Glimt | bodo, glimt, bodo glimt, будё глимт, будё-глимт
fk-haugesund HAU plain white navy | Haugesund |
fredrikstad-fk FFK plain white red | Fredrikstad |
hamarkameratene HAM plain #00693c white | HamKam | hamkam
kfum-oslo KFU plain red black | KFUM | kfum
kristiansund-bk KBK plain #0a3f86 white | Kristiansund |
lillestrom-sk LSK plain yellow black | Lillestrøm | lillestrom
molde-fk MOL plain #0a4fa3 white | Molde | мольде
odds-bk ODD stripes white black | Odd | odd grenland
rosenborg-bk RBK plain white black | Rosenborg | trondheim, русенборг
sandefjord-fotball SAN plain red black | Sandefjord |
sarpsborg-08 S08 plain #0a4fa3 white | Sarpsborg |
sk-brann BRA plain red white | Brann | bergen, бранн
stromsgodset-if SIF plain navy white | Strømsgodset | stromsgodset, godset
tromso-il TIL plain red white | Tromsø | tromso
viking-fk VIK plain navy white | Viking | stavanger, викинг

aalborg-bk AAB stripes red white | Aalborg | aab, aalborg
aarhus-gf AGF plain white royal | AGF | agf, aarhus, орхус
brondby-if BIF plain #ffe100 #003b83 | Brøndby | brondby, брондбю
fc-kobenhavn FCK plain white #0a3a85 | FC København | copenhagen, kopenhagen, copenhague, kobenhavn, копенгаген, كوبنهاغن, κοπεγχάγη
fc-midtjylland FCM plain black red | Midtjylland | мидтьюлланд
fc-nordsjaelland FCN plain #d6001c #ffdd00 | Nordsjælland | nordsjaelland
lyngby-bk LBK plain royal white | Lyngby |
randers-fc RFC plain #0a9adf white | Randers |
silkeborg-if SIF plain red white | Silkeborg |
sonderjyske SJF plain sky white | Sønderjyske | sonderjyske
vejle-bk VBK plain red white | Vejle |
viborg-ff VFF plain green white | Viborg |

aek-athen AEK plain #fdd20a black | AEK | aek athens, αεκ, аек, аек афины
aris-saloniki ARI plain #ffdd00 black | Aris | aris thessaloniki, άρης
asteras-tripolis AST plain yellow navy | Asteras | tripoli, αστέρας
atromitos ATR plain white royal | Atromitos | ατρόμητος
gs-kallithea KLT plain white royal | Kallithea | καλλιθέα
lamia LAM plain royal white | Lamia | λαμία
levadiakos LEV plain green royal | Levadiakos | λεβαδειακός
ofi-heraklion OFI plain black white | OFI | ofi crete, οφη
olympiakos-piraeus OLY stripes #d6001c white | Olympiacos | olympiacos, olympiakos, thrylos, олимпиакос, أولمبياكوس, ολυμπιακός
panathinaikos PAO plain #00693c white | Panathinaikos | pao, панатинаикос, παναθηναϊκός
panetolikos PNE plain #0a3f86 yellow | Panetolikos | παναιτωλικός
panserraikos PSE plain red white | Panserraikos | πανσερραϊκός
paok-saloniki PAK stripes black white | PAOK | paok thessaloniki, паок, παοκ
volos-nfc VOL plain red royal | Volos | βόλος

ac-sparta-praha SPP plain #7b1e2b white | Sparta Praha | sparta prague, sparta prag, спарта прага
fk-mlada-boleslav MBO plain royal white | Mladá Boleslav | mlada boleslav
sk-slavia-praha SLP halves white #d7141a | Slavia Praha | slavia prague, slavia prag, славия, славия прага
viktoria-plzen PLZ plain #0a3f86 #d6001c | Plzeň | viktoria pilsen, pilsen, виктория пльзень
apoel-nikosia APO plain #ffd800 #0a4fa3 | APOEL | apoel nicosia, апоэл, αποέλ
omonia-nikosia OMO plain #00843d white | Omonia | omonia nicosia, ομόνοια
paphos-fc PAF plain royal white | Pafos | pafos, πάφος
dinamo-kiev DYK plain white #0a4fa3 | Dynamo Kyiv | dynamo kyiv, dinamo kyiv, динамо киев, динамо київ
fk-shakhtar-donetsk SHK stripes #f47b20 black | Shakhtar | shakhtar donetsk, шахтер, шахтёр донецк, شاختار
fk-astana AST plain #ffdd00 #00afca | Astana | астана
fk-kairat KAI plain #ffdd00 black | Kairat | kairat almaty, қайрат, кайрат
fk-crvena-zvezda CZV halves #d6001c white | Crvena zvezda | red star belgrade, roter stern, crvena zvezda, zvezda, црвена звезда, ερυθρός αστέρας
tsc-backa-topola TSC plain #0a4fc4 white | TSC | backa topola
nk-celje CEL plain #ffdd00 #0a4fa3 | Celje |
olimpija-ljubljana OLJ plain #00843d white | Olimpija | ljubljana
borac-banja-luka BBL plain red #0a4fa3 | Borac | banja luka
cs-petrocub PET plain yellow black | Petrocub |
dinamo-minsk DMI plain white #0a4fa3 | Dinamo Minsk | динамо минск
fc-noah NOA plain black white | Noah | ноа
fcsb SBU plain #d6001c #0a3f86 | FCSB | steaua, steaua bucharest, стяуа
ferencvarosi-tc FER stripes #00843d white | Ferencváros | fradi, ferencvaros, ференцварош
fk-rfs RFS plain white navy | RFS | rigas futbola skola, riga
gnk-dinamo-zagreb DZG plain #0a4fc4 white | Dinamo Zagreb | загреб, динамо загреб
hjk-helsinki HJK stripes #0a4fa3 white | HJK | helsinki
larne-fc LRN plain red white | Larne |
maccabi-tel-aviv MTA plain #ffdd00 #0a3f86 | Maccabi Tel Aviv | maccabi, маккаби тель-авив, מכבי תל אביב
pfc-ludogorets-razgrad LUD plain #00843d white | Ludogorets | лудогорец
qarabag-agdam-fk QAR plain black white | Qarabağ | qarabag, карабах
shamrock-rovers SRO hoops #00843d white | Shamrock Rovers | hoops
sk-slovan-bratislava SLO plain #6cabdd white | Slovan | bratislava, слован
the-new-saints TNS plain green white | TNS | new saints
vikingur-reykjavik VKR stripes red black | Víkingur | vikingur

aldosivi ALD stripes #00843d yellow | Aldosivi |
argentinos-juniors ARG plain red white | Argentinos | bicho
atletico-tucuman ATU stripes #75aadb white | Atl. Tucumán | tucuman, decano
banfield BAN stripes #00843d white | Banfield | taladro
barracas-central BAC stripes red white | Barracas |
belgrano-de-cordoba BEL plain #6cb2e2 black | Belgrano |
boca-juniors BOC band #003b94 #fcb514 | Boca Juniors | boca jrs, xeneizes, бока хуниорс, بوكا جونيورز, 博卡青年, ボカ ジュニアーズ
central-cordoba-sde CCO plain black white | Central Córdoba | ferroviario
defensa-y-justicia DYJ plain #ffdd00 #00843d | Defensa | halcon
deportivo-riestra RIE plain black white | Riestra |
estudiantes EST stripes red white | Estudiantes | estudiantes la plata, pincha
gimnasia-de-la-plata GLP band white #14264f | Gimnasia | lobo
godoy-cruz GOD plain #0a4fa3 white | Godoy Cruz | tomba
huracan HUR plain white red | Huracán | globo
independiente IND plain #d6001c white | Independiente | rojo, индепендьенте
independiente-rivadavia IRI plain #14387f white | Ind. Rivadavia | lepra
instituto-de-cordoba INS stripes red white | Instituto | gloria
lanus LAN plain #7b1e2b white | Lanús | lanus, granate
newell-s-old-boys NOB halves #d6001c black | Newell's | newells
platense PLA band white #5a3a24 | Platense | calamar
racing-club RAC stripes #75c0ee white | Racing Club | racing avellaneda, academia, расинг
river-plate RIV sash white #e3141c black | River Plate | river, millonarios, ривер плейт, ريفر بليت, 河床, リーベル プレート
rosario-central ROS stripes #0a3f86 #ffdd00 | Rosario Central | rosario, canalla
san-lorenzo SLO stripes #0a2d6b #c8102e | San Lorenzo | ciclon
san-martin-de-san-juan SMJ stripes #00693c black | San Martín SJ | san martin
sarmiento-de-junin SAR plain #00843d white | Sarmiento |
talleres-de-cordoba TAL stripes #14264f white | Talleres |
tigre TIG band #0a4fa3 red | Tigre | matador
union-de-santa-fe USF stripes red white | Unión | union santa fe, tatengue
velez-sarsfield VEL plain white #0a3f86 | Vélez | velez, fortin

botafogo-fr BOT stripes black white | Botafogo | fogao, ботафого, بوتافوغو
ca-mineiro CAM stripes black white | Atlético-MG | atletico mineiro, galo, атлетико минейро
ceara-sc CEA stripes black white | Ceará | vozao
cr-flamengo FLA hoops #c8102e black | Flamengo | mengao, фламенго, فلامنغو, 弗拉门戈, フラメンゴ
cr-vasco-da-gama VAS sash black white | Vasco | vascao, васко да гама
cruzeiro-ec CRU plain #003a94 white | Cruzeiro | raposa, крузейро
ec-bahia BAH plain white #006cb5 #d6001c | Bahia |
ec-juventude JVD stripes #00843d white | Juventude |
ec-vitoria VIT hoops #d6001c black | Vitória | vitoria bahia
fluminense-fc FLU stripes #7a1533 #00693c white | Fluminense | flu, tricolor, флуминенсе, فلومينينسي
fortaleza-ec FOR hoops #0a3f86 #d6001c white | Fortaleza | leao do pici
gremio-fbpa GRE stripes #0d80bf black white | Grêmio | gremio, гремио
mirassol-fc MIR plain yellow green | Mirassol |
rb-bragantino RBB plain white #d20a3c | Bragantino | red bull bragantino, massa bruta
santos-fc SAN plain white black | Santos | peixe, сантос, سانتوس
sao-paulo-fc SAO band white #d9121a black | São Paulo | sao paulo, spfc, сан-паулу, ساو باولو
sc-corinthians-paulista COR plain white black | Corinthians | timao, коринтианс, كورينثيانز
sc-internacional INT plain #e5050f white | Internacional | inter porto alegre, colorado, интернасьонал
sc-recife SPO hoops #d6001c black | Sport Recife | sport recife, leao da ilha
se-palmeiras PAL plain #006437 white | Palmeiras | verdao, палмейрас, بالميراس

atlanta-united-fc ATL stripes #80000a black #d6b96f | Atlanta United | atlanta utd
austin-fc ATX plain #00b140 black | Austin | verde
cf-montreal MTL plain black #0033a1 white | Montréal | montreal impact
charlotte-fc CLT plain #1a85c8 black | Charlotte |
chicago-fire CHI plain #141946 #e0402f | Chicago Fire |
colorado-rapids COL plain #862633 #8bb8e8 | Colorado | rapids
columbus-crew CLB plain #fedd00 black | Columbus | crew
d-c-united DC plain black #d6001c | D.C. United | dc united, washington
fc-cincinnati CIN plain #f05323 #263b80 | Cincinnati | fcc
fc-dallas DAL hoops #bf0d3e #0f2a59 white | Dallas | dallas, fc dallas
houston-dynamo HOU plain #f68712 black | Houston | dynamo
inter-miami-cf MIA plain #f7b5cd #231f20 | Inter Miami | miami, messi, интер майами, إنتر ميامي, 迈阿密国际, インテル マイアミ
los-angeles-fc LAF plain black #c39e6d | LAFC | lafc, los angeles
los-angeles-galaxy LAG sash white #00245d #ffd200 | LA Galaxy | galaxy, la galaxy
minnesota-united-fc MIN plain #585958 #8cd2f4 | Minnesota | loons
nashville-sc NSH plain #ece83a #1f1646 | Nashville |
new-england-revolution NE plain #0a2240 #ce0e2d | New England | revs
new-york-city-fc NYC plain #6cace4 #041e42 | New York City | nycfc
new-york-rb RBN plain white #ed1e36 | NY Red Bulls | new york red bulls, nyrb
orlando-city ORL plain #633492 #fde192 | Orlando City |
philadelphia-union PHI centre #071b2c #b38707 | Philadelphia | union
portland-timbers POR plain #00482b #ebe72b | Portland | timbers
real-salt-lake RSL plain #b30838 #013a81 | Real Salt Lake | rsl
san-jose-earthquakes SJ plain #0051ba black | San Jose | quakes
seattle-sounders SEA plain #5d9741 #0b2a4a | Seattle | sounders
sporting-kansas-city SKC hoops #93b1d7 #002a5c | Sporting KC | sporting kc, skc, kansas city
st-louis-city-sc STL plain #e2184c #0c1f3f | St. Louis City | saint louis
toronto-fc TOR plain #b81137 #455560 | Toronto | tfc
vancouver-whitecaps VAN hoops white #00245e #9dc2ea | Vancouver | whitecaps

atlas-guadalajara ATS halves #c8102e black | Atlas | zorros
atletico-san-luis ASL stripes #d6001c white | San Luis | san luis potosi
cf-america AME plain #fee65a #00205b #d6001c | América | club america, aguilas
cf-monterrey MTY stripes #14264f white | Monterrey | rayados, монтеррей
cf-pachuca PAC stripes #14387f white | Pachuca | tuzos
club-leon LEO plain #00843d white | León | leon, fiera
club-necaxa NEC stripes #d6001c white | Necaxa | rayos
club-tijuana TIJ plain #c8102e black | Tijuana | xolos
cruz-azul CAZ plain #0054a6 white | Cruz Azul | maquina, круз асуль
deportivo-guadalajara GUA stripes #d6001c white #14264f | Guadalajara | chivas
deportivo-toluca TOL plain #c8102e white | Toluca | diablos rojos
fc-juarez JUA plain #00a651 black | Juárez | juarez, bravos
gallos-blancos QRO stripes #1d4fa3 black white | Querétaro | queretaro, gallos
mazatlan-fc MAZ plain #4f2d7f black | Mazatlán | mazatlan
puebla-fc PUE sash white #14387f | Puebla | franja
pumas-unam PUM plain #14264f #c5a05a | Pumas | unam
santos-laguna SLA hoops #00693c white | Santos Laguna | guerreros
uanl-tigres TIG plain #ffb81c #14387f | Tigres | tigres uanl, тигрес

barcelona-sc BSC plain #ffdd00 black | Barcelona SC | barcelona guayaquil
car-independiente-del-valle IDV stripes #0a1f4d #e6007e | Ind. del Valle | independiente valle, idv
cscyd-el-nacional ENA plain red white | El Nacional |
ldu-de-quito LDU plain white #14387f | LDU Quito | liga de quito
ca-boston-river BRV plain red green | Boston River |
ca-penarol PEN stripes #ffdd00 black | Peñarol | penarol, manya, пеньяроль
club-nacional-de-football NAC plain white #0a3f86 #d6001c | Nacional | nacional montevideo, bolso
defensor-sc DSC plain #5a2d82 white | Defensor | defensor sporting
ca-bucaramanga BUC plain yellow green | Bucaramanga |
cd-tolima TLM plain #7b1e2b #ffdd00 | Tolima | deportes tolima
cdc-atletico-nacional ANL stripes #00843d white | Atl. Nacional | atletico nacional, medellin
independiente-santa-fe ISF plain red white | Santa Fe |
carabobo-fc CBB plain #7b1e2b white | Carabobo |
deportivo-tachira-fc TAC stripes #ffdd00 black | Táchira | tachira
monagas-sc MNG plain royal white | Monagas |
universidad-central-de-venezuela-fc UCV plain yellow royal | UCV | universidad central
cd-blooming BLO plain #6cabdd white | Blooming |
club-bolivar BOL plain #6cb2e2 white | Bolívar | bolivar
club-the-strongest STR stripes #ffdd00 black | The Strongest | the strongest
san-antonio-bulo-bulo SAB plain green white | San Antonio |
cd-iquique IQU plain #6cabdd black | Iquique |
cd-nublense NUB plain red black | Ñublense | nublense
cf-universidad-de-chile UCH plain #14387f white red | U. de Chile | la u, universidad chile
csd-colo-colo CCL plain white black | Colo-Colo | colo colo
club-alianza-lima ALI stripes #14264f white | Alianza Lima | alianza
club-universitario-de-deportes UNI plain #f3e9d2 #7b1e2b | Universitario | la u lima
cs-cristal SCR plain #6cc5ee white | Sporting Cristal | sporting cristal
fbc-melgar MEL halves #d6001c black | Melgar |
club-cerro-porteno CER stripes #14387f #c8102e | Cerro Porteño | cerro porteno, ciclon
club-libertad-asuncion LIB stripes white black | Libertad |
club-nacional NAP plain white royal red | Nacional (PAR) | nacional asuncion
olimpia-asuncion OLI plain white black | Olimpia |

albirex-niigata NII plain #f47b20 #14387f | Niigata | アルビレックス新潟
avispa-fukuoka FUK plain #14264f #9aa3ad | Fukuoka | アビスパ福岡
cerezo-osaka CER plain #e5107e #14264f | Cerezo Osaka | セレッソ大阪
fc-machida-zelvia MAC plain #0a3f86 white | Machida | 町田ゼルビア
fc-tokyo TOK stripes #0a3f86 #d6001c | FC Tokyo | fc東京
gamba-osaka GOS stripes #0a4fa3 black | Gamba Osaka | ガンバ大阪
hokkaido-consadole-sapporo SAP stripes #d6001c black | Sapporo | 札幌, コンサドーレ札幌
jubilo-iwata IWA plain #6cabdd white | Iwata | ジュビロ磐田
kashima-antlers KAS plain #b7102e #14264f | Kashima | 鹿島, 鹿島アントラーズ
kashiwa-reysol KSW plain #ffe100 black | Kashiwa | 柏レイソル
kawasaki-frontale KAW plain #1ba0d8 black | Kawasaki | 川崎, 川崎フロンターレ
kyoto-sanga-fc KYO plain #5a1f7a white | Kyoto | 京都サンガ
nagoya-grampus NAG plain #d6001c #f47b20 | Nagoya | 名古屋グランパス
sagan-tosu TOS plain #1ba0d8 #e58fb3 | Sagan Tosu | サガン鳥栖
sanfrecce-hiroshima HIR plain #4f2d7f white | Hiroshima | サンフレッチェ広島
shonan-bellmare SHO plain #6cbe45 #0a4fa3 | Shonan | 湘南ベルマーレ
tokyo-verdy VER plain #00843d white | Tokyo Verdy | 東京ヴェルディ
urawa-red-diamonds URA plain #d6001c black | Urawa | urawa reds, 浦和, 浦和レッズ, урава
vissel-kobe KOB plain #8c1d3a white | Vissel Kobe | ヴィッセル神戸
yokohama-fc YFC plain #00a0e9 white | Yokohama FC | 横浜fc
yokohama-f-marinos YFM plain #14387f white #d6001c | Yokohama FM | marinos, 横浜, 横浜fマリノス

al-ahli-sfc AHL plain #00693c white | Al-Ahli | ahli jeddah, аль-ахли, الأهلي, الاهلي السعودي, 吉达国民
al-ettifaq ETT plain #d6001c #00843d | Al-Ettifaq | ettifaq, الاتفاق
al-fateh FAT plain #00843d #0a4fa3 | Al-Fateh | الفتح
al-fayha FAY plain orange royal | Al-Fayha | الفيحاء
al-hilal HIL plain #0a4fc4 white | Al-Hilal | hilal, аль-хиляль, الهلال, 利雅得新月, アル ヒラル
al-ittihad ITT stripes #ffd800 black | Al-Ittihad | ittihad, аль-иттихад, الاتحاد
al-khaleej KHA plain yellow green | Al-Khaleej | الخليج
al-kholood KHL plain red navy | Al-Kholood | الخلود
al-nassr NAS plain #ffd800 #14387f | Al-Nassr | nassr, ronaldo, аль-наср, النصر, 利雅得胜利, アル ナスル
al-okhdood OKH plain royal white | Al-Okhdood | الأخدود
al-orobah ORO plain yellow green | Al-Orobah | العروبة
al-qadsiah QAD plain red yellow | Al-Qadsiah | القادسية, аль-кадисия
al-ra-ed RAE plain red black | Al-Raed | raed, الرائد
al-riyadh RIY plain red black | Al-Riyadh | الرياض
al-shabab SHB stripes white black orange | Al-Shabab | الشباب
al-taawoun TAA plain yellow navy | Al-Taawoun | التعاون
al-wehda WEH plain red white | Al-Wehda | الوحدة
damac-fc DAM plain #c8102e white | Damac | ضمك

beijing-guoan BJG plain #00843d white | Beijing Guoan | 北京国安, 国安
cangzhou-mighty-lions CAN plain red white | Cangzhou | 沧州雄狮
changchun-yatai CCY plain red white | Changchun | 长春亚泰
chengdu-rongcheng CDR plain red white | Chengdu | 成都蓉城
guangzhou-city GZC plain #1f6fc4 white | Guangzhou City | r&f, 广州城
guangzhou-fc GZF plain #c8102e white | Guangzhou | evergrande, 广州队
hebei-fc HEB plain #c8102e white | Hebei | 河北队
wuhan-yangtze-river WYR plain orange white | Wuhan Yangtze | zall, 武汉长江
shimizu-s-pulse SHI plain orange navy | Shimizu | s-pulse, spulse, 清水エスパルス
henan-fc HEN plain red white | Henan | 河南队
meizhou-hakka MZH plain #0a4fc4 red | Meizhou | 梅州客家
nantong-zhiyun NTZ plain green white | Nantong | 南通支云
qingdao-hainiu QHN plain #f47b20 royal | Qingdao Hainiu | 青岛海牛
qingdao-west-coast QWC plain #14387f sky | Qingdao W. Coast | 青岛西海岸, qingdao wc
shandong-taishan SDT plain #f47b20 white | Shandong | 山东泰山
shanghai-port-fc SHP plain #c8102e white | Shanghai Port | 上海海港
shanghai-shenhua SSH plain #0a4fa3 white | Shanghai Shenhua | 上海申花
shenzhen-fc SZF plain #d6001c white | Shenzhen FC | 深圳
shenzhen-peng-city SZP plain #6cabdd navy | Peng City | 深圳新鹏城, shenzhen
tianjin-jinmen-tiger TJT plain #0a4fa3 white | Tianjin | 天津津门虎
dalian-pro DLP plain #1f6fc4 white | Dalian | 大连人
wuhan-three-towns WHT plain #0a4fa3 red | Wuhan | 武汉三镇
zhejiang-professional ZHJ plain #00843d white | Zhejiang | 浙江队, hangzhou

adelaide-united ADL plain #d6001c white | Adelaide | reds
auckland-fc AKL plain #0a4fc4 black | Auckland | black knights
brisbane-roar BRI plain #f47b20 black | Brisbane | roar
central-coast-mariners CCM plain #ffdd00 #14264f | Central Coast | mariners
macarthur-fc MAC plain #c9a25a black | Macarthur | bulls
melbourne-city-fc MCY plain #6cabdd white | Melb. City | melbourne city
melbourne-victory MVC plain #14264f white | Melb. Victory | melbourne vic
newcastle-united-jets NEW plain #14387f #d6001c | Newcastle Jets | jets
perth-glory PER plain #5a2d82 #f47b20 | Perth | glory
sydney-fc SYD plain #6cb2e2 #14264f | Sydney | sky blues
wellington-phoenix WEL plain #ffdd00 black | Wellington | nix
western-sydney-wanderers WSW hoops #d6001c black | Western Sydney | wanderers
western-united WUN stripes #00843d black | Western United | western utd

al-ahly-sc AHS plain #c8102e white | Al Ahly | ahly cairo, аль-ахли каир, الأهلي المصري
al-ain-fc AIN plain #5a2d82 white | Al Ain | العين
auckland-city-fc ACF plain #14264f #d6b96f | Auckland City |
esperance-de-tunis EST stripes #d6001c #ffdd00 | Espérance | esperance tunis, taraji, الترجي
mamelodi-sundowns MSD plain #ffdd00 #0a4fa3 | Sundowns | brazilians
ulsan-hd-fc ULS stripes #14387f #ffc72c | Ulsan | ulsan hyundai, 울산
wydad-ac WAC plain #d6001c white | Wydad | wydad casablanca, الوداد
`;
