import type { MarkShape } from "@touchline/ui/brands";

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

/** Whether a shape of the mark covers a point of its ground. */
export function covers(shape: MarkShape, at: readonly [number, number]): boolean {
  const distance = distanceToEdge(shape, at);
  return shape.stroke === undefined ? distance <= 0 : Math.abs(distance) <= shape.stroke / 2;
}
