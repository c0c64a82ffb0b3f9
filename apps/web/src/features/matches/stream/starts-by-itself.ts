/** Whether moving pictures may start unasked: not for those who save data or want less motion. */
export function startsByItself(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  const isSaving = typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
  return !isSaving && !matchMedia("(prefers-reduced-data: reduce)").matches && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
