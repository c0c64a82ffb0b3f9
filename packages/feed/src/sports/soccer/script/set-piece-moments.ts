import type { Pair, Side, SoccerCard, SoccerFacts } from "../../../dataset/source-match.ts";
import type { RandomSource } from "../../../random.ts";
import type { PeriodEnds } from "./goal-moments.ts";
import { type MatchMoment, placeMinute } from "./match-moment.ts";

/** Share of a match's corners and of its cards before the break. */
export const cornerFirstHalfShare = 0.47;
export const cardFirstHalfShare = 0.38;

interface DrawnCount {
  readonly kind: MatchMoment["kind"];
  readonly counts: Pair;
  readonly firstHalfShare: number;
}

function drawn({ kind, counts, firstHalfShare }: DrawnCount, ends: PeriodEnds, random: RandomSource): MatchMoment[] {
  return (["home", "away"] as const).flatMap((side: Side, index) =>
    Array.from({ length: counts[index] ?? 0 }, (): MatchMoment => {
      const period = random.next() < firstHalfShare ? 1 : 2;
      const second = 20 + Math.floor(random.next() * (ends[period] - 40));
      return { period, second, kind, side, isPenalty: false, isOwnGoal: false, simulated: true };
    }),
  );
}

function realCard(card: SoccerCard, random: RandomSource): MatchMoment {
  const { period, firstSecond } = placeMinute(card.m, card.x ?? 0);
  return {
    period,
    second: firstSecond + 5 + Math.floor(random.next() * 50),
    kind: card.type === "Y" ? "yellow_card" : "red_card",
    side: card.side === "h" ? "home" : "away",
    isPenalty: false,
    isOwnGoal: false,
    simulated: false,
    ...(card.player === undefined ? {} : { player: card.player }),
  };
}

/** Corners of the real totals at drawn minutes; none where the data has no statistics. */
export function cornerMoments({ stats }: SoccerFacts, ends: PeriodEnds, random: RandomSource): readonly MatchMoment[] {
  return stats === null ? [] : drawn({ kind: "corner", counts: stats.corners, firstHalfShare: cornerFirstHalfShare }, ends, random);
}

/** Cards as they really were shown, else of the real totals at drawn minutes, else none. */
export function cardMoments({ cards, stats }: SoccerFacts, ends: PeriodEnds, random: RandomSource): readonly MatchMoment[] {
  if (cards !== null) return cards.map((card) => realCard(card, random));
  if (stats === null) return [];
  return [
    ...drawn({ kind: "yellow_card", counts: stats.yellow, firstHalfShare: cardFirstHalfShare }, ends, random),
    ...drawn({ kind: "red_card", counts: stats.red, firstHalfShare: 0.3 }, ends, random),
  ];
}
