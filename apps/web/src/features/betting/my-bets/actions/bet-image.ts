import { formatShownOdds, formatTotalOdds, type OddsFormat, oddsToFraction } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { ChainLeg } from "../../../../elements/betting/combo-chain.tsx";
import type { Text } from "../../../../messages/text.ts";
import { betTitle, hasLegPrices } from "../bet-state.ts";

/** The chart of the chances to win a live match: path data 1000 wide and high, and the colours of both sides. */
export interface ImageCourse {
  readonly home: string;
  readonly draw: string;
  readonly away: string;
  readonly colors: readonly [home: string, away: string];
}

interface ImageLeg {
  readonly name: string;
  readonly detail: string;
  readonly odds: string;
  readonly course: ImageCourse | null;
  /** The leg's ring in the chain of a combo or system; null for other bets. */
  readonly ring: Pick<ChainLeg, "chance" | "state"> | null;
}

/** The content of a bet's image, in the page's language. Amounts are omitted. */
export interface BetImage {
  readonly title: string;
  readonly odds: string;
  readonly oddsLabel: string;
  readonly legs: readonly ImageLeg[];
  /** The number of legs that are not shown. */
  readonly moreText: string | null;
  readonly link: string;
  readonly brand: string;
  readonly isRightToLeft: boolean;
}

const width = 1080;
const padding = 72;
const legHeight = 116;
const headHeight = 300;
const footHeight = 150;
/** The maximum number of legs that are shown. */
const shownLegs = 8;

const ink = {
  back: "#101215",
  raise: "#16191d",
  line: "#2e343b",
  text: "#f5f6f7",
  mid: "#b4bac2",
  accent: "#ffb31a",
  onAccent: "#171104",
  won: "#3ddc84",
  lost: "#ff6b6b",
};

function truncate(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let cut = text;
  while (cut.length > 1 && context.measureText(`${cut}…`).width > room) cut = cut.slice(0, -1);
  return `${cut}…`;
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly family: string;
  /** Mirrors a distance from the start of the line in right-to-left languages. */
  at(fromStart: number): number;
  readonly start: CanvasTextAlign;
  readonly end: CanvasTextAlign;
}

function write(
  pen: Pen,
  text: string,
  style: {
    readonly size: number;
    readonly weight: number;
    readonly color: string;
    readonly x: number;
    readonly y: number;
    readonly isEnd?: true;
    readonly room?: number;
  },
): void {
  const { context } = pen;
  context.font = `${style.weight} ${style.size}px ${pen.family}`;
  context.fillStyle = style.color;
  context.textAlign = style.isEnd === true ? pen.end : pen.start;
  context.fillText(style.room === undefined ? text : truncate(context, text, style.room), pen.at(style.x), style.y);
}

const courseWidth = 200;
const courseHeight = 52;

/** Home stays on the left in every language. */
function drawCourse(
  { context }: Pen,
  { home, draw, away, colors }: ImageCourse,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = ink.raise;
  context.fillRect(0, 0, courseWidth, courseHeight);
  context.scale(courseWidth / 1000, courseHeight / 1000);
  for (const [path, color] of [
    [draw, ink.line],
    [home, colors[0]],
    [away, colors[1]],
  ] as const) {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  }
  context.restore();
}

const ringRadius = 34;
const ringColors: Readonly<Partial<Record<ChainLeg["state"], string>>> = { won: ink.won, lost: ink.lost, live: ink.text };

/** A ring whose arc is the chance of its leg, joined to the ring above it. A settled leg has a full ring. */
function drawRing(
  pen: Pen,
  { chance, state }: NonNullable<ImageLeg["ring"]>,
  { top, isFirst }: { readonly top: number; readonly isFirst: boolean },
): void {
  const { context } = pen;
  const [x, y] = [pen.at(padding + ringRadius), top + legHeight / 2];
  context.lineWidth = 6;
  context.strokeStyle = ink.line;
  if (!isFirst) {
    context.beginPath();
    context.moveTo(x, y - legHeight + ringRadius + 6);
    context.lineTo(x, y - ringRadius - 6);
    context.stroke();
  }
  context.beginPath();
  context.arc(x, y, ringRadius, 0, 2 * Math.PI);
  context.stroke();
  const share = state === "won" || state === "lost" ? 1000 : (chance ?? 0);
  context.strokeStyle = ringColors[state] ?? ink.mid;
  context.beginPath();
  context.arc(x, y, ringRadius, -Math.PI / 2, -Math.PI / 2 + (share / 1000) * 2 * Math.PI);
  context.stroke();
  if (chance === null) return;
  context.font = `700 24px ${pen.family}`;
  context.fillStyle = ink.text;
  context.textAlign = "center";
  context.fillText(String(Math.round(chance / 10)), x, y + 9);
}

