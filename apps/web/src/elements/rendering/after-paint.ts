/** Resolves in a new task after the next paint, or soon in a hidden tab. */
export async function afterPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.hidden) setTimeout(resolve, 0);
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}
