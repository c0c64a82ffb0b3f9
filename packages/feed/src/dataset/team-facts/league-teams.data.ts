/** Teams of the American leagues, of the EuroLeague and of the Indian Premier League by sport, in the form of `clubs-of-england`. */
export const americanFootballTeams = `
arizona-cardinals ARI plain #97233f white black | Cardinals |
atlanta-falcons ATL plain #a71930 black | Falcons |
baltimore-ravens BAL plain #241773 black #9e7c0c | Ravens |
buffalo-bills BUF plain #00338d #c60c30 white | Bills |
carolina-panthers CAR plain #0085ca black #bfc0bf | Panthers |
chicago-bears CHI plain #0b162a #c83803 | Bears |
cincinnati-bengals CIN stripes #fb4f14 black | Bengals |
cleveland-browns CLE plain #311d00 #ff3c00 | Browns |
dallas-cowboys DAL plain #003594 #b0b7bc white | Cowboys |
denver-broncos DEN plain #fb4f14 #002244 | Broncos |
detroit-lions DET plain #0076b6 #b0b7bc | Lions |
green-bay-packers GB plain #203731 #ffb612 | Packers | cheeseheads
houston-texans HOU plain #03202f #a71930 | Texans |
indianapolis-colts IND plain #002c5f white | Colts |
jacksonville-jaguars JAX plain #006778 #d7a22a black | Jaguars | jags
kansas-city-chiefs KC plain #e31837 #ffb81c white | Chiefs | kc chiefs
las-vegas-raiders LV plain black #a5acaf | Raiders | oakland raiders
los-angeles-chargers LAC plain #0080c6 #ffc20e white | Chargers | la chargers, bolts
los-angeles-rams LAR plain #003594 #ffd100 | Rams | la rams
miami-dolphins MIA plain #008e97 #fc4c02 white | Dolphins | fins
minnesota-vikings MIN plain #4f2683 #ffc62f | Vikings |
new-england-patriots NE plain #002244 #c60c30 #b0b7bc | Patriots | pats
new-orleans-saints NO plain #101820 #d3bc8d | Saints |
new-york-giants NYG plain #0b2265 #a71930 white | Giants | ny giants
new-york-jets NYJ plain #125740 white | Jets | ny jets
philadelphia-eagles PHI plain #004c54 #a5acaf black | Eagles | philly
pittsburgh-steelers PIT plain #101820 #ffb612 | Steelers |
san-francisco-49ers SF plain #aa0000 #b3995d | 49ers | niners
seattle-seahawks SEA plain #002244 #69be28 #a5acaf | Seahawks | hawks
tampa-bay-buccaneers TB plain #d50a0a #34302b | Buccaneers | bucs
tennessee-titans TEN plain #4b92db #0c2340 #c8102e | Titans |
washington-commanders WAS plain #5a1414 #ffb612 | Commanders | commies
`;

export const baseballTeams = `
arizona-diamondbacks ARI plain #a71930 #e3d4ad black | D-backs | dbacks
atlanta-braves ATL plain #13274f #ce1141 | Braves |
baltimore-orioles BAL plain #df4601 black | Orioles |
boston-red-sox BOS plain #bd3039 #0c2340 | Red Sox |
chicago-cubs CHC plain #0e3386 #cc3433 | Cubs |
chicago-white-sox CWS plain #27251f #c4ced4 | White Sox |
cincinnati-reds CIN plain #c6011f white | Reds |
cleveland-guardians CLE plain #00385d #e50022 | Guardians | indians
colorado-rockies COL plain #333366 #c4ced4 black | Rockies |
detroit-tigers DET plain #0c2340 #fa4616 | Tigers |
houston-astros HOU plain #002d62 #eb6e1f | Astros |
kansas-city-royals KC plain #004687 #bd9b60 | Royals |
los-angeles-angels LAA plain #ba0021 #003263 | Angels | la angels
los-angeles-dodgers LAD plain #005a9c white #ef3e42 | Dodgers | la dodgers
miami-marlins MIA plain #00a3e0 black #ef3340 | Marlins |
milwaukee-brewers MIL plain #12284b #ffc52f | Brewers |
minnesota-twins MIN plain #002b5c #d31145 | Twins |
new-york-mets NYM plain #002d72 #ff5910 | Mets | ny mets
new-york-yankees NYY stripes white #0c2340 | Yankees | yanks, ny yankees
oakland-athletics OAK plain #003831 #efb21e | Athletics | as, oakland as
philadelphia-phillies PHI plain #e81828 #002d72 white | Phillies | philly
pittsburgh-pirates PIT plain #27251f #fdb827 | Pirates |
san-diego-padres SD plain #2f241d #ffc425 | Padres |
san-francisco-giants SF plain #fd5a1e #27251f | Giants | sf giants
seattle-mariners SEA plain #0c2c56 #005c5c #c4ced4 | Mariners |
st-louis-cardinals STL plain #c41e3a #0c2340 | Cardinals | saint louis, cards
tampa-bay-rays TB plain #092c5c #8fbce6 #f5d130 | Rays |
texas-rangers TEX plain #003278 #c0111f | Rangers |
toronto-blue-jays TOR plain #134a8e #e8291c white | Blue Jays | jays
washington-nationals WSH plain #ab0003 #14225a | Nationals | nats
`;

