import { sportFields } from "../../../elements/fields/sport-fields.data.ts";
import { sceneShape, type Place } from "./scene-shape.ts";

/** What the scene tells besides its movement. */
export interface SceneTexts {
  readonly home: string;
  readonly away: string;
  readonly score: string;
  readonly clock: string;
  /** What happened just now. */
  readonly news: string | null;
  /** That nobody filmed this. */
  readonly mark: string;
}

/** Colours of the brand, read from the page. */
export interface ScenePaint {
  readonly ground: string;
  readonly grass: string;
  readonly line: string;
  readonly home: string;
  readonly away: string;
  readonly plate: string;
  readonly onPlate: string;
  readonly text: string;
  readonly font: string;
}

export interface SceneMoment {
  readonly sportKey: string;
  readonly seconds: number;
  readonly pull: Place | null;
  readonly texts: SceneTexts;
}

/** Size of the picture, pixels. */
export const sceneSize = { width: 640, height: 360 } as const;

const scale = 2.75;
const left = (sceneSize.width - 150 * scale) / 2;
const top = 58;

function dot(
  context: CanvasRenderingContext2D,
  { x, y }: Place,
  look: { readonly radius: number; readonly fill: string; readonly rim: string },
): void {
  context.beginPath();
  context.arc(x, y, look.radius, 0, Math.PI * 2);
  context.fillStyle = look.fill;
  context.fill();
  context.lineWidth = 0.5;
  context.strokeStyle = look.rim;
  context.stroke();
}

function drawField(context: CanvasRenderingContext2D, { sportKey, seconds, pull }: SceneMoment, paint: ScenePaint): void {
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
  const { home, away, ball } = sceneShape(sportKey, seconds, pull);
  for (const place of home) dot(context, place, { radius: 2.2, fill: paint.home, rim: paint.ground });
  for (const place of away) dot(context, place, { radius: 2.2, fill: paint.away, rim: paint.ground });
  dot(context, ball, { radius: 1.3, fill: paint.text, rim: paint.ground });
  context.restore();
}

function drawPlate(
  context: CanvasRenderingContext2D,
  text: string,
  place: { readonly x: number; readonly y: number; readonly align: "left" | "right" },
  paint: ScenePaint,
): void {
  const width = context.measureText(text).width + 28;
  const x = place.align === "left" ? place.x : place.x - width;
  context.fillStyle = paint.plate;
  context.fillRect(x, place.y, width, 44);
  context.fillStyle = paint.onPlate;
  context.fillText(text, x + 14, place.y + 32);
}

/** Draws one picture of the scene: the field with both sides and the ball, the score, the news, and that it is a demo. */
export function drawScene(context: CanvasRenderingContext2D, moment: SceneMoment, paint: ScenePaint): void {
  const { texts } = moment;
  context.fillStyle = paint.ground;
  context.fillRect(0, 0, sceneSize.width, sceneSize.height);
  drawField(context, moment, paint);
  context.textAlign = "left";
  context.font = `700 28px ${paint.font}`;
  drawPlate(context, `${texts.home}  ${texts.score}  ${texts.away}   ${texts.clock}`, { x: 14, y: 8, align: "left" }, paint);
  context.font = `600 26px ${paint.font}`;
  context.fillStyle = paint.text;
  context.fillText(texts.mark, 14, sceneSize.height - 8);
  if (texts.news !== null) drawPlate(context, texts.news, { x: sceneSize.width - 14, y: 8, align: "right" }, paint);
}
