const tries = 200;
const pauseMs = 25;

/** Repeats a call until its result is not null. Throws after a timeout. */
export async function eventually<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error("It never happened.");
}
