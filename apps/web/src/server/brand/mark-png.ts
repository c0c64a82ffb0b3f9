import type { BrandPack, MarkShape } from "@touchline/ui/brands";
import { crc32, deflateSync } from "node:zlib";

/** Red, green and blue of `#rrggbb`. */
export function bytesOf(color: string): readonly [number, number, number] {
  const at = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Distance from the edge of a rounded box, negative inside. */
function distanceToEdge({ kind, x, y, width, height, radius = 0 }: MarkShape, [atX, atY]: readonly [number, number]): number {
  const rounding = kind === "disc" ? Math.min(width, height) / 2 : radius;
  const beyondX = Math.abs(atX - x - width / 2) - width / 2 + rounding;
  const beyondY = Math.abs(atY - y - height / 2) - height / 2 + rounding;
  return Math.hypot(Math.max(beyondX, 0), Math.max(beyondY, 0)) + Math.min(Math.max(beyondX, beyondY), 0) - rounding;
}

/** Whether a shape of the mark covers a point. */
export function covers(shape: MarkShape, at: readonly [number, number]): boolean {
  const distance = distanceToEdge(shape, at);
  return shape.stroke === undefined ? distance <= 0 : Math.abs(distance) <= shape.stroke / 2;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Encodes pixels of three bytes each, row by row, as a PNG. */
export function encodePng(pixels: Buffer, { width, height }: { readonly width: number; readonly height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // 8 bits of red, green, blue
  const lineBytes = width * 3;
  const lines = Buffer.alloc((lineBytes + 1) * height);
  for (let line = 0; line < height; line += 1) pixels.copy(lines, line * (lineBytes + 1) + 1, line * lineBytes, (line + 1) * lineBytes);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

interface IconOptions {
  /** Side in px. */
  readonly size: number;
  /** Size of the mark as a share of the side. */
  readonly scale: number;
}

const background = 24;
/** Samples per pixel in each direction, for antialiasing. */
const samples = 3;

/** The brand's mark as a PNG on the dark background, for clients without SVG support. */
export function drawIconPng({ mark, palettes }: BrandPack, { size, scale }: IconOptions): Buffer {
  const inset = (background * (1 - scale)) / 2;
  const back = bytesOf(palettes.dark.pane);
  const layers = mark.map((shape) => ({ shape, ink: bytesOf(palettes.dark[shape.color]) }));
  const pixels = Buffer.alloc(size * size * 3);
  const toBackground = (pixel: number, sample: number): number =>
    (((pixel + (sample + 0.5) / samples) / size) * background - inset) / scale;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const at = [toBackground(x, sample % samples), toBackground(y, Math.floor(sample / samples))] as const;
        const ink = layers.findLast(({ shape }) => covers(shape, at))?.ink ?? back;
        for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (ink[part] ?? 0);
      }
      pixels.set(
        sum.map((part) => Math.round(part / (samples * samples))),
        (y * size + x) * 3,
      );
    }
  }
  return encodePng(pixels, { width: size, height: size });
}
