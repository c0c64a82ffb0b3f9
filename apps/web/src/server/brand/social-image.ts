import type { BrandPack } from "@touchline/ui/brands";
import { bytesOf, covers, encodePng } from "./mark-png.ts";

/** Letters of a dot-matrix board: five columns of seven dots, the lowest bit at the top. */
const dotLetters: Readonly<Record<string, string>> = {
  A: "7c1211127c",
  B: "7f49494936",
  C: "3e41414122",
  D: "7f4141413e",
  E: "7f49494941",
  F: "7f09090901",
  G: "3e41415173",
  H: "7f0808087f",
  I: "00417f4100",
  J: "2040413f01",
  K: "7f08142241",
  L: "7f40404040",
  M: "7f021c027f",
  N: "7f0408107f",
  O: "3e4141413e",
  P: "7f09090906",
  Q: "3e4151215e",
  R: "7f09192946",
  S: "2649494932",
  T: "03017f0103",
  U: "3f4040403f",
  V: "1f2040201f",
  W: "3f4038403f",
  X: "6314081463",
  Y: "0304780403",
  Z: "6159494d43",
  "0": "3e5149453e",
  "1": "00427f4000",
  "2": "7249494946",
  "3": "21414d4933",
  "4": "1814127f10",
  "5": "2745454539",
  "6": "3c4a494931",
  "7": "4121110907",
  "8": "3649494936",
  "9": "464949291e",
  "-": "0808080808",
  ":": "0000140000",
};

interface PicturedTeam {
  /** Two to four letters. */
  readonly shortName: string;
  /** `#rrggbb`. */
  readonly colors: readonly [string, string];
}

export interface PicturedMatch {
  readonly home: PicturedTeam;
  readonly away: PicturedTeam;
  /** `2026-11-22`. */
  readonly day: string;
}

type Ink = readonly [number, number, number];

/** The size that social networks recommend. */
const width = 1200;
const height = 630;
const crest = { y: 235, radius: 150, homeX: 300, awayX: 900 } as const;
const markSize = 150;
const markGround = 24;

class Canvas {
  readonly pixels: Buffer = Buffer.alloc(width * height * 3);

  constructor(ink: Ink) {
    for (let at = 0; at < this.pixels.length; at += 3) this.pixels.set(ink, at);
  }

  /** Blends a colour over a pixel with the opacity `share`. */
  blend(x: number, y: number, { ink, share }: { readonly ink: Ink; readonly share: number }): void {
    const at = (y * width + x) * 3;
    for (let part = 0; part < 3; part += 1) {
      const below = this.pixels[at + part] ?? 0;
      this.pixels[at + part] = Math.round(below + ((ink[part] ?? 0) - below) * share);
    }
  }
}

function drawDisc(canvas: Canvas, { x, y, radius, inkAt }: { x: number; y: number; radius: number; inkAt: (dx: number) => Ink }): void {
  for (let row = Math.floor(y - radius - 1); row <= y + radius + 1; row += 1) {
    for (let column = Math.floor(x - radius - 1); column <= x + radius + 1; column += 1) {
      const share = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y)));
      if (share > 0) canvas.blend(column, row, { ink: inkAt(column + 0.5 - x), share });
    }
  }
}

/** Draws a text in dot-matrix letters, centred; skips characters without a letter. */
function drawDots(canvas: Canvas, text: string, { x, y, pitch, ink }: { x: number; y: number; pitch: number; ink: Ink }): void {
  const letters = text.split("").filter((letter) => dotLetters[letter] !== undefined);
  const left = x - ((letters.length * 6 - 1) * pitch) / 2;
  for (const [index, letter] of letters.entries()) {
    for (let column = 0; column < 5; column += 1) {
      const dots = Number.parseInt((dotLetters[letter] ?? "").slice(column * 2, column * 2 + 2), 16);
      for (let row = 0; row < 7; row += 1) {
        if (((dots >> row) & 1) === 0) continue;
        drawDisc(canvas, {
          x: left + (index * 6 + column) * pitch + pitch / 2,
          y: y + row * pitch + pitch / 2,
          radius: pitch * 0.44,
          inkAt: () => ink,
        });
      }
    }
  }
}

function drawMark(canvas: Canvas, { mark, palettes }: BrandPack, { x, y, size }: { x: number; y: number; size: number }): void {
  const samples = 3;
  const layers = mark.map((shape) => ({ shape, ink: bytesOf(palettes.dark[shape.color]) }));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const at = [
          ((column + ((sample % samples) + 0.5) / samples) / size) * markGround,
          ((row + (Math.floor(sample / samples) + 0.5) / samples) / size) * markGround,
        ] as const;
        const ink = layers.findLast(({ shape }) => covers(shape, at))?.ink;
        // Each later sample gets a smaller share, so that all samples weigh the same.
        if (ink !== undefined) canvas.blend(x + column, y + row, { ink, share: 1 / (sample + 1) });
      }
    }
  }
}

function drawTeam(canvas: Canvas, { shortName, colors }: PicturedTeam, { x, ink }: { x: number; ink: Ink }): void {
  const [first, second] = [bytesOf(colors[0]), bytesOf(colors[1])];
  drawDisc(canvas, { x, y: crest.y, radius: crest.radius, inkAt: (dx) => (dx < 0 ? first : second) });
  drawDots(canvas, shortName, { x, y: 430, pitch: 14, ink });
}

/** The image of a shared match: both crests and short names, the day and the brand. */
export function drawMatchImage(pack: BrandPack, { home, away, day }: PicturedMatch): Buffer {
  const { pane, hi, mid } = pack.palettes.dark;
  const canvas = new Canvas(bytesOf(pane));
  drawTeam(canvas, home, { x: crest.homeX, ink: bytesOf(hi) });
  drawTeam(canvas, away, { x: crest.awayX, ink: bytesOf(hi) });
  drawMark(canvas, pack, { x: (width - markSize) / 2, y: crest.y - markSize / 2, size: markSize });
  drawDots(canvas, day, { x: width / 2, y: 566, pitch: 5, ink: bytesOf(mid) });
  return encodePng(canvas.pixels, { width, height });
}

/** The image of every other page: the brand's mark. */
export function drawSiteImage(pack: BrandPack): Buffer {
  const canvas = new Canvas(bytesOf(pack.palettes.dark.pane));
  const size = 300;
  drawMark(canvas, pack, { x: (width - size) / 2, y: (height - size) / 2, size });
  return encodePng(canvas.pixels, { width, height });
}
