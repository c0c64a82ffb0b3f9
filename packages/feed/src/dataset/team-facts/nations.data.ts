/** National teams in the form of `clubs-of-england`; the names in other languages come from the country's code. */
export const nations = `
afghanistan AFG plain red black | Afghanistan |
albania ALB plain #e41e20 black | Albania |
algeria ALG plain white #006233 | Algeria | fennecs
american-samoa ASA plain navy red white | American Samoa |
andorra AND plain red royal yellow | Andorra |
angola ANG plain red black | Angola |
anguilla AIA plain orange royal | Anguilla |
antigua-and-barbuda ATG plain red black yellow | Antigua | barbuda
argentina ARG stripes #75aadb white | Argentina | albiceleste
armenia ARM plain red royal orange | Armenia |
aruba ARU plain yellow sky | Aruba |
australia AUS plain #ffcd00 #00843d | Australia | socceroos
austria AUT plain #d6001c white | Austria |
azerbaijan AZE plain #00afca red | Azerbaijan |
bahamas BAH plain #00a6c0 black yellow | Bahamas |
bahrain BHR plain red white | Bahrain |
bangladesh BAN plain #006a4e red | Bangladesh |
barbados BRB plain royal yellow | Barbados |
basque-country EUS plain #00843d white red | Basque Country | euskadi
belarus BLR plain red green | Belarus |
belgium BEL plain #d6001c black #fdda24 | Belgium | red devils
belize BLZ plain royal red | Belize |
benin BEN plain yellow green red | Benin |
bermuda BER plain red white | Bermuda |
bhutan BHU halves yellow orange | Bhutan |
bolivia BOL plain #00793a white | Bolivia |
bonaire BOE plain white navy yellow | Bonaire |
bosnia-and-herzegovina BIH plain #002395 white | Bosnia | bosnia herzegovina
botswana BOT plain #6da9d2 black white | Botswana |
brazil BRA plain #ffdc02 #009b3a #012169 | Brazil | selecao, canarinha
british-virgin-islands VGB plain navy green | Brit. Virgin Is. | bvi
brunei BRU plain yellow black | Brunei |
bulgaria BUL plain white #00966e red | Bulgaria |
burkina-faso BFA plain #009e49 red | Burkina Faso |
burundi BDI plain red white green | Burundi |
cambodia CAM plain #032ea1 red | Cambodia |
cameroon CMR plain #007a5e red yellow | Cameroon | indomitable lions
canada CAN plain #d6001c white | Canada | canucks
canton-ticino TIC halves red royal | Ticino |
cape-verde CPV plain #003893 white red | Cape Verde | cabo verde
cayman-islands CAY plain red royal white | Cayman Islands |
central-african-republic CTA plain royal white | C. African Rep. | car
chad CHA plain #002664 yellow red | Chad |
chile CHI plain #d6001c #0039a6 white | Chile | la roja
china CHN plain #d6001c #ffde00 | China |
colombia COL plain #fcd116 #003893 #ce1126 | Colombia | cafeteros
comoros COM plain #00843d white | Comoros |
cook-islands COK plain #00843d white | Cook Islands |
congo CGO plain red green yellow | Congo | brazzaville
costa-rica CRC plain #ce1126 #002b7f white | Costa Rica | ticos
croatia CRO checks white #ff0000 #171796 | Croatia | vatreni, hrvatska
cuba CUB plain red white royal | Cuba |
curacao CUW plain #002b7f #f9e814 | Curaçao |
cyprus CYP plain #0a4fa3 white orange | Cyprus |
czech-republic CZE plain #d7141a #11457e white | Czechia | czech republic
denmark DEN plain #c8102e white | Denmark | danish dynamite
djibouti DJI plain #6ab2e7 green white | Djibouti |
dominica DMA plain green yellow | Dominica |
dominican-republic DOM plain royal red white | Dominican Rep. |
dr-congo COD plain #007fff #f7d618 red | DR Congo | drc, zaire, leopards
east-turkestan ETK plain sky white | East Turkestan |
ecuador ECU plain #ffdd00 #034ea2 #ed1c24 | Ecuador |
egypt EGY plain #ce1126 white black | Egypt | pharaohs
el-salvador SLV plain #0f47af white | El Salvador |
england ENG plain white #14264f #ce1124 | England | three lions, англия, إنجلترا, انجلترا, αγγλία, inglaterra, angleterre, inghilterra, ingiltere, anglia, イングランド, 英格兰, אנגליה, انگلستان, انگلینڈ, anglija, anh
equatorial-guinea EQG plain red green white | Eq. Guinea |
estonia EST plain #0072ce black white | Estonia |
eswatini SWZ plain royal yellow | Eswatini | swaziland
ethiopia ETH plain green yellow red | Ethiopia |
faroe-islands FRO plain white #005eb8 red | Faroe Islands | faroes
fiji FIJ plain white black | Fiji |
finland FIN plain white #003580 | Finland |
france FRA plain #21304d white #ed2939 | France | les bleus
froya FYA plain royal white | Frøya |
gabon GAB plain yellow green royal | Gabon |
gambia GAM plain red white royal | Gambia |
georgia GEO plain #d6001c white | Georgia |
germany GER plain white black #dd0000 | Germany | die mannschaft, dfb
ghana GHA plain white black #fcd116 | Ghana | black stars
gibraltar GIB plain red white | Gibraltar |
gozo GOZ halves white red | Gozo |
greece GRE plain #0d5eaf white | Greece |
greenland GRL plain red white | Greenland |
grenada GRN plain yellow green red | Grenada |
guadeloupe GLP plain red yellow green | Guadeloupe |
guam GUM plain navy red | Guam |
guatemala GUA sash white #4997d0 | Guatemala |
guinea GUI plain red yellow green | Guinea |
guinea-bissau GNB plain red green yellow | Guinea-Bissau |
guyana GUY plain yellow green | Guyana |
haiti HAI plain #00209f #d21034 | Haiti |
hitra HIT plain sky white | Hitra |
honduras HON plain white #00bce4 | Honduras | catrachos
hong-kong HKG plain red white | Hong Kong |
hungary HUN plain #c8102e white #436f4d | Hungary |
iceland ISL plain #02529c white #dc1e35 | Iceland |
india IND plain #0a7cc1 orange | India |
indonesia IDN plain #d6001c white | Indonesia |
iran IRN plain white red green | Iran | team melli
iraq IRQ plain #007a3d white | Iraq | lions of mesopotamia
isle-of-man IOM plain red white | Isle of Man |
israel ISR plain #0038b8 white | Israel |
italy ITA plain #0066bc white | Italy | azzurri
ivory-coast CIV plain #ff8200 #009e60 white | Ivory Coast | cote d ivoire, elephants
jamaica JAM plain #fed100 #009b3a black | Jamaica | reggae boyz
japan JPN plain #1a2e8c white #d2122e | Japan | samurai blue
jersey JEY plain red white | Jersey |
jordan JOR plain white red | Jordan | nashama
kazakhstan KAZ plain #00afca #fec50c | Kazakhstan |
kenya KEN plain red black green | Kenya | harambee stars
kosovo KOS plain #244aa5 #d0a650 | Kosovo |
kuwait KUW plain #0a4fa3 white | Kuwait |
kyrgyzstan KGZ plain red yellow | Kyrgyzstan |
laos LAO plain red royal | Laos |
latvia LVA plain #9e1b34 white | Latvia |
lebanon LBN plain red white green | Lebanon |
lesotho LES plain royal white green | Lesotho |
liberia LBR plain red white royal | Liberia |
libya LBY plain red black green | Libya |
liechtenstein LIE halves #002b7f #ce1126 | Liechtenstein |
lithuania LTU plain #fdb913 #006a44 | Lithuania |
luxembourg LUX plain #d6001c white #00a3e0 | Luxembourg |
macau MAC plain green white | Macau |
madagascar MAD plain green white red | Madagascar | barea
malawi MWI plain red black green | Malawi |
malaysia MAS stripes #ffcc00 black | Malaysia |
maldives MDV plain red green white | Maldives |
mali MLI plain white #14b53a #fcd116 | Mali | eagles
malta MLT plain red white | Malta |
marshall-islands MHL plain royal orange white | Marshall Islands |
martinique MTQ plain royal white | Martinique |
mauritania MTN plain green yellow red | Mauritania |
mauritius MRI plain red white royal | Mauritius |
mexico MEX plain #006847 white #ce1126 | Mexico | el tri
moldova MDA plain royal yellow red | Moldova |
mongolia MNG plain red royal yellow | Mongolia |
montenegro MNE plain #c8102e #d3ae3b | Montenegro | crna gora
montserrat MSR plain green white | Montserrat |
morocco MAR plain #c1272d #006233 | Morocco | atlas lions
mozambique MOZ plain red black yellow | Mozambique |
myanmar MYA plain red white | Myanmar | burma
namibia NAM plain red royal green | Namibia |
nepal NEP plain #003893 #dc143c | Nepal |
netherlands NED plain #ff7a1a white #1b3f8b | Netherlands | holland, oranje
new-caledonia NCL plain grey red green | New Caledonia |
new-zealand NZL plain white black | New Zealand | all whites
nicaragua NCA plain royal white | Nicaragua |
niger NIG plain orange white green | Niger |
nigeria NGA plain #008751 white | Nigeria | super eagles
north-korea PRK plain #ed1c27 white #024fa2 | North Korea | dprk
north-macedonia MKD plain #d20000 #ffe600 | North Macedonia | macedonia
northern-cyprus NCY plain white red | Northern Cyprus |
northern-ireland NIR plain #00843d white | Northern Ireland | северная ирландия, nordirland, irlanda del norte, irlande du nord, irlandia północna, kuzey irlanda, βόρεια ιρλανδία, أيرلندا الشمالية, 北アイルランド
northern-mariana-islands NMI plain #0a4fa3 white | N. Marianas |
norway NOR plain #ba0c2f #00205b white | Norway |
oman OMA plain red white green | Oman |
orkney ORK plain red yellow royal | Orkney |
padania PAD plain white green | Padania |
pakistan PAK plain #01411c white | Pakistan |
palestine PLE plain red white green | Palestine |
panama PAN plain #d21034 white #0a3f86 | Panama | canaleros
papua-new-guinea PNG plain red black yellow | Papua New Guinea | png
paraguay PAR stripes #d52b1e white #0038a8 | Paraguay | albirroja
peru PER sash white #d91023 | Peru | blanquirroja
philippines PHI plain white #0038a8 #ce1126 | Philippines | azkals
poland POL plain white #dc143c | Poland | bialo czerwoni
portugal POR plain #c8102e #046a38 #ffcd00 | Portugal | selecao das quinas
puerto-rico PUR stripes red white royal | Puerto Rico |
qatar QAT plain #8a1538 white | Qatar |
raetia RAE plain white red | Raetia |
republic-of-ireland IRL plain #169b62 white #ff883e | Ireland | ireland, eire
reunion REU plain white #0a4fa3 red | Réunion |
romania ROU plain #fcd116 #002b7f #ce1126 | Romania | tricolorii
rouet-provence RPR stripes yellow red | Provence |
russia RUS plain #d52b1e white #0039a6 | Russia |
rwanda RWA plain yellow sky green | Rwanda |
saint-kitts-and-nevis SKN plain green red yellow | St. Kitts | st kitts
saint-lucia LCA plain #66ccff yellow black | St. Lucia | st lucia
saint-martin SMN plain white royal red | St. Martin | st martin
saint-vincent-and-the-grenadines VIN plain #ffdd00 royal green | St. Vincent | st vincent
ryukyu RYU plain white red | Ryūkyū |
samoa SAM plain #0a4fa3 white red | Samoa |
san-marino SMR plain #5eb6e4 white | San Marino |
sao-tome-and-principe STP plain green yellow red | São Tomé | sao tome
saudi-arabia KSA plain white #006c35 | Saudi Arabia | ksa, green falcons
scotland SCO plain #14264f white | Scotland | tartan army, шотландия, schottland, escocia, escócia, ecosse, scozia, szkocja, iskoçya, σκωτία, اسكتلندا, スコットランド, 苏格兰, סקוטלנד, اسکاتلند
senegal SEN plain white #00853f #fdef42 | Senegal | lions of teranga
serbia SRB plain #c6363c white #0c4076 | Serbia | orlovi
seychelles SEY plain red white royal | Seychelles |
shetland SHE plain royal white | Shetland |
sierra-leone SLE plain green white #0072c6 | Sierra Leone |
singapore SIN plain red white | Singapore | lions
sint-maarten SXM plain red white royal | Sint Maarten |
slovakia SVK plain white #0b4ea2 #ee1c25 | Slovakia |
slovenia SVN plain white #00a54f #0a4fa3 | Slovenia |
solomon-islands SOL plain yellow royal green | Solomon Islands |
somalia SOM plain #4189dd white | Somalia |
south-africa RSA plain #ffb81c #007749 | South Africa | bafana bafana
south-korea KOR plain #d6001c #0f64cd white | South Korea | korea, korea republic, taegeuk warriors
south-sudan SSD plain white green red | South Sudan |
spain ESP plain #c60b1e #ffc400 #0a1f4d | Spain | la roja, la furia
sri-lanka SRI plain royal yellow | Sri Lanka |
sudan SUD plain red white | Sudan |
suriname SUR plain white green red | Suriname |
sweden SWE plain #fecc02 #005b99 | Sweden | blagult
switzerland SUI plain #d52b1e white | Switzerland | nati
syria SYR plain red white | Syria |
tahiti TAH plain red white | Tahiti |
taiwan TPE plain royal white red | Taiwan | chinese taipei
tajikistan TJK plain red white green | Tajikistan |
tamil-eelam TAE plain red yellow | Tamil Eelam |
tanzania TAN plain #1eb53a #00a3dd #fcd116 | Tanzania | taifa stars
thailand THA plain #2d2a4a red white | Thailand | war elephants
tibet TIB plain royal red yellow | Tibet |
timor-leste TLS plain red black yellow | Timor-Leste | east timor
togo TOG plain yellow green | Togo |
tonga TGA plain red white | Tonga |
trinidad-and-tobago TRI plain #da1a35 black white | Trinidad | soca warriors
tunisia TUN plain white #e70013 | Tunisia | eagles of carthage
turkey TUR plain #e30a17 white | Turkey | türkiye, ay yildizlilar
turkmenistan TKM plain green white red | Turkmenistan |
tuvalu TUV plain #6cb2e2 yellow | Tuvalu |
turks-and-caicos-islands TCA plain white royal yellow | Turks & Caicos |
uganda UGA plain red yellow black | Uganda | cranes
ukraine UKR plain #ffd500 #005bbb | Ukraine |
united-arab-emirates UAE plain white #00732f red | UAE | emirates
united-koreans-in-japan UKJ plain red white | United Koreans | ukj
united-states-virgin-islands VIR plain royal yellow | US Virgin Is. |
uruguay URU plain #5cbfeb black | Uruguay | celeste, charruas
usa USA plain white #0a3161 #b31942 | USA | united states, usmnt, us
uzbekistan UZB plain white #0099b5 | Uzbekistan | white wolves
vanuatu VAN plain yellow black green | Vanuatu |
venezuela VEN plain #7b1f3d white #fcd116 | Venezuela | vinotinto
vietnam VIE plain #da251d #ffff00 | Vietnam |
wales WAL plain #c8102e #00ab39 white | Wales | dragons, уэльс, gales, pays de galles, galles, walia, galler, ουαλία, ويلز, ウェールズ, 威尔士, ויילס, ولز
western-isles WIS plain royal white | Western Isles |
yemen YEM plain red white black | Yemen |
ynys-mon YNY plain yellow royal | Ynys Môn | anglesey
zambia ZAM plain #198a00 orange black | Zambia | chipolopolo
zanzibar ZAN plain royal green black | Zanzibar |
zimbabwe ZIM plain #ffd200 #006400 red | Zimbabwe | warriors
`;
