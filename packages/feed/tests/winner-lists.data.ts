/**
 * Winner lists before the first match: competition, season, then competitors with the range of prices. Bookmakers of the time
 * showed prices near these; where the results before the season show less than they knew, the range is wider.
 */
export const winnerLists = `
worldcup 2022 brazil 3.5-6 argentina 5-8 spain 7-11 france 6-15 netherlands 8-15 portugal 10-17 germany 10-17 belgium 12-18 england 7-20 denmark 17-34 croatia 25-60 qatar 100-1001 saudi-arabia 100-1001
worldcup 2026 spain 4-8 argentina 5-11 france 5-11 brazil 7-14 england 6-15 portugal 9-20 germany 10-22 netherlands 13-25 belgium 20-50 mexico 25-100 japan 40-100 saudi-arabia 100-1001 curacao 200-1001
ucl 2024-25 manchester-city-fc 2.5-5 real-madrid-cf 4-12 arsenal-fc 6-12 fc-bayern-munchen 6-14 liverpool-fc 5-16 fc-internazionale-milano 9-30 paris-saint-germain-fc 14-32 fc-barcelona 12-60 borussia-dortmund 15-40 atalanta-bc 18-67 club-atletico-de-madrid 20-50 sporting-clube-de-portugal 40-150 girona-fc 100-1001 celtic-fc 300-1001
jpn.1 2022 kawasaki-frontale 1.5-3 yokohama-f-marinos 3-7 kashima-antlers 6-15 jubilo-iwata 150-1001
chn.1 2022 shandong-taishan 2-7 shanghai-port-fc 1.5-7 changchun-yatai 4-20 guangzhou-fc 60-1001 meizhou-hakka 60-1001
chn.1 2023 shandong-taishan 2-6 wuhan-three-towns 2-6 shanghai-port-fc 3-8 nantong-zhiyun 100-1001
ksa.1 2024-25 al-hilal 1.2-2 al-nassr 3-8 al-ahli-sfc 10-50 al-ittihad 15-100 al-riyadh 150-1001
mex.1 2023-24 cf-america 3-6 cf-monterrey 2.8-6 uanl-tigres 4-10 fc-juarez 60-1001
aus.1 2023-24 melbourne-city-fc 2.2-4 central-coast-mariners 3-10 sydney-fc 4-12 perth-glory 25-100
usa.1 2023 philadelphia-union 3-10 los-angeles-fc 5-12 seattle-sounders 6-15
nfl 2024 san-francisco-49ers 5-8 buffalo-bills 6-15 kansas-city-chiefs 5-12 baltimore-ravens 9-17 philadelphia-eagles 9-18 detroit-lions 10-22 dallas-cowboys 7-20 carolina-panthers 100-1001 new-england-patriots 100-1001
nba 2022-23 milwaukee-bucks 3-5 boston-celtics 3-5.5 denver-nuggets 5-12 philadelphia-76ers 7-14 los-angeles-lakers 15-60 atlanta-hawks 100-1001
nba 2023-24 boston-celtics 2-3.5 denver-nuggets 4-8 oklahoma-city-thunder 6-18 miami-heat 60-250
atp.australian-open 2017 novak-djokovic 1.8-3 andy-murray 2.7-4.5 roger-federer 5.5-18 rafael-nadal 12-30 milos-raonic 13-34 kei-nishikori 17-45
atp.roland-garros 2017 rafael-nadal 1.8-3.2 novak-djokovic 3-5 andy-murray 8-16 dominic-thiem 11-25 stan-wawrinka 14-34
atp.wimbledon 2017 roger-federer 2.7-4 novak-djokovic 3.5-6 andy-murray 3.5-6 rafael-nadal 5-10 marin-cilic 12-30 alexander-zverev 20-50 sam-querrey 67-1001
atp.us-open 2017 roger-federer 2-3 rafael-nadal 3.3-5 alexander-zverev 7-15 marin-cilic 9-20 juan-martin-del-potro 20-50 kevin-anderson 30-80
`;
