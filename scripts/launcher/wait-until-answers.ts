import { setTimeout as sleep } from "node:timers/promises";

/** Asks the address until it answers 200; false when it has not within the time. */
export async function waitUntilAnswers({ url, withinMs }: { readonly url: string; readonly withinMs: number }): Promise<boolean> {
  const endsAt = Date.now() + withinMs;
  while (Date.now() < endsAt) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      async (reply) => {
        await reply.body?.cancel();
        return reply.ok;
      },
      () => false,
    );
    if (isUp) return true;
    await sleep(150);
  }
  return false;
}
