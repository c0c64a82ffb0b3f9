import { isOverfull, isPositiveMoney, slipBetKey, toBetRequest, wireToMoney, type Slip } from "@touchline/domain";
import type { maxStake } from "@touchline/contract/http/bets";
import type { Static } from "typebox";
import type { SlipStore } from "./slip-state.ts";
import type { SlipPlayer, SlipPorts } from "./slip-ports.ts";

type Reply = Static<(typeof maxStake)["reply"][200]>;

interface MaxStakesOptions {
  readonly store: SlipStore;
  readonly ports: SlipPorts;
  /** Limits are a player's: a visitor is not asked about. */
  readonly player: () => SlipPlayer;
  readonly subscribePlayer: (listener: () => void) => () => void;
}

const askAfterMs = 400;
const freshMs = 30_000;

/** Asks for the largest stakes of the bets on the slip, once they have settled, and again when the answer is old; late answers are dropped. */
export function followMaxStakes({ store, ports, player, subscribePlayer }: MaxStakesOptions): () => void {
  let asked: { readonly bets: string; readonly atMs: number } | null = null;
  let planned: string | null = null;
  let cancel = (): void => undefined;

  function look(): void {
    const { slip } = store.getState();
    const bets = isAsked(slip) && player().isSignedIn ? composition(slip) : null;
    if (bets === planned && bets !== null) return;
    const isFresh = asked !== null && asked.bets === bets && ports.now() - asked.atMs < freshMs;
    planned = isFresh ? null : bets;
    cancel();
    if (planned !== null) cancel = ports.setTimer(askAfterMs, () => void ask(planned));
  }

  async function ask(bets: string | null): Promise<void> {
    planned = null;
    const { slip } = store.getState();
    if (bets === null || !isAsked(slip) || composition(slip) !== bets) return look();
    asked = { bets, atMs: ports.now() };
    const askedNow = asked;
    const answer = await ports.request({
      method: "POST",
      path: "/api/v2/bets/max-stake",
      body: { bets: slip.bets.map((bet) => toBetRequest(slip, bet)) },
    });
    const now = store.getState().slip;
    if (asked !== askedNow || answer?.status !== 200 || !isReply(answer.body) || composition(now) !== bets) return;
    const limits = answer.body.flatMap((said, index) => {
      const bet = now.bets[index];
      // An older API names one amount, which the balance may have lowered.
      const limit = wireToMoney(said.limit ?? said.max_stake);
      // Zero means that the bet would not be taken at all: another refusal says why.
      return bet === undefined || !isPositiveMoney(limit) ? [] : [[slipBetKey(bet), limit] as const];
    });
    store.dispatch({ type: "stakeLimitsHeard", limits: Object.fromEntries(limits) });
  }

  const stops = [store.subscribe(look), subscribePlayer(look)];
  look();
  return () => {
    cancel();
    for (const stop of stops) stop();
  };
}

function isAsked(slip: Slip): boolean {
  return slip.bets.length > 0 && !isOverfull(slip) && slip.state !== "processing" && slip.state !== "success";
}

/** What the bets are, without stakes and prices: while it stays, an answer holds. */
function composition(slip: Slip): string {
  return JSON.stringify([
    slip.sharedStake.currency,
    slip.bets.map((bet) => [bet.type, bet.systemType?.id, bet.selections.map(({ id }) => id)]),
  ]);
}

function isReply(body: unknown): body is Reply {
  return Array.isArray(body) && body.every((item: Partial<Reply[number]> | null) => typeof item?.max_stake?.value === "number");
}
