import type { BetAttempt } from "@touchline/contract/http/bets";
import { isClosed, storedAnswer, type Attempt } from "./history.ts";
import { send } from "./workload.ts";
import type { World } from "./world.ts";

/** Reply of the resolve route for a key. */
export type Resolution = Pick<BetAttempt, "state"> & { readonly betIds: readonly string[] };

/** Longer than an edit holds its key after its process is killed. */
const holdsEndWithinMs = 10_000;

async function resolve(world: World, { player, key }: Attempt): Promise<Resolution> {
  const ask = async () => (await (await world.client(player)).get<BetAttempt>(`/api/v2/bets/attempts/${key}`)).body;
  const until = Date.now() + holdsEndWithinMs;
  let attempt = await ask();
  while (attempt.state === "in_progress" && Date.now() < until) {
    await new Promise((done) => setTimeout(done, 250));
    attempt = await ask();
  }
  return { state: attempt.state, betIds: (attempt.bets ?? []).map((bet) => bet.id) };
}

/** A void key stays void, and the state returned when a key was closed does not change. */
function closingProblems({ key, answers, closings }: Attempt, { state }: Resolution): readonly string[] {
  const states = closings.flatMap(({ status, text }) => (status === 200 ? [(JSON.parse(text) as BetAttempt).state] : []));
  const final = states.filter((reported) => reported !== "in_progress");
  const isVoid = final.includes("void") || answers.some(isClosed);
  return [
    ...(final.includes("unknown") ? [`(3) ${key} is unknown after it was closed.`] : []),
    ...final
      .filter((reported) => reported !== state)
      .map((reported) => `(3) ${key} was ${reported} when it was closed and is ${state} now.`),
    ...(isVoid && state !== "void" ? [`(3) ${key} was closed and is ${state} now.`] : []),
  ];
}

/** On a running process: every stored reply is repeated byte for byte, and every key resolves. */
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
    problems.push(...closingProblems(attempt, resolution));
    if (resolution.state === "void") {
      const late = await send(await world.client(attempt.player), attempt);
      if (late.status !== 429 && !isClosed(late)) problems.push(`(3) ${attempt.key} is void and answered ${late.status} ${late.text}.`);
    }
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
