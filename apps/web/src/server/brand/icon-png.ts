import type { BrandPack } from "@touchline/ui/brands";
import { bytesOf, covers } from "./mark-pixels.ts";
import { encodePng } from "./encode-png.ts";

interface IconOptions {
  /** Side in px. */
  readonly size: number;
  /** Share of the side that the mark takes. */
  readonly scale: number;
}

const ground = 24;
/** Samples a side of each pixel. */
const samples = 3;

/** The brand's mark as a PNG on its dark ground, for places that take no SVG. */
export function drawIconPng({ mark, palettes }: BrandPack, { size, scale }: IconOptions): Buffer {
  const inset = (ground * (1 - scale)) / 2;
  const back = bytesOf(palettes.dark.pane);
  const layers = mark.map((shape) => ({ shape, ink: bytesOf(palettes.dark[shape.color]) }));
  const pixels = Buffer.alloc(size * size * 3);
  const toGround = (pixel: number, sample: number): number => (((pixel + (sample + 0.5) / samples) / size) * ground - inset) / scale;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const at = [toGround(x, sample % samples), toGround(y, Math.floor(sample / samples))] as const;
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