function drawLegs(pen: Pen, { legs, moreText }: BetImage): void {
  legs.forEach((leg, index) => {
    const top = headHeight + index * legHeight;
    const indent = leg.ring === null ? 0 : 2 * ringRadius + 24;
    pen.context.fillStyle = ink.line;
    pen.context.fillRect(pen.start === "left" ? padding + indent : padding, top, width - 2 * padding - indent, 2);
    const room = (leg.course === null ? 680 : 680 - courseWidth - 24) - indent;
    if (leg.ring !== null) drawRing(pen, leg.ring, { top, isFirst: index === 0 });
    write(pen, leg.name, { size: 36, weight: 650, color: ink.text, x: padding + indent, y: top + 52, room });
    write(pen, leg.detail, { size: 26, weight: 450, color: ink.mid, x: padding + indent, y: top + 92, room: 680 - indent });
    const fromStart = padding + 680 - courseWidth;
    const x = pen.start === "left" ? fromStart : width - fromStart - courseWidth;
    if (leg.course !== null) drawCourse(pen, leg.course, { x, y: top + 12 });
    write(pen, leg.odds, { size: 40, weight: 700, color: ink.text, x: width - padding, y: top + 68, isEnd: true });
  });
  if (moreText !== null)
    write(pen, moreText, { size: 28, weight: 500, color: ink.mid, x: padding, y: headHeight + legs.length * legHeight + 42 });
}

/** Draws a bet for sharing: brand, legs, prices and link, but no amounts. */
export function drawBetImage(canvas: HTMLCanvasElement, image: BetImage): void {
  const height = headHeight + image.legs.length * legHeight + (image.moreText === null ? 0 : 64) + footHeight;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return;
  const family = getComputedStyle(document.body).fontFamily;
  const pen: Pen = {
    context,
    family,
    at: (fromStart) => (image.isRightToLeft ? width - fromStart : fromStart),
    start: image.isRightToLeft ? "right" : "left",
    end: image.isRightToLeft ? "left" : "right",
  };
  context.direction = image.isRightToLeft ? "rtl" : "ltr";
  context.fillStyle = ink.back;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink.accent;
  context.fillRect(image.isRightToLeft ? width - padding - 44 : padding, 64, 44, 10);
  context.fillRect((image.isRightToLeft ? width - padding - 44 : padding) + 17, 64, 10, 44);
  write(pen, image.brand, { size: 38, weight: 760, color: ink.text, x: padding + 64, y: 102 });
  write(pen, image.title, { size: 48, weight: 720, color: ink.text, x: padding, y: 220, room: 640 });
  write(pen, image.oddsLabel, { size: 26, weight: 500, color: ink.mid, x: width - padding, y: 170, isEnd: true });
  write(pen, image.odds, { size: 64, weight: 740, color: ink.accent, x: width - padding, y: 236, isEnd: true });
  drawLegs(pen, image);
  context.fillStyle = ink.accent;
  context.fillRect(0, height - footHeight + 34, width, footHeight - 34);
  write(pen, image.link, { size: 34, weight: 650, color: ink.onAccent, x: padding, y: height - 46, room: width - 2 * padding });
}

interface ImagePlace {
  readonly t: Text;
  readonly oddsFormat: OddsFormat;
  readonly link: string;
  readonly isRightToLeft: boolean;
  /** The chart of a live match; null for other matches. */
  courseOf(matchId: string): ImageCourse | null;
  /** The rings of the legs in their order; null for a bet without a chain. */
  readonly chain: readonly ChainLeg[] | null;
}

/** Converts a bet to its image: legs and prices, without amounts or reference. */
export function betToImage(bet: ListedBet, { t, oddsFormat, link, isRightToLeft, courseOf, chain }: ImagePlace): BetImage {
  const hidden = Math.max(0, bet.legs.length - shownLegs);
  return {
    title: betTitle(bet, t),
    oddsLabel: t("bets.totalOdds"),
    odds: bet.odds === null ? "" : formatTotalOdds(oddsToFraction(bet.odds), oddsFormat),
    legs: bet.legs.slice(0, shownLegs).map((leg, index) => ({
      name: `${leg.outcomeName.slice(0, 1).toUpperCase()}${leg.outcomeName.slice(1)}`,
      detail: `${leg.matchName} · ${leg.marketName}`,
      odds: hasLegPrices(bet) ? formatShownOdds(leg.odds, oddsFormat) : "",
      course: courseOf(leg.matchId),
      ring: chain?.[index] ?? null,
    })),
    moreText: hidden === 0 ? null : t("bets.moreLegs", { count: hidden }),
    link: link.replace(/^https?:\/\//u, ""),
    brand: t("shell.brand"),
    isRightToLeft,
  };
}
