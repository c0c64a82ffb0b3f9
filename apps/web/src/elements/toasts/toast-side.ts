/** A rectangle of the window, as elements say theirs. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Where a toast stands in its room: at the foot, or at the top while it would cover a control there. A toast that would cover one at both
 * ends stands at the top, as what is pressed last (place, confirm) stands lower.
 */
export function toastSide(room: Box, toast: Box, controls: readonly Box[]): "foot" | "top" {
  const atFoot: Box = { left: toast.left, right: toast.right, top: room.bottom - (toast.bottom - toast.top), bottom: room.bottom };
  return controls.some((control) => overlaps(control, atFoot)) ? "top" : "foot";
}
