import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import { createRandom, type RandomSource } from "@touchline/feed";
import { betOn } from "../support/bets.ts";
import type { Client, ClientReply } from "../support/client.ts";
import { away, draw, home } from "../support/scripted-book.ts";
import type { Answer, Attempt, Call, PriceSpan } from "./history.ts";
import type { World } from "./world.ts";

export interface WorkloadOptions {
  readonly seed: string;
  /** New attempts of each player, not counting retries. */
  readonly attemptsPerPlayer: number;
  readonly crashes: number;
  readonly matches: number;
}

const outcomes = [home, draw, away] as const;

function pick<Item>(random: RandomSource, items: readonly Item[]): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
}

function whole(random: RandomSource, from: number, to: number): number {
  return from + Math.floor(random.next() * (to - from + 1));
}

/** Sends an attempt once and records the reply. */
export async function send(client: Client, { key, call }: Attempt): Promise<Answer> {
  const headers = { "idempotency-key": key };
  const post = (): Promise<ClientReply> => {
    switch (call.type) {
      case "place":
        return client.post("/api/v2/bets", { meta: { device_id: "checker", odds_policy: call.policy }, bets: call.bets }, headers);
      case "cashOut":
        return client.post("/api/v2/bets/cashout", { bet_id: call.betId, to_cashout: call.seen, share: call.share }, headers);
      case "edit":
        return client.post(
          `/api/v2/bets/${call.betId}/edit`,
          { to_cashout: call.seen, meta: { device_id: "checker" }, bet: call.bet },
          headers,
        );
    }
  };
  return post().then(
    ({ status, text }) => ({ status, text }),
    () => ({ status: null, text: "" }),
  );
}

/** Closes the key of an attempt and records the reply. */
async function closeKey(client: Client, { key }: Attempt): Promise<Answer> {
  return client.post(`/api/v2/bets/attempts/${key}/close`).then(
    ({ status, text }) => ({ status, text }),
    () => ({ status: null, text: "" }),
  );
}

/** Closes the key while its call is in progress. */
async function raceClosing(client: Client, attempt: Attempt): Promise<void> {
  const [closing, answer] = await Promise.all([closeKey(client, attempt), send(client, attempt)]);
  attempt.closings.push(closing);
  attempt.answers.push(answer);
}

/** Odds that a page may have, sometimes one change behind. */
function knownOdds(prices: readonly PriceSpan[], random: RandomSource, line: { readonly match: number; readonly outcome: number }): number {
  const own = prices.filter((span) => span.match === line.match && span.outcome === line.outcome);
  return own.at(random.next() < 0.2 ? -2 : -1)?.odds ?? own[0]?.odds ?? 2_000;
}

function randomBet(world: World, random: RandomSource, matches: number): BetRequest {
  const first = whole(random, 1, matches);
  const size = pick(random, [1, 1, 1, 2, 3]);
  const legs = Array.from({ length: size }, (_, index) => {
    const line = { match: ((first + index * 3 - 1) % matches) + 1, outcome: pick(random, outcomes) };
    return { ...line, odds: knownOdds(world.prices, random, line) };
  });
  const bet = betOn(legs, whole(random, 100, 4_000));
  return size === 3 && random.next() < 0.5 ? { ...bet, type: "system", system_id: "2/3" } : bet;
}

/** A bet that may still be open with an amount to request: the offer, or up to a tenth off. */
async function randomOffer(client: Client, random: RandomSource): Promise<{ readonly betId: string; readonly seen: number } | null> {
  const reply = await client.get("/api/v3/bets?status=waiting_results&status=cashout_in_progress&limit=50").catch(() => null);
  const bets = (reply?.body["data"] ?? []) as readonly Bet[];
  if (bets.length === 0) return null;
  const bet = pick(random, bets);
  const offer = bet.to_cashout ?? bet.stake.value;
  return { betId: bet.id, seen: Math.max(1, Math.round(offer * pick(random, [1, 1, 1, 0.9, 1.1]))) };
}

async function randomCall(world: World, client: Client, draw: { readonly random: RandomSource; readonly matches: number }): Promise<Call> {
  const { random, matches } = draw;
  const choice = random.next();
  const offer = choice < 0.5 ? await randomOffer(client, random) : null;
  if (offer !== null && choice < 0.35) return { type: "cashOut", ...offer, share: random.next() < 0.5 ? 1_000 : whole(random, 50, 950) };
  if (offer !== null) return { type: "edit", ...offer, bet: randomBet(world, random, matches) };
  const bets = Array.from({ length: random.next() < 0.2 ? 2 : 1 }, () => randomBet(world, random, matches));
  return { type: "place", policy: pick(random, ["none", "higher", "any"] as const), bets };
}

async function setRandomRule(client: Client, random: RandomSource): Promise<void> {
  const offer = await randomOffer(client, random);
  if (offer === null) return;
  const rule = { action: pick(random, ["cash_out", "notify"] as const), at_value: Math.max(1, Math.round(offer.seen * 1.2)) };
  await client.put(`/api/v2/bets/${offer.betId}/cashout-rule`, rule).catch(() => undefined);
}

