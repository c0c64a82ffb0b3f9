/** Lets one attempt of a player's key run at a time in this process; the database settles it between processes. */
export interface KeysInProgress {
  /** Null while the key is being worked on. */
  run<Value>(playerId: string, key: string, work: () => Promise<Value>): Promise<Value | null>;
  has(playerId: string, key: string): boolean;
}

export function createKeysInProgress(): KeysInProgress {
  const names = new Set<string>();
  const nameOf = (playerId: string, key: string): string => `${playerId} ${key}`;
  return {
    async run(playerId, key, work) {
      const name = nameOf(playerId, key);
      if (names.has(name)) return null;
      names.add(name);
      try {
        return await work();
      } finally {
        names.delete(name);
      }
    },
    has: (playerId, key) => names.has(nameOf(playerId, key)),
  };
}
