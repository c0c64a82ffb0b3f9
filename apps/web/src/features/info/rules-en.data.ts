import type { InfoText } from "./info-text.ts";

/** The rules of betting in English. */
export const rulesEn: InfoText = {
  title: "Betting rules",
  lead: "How bets are taken, settled and paid here. All money is play money.",
  sections: [
    {
      id: "placing",
      title: "Placing a bet",
      points: [
        "A bet counts once you see its receipt with a reference. Until then nothing is staked.",
        "The receipt shows the price you asked for and the price you got. If the price moves against you, we ask first; if it moves in your favour, you get the better one. You can change this in the slip's settings.",
        "A lost connection never costs you a second bet: the same attempt is placed at most once.",
        "Two selections of the same match cannot stand in one combo or system, because one outcome would change the chance of the other. The bet builder prices such combinations.",
      ],
    },
    {
      id: "in-play",
      title: "In-play bets and delay",
      points: [
        "A bet on a match in play waits a few seconds before it is accepted. The slip counts them down.",
        "If the market is suspended or the price moves against you during the delay, the bet is refused and the stake comes back at once.",
        "Scores and clocks are for information. What settles a bet is the official course of the match.",
      ],
    },
    {
      id: "settlement",
      title: "Settlement",
      points: [
        "A market is settled as soon as play has decided it beyond doubt, otherwise at the end of the match.",
        "A result is provisional at first and confirmed five minutes later. A provisional result that was wrong is taken back and put right; so is what was paid on it.",
        "A winning single returns stake × price. A combo multiplies the prices of its legs. A system is every combo of its size, with the stake split equally.",
        "On a quarter line such as 2.25, half of the stake stands on each neighbouring line, so half can win or come back.",
      ],
    },
    {
      id: "void",
      title: "Void bets and dead heats",
      points: [
        "A void leg counts with price 1.00: a single is refunded, a combo goes on with its other legs.",
        "If a whole number is the line and the result lands on it, the stake comes back.",
        "A match that is abandoned or not played is void, except for markets that play had already decided.",
        "In a dead heat the stake is divided by the number of tied competitors for each paid place; the part that wins is paid at the full price.",
      ],
    },
    {
      id: "football",
      title: "Football",
      points: [
        "Markets count 90 minutes and stoppage time unless their name says otherwise. Extra time and shoot-outs do not count.",
        "Draw no bet is void on a draw.",
      ],
    },
    {
      id: "tennis",
      title: "Tennis",
      points: [
        "After a retirement only what was certain by then stands, such as completed sets. All else is void, the winner too.",
        "A walk-over is void as a whole. A tie-break counts as one game.",
      ],
    },
    {
      id: "american",
      title: "Basketball, ice hockey, baseball and American football",
      points: [
        "The winner, totals and handicaps count overtime, extra innings and shoot-outs where their name says so. Other markets name the part that they count.",
        "A tied American football game voids the winner market.",
        "A shortened baseball game settles its winner and what was reached. An inning in which the home side did not bat is void.",
      ],
    },
    {
      id: "cricket",
      title: "Cricket",
      points: [
        "The winner counts a super over. A match without a result is void.",
        "Overs that were not bowled are void. Runs and wickets that had been reached stand.",
      ],
    },
    {
      id: "esports",
      title: "E-sports",
      points: [
        "The winner is that of the series. A map that is not played is void, and so is what did not happen in it.",
        "E-sports matches are simulated and say so.",
      ],
    },
    {
      id: "outrights",
      title: "Outrights",
      points: [
        "An outright settles when the competition is over. A competitor that takes no part loses.",
        "Bets close before the last match of the competition; a competitor that can no longer win is taken off.",
      ],
    },
    {
      id: "cash-out",
      title: "Cash out",
      points: [
        "Where an offer is shown you can end a bet early for that amount. The offer follows the prices and can lapse at any moment.",
        "There is no offer while a leg is suspended. A cashed-out bet is final, whatever happens in the match.",
      ],
    },
    {
      id: "limits",
      title: "Limits",
      points: [
        "Each currency has a smallest and a largest stake and a largest return for one bet. The slip names them when you reach one.",
        "Limits that you set for yourself go before ours.",
        "You must be 18 or older. If betting stops being fun, take a break.",
      ],
    },
    {
      id: "data",
      title: "Replayed matches and simulated detail",
      points: [
        "Matches are replays of real ones at their real pace. Where a source knows the final score only, the course under it is simulated once; markets that settle on such detail say “simulated detail”.",
        "The odds come from our own model and are those of no operator.",
      ],
    },
  ],
};
