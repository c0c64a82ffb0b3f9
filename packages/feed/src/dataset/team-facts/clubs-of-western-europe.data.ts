/** Clubs of Germany, Spain, Italy, France, Portugal, Belgium, the Netherlands, Austria, Switzerland and Scotland, in the form of `clubs-of-england`. */
export const clubsOfWesternEurope = `
1-fc-heidenheim-1846 HDH plain #e2001a white #14387f | Heidenheim | хайденхайм
1-fc-kaiserslautern FCK plain #b0001e white | K'lautern | lautern, red devils, кайзерслаутерн
1-fc-koln KOE plain white #ed1c24 | Köln | koeln, cologne, effzeh, geissbock, кёльн, кельн, كولن
1-fc-magdeburg MAG plain #00519e white | Magdeburg |
1-fc-nurnberg FCN plain #8c1d2f white | Nürnberg | nuernberg, nuremberg, club, нюрнберг
1-fc-phonix-lubeck PHL plain royal yellow | Phönix Lübeck | phoenix luebeck
1-fc-saarbrucken FCS halves #14264f white | Saarbrücken | saarbruecken
1-fc-union-berlin FCU plain #eb1923 white #ffe500 | Union Berlin | union, унион берлин, أونيون برلين
1-fsv-mainz-05 M05 plain #c3141e white | Mainz | майнц, ماينز
alemannia-aachen AAC stripes yellow black | Aachen | aix la chapelle
arminia-bielefeld DSC halves #004e9e white black | Bielefeld | arminia
bayer-04-leverkusen B04 stripes #e32221 black | Leverkusen | bayer, werkself, байер, байер леверкузен, باير ليفركوزن, 勒沃库森
borussia-dortmund BVB plain+v+cuffs #fde100 black | Dortmund | bvb, bvb 09, боруссия дортмунд, بوروسيا دورتموند, ντόρτμουντ, 多特蒙德, ドルトムント
borussia-monchengladbach BMG plain white black #009a44 | M'gladbach | gladbach, moenchengladbach, mgladbach, monchengladbach, fohlen, боруссия менхенгладбах, مونشنغلادباخ
bremer-sv BSV plain royal white | Bremer SV |
dynamo-dresden SGD plain yellow black | Dresden | dynamo
eintracht-braunschweig EBS hoops yellow royal | Braunschweig | brunswick
eintracht-frankfurt SGE stripes #e1000f black white | Frankfurt | eintracht, adler, айнтрахт, айнтрахт франкфурт, آينتراخت فرانكفورت
energie-cottbus FCE plain red white | Cottbus |
erzgebirge-aue AUE plain #4b2d83 white | Aue |
fc-08-villingen VIL plain black white | Villingen |
fc-augsburg FCA plain white #ba3733 #00854a | Augsburg | аугсбург
fc-bayern-munchen FCB plain+cuffs #dc052d white #0066b2 | Bayern | bayern munich, bayern muenchen, bayern munchen, fc bayern, munich, muenchen, бавария, бавария мюнхен, بايرن ميونخ, μπάγερν μονάχου, 拜仁慕尼黑, バイエルン ミュンヘン, bayern munih, bayern monachium, bayern de munique, bayern de munich, bayern monaco
fc-carl-zeiss-jena CZJ plain royal yellow white | Jena |
fc-ingolstadt-04 FCI plain red black | Ingolstadt |
fc-schalke-04 S04 plain #004d9d white | Schalke | königsblau, шальке, شالكه
fc-st-pauli-1910 STP plain #624839 white red | St. Pauli | sankt pauli, saint pauli, kiezkicker, санкт паули
fc-teutonia-05 TEU plain red white | Teutonia |
fc-viktoria-1889-berlin VIK plain sky white | Viktoria Berlin |
fortuna-dusseldorf F95 plain #da251d white | Düsseldorf | duesseldorf, fortuna, фортуна дюссельдорф
greifswalder-fc GFC plain red white | Greifswald |
hallescher-fc HFC plain red white | Halle |
hamburger-sv HSV plain white #0a3f86 red | Hamburg | hamburger, hsv, гамбург, هامبورغ
hannover-96 H96 plain #da251c black #00963f | Hannover | hanover, ганновер
hansa-rostock FCH plain royal white red | Rostock | hansa
hertha-bsc BSC stripes #005ca9 white | Hertha | hertha berlin, герта, герта берлин
holstein-kiel KSV plain #003a78 white red | Kiel | хольштайн киль
jahn-regensburg SSV plain red white | Regensburg |
karlsruher-sc KSC plain #003d7c white | Karlsruhe |
kickers-offenbach OFC plain red white | Offenbach |
preussen-munster PRM plain green black white | Münster | preussen muenster, preußen
rb-leipzig RBL plain white #dd0741 | Leipzig | rasenballsport, rbl, red bull leipzig, лейпциг, рб лейпциг, لايبزيغ
rot-weiss-essen RWE plain red white | Essen |
sc-freiburg SCF plain #e3000b black white | Freiburg | фрайбург, فرايبورغ
sc-paderborn-07 SCP plain #005aaa black | Paderborn |
sportfreunde-lotte LOT plain royal white | Lotte |
spvgg-greuther-furth SGF hoops white #009a3d | Fürth | greuther fuerth
ssv-ulm-1846 ULM plain black white | Ulm |
sv-07-elversberg ELV plain black white | Elversberg |
sv-darmstadt-98 D98 plain #004e9e white | Darmstadt | lilien, дармштадт
sv-meppen MEP plain royal white | Meppen |
sv-sandhausen SVS plain black white | Sandhausen |
sv-wehen-wiesbaden WEH plain red black | Wiesbaden | wehen
sv-werder-bremen SVW plain #1d9053 white | Bremen | werder, вердер, вердер бремен, فيردر بريمن
tsg-1899-hoffenheim TSG plain #1961b5 white | Hoffenheim | хоффенхайм, هوفنهايم
tsv-schott-mainz SCH plain royal white | Schott Mainz |
tus-koblenz KOB plain royal black | Koblenz |
vfb-stuttgart VFB band white #e32219 | Stuttgart | schwaben, штутгарт, شتوتغارت
vfl-bochum-1848 BOC plain #005ca9 white | Bochum | бохум
vfl-osnabruck OSN plain #5a2d82 white | Osnabrück | osnabrueck
vfl-wolfsburg WOB plain #65b32e white #0a3716 | Wolfsburg | wölfe, вольфсбург, فولفسبورغ
vfr-aalen AAL plain black white | Aalen |
vfv-hildesheim HIL plain red yellow | Hildesheim |
wurzburger-kickers WUE plain red white | Würzburg | wuerzburg

albacete ALB plain white red | Albacete |
athletic-club ATH stripes #ee2523 white black | Athletic | athletic bilbao, bilbao, leones, атлетик бильбао, أتلتيك بلباو
burgos-cf BUR stripes white black | Burgos |
ca-osasuna OSA plain #d91a21 #0a1f4d | Osasuna | осасуна
cadiz-cf CAD plain yellow royal | Cádiz | кадис
cd-castellon CAS stripes black white | Castellón |
cd-eldense ELD stripes #0a4fc4 #a50044 | Eldense |
cd-mirandes MIR plain red black | Mirandés |
cd-tenerife TEN plain white royal | Tenerife |
club-atletico-de-madrid ATM stripes #cb3524 white #272e61 | Atlético | atletico madrid, atleti, atletico, colchoneros, атлетико, атлетико мадрид, أتلتيكو مدريد, ατλέτικο μαδρίτης, 马德里竞技, アトレティコ マドリード
cordoba-cf COR stripes green white | Córdoba |
deportivo-alaves ALA stripes #0761af white | Alavés | алавес
deportivo-la-coruna DEP stripes #1c63b7 white | Deportivo | depor, coruna
elche-cf ELC band white #05642c | Elche | эльче
fc-barcelona BAR stripes #a50044 #004d98 #edbb00 | Barcelona | barca, barça, fcb, blaugrana, барселона, барса, برشلونة, μπαρτσελόνα, 巴塞罗那, 巴萨, バルセロナ, barselona
fc-cartagena FCC stripes black white | Cartagena |
getafe-cf GET plain #005999 white | Getafe | хетафе
girona-fc GIR stripes #cd2534 white | Girona | жирона, جيرونا
granada-cf GRA stripes red white | Granada |
levante-ud LEV stripes #b4053f #005ca5 | Levante | леванте
malaga-cf MLG stripes #1787c9 white | Málaga | малага
racing-ferrol FER plain #0b7a3e white | Ferrol |
racing-santander RAC plain white green black | Racing | santander
rayo-vallecano-de-madrid RAY sash white #e53027 | Rayo | rayo vallecano, vallecano, райо вальекано
rc-celta-de-vigo CEL plain #8ac3ee white | Celta Vigo | celta vigo, сельта
rcd-espanyol-de-barcelona ESP stripes #007fc8 white | Espanyol | pericos, эспаньол
rcd-mallorca MLL plain #e20613 black #ffe667 | Mallorca | majorca, мальорка
real-betis-balompie BET stripes #0bb363 white | Real Betis | real betis, бетис, ريال بيتيس
real-madrid-cf RMA plain+polo white #1e2a56 #febe10 | Real Madrid | madrid, real, merengues, rmcf, реал мадрид, реал, ريال مدريد, ρεάλ μαδρίτης, 皇家马德里, 皇马, レアル マドリード, real madryt
real-oviedo OVI plain #0e4ca1 white | Oviedo | овьедо
real-sociedad-de-futbol RSO stripes #143c8b white | Real Sociedad | sociedad, la real, реал сосьедад, ريال سوسيداد
real-zaragoza ZAR plain white royal | Zaragoza | saragossa
sd-eibar EIB stripes #7a1f3d #1c4fa0 | Eibar |
sd-huesca HUE stripes #0b3fa0 #a50044 | Huesca |
sevilla-fc SEV plain white #d43333 | Sevilla | seville, севилья, إشبيلية, σεβίλλη
sporting-gijon SPG stripes red white | Sporting Gijón | gijon
ud-almeria ALM stripes red white | Almería |
valencia-cf VAL plain white black #ee3524 | Valencia | valence, валенсия, فالنسيا
villarreal-cf VIL plain #ffe667 #005187 | Villarreal | yellow submarine, вильярреал, فياريال

ac-milan MIL stripes #e0252f black | Milan | rossoneri, милан, ميلان, μίλαν, ac米兰, ACミラン
ac-pisa-1909 PIS stripes #0a2240 #1f5fae | Pisa | пиза
ac-reggiana-1919 REG plain #7b1e2b white | Reggiana |
acf-fiorentina FIO plain #482e92 white | Fiorentina | viola, florence, фиорентина, فيورنتينا
as-cittadella CIT plain #7b1e2b white | Cittadella |
as-roma ROM plain #8e1f2f #f0bc42 | Roma | rome, giallorossi, рома, روما
atalanta-bc ATA stripes #1e71b8 black | Atalanta | bergamo, аталанта, أتالانتا
bologna-fc-1909 BOL stripes #a21c26 #1a2f48 | Bologna | болонья, بولونيا
brescia-calcio BRS plain #0a4fa3 white | Brescia |
cagliari-calcio CAG halves #ad002a #002350 | Cagliari | кальяри
carrarese-calcio CRR plain #14387f yellow | Carrarese |
cesena-fc CES plain white black | Cesena |
como-1907 COM plain #0055a5 white | Como | комо
cosenza-calcio COS stripes red royal | Cosenza |
fc-internazionale-milano INT stripes #0a63c7 black | Inter | inter milan, internazionale, nerazzurri, интер, интер милан, إنتر ميلان, ίντερ, 国际米兰, インテル
fc-sudtirol SUD plain white red | Südtirol | alto adige
frosinone-calcio FRO plain yellow #0a4fa3 | Frosinone |
genoa-cfc GEN halves #ad122a #002147 | Genoa | grifone, дженоа
hellas-verona-fc VER plain #002f6c #ffe74a | Verona | hellas, верона
juve-stabia JST stripes #ffdd00 #14387f | Juve Stabia |
juventus-fc JUV stripes white black | Juventus | juve, bianconeri, turin, ювентус, يوفنتوس, γιουβέντους, 尤文图斯, ユヴェントス
mantova-1911-ssd MAN sash white red | Mantova | mantua
modena-fc MOD plain #fff200 #14387f | Modena |
palermo-fc PAL plain #f2a7c3 black | Palermo |
parma-calcio-1913 PAR plain white #1b4094 #ffd200 | Parma | парма
sampdoria SAM band #1b5497 white #d5001c | Sampdoria | samp, doria, сампдория
spezia-calcio SPE plain white black | Spezia |
ss-lazio LAZ plain #87d8f7 white #15366f | Lazio | biancocelesti, лацио, لاتسيو
ssc-bari BRI plain white red | Bari |
ssc-napoli NAP plain #12a0d7 white | Napoli | naples, neapel, partenopei, наполи, نابولي, νάπολι, 那不勒斯, ナポリ
torino-fc TOR plain #8a1e03 white | Torino | toro, торино
udinese-calcio UDI stripes white black | Udinese | удинезе
us-catanzaro CTZ plain #c8102e yellow | Catanzaro |
us-cremonese CRE stripes #c4161c #8e9299 | Cremonese | кремонезе
us-lecce LEC stripes #db2b20 #fff200 | Lecce | лечче
us-salernitana-1919 SAL plain #6b1f2a white | Salernitana |
us-sassuolo-calcio SAS stripes #00a752 black | Sassuolo | сассуоло

ac-ajaccio AJA plain red white | Ajaccio |
aj-auxerre AUX plain white #003a80 | Auxerre | осер
amiens-sc AMI plain white black | Amiens |
angers-sco ANG stripes white black | Angers | анже
as-monaco-fc ASM diagonal #e7231e white | Monaco | monegasques, монако, موناكو
clermont-foot-63 CLE plain #8c1d2f #0d3b82 | Clermont |
ea-guingamp GUI plain red black | Guingamp |
estac-troyes TRO plain #0a4fa3 white | Troyes |
fc-annecy ANN plain red white | Annecy |
fc-lorient FCL plain #f58113 black | Lorient | лорьян
fc-martigues MGU plain red yellow | Martigues |
fc-metz FCM plain #6e0f12 white | Metz | мец
fc-nantes NAN plain #fcd405 #00702f | Nantes | canaris, нант, نانت
grenoble-foot-38 GRE plain #0a3f86 white red | Grenoble |
le-havre-ac HAC halves #75aee0 #10233f | Le Havre | havre, гавр
lille-osc LIL plain #e01e13 #20325f white | Lille | losc, лилль, ليل
ogc-nice NIC stripes #d6001c black | Nice | aiglons, ницца, نيس
olympique-de-marseille OM plain white #2faee0 | Marseille | om, olympique marseille, marsiglia, марсель, مارسيليا, μαρσέιγ, 马赛
olympique-lyonnais OL plain white #14387f #d6001c | Lyon | ol, lyonnais, olympique lyon, лион, ليون
paris-fc PFC plain #10264f #9cc8f0 | Paris FC | пари
paris-saint-germain-fc PSG centre #004170 #da291c white | PSG | psg, paris, paris sg, paris st germain, псж, пари сен жермен, باريس سان جيرمان, παρί σεν ζερμέν, 巴黎圣日耳曼, パリ サンジェルマン
pau-fc PAU plain yellow royal | Pau |
racing-club-de-lens RCL stripes #d30f14 #fff200 | Lens | sang et or, ланс
rc-strasbourg-alsace RCS plain #009ee0 white | Strasbourg | racing strasbourg, strassburg, страсбур
red-star-fc RED plain #00843d white red | Red Star |
rodez-af ROD plain #c8102e #f2b51f | Rodez |
sc-bastia BAS plain #14509f white | Bastia |
sm-caen CAE stripes royal red | Caen |
stade-brestois-29 BRE plain #ed1c24 white | Brest | brestois, брест
stade-lavallois LAV plain orange black | Laval |
stade-rennais-fc-1901 REN plain #e13327 black | Rennes | rennais, ренн, رين
toulouse-fc TFC plain #4b2a7b white | Toulouse | тулуза
usl-dunkerque DUN plain royal white | Dunkerque | dunkirk

avs AVS plain red white | AVS | desportivo das aves
casa-pia-ac CPA plain black white | Casa Pia | каза пия
cd-nacional NAC stripes black white | Nacional | madeira
cd-santa-clara STC plain red white | Santa Clara |
cd-tondela TON plain #0b7a3e #ffdd00 | Tondela |
cf-estrela-da-amadora EST stripes #d7182a green white | Estrela | amadora
fc-alverca ALV plain #14387f red | Alverca |
fc-arouca ARO plain yellow royal | Arouca | арока
fc-famalicao FAM plain white royal | Famalicão | фамаликан
fc-porto FCP stripes #00428c white | Porto | dragoes, порту, بورتو, πόρτο, 波尔图
gd-estoril-praia ETR plain #ffe100 #003f87 | Estoril |
gil-vicente-fc GIL plain red royal white | Gil Vicente |
moreirense-fc MOR quarters #0b7a3e white | Moreirense |
rio-ave-fc RAV stripes green white | Rio Ave |
sport-lisboa-e-benfica SLB plain #e83030 white | Benfica | slb, benfica lisbon, aguias, бенфика, بنفيكا, μπενφίκα, 本菲卡, ベンフィカ
sporting-clube-de-braga BRA sleeves #e1122a white | Braga | sporting braga, брага
sporting-clube-de-portugal SCP hoops #008057 white black | Sporting CP | sporting lisbon, sporting cp, scp, leoes, спортинг, спортинг лиссабон, سبورتينغ لشبونة
vitoria-guimaraes VSC plain white black | Guimarães | guimaraes, vitoria, vitória sc

cercle-brugge CER stripes #00843d black | Cercle | cercle bruges
club-brugge-kv BRU stripes #0067b1 black | Club Brugge | bruges, brugge, брюгге, كلوب بروج
fcv-dender-eh DEN plain royal white | Dender |
k-beerschot-va BEE plain #4b2d83 white | Beerschot |
kaa-gent GNT plain #0056a4 white | Gent | ghent, гент
krc-genk GNK plain #0a4fa3 white | Genk | генк
kv-kortrijk KVK plain red white | Kortrijk | courtrai
kv-mechelen KVM stripes #ffdd00 #c8102e | Mechelen | malines
kvc-westerlo WES plain yellow royal | Westerlo |
oud-heverlee-leuven OHL plain white red green | OH Leuven | leuven, louvain
royal-antwerp-fc ANT plain #d6001c white | Antwerp | antwerpen, антверпен
rsc-anderlecht AND plain #5a2a82 white | Anderlecht | андерлехт
sint-truidense-vv STV plain yellow royal | Sint-Truiden | sint truiden, saint trond, stvv
sporting-charleroi CHA stripes white black | Charleroi |
standard-liege STA plain #d6001c white | Standard | liege, standard luik, стандард
union-saint-gilloise USG plain #ffdd00 #0b2265 | Union SG | royale union, union sg, usg, юнион сен жилуаз

afc-ajax AJA centre white #d2122e | Ajax | ajax amsterdam, аякс, أياكس, άγιαξ, 阿贾克斯, アヤックス
az AZ plain #d6001c white | AZ | az alkmaar, alkmaar, аз алкмар
fc-groningen GRO stripes white #00a04e | Groningen | гронинген
fc-twente-65 TWE plain #e2001a white | Twente | enschede, твенте
fc-utrecht UTR halves #d7202c white | Utrecht | утрехт
fc-volendam VOL plain orange black | Volendam |
feyenoord-rotterdam FEY halves #e30613 white black | Feyenoord | rotterdam, фейеноорд, فينورد
fortuna-sittard FOR plain yellow green | Fortuna Sittard | sittard
go-ahead-eagles GAE stripes red yellow | Go Ahead | eagles deventer
heracles-almelo HER stripes white black | Heracles | almelo
nac-breda NAC sash yellow black | NAC Breda | breda
nec NEC plain #c8102e #00843d black | NEC | nec nijmegen, nijmegen
pec-zwolle PEC plain #005ca9 white #00a04e | Zwolle |
psv PSV stripes #ed1c24 white | PSV | psv eindhoven, eindhoven, псв, псв эйндховен, آيندهوفن
sbv-excelsior EXC stripes red black | Excelsior |
sc-heerenveen HEE stripes #0057a8 white red | Heerenveen | heereveen, херенвен
sparta-rotterdam SPA stripes red white black | Sparta | sparta rotterdam
telstar-1963 TEL plain white black | Telstar |

austria-wien FAK plain #4f2d7f white | Austria Wien | austria vienna, fak, аустрия вена
blau-weiss-linz BWL plain royal white | BW Linz | blau weiss
fc-salzburg RBS plain white #d20a3c | Salzburg | red bull salzburg, rb salzburg, зальцбург, ред булл зальцбург, سالزبورغ
grazer-ak GAK plain #d6001c white | GAK | grazer
lask-linz LAS stripes black white | LASK | ласк
rapid-wien RAP plain #009640 white | Rapid Wien | rapid vienna, рапид вена
scr-altach ALT plain black white yellow | Altach | rheindorf altach
sturm-graz STU plain black white | Sturm Graz | graz, штурм
sv-ried RIE stripes #0b7a3e black | Ried |
tsv-hartberg HTB plain royal white | Hartberg |
wolfsberger-ac WAC plain white black | Wolfsberg | wolfsberg, wac
wsg-tirol WSG plain green white | WSG Tirol | swarovski tirol, wattens

bsc-young-boys YB plain #ffd800 black | Young Boys | yb, bern, янг бойз
fc-basel-1893 FCB halves #d6002a #1d3c78 | Basel | fcb, basle, базель
fc-lausanne-sport LS plain #0a4fa3 white | Lausanne |
fc-lugano LUG plain black white | Lugano | лугано
fc-luzern FCL plain #0a4fa3 white | Luzern | lucerne, люцерн
fc-sion SIO plain white red | Sion |
fc-st-gallen FCG plain #00843d white | St. Gallen | sankt gallen, saint gall
fc-winterthur WIN plain red white | Winterthur |
fc-zurich FCZ plain white #00569d | Zürich | zurich, zuerich, цюрих
grasshopper-club-zurich GCZ halves #0a5bb5 white | Grasshoppers | grasshoppers, грассхоппер, gc
servette-fc SER plain #7b1e2b white | Servette | geneva, genf, geneve
yverdon-sport-fc YS plain green white | Yverdon |

aberdeen-fc ABE plain #e2231a white | Aberdeen | dons, абердин
celtic-fc CEL hoops #018749 white | Celtic | bhoys, glasgow celtic, селтик, سلتيك, σέλτικ
dundee-fc DUN plain #14264f white | Dundee | dee
dundee-united DNU plain #f4731c black | Dundee United | dundee utd, arabs
heart-of-midlothian HEA plain #7d1935 white | Hearts | hearts, хартс
hibernian-fc HIB sleeves #00793a white | Hibernian | hibs, hibees, хиберниан
kilmarnock-fc KIL stripes #1550a8 white | Kilmarnock | killie
motherwell-fc MOT band #fdb913 #7a1f3d | Motherwell | well
rangers-fc RAN plain #1b458f white #d6001c | Rangers | glasgow rangers, gers, рейнджерс, رينجرز
ross-county-fc ROS plain navy red white | Ross County | staggies
st-johnstone-fc STJ plain royal white | St Johnstone | saints
st-mirren-fc STM stripes black white | St Mirren | buddies
`;
