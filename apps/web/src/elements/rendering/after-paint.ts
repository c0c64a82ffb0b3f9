/** Resolves in a task of its own after the next paint, or soon in a tab that is not painted. */
export async function afterPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.hidden) setTimeout(resolve, 0);
    else requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}
