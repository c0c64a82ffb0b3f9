/** Final scores of a best of so many, with the last part of their external ids; sets and maps alike. */
export const correctScores: Readonly<Record<3 | 5, readonly (readonly [score: string, number: number])[]>> = {
  3: [
    ["2:0", 7],
    ["2:1", 8],
    ["1:2", 9],
    ["0:2", 10],
  ],
  5: [
    ["3:0", 12],
    ["3:1", 13],
    ["3:2", 14],
    ["2:3", 15],
    ["1:3", 16],
    ["0:3", 17],
  ],
};