export const basketballTeams = `
atlanta-hawks ATL plain #e03a3e #c1d32f | Hawks |
boston-celtics BOS plain #007a33 white #ba9653 | Celtics | бостон, бостон селтикс
brooklyn-nets BKN plain black white | Nets |
cleveland-cavaliers CLE plain #860038 #fdbb30 | Cavaliers | cavs
dallas-mavericks DAL plain #00538c #b8c4ca | Mavericks | mavs
denver-nuggets DEN plain #0e2240 #fec524 | Nuggets | nugs
golden-state-warriors GSW plain #1d428a #ffc72c | Warriors | dubs, голден стэйт
indiana-pacers IND plain #002d62 #fdbb30 | Pacers |
la-clippers LAC plain #1d428a #c8102e white | Clippers | los angeles clippers
los-angeles-lakers LAL plain #552583 #fdb927 | Lakers | la lakers, лейкерс, لوس أنجلوس ليكرز
memphis-grizzlies MEM plain #12173f #5d76a9 #f5b112 | Grizzlies | grizz
miami-heat MIA plain #98002e #f9a01b black | Heat |
milwaukee-bucks MIL plain #00471b #eee1c6 | Bucks |
minnesota-timberwolves MIN plain #0c2340 #78be20 | Timberwolves | wolves, twolves, t-wolves
new-orleans-pelicans NOP plain #0c2340 #c8102e #d5b981 | Pelicans | pels
new-york-knicks NYK plain #006bb6 #f58426 | Knicks | ny knicks
oklahoma-city-thunder OKC plain #007ac1 #ef3b24 | Thunder | okc
orlando-magic ORL stripes #0077c0 black #c4ced4 | Magic |
philadelphia-76ers PHI plain #006bb6 #ed174c white | 76ers | sixers, philly
phoenix-suns PHX plain #1d1160 #e56020 #f9ad1b | Suns |
sacramento-kings SAC plain #5a2d81 #63727a | Kings |

anadolu-efes-istanbul EFS plain #003a70 white | Anadolu Efes | efes, анадолу эфес
ax-armani-exchange-olimpia-milan EA7 plain #e2231a white | Olimpia Milano | armani, milan, olimpia
buducnost-voli-podgorica BUD plain #0a4fa3 white | Budućnost | buducnost
cska-moscow CSK plain #d6001c #003b83 | CSKA Moscow | cska moscow, цска, цска москва
darussafaka-tekfen-istanbul DAR plain #00693c black | Darüşşafaka | darussafaka
fc-barcelona-lassa BAR stripes #a50044 #004d98 #edbb00 | Barcelona | barca, barça, барселона, برشلونة, μπαρτσελόνα, barselona
fc-bayern-munich BAY plain #dc052d white | Bayern | münchen, munchen, muenchen, бавария
fenerbahce-beko-istanbul FEN stripes #00205b #ffed00 | Fenerbahçe | fener, фенербахче
herbalife-gran-canaria CAN plain #ffdd00 #0a4fa3 | Gran Canaria |
khimki-moscow-region KHI plain #0a4fa3 #ffdd00 | Khimki | химки
kirolbet-baskonia-vitoria-gasteiz BAS plain #a50034 #0a2240 | Baskonia |
maccabi-fox-tel-aviv MTA plain #ffd500 #00508c | Maccabi Tel Aviv | маккаби, מכבי תל אביב
olympiacos-piraeus OLY stripes #d6001c white | Olympiacos | olympiakos, ολυμπιακός, олимпиакос
panathinaikos-opap-athens PAO plain #00693c white | Panathinaikos | παναθηναϊκός, панатинаикос
real-madrid RMB plain white #1e2a56 #febe10 | Real Madrid | madrid, реал мадрид, ريال مدريد, ρεάλ μαδρίτης
zalgiris-kaunas ZAL plain #00603b white | Žalgiris | zalgiris, жальгирис
`;

