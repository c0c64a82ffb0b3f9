import { sportFields } from "../../../elements/matches/sport-fields.ts";

/** A point on a field of 150 by 100. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Positions of the players and the ball. */
interface SceneShape {
  readonly home: readonly Point[];
  readonly away: readonly Point[];
  readonly ball: Point;
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
const defaultFormation: readonly (readonly [number, number])[] = [
  [40, 30],
  [36, 50],
  [40, 70],
  [58, 40],
  [58, 60],
];

function clampToField(value: number, size: number): number {
  return Math.min(size - 6, Math.max(6, value));
}

/** A player's offset from the formation: two slow waves, different for each seed, so that no pattern is visible. */
function wander(seconds: number, seed: number): number {
  return Math.sin(seconds * (0.5 + (seed % 7) * 0.11) + seed * 1.7) * 5 + Math.sin(seconds * 0.23 + seed) * 3;
}

function ballAt(seconds: number): Point {
  return {
    x: 75 + Math.sin(seconds * 0.31) * 44 + Math.sin(seconds * 1.1) * 9,
    y: 50 + Math.sin(seconds * 0.47 + 1) * 24 + Math.sin(seconds * 1.3) * 6,
  };
}

/** Positions at a time: teams keep their formation and shift with the ball. `ballTarget` places the ball at an event. */
export function sceneShape(sportKey: string, seconds: number, ballTarget: Point | null): SceneShape {
  const formation = formations[sportKey] ?? defaultFormation;
  const roaming = ballAt(seconds);
  const ball = ballTarget ?? roaming;
  const shift = (ball.x - 75) * 0.3;
  const place = ([x, y]: readonly [number, number], index: number, isHome: boolean): Point => {
    const seed = index * 2 + (isHome ? 1 : 2);
    const shiftY = (ball.y - y) * 0.12;
    return {
      x: clampToField((isHome ? x : 150 - x) + shift + wander(seconds, seed), 150),
      y: clampToField(y + shiftY + wander(seconds + 40, seed + 3), 100),
    };
  };
  return {
    home: formation.map((spot, index) => place(spot, index, true)),
    away: formation.map((spot, index) => place(spot, index, false)),
    ball: { x: clampToField(ball.x, 150), y: clampToField(ball.y, 100) },
  };
}

export interface SceneTexts {
  readonly home: string;
  readonly away: string;
  readonly score: string;
  readonly clock: string;
  /** Text of the latest event while it is recent. */
  readonly latestEvent: string | null;
  /** Note that the scene is a demo. */
  readonly disclaimer: string;
}

/** Colours of the brand, read from the page. */
export interface ScenePaint {
  readonly ground: string;
  readonly grass: string;
  readonly line: string;
  readonly home: string;
  readonly away: string;
  readonly scoreboard: string;
  readonly onScoreboard: string;
  readonly text: string;
  readonly font: string;
}

export interface SceneMoment {
  readonly sportKey: string;
  readonly seconds: number;
  readonly ballTarget: Point | null;
  readonly texts: SceneTexts;
}

/** Size of the canvas in pixels. */
export const sceneSize = { width: 640, height: 360 } as const;

const scale = 2.75;
const left = (sceneSize.width - 150 * scale) / 2;
const top = 58;

function dot(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  style: { readonly radius: number; readonly fill: string; readonly rim: string },
): void {
  context.beginPath();
  context.arc(x, y, style.radius, 0, Math.PI * 2);
  context.fillStyle = style.fill;
  context.fill();
  context.lineWidth = 0.5;
  context.strokeStyle = style.rim;
  context.stroke();
}

function drawField(context: CanvasRenderingContext2D, { sportKey, seconds, ballTarget }: SceneMoment, paint: ScenePaint): void {
  const field = sportFields[sportKey];
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  if (field !== undefined) {
    context.fillStyle = paint.grass;
    context.fill(new Path2D(field.ground));
    context.strokeStyle = paint.line;
    context.lineWidth = 0.6;
    context.stroke(new Path2D(field.lines));
  }
  const { home, away, ball } = sceneShape(sportKey, seconds, ballTarget);
  for (const place of home) dot(context, place, { radius: 2.2, fill: paint.home, rim: paint.ground });
  for (const place of away) dot(context, place, { radius: 2.2, fill: paint.away, rim: paint.ground });
  dot(context, ball, { radius: 1.3, fill: paint.text, rim: paint.ground });
  context.restore();
}

function drawLabel(
  context: CanvasRenderingContext2D,
  text: string,
  at: { readonly x: number; readonly y: number; readonly align: "left" | "right" },
  paint: ScenePaint,
): void {
  const width = context.measureText(text).width + 28;
  const x = at.align === "left" ? at.x : at.x - width;
  context.fillStyle = paint.scoreboard;
  context.fillRect(x, at.y, width, 44);
  context.fillStyle = paint.onScoreboard;
  context.fillText(text, x + 14, at.y + 32);
}

/** Draws a frame of the scene: field, players, ball, score, latest event and disclaimer. */
export function drawScene(context: CanvasRenderingContext2D, moment: SceneMoment, paint: ScenePaint): void {
  const { texts } = moment;
  context.fillStyle = paint.ground;
  context.fillRect(0, 0, sceneSize.width, sceneSize.height);
  drawField(context, moment, paint);
  context.textAlign = "left";
  context.font = `700 28px ${paint.font}`;
  drawLabel(context, `${texts.home}  ${texts.score}  ${texts.away}   ${texts.clock}`, { x: 14, y: 8, align: "left" }, paint);
  context.font = `600 26px ${paint.font}`;
  context.fillStyle = paint.text;
  context.fillText(texts.disclaimer, 14, sceneSize.height - 8);
  if (texts.latestEvent !== null) drawLabel(context, texts.latestEvent, { x: sceneSize.width - 14, y: 8, align: "right" }, paint);
}
