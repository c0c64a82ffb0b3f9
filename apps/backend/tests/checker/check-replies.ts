import type { BetAttempt } from "@touchline/contract/http/bets";
import { storedAnswer, type Attempt } from "./history.ts";
import { send } from "./workload.ts";
import type { World } from "./world.ts";

/** What the resolve route says of a key. */
export type Resolution = Pick<BetAttempt, "state"> & { readonly betIds: readonly string[] };

async function resolve(world: World, { player, key }: Attempt): Promise<Resolution> {
  const { body: attempt } = await (await world.client(player)).get<BetAttempt>(`/api/v2/bets/attempts/${key}`);
  return { state: attempt.state, betIds: (attempt.bets ?? []).map((bet) => bet.id) };
}

/** While the process still answers: every heard answer is answered again byte for byte, and every key resolves. */
export async function checkReplies(
  world: World,
  attempts: readonly Attempt[],
): Promise<{ readonly problems: readonly string[]; readonly resolutions: ReadonlyMap<string, Resolution> }> {
  const problems: string[] = [];
  const resolutions = new Map<string, Resolution>();
  for (const attempt of attempts) {
    const stored = storedAnswer(attempt);
    const resolution = await resolve(world, attempt);
    resolutions.set(attempt.key, resolution);
    if (resolution.state === "in_progress") problems.push(`(3) ${attempt.key} is in progress for ever.`);
    if (stored === null) continue;
    const expected = stored.status === 200 ? "placed" : "rejected";
    if (resolution.state !== expected)
      problems.push(`(3) ${attempt.key} was answered ${stored.status} and resolves to ${resolution.state}.`);
    for (const answer of attempt.answers) {
      const isSame = answer.text === stored.text && answer.status === stored.status;
      const isNotNow =
        answer.status === null || answer.status === 429 || answer.status === 503 || answer.text.includes('"attempt_in_progress"');
      if (!isSame && !isNotNow)
        problems.push(`(2) ${attempt.key} was answered in two ways: ${stored.text} and ${answer.status} ${answer.text}.`);
    }
    const again = await send(await world.client(attempt.player), attempt);
    if (again.status === 429) continue;
    if (again.text !== stored.text || again.status !== stored.status) problems.push(`(2) ${attempt.key} replays otherwise: ${again.text}.`);
  }
  return { problems, resolutions };
}
