/** A place on a field of 150 by 100. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Who stands where at one moment of a scene. */
export interface SceneShape {
  readonly home: readonly Place[];
  readonly away: readonly Place[];
  readonly ball: Place;
}

const formations: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  soccer: [
    [10, 50],
    [32, 20],
    [28, 40],
    [28, 60],
    [32, 80],
    [55, 26],
    [50, 50],
    [55, 74],
    [78, 22],
    [84, 50],
    [78, 78],
  ],
  basketball: [
    [40, 50],
    [52, 28],
    [52, 72],
    [70, 40],
    [70, 62],
  ],
  "ice-hockey": [
    [15, 50],
    [42, 36],
    [42, 64],
    [66, 32],
    [72, 50],
    [66, 68],
  ],
  "american-football": [
    [45, 50],
    [38, 50],
    [60, 30],
    [60, 38],
    [60, 46],
    [60, 54],
    [60, 62],
    [60, 70],
    [56, 24],
    [56, 76],
    [50, 60],
  ],
  tennis: [[20, 50]],
};
const few: readonly (readonly [number, number])[] = [
  [40, 30],
  [36, 50],
  [40, 70],
  [58, 40],
  [58, 60],
];

function hold(value: number, most: number): number {
  return Math.min(most - 6, Math.max(6, value));
}

/** How far a player strays: slower than the eye expects a pattern, different for each. */
function stray(seconds: number, seed: number): number {
  return Math.sin(seconds * (0.5 + (seed % 7) * 0.11) + seed * 1.7) * 5 + Math.sin(seconds * 0.23 + seed) * 3;
}

function ballAt(seconds: number): Place {
  return {
    x: 75 + Math.sin(seconds * 0.31) * 44 + Math.sin(seconds * 1.1) * 9,
    y: 50 + Math.sin(seconds * 0.47 + 1) * 24 + Math.sin(seconds * 1.3) * 6,
  };
}

/** The scene of a sport at a moment: teams keep their shape and shift with the ball; `pull` draws the ball to an event. */
export function sceneShape(sportKey: string, seconds: number, pull: Place | null): SceneShape {
  const formation = formations[sportKey] ?? few;
  const roaming = ballAt(seconds);
  const ball = pull ?? roaming;
  const shift = (ball.x - 75) * 0.3;
  const place = ([x, y]: readonly [number, number], index: number, isHome: boolean): Place => {
    const seed = index * 2 + (isHome ? 1 : 2);
    const lean = (ball.y - y) * 0.12;
    return {
      x: hold((isHome ? x : 150 - x) + shift + stray(seconds, seed), 150),
      y: hold(y + lean + stray(seconds + 40, seed + 3), 100),
    };
  };
  return {
    home: formation.map((spot, index) => place(spot, index, true)),
    away: formation.map((spot, index) => place(spot, index, false)),
    ball: { x: hold(ball.x, 150), y: hold(ball.y, 100) },
  };
}
