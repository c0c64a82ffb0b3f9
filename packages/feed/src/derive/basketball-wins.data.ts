/** Wins in the 82 games of the regular season, from the final standings of the NBA, of the teams that reached the play-offs. */
export const nbaWins: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "2022-23": {
    MIL: 58, BOS: 57, PHI: 54, CLE: 51, NYK: 47, BKN: 45, MIA: 44, ATL: 41, DEN: 53, MEM: 51, SAC: 48, PHX: 45, LAC: 44, GSW: 44, LAL: 43, MIN: 42,
  },
  "2023-24": {
    BOS: 64, NYK: 50, MIL: 49, CLE: 48, ORL: 47, IND: 47, PHI: 47, MIA: 46, OKC: 57, DEN: 57, MIN: 56, LAC: 51, DAL: 50, PHX: 49, LAL: 47, NOP: 49,
  },
};
/** Wins in the 30 games of the EuroLeague's regular season 2017-18, from the final standings, of the teams that played again in 2018-19. */
export const euroleagueWins: Readonly<Record<string, number>> = {
  CSK: 24, ULK: 21, OLY: 19, PAN: 19, MAD: 19, ZAL: 18, KHI: 16, BAS: 16, TEL: 14, BAR: 11, MIL: 10, IST: 7,
};
