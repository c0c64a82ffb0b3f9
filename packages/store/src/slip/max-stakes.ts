import { exceedsSelectionLimit, isPositiveMoney, slipBetKey, toBetRequest, wireToMoney, type Slip } from "@touchline/domain";
import type { maxStake } from "@touchline/contract/http/bets";
import type { Static } from "typebox";
import type { SlipStore } from "./slip-state.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { SessionStore } from "../player/session.ts";
import { toWireBet } from "./placement/placement-api.ts";
import type { PlacementPage } from "./placement/placement.ts";

type Reply = Static<(typeof maxStake)["reply"][200]>;

interface MaxStakesPage extends PlacementPage {
  readonly session: Pick<SessionStore, "getState" | "balance" | "subscribe">;
}

const askAfterMs = 400;
const freshMs = 30_000;

/** Requests the maximum stakes of the slip's bets once they rest, and again when the answer is old; late answers are dropped. */
export function followMaxStakes(slipStore: Pick<SlipStore, "getState" | "subscribe" | "dispatch">, page: MaxStakesPage): () => void {
  const { api, clock, ports, session } = page;
  let asked: { readonly bets: string; readonly atMs: number } | null = null;
  let planned: string | null = null;
  let cancel = (): void => undefined;

  function update(): void {
    const { slip } = slipStore.getState();
    const bets = isAsked(slip) && session.getState().player !== null ? composition(slip) : null;
    if (bets === planned && bets !== null) return;
    const isFresh = asked !== null && asked.bets === bets && clock.now() - asked.atMs < freshMs;
    planned = isFresh ? null : bets;
    cancel();
    if (planned !== null) cancel = ports.time.after(askAfterMs, () => void ask(planned));
  }

  async function ask(bets: string | null): Promise<void> {
    planned = null;
    const { slip } = slipStore.getState();
    if (bets === null || !isAsked(slip) || composition(slip) !== bets) return update();
    asked = { bets, atMs: clock.now() };
    const askedNow = asked;
    const answer = await api.send(endpoints.maxStake, { body: { bets: slip.bets.map((bet) => toWireBet(toBetRequest(slip, bet))) } });
    const now = slipStore.getState().slip;
    if (asked !== askedNow || answer?.status !== 200 || !isReply(answer.body) || composition(now) !== bets) return;
    const limits = answer.body.flatMap((reply, index) => {
      const bet = now.bets[index];
      // An older API sends one amount, which may be limited by the balance.
      const limit = wireToMoney(reply.limit ?? reply.max_stake);
      // Zero means that the bet would be refused for another reason, which its own refusal shows.
      return bet === undefined || !isPositiveMoney(limit) ? [] : [[slipBetKey(bet), limit] as const];
    });
    slipStore.dispatch({ type: "stakeLimitsReceived", limits: Object.fromEntries(limits) });
  }

  const stops = [slipStore.subscribe(update), session.subscribe(update)];
  update();
  return () => {
    cancel();
    for (const stop of stops) stop();
  };
}

function isAsked(slip: Slip): boolean {
  return slip.bets.length > 0 && !exceedsSelectionLimit(slip) && slip.state !== "processing" && slip.state !== "success";
}

/** Identifies the bets without stakes and prices; an answer is valid while it stays the same. */
function composition(slip: Slip): string {
  return JSON.stringify([
    slip.sharedStake.currency,
    slip.bets.map((bet) => [bet.type, bet.systemType?.id, bet.selections.map(({ id }) => id)]),
  ]);
}

function isReply(body: unknown): body is Reply {
  return Array.isArray(body) && body.every((item: Partial<Reply[number]> | null) => typeof item?.max_stake?.value === "number");
}