/** Simulates the page of one player: new attempts, repeats, and retries of calls without a reply. */
async function play(world: World, player: number, options: WorkloadOptions): Promise<readonly Attempt[]> {
  const random = createRandom(`${options.seed}/player ${player}`);
  const attempts: Attempt[] = [];
  for (let count = 0; count < options.attemptsPerPlayer; count += 1) {
    const client = await world.client(player);
    const call = await randomCall(world, client, { random, matches: options.matches });
    const attempt: Attempt = { player, key: `${options.seed}.${player}.${count}`, call, answers: [], closings: [] };
    attempts.push(attempt);
    const choice = random.next();
    if (choice < 0.15) attempt.answers.push(...(await Promise.all([send(client, attempt), send(client, attempt)])));
    else if (choice < 0.25) await raceClosing(client, attempt);
    else attempt.answers.push(await send(client, attempt));
    const isUnanswered = attempt.answers.some(({ status }) => status === null);
    if (random.next() < (isUnanswered ? 0.5 : 0.05)) attempt.closings.push(await closeKey(await world.client(player), attempt));
    const repeated = isUnanswered && random.next() < 0.5 ? attempt : random.next() < 0.2 ? pick(random, attempts) : null;
    if (repeated !== null) repeated.answers.push(await send(await world.client(player), repeated));
    if (random.next() < 0.1) await setRandomRule(await world.client(player), random);
  }
  return attempts;
}

/** Changes statuses, odds, results and their corrections until the players are done. */
async function runBook(world: World, options: WorkloadOptions, isOver: () => boolean): Promise<void> {
  const random = createRandom(`${options.seed}/book`);
  const settled = new Set<number>();
  while (!isOver()) {
    const match = whole(random, 1, options.matches);
    const choice = random.next();
    if (settled.has(match)) {
      if (choice < 0.5) continue;
      settled.delete(match);
      await world.changeBook({ type: "rollBack", match });
      await world.changeBook({ type: "state", match, status: 1, marketStatus: 1 });
    } else if (choice < 0.7) {
      await world.changeBook({ type: "odds", match, outcome: pick(random, outcomes), odds: whole(random, 110, 500) * 10 });
    } else if (choice < 0.9) {
      const status = random.next() < 0.5 ? 0 : 1;
      await world.changeBook({ type: "state", match, status, marketStatus: random.next() < 0.2 ? -1 : 1 });
    } else {
      settled.add(match);
      await world.changeBook({ type: "state", match, status: 4, marketStatus: -3 });
      await world.changeBook({
        type: "settle",
        match,
        results: { [pick(random, outcomes)]: pick(random, ["win", "win", "win", "void", "half_win"] as const) },
      });
    }
    await new Promise((resolve) => setTimeout(resolve, whole(random, 1, 12)));
  }
}

/** Kills the process while calls are in progress, spread evenly over the run. */
async function crashSometimes(world: World, options: WorkloadOptions, done: () => number): Promise<void> {
  const random = createRandom(`${options.seed}/crashes`);
  for (let crash = 1; crash <= options.crashes; crash += 1) {
    const due = crash / (options.crashes + 1) + (random.next() - 0.5) * 0.1;
    while (done() < due) await new Promise((resolve) => setTimeout(resolve, 3));
    await world.crash();
  }
}

/** Opens every market again and waits until nothing is pending. */
async function settleDown(world: World, matches: number): Promise<void> {
  for (let match = 1; match <= matches; match += 1) await world.changeBook({ type: "state", match, status: 0, marketStatus: 1 });
  for (let tries = 0; tries < 400; tries += 1) {
    await world.calm();
    let pending = 0;
    for (let player = 0; player < world.players; player += 1) {
      const reply = await (await world.client(player)).get("/api/v3/bets?status=submitted&status=cashout_in_progress&limit=1");
      pending += (reply.body["pagination"] as { total: number }).total;
    }
    if (pending === 0) return world.calm();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("Bets never left the pending state.");
}

/** Runs a seeded workload and returns its history. */
export async function runWorkload(world: World, options: WorkloadOptions): Promise<readonly Attempt[]> {
  const all: Attempt[][] = Array.from({ length: world.players }, () => []);
  let finished = 0;
  let begun = 0;
  const total = world.players * options.attemptsPerPlayer;
  const counted: World = {
    ...world,
    client: (player) => {
      begun += 1;
      return world.client(player);
    },
  };
  const playing = all.map(async (own, player) => {
    own.push(...(await play(counted, player, options)));
    finished += 1;
  });
  const isOver = (): boolean => finished === world.players;
  await Promise.all([
    ...playing,
    runBook(world, options, isOver),
    crashSometimes(world, options, () => (isOver() ? 1 : Math.min(1, begun / total))),
  ]);
  await settleDown(world, options.matches);
  return all.flat();
}
