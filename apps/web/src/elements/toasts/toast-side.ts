/** A rectangle of the window, as elements say theirs. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Where a toast stands, by its box at the foot: there, or at the top while it would cover a control at the foot. */
export function toastSide(atFoot: Box, controls: readonly Box[]): "foot" | "top" {
  return controls.some((control) => overlaps(control, atFoot)) ? "top" : "foot";
}
