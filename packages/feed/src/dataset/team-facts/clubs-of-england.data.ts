/** Clubs of England and Wales: slug, code, kit pattern (with `+v`, `+polo` or `+cuffs`) and colours, short name, everyday names. */
export const clubsOfEngland = `
accrington-stanley ACC plain red white | Accrington | stanley
afc-bournemouth BOU stripes #da291c black | Bournemouth | cherries, борнмут
afc-wimbledon WIM plain royal yellow | AFC Wimbledon | dons
aldershot-town ALD plain red royal | Aldershot | shots
alfreton-town ALF plain red white | Alfreton |
arsenal-fc ARS sleeves #e30613 white | Arsenal | gunners, арсенал, арсенал лондон, آرسنال, أرسنال, άρσεναλ, 阿森纳, アーセナル
aston-villa-fc AVL sleeves #670e36 #95bfe5 | Aston Villa | villa, villans, астон вилла, أستون فيلا
barnet-fc BNT plain amber black | Barnet | bees
barnsley-fc BAR plain red white | Barnsley | tykes
barrow-afc BRW plain white royal | Barrow | bluebirds
birmingham-city BIR plain royal white | Birmingham | blues, brum, бирмингем
blackburn-rovers-fc BLB halves #0a5bb5 white | Blackburn | rovers, блэкберн
blackpool-fc BLP plain orange white | Blackpool | seasiders
bolton-wanderers BOL plain white navy | Bolton | trotters, болтон
boreham-wood BOR plain white black | Boreham Wood |
brackley-town BKT stripes red white | Brackley |
bradford-city BRD stripes #7b1e2b amber | Bradford | bantams
braintree-town BTR plain orange royal | Braintree |
brentford-fc BRE stripes #e30613 white black | Brentford | bees, брентфорд, برينتفورد
brighton-and-hove-albion-fc BHA stripes #0057b8 white | Brighton | seagulls, брайтон, برايتون
bristol-city-fc BRC plain red white | Bristol City | robins
bristol-rovers BRR quarters royal white | Bristol Rovers | pirates, gas
bromley-fc BRO plain white black | Bromley | ravens
burnley-fc BUR sleeves #6c1d45 #99d6ea | Burnley | clarets, бернли
burton-albion BRT plain yellow black | Burton | brewers
cambridge-united CAM plain amber black | Cambridge |
cardiff-city-fc CAR plain #0070b5 white | Cardiff | bluebirds, кардифф
carlisle-united CLI plain royal white red | Carlisle | cumbrians
charlton-athletic CHA plain red white | Charlton | addicks
chelsea-fc CHE plain+polo #034694 white | Chelsea | blues, челси, تشيلسي, τσέλσι, 切尔西, チェルシー
cheltenham-town CHT plain red white | Cheltenham | robins
chesham-united CHU plain claret sky | Chesham |
chesterfield-fc CHF plain royal white | Chesterfield | spireites
colchester-united COL stripes royal white | Colchester |
coventry-city-fc COV plain sky white | Coventry | sky blues
crawley-town CRA plain red white | Crawley | red devils
crewe-alexandra CRE plain red white | Crewe | railwaymen
crystal-palace-fc CRY stripes #1b458f #c4122e | Crystal Palace | palace, eagles, кристал пэлас, كريستال بالاس
curzon-ashton CUR plain royal white | Curzon Ashton |
dagenham-and-redbridge DAG sleeves red royal | Dag & Red | daggers, dagenham
derby-county-fc DER plain white black | Derby | rams, дерби каунти
doncaster-rovers DON hoops red white | Doncaster | donny
everton-fc EVE plain #003399 white | Everton | toffees, эвертон, إيفرتون
exeter-city EXE stripes red white black | Exeter | grecians
fleetwood-town FLE sleeves red white | Fleetwood | cod army
forest-green-rovers FGR hoops #8dc63f black | Forest Green |
fulham-fc FUL plain+polo white black red | Fulham | cottagers, фулхэм, فولهام
gainsborough-trinity GAI plain royal white | Gainsborough |
gillingham-fc GIL plain royal white | Gillingham | gills
grimsby-town GRI stripes black white | Grimsby | mariners
guiseley-afc GUI plain white navy | Guiseley |
harborough-town HBT plain yellow black | Harborough |
harrogate-town HAR plain yellow black | Harrogate |
hednesford-town HED plain white black | Hednesford |
horsham-fc HOR stripes amber green | Horsham | hornets
huddersfield-town HUD stripes #0e63ad white | Huddersfield | terriers
hull-city-afc HUL stripes #f5a12d black | Hull | tigers
ipswich-town-fc IPS plain #3a64a3 white | Ipswich | tractor boys, ипсвич
kettering-town KET plain red black | Kettering | poppies
leeds-united-fc LEE plain white #1d428a #ffcd00 | Leeds | leeds utd, лидс, ليدز
leicester-city-fc LEI plain #003090 white #fdbe11 | Leicester | foxes, лестер, ليستر سيتي
leyton-orient LEY plain red white | Leyton Orient |
lincoln-city LIN stripes red white black | Lincoln | imps
liverpool-fc LIV plain+v #c8102e white | Liverpool | reds, lfc, ливерпуль, ليفربول, λίβερπουλ, 利物浦, リヴァプール
luton-town-fc LUT plain orange navy white | Luton | hatters, лутон
maidenhead-united MHD stripes black white | Maidenhead | magpies
maidstone-united MDS plain amber black | Maidstone | stones
manchester-city-fc MCI plain #6cabdd #1c2c5b | Man City | man city, mcfc, city, citizens, манчестер сити, مانشستر سيتي, μάντσεστερ σίτι, 曼城, マンチェスター シティ
manchester-united-fc MUN plain+v #da291c black #ffe500 | Man United | man utd, man u, manu, mufc, red devils, манчестер юнайтед, مانشستر يونايتد, μάντσεστερ γιουνάιτεντ, 曼联, マンチェスター ユナイテッド
mansfield-town MAN plain amber royal | Mansfield | stags
middlesbrough-fc MID plain red white | Middlesbrough | boro, мидлсбро
millwall-fc MIL plain navy white | Millwall | lions
milton-keynes-dons MKD plain white red black | MK Dons | mk dons
morecambe-fc MOR plain red white | Morecambe | shrimps
newcastle-united-fc NEW stripes white #241f20 | Newcastle | newcastle utd, toon, magpies, ньюкасл, نيوكاسل
newport-county NPC plain amber black | Newport | exiles
northampton-town NOR plain claret white | Northampton | cobblers
norwich-city-fc NWC plain #fff200 #00a650 | Norwich | canaries, норвич
nottingham-forest-fc NFO plain #dd0000 white | Nott'm Forest | forest, notts forest, nottm forest, ноттингем форест
notts-county NCO stripes black white | Notts County | magpies
oldham-athletic OLD plain royal white | Oldham | latics
oxford-united-fc OXF plain #ffe600 #14264f | Oxford |
peterborough-united PET plain royal white | Peterborough | posh
plymouth-argyle-fc PLY plain #005642 white | Plymouth | argyle, pilgrims
port-vale-fc PTV plain white black gold | Port Vale | valiants
portsmouth-fc POR plain #0a3f9c white red | Portsmouth | pompey, портсмут
preston-north-end-fc PNE plain white navy | Preston | lilywhites, north end
queens-park-rangers-fc QPR hoops white #1d5ba4 | QPR | qpr, hoops
reading-fc REA hoops #004494 white | Reading | royals
rochdale-afc ROC stripes black #1550a8 | Rochdale | dale
rotherham-united ROT sleeves red white | Rotherham | millers
rushall-olympic RUS stripes amber black | Rushall |
salford-city SAL plain red white | Salford | ammies
scarborough-athletic-fc SCA plain red white | Scarborough |
sheffield-united-fc SHU stripes red white black | Sheff United | sheff utd, blades, шеффилд юнайтед
sheffield-wednesday-fc SHW stripes #1550a8 white | Sheff Wed | sheff wed, owls, wednesday
shrewsbury-town SHR stripes royal amber | Shrewsbury | shrews
solihull-moors SOL plain yellow royal | Solihull |
southampton-fc SOU stripes #d71920 white black | Southampton | saints, саутгемптон
southend-united SEN plain navy white | Southend | shrimpers
stevenage-fc STV stripes white red | Stevenage | boro
stockport-county STP plain royal white | Stockport | hatters
stoke-city-fc STK stripes #e03a3e white | Stoke | potters, сток сити
sunderland-afc SUN stripes #eb172b white black | Sunderland | black cats, mackems, сандерленд
sutton-united SUT plain amber brown | Sutton |
swansea-city-afc SWA plain white black | Swansea | swans, суонси
swindon-town SWI plain red white | Swindon | robins
tamworth-fc TAM plain red white | Tamworth | lambs
tonbridge-angels TON plain royal white | Tonbridge |
tottenham-hotspur-fc TOT plain+polo white #132257 | Tottenham | spurs, тоттенхэм, тоттенхем, توتنهام, τότεναμ, 热刺, トッテナム
tranmere-rovers TRA plain white royal | Tranmere |
walsall-fc WAL plain red white | Walsall | saddlers
watford-fc WAT stripes #fbee23 black | Watford | hornets, уотфорд
wealdstone-fc WEA plain royal white | Wealdstone | stones
west-bromwich-albion-fc WBA stripes #122f67 white | West Brom | west brom, baggies, wba, вест бромвич
west-ham-united-fc WHU sleeves+v #7a263a #9fd8f5 | West Ham | hammers, irons, вест хэм, وست هام
weston-super-mare-afc WSM plain white royal | Weston |
wigan-athletic WIG stripes #1d59af white | Wigan | latics
woking-fc WOK halves red white | Woking | cards
wolverhampton-wanderers-fc WOL plain #fdb913 #231f20 | Wolves | wolves, вулверхэмптон, وولفرهامبتون
worthing-fc WOR plain red white | Worthing |
wrexham-afc WRE plain red white | Wrexham | рексем
wycombe-wanderers WYC quarters #1d3c78 #7cc0e8 | Wycombe | chairboys
york-city YOR plain red navy | York | minstermen
`;