export const iceHockeyTeams = `
anaheim-ducks ANA plain #f47a38 black #b9975b | Ducks |
boston-bruins BOS plain #111111 #fcb514 | Bruins | бостон
buffalo-sabres BUF plain #003087 #ffb81c | Sabres |
calgary-flames CGY plain #d2001c #faaf19 | Flames |
carolina-hurricanes CAR plain #ce1126 white black | Hurricanes | canes
chicago-blackhawks CHI plain #cf0a2c black white | Blackhawks | hawks
colorado-avalanche COL plain #6f263d #236192 | Avalanche | avs
columbus-blue-jackets CBJ plain #002654 #ce1126 white | Blue Jackets | jackets
dallas-stars DAL plain #006847 #8f8f8c black | Stars |
detroit-red-wings DET plain #ce1126 white | Red Wings |
edmonton-oilers EDM plain #041e42 #ff4c00 | Oilers |
florida-panthers FLA plain #c8102e #041e42 #b9975b | Panthers |
los-angeles-kings LAK plain #111111 #a2aaad | Kings | la kings
minnesota-wild MIN plain #154734 #a6192e #eaaa00 | Wild |
montreal-canadiens MTL plain #af1e2d #192168 white | Canadiens | habs
nashville-predators NSH plain #ffb81c #041e42 | Predators | preds
new-jersey-devils NJD plain #ce1126 black | Devils | nj devils
new-york-islanders NYI plain #00539b #f47d30 | Islanders | isles, ny islanders
new-york-rangers NYR plain #0038a8 #ce1126 white | Rangers | ny rangers
ottawa-senators OTT plain #da1a32 black #b79257 | Senators | sens
philadelphia-flyers PHI plain #f74902 black | Flyers | philly
pittsburgh-penguins PIT plain black #fcb514 | Penguins | pens
san-jose-sharks SJS plain #006d75 black #ea7200 | Sharks |
seattle-kraken SEA plain #001628 #99d9d9 | Kraken |
st-louis-blues STL plain #002f87 #fcb514 | Blues | saint louis
tampa-bay-lightning TBL plain #002868 white | Lightning | bolts
toronto-maple-leafs TOR plain #00205b white | Maple Leafs | leafs
utah-mammoth UTA plain #71afe5 #090909 | Mammoth | utah hockey club
vancouver-canucks VAN plain #00205b #00843d | Canucks |
vegas-golden-knights VGK plain #b4975a #333f42 | Golden Knights | las vegas, knights
washington-capitals WSH plain #c8102e #041e42 white | Capitals | caps, вашингтон
winnipeg-jets WPG plain #041e42 #004c97 #ac162c | Jets |
`;

export const cricketTeams = `
chennai-super-kings CSK plain+polo+cuffs #fdb913 #0b2d6b | Chennai | csk
delhi-capitals DC plain+polo #17449b #d71920 | Delhi | dc, daredevils
gujarat-titans GT plain+polo #1b2133 #b79b5b | Gujarat | gt
kolkata-knight-riders KKR plain+polo #3a225d #f2c14e | Kolkata | kkr
lucknow-super-giants LSG plain+polo #0057e2 #f28b00 | Lucknow | lsg
mumbai-indians MI plain+polo+cuffs #004ba0 #d1ab3e | Mumbai | mi
punjab-kings PBKS plain+polo #d71920 #dcddde | Punjab | pbks, kings xi
rajasthan-royals RR plain+polo #e8298a #14387f | Rajasthan | rr
royal-challengers-bengaluru RCB plain+polo #c8202f #1a1a1d #e0b95e | Bengaluru | rcb, bangalore
sunrisers-hyderabad SRH plain+polo #f26522 black | Hyderabad | srh
`;
