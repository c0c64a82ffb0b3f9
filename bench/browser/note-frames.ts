/** Runs in the page: notes how long each frame took from now on, in `window.frameMs`. */
export function noteFrames(): void {
  const frameMs: number[] = [];
  window.frameMs = frameMs;
  let before = performance.now();
  const tick = (now: number): void => {
    frameMs.push(now - before);
    before = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
