import { describe, expect, it } from "vitest";
import { rowsOf } from "../../src/features/matches/match/line-ups.tsx";

type Player = Parameters<typeof rowsOf>[0][number];

const player = (position: Player["position"], shirt: number, isPlaying: boolean | null = true): Player => ({
  name: `Player ${shirt}`,
  shirt,
  position,
  club: null,
  external_id: `tl:player:team-${shirt}`,
  ...(isPlaying === null ? {} : { is_playing: isPlaying }),
});

const shirtsOf = (players: readonly Player[]): readonly (readonly (number | null)[])[] =>
  rowsOf(players).map((row) => row.map(({ shirt }) => shirt));

describe("the rows of a line-up", () => {
  it("are ordered from the goalkeeper to the forwards, without the bench", () => {
    const squad = [player("FW", 9), player("GK", 1), player("DF", 2), player("DF", 3), player("MF", 8), player("MF", 10, false)];
    expect(shirtsOf(squad)).toEqual([[1], [2, 3], [8], [9]]);
  });

  it("contain at most four shirts, with the longer row at the back", () => {
    expect(shirtsOf([2, 3, 4, 5, 6].map((shirt) => player("DF", shirt)))).toEqual([
      [2, 3, 4],
      [5, 6],
    ]);
  });

  it("are empty before the line-ups are known", () => {
    expect(shirtsOf([player("GK", 1, null), player("DF", 2, null)])).toEqual([]);
  });
});
