const tries = 200;
const pauseMs = 25;

/** Asks again until the answer is not null; throws when that never happens. */
export async function eventually<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error("It never happened.");
}
