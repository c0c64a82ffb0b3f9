/** Waits for snapshots that another process has announced. */
export interface AwaitedSnapshots {
  /** Resolves with the next snapshot of the match, or after half a second without one. */
  next(matchId: number): Promise<void>;
  arrived(matchId: number): void;
}

const lateMs = 500;

export function createAwaitedSnapshots(): AwaitedSnapshots {
  const awaited = new Map<number, { readonly promise: Promise<void>; readonly resolve: () => void }>();
  const arrived = (matchId: number): void => {
    awaited.get(matchId)?.resolve();
    awaited.delete(matchId);
  };
  return {
    arrived,
    next(matchId) {
      const known = awaited.get(matchId);
      if (known !== undefined) return known.promise;
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(() => arrived(matchId), lateMs);
      awaited.set(matchId, {
        promise,
        resolve: () => {
          clearTimeout(late);
          resolve();
        },
      });
      return promise;
    },
  };
}
