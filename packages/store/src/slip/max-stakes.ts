import {
  askedBets,
  isPositiveMoney,
  money,
  type Money,
  type MoneyUnit,
  type Slip,
  slipBetKey,
  slipUnit,
  toBetRequest,
} from "@touchline/domain";
import { isSuccess } from "../core/api-client.ts";
import type { SlipStore } from "./slip-state.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { SessionStore } from "../player/session.ts";
import { toWireBet } from "./placement/placement-api.ts";
import { toLoose } from "./placement/refusal.ts";
import type { PlacementPage } from "./placement/placement.ts";

interface MaxStakesPage extends PlacementPage {
  readonly session: Pick<SessionStore, "getState" | "balance" | "subscribe">;
}

const debounceMs = 400;
const freshMs = 30_000;

/** Requests the maximum stakes of the slip's bets once they stop changing, and again when the answer is old; late answers are dropped. */
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
    if (planned !== null) cancel = ports.time.after(debounceMs, () => void ask(planned));
  }

  async function ask(bets: string | null): Promise<void> {
    planned = null;
    const { slip } = slipStore.getState();
    if (bets === null || !isAsked(slip) || composition(slip) !== bets) return update();
    asked = { bets, atMs: clock.now() };
    const askedNow = asked;
    const sent = askedBets(slip);
    const answer = await api.send(endpoints.maxStake, { body: { bets: sent.map((bet) => toWireBet(toBetRequest(slip, bet))) } });
    const now = slipStore.getState().slip;
    if (asked !== askedNow || answer === null || !isSuccess(answer.status) || composition(now) !== bets) return;
    const limits = readLimits(answer.body, slipUnit(now)).flatMap((limit, index) => {
      const bet = sent[index];
      // Zero means that the bet would be refused for another reason, which its own refusal shows.
      return bet === undefined || limit === null || !isPositiveMoney(limit) ? [] : [[slipBetKey(bet), limit] as const];
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
  return askedBets(slip).length > 0 && slip.state !== "processing" && slip.state !== "success";
}

/** Identifies the bets without stakes and prices; an answer is valid while it stays the same. */
function composition(slip: Slip): string {
  return JSON.stringify([
    slip.sharedStake.currency,
    askedBets(slip).map((bet) => [bet.type, bet.systemType?.id, bet.selections.map(({ id }) => id)]),
  ]);
}

/** The limits by bet: a list, a list in `data`, or the limit of one bet. Each is an amount or an object with one. */
function readLimits(body: unknown, unit: MoneyUnit): readonly (Money | null)[] {
  const { data } = toLoose(body);
  const list: readonly unknown[] = Array.isArray(body) ? body : Array.isArray(data) ? data : [data ?? body];
  return list.map((item) => {
    // An older API sends one amount, which may be limited by the balance.
    const { limit, max_stake: maxStake } = toLoose(item);
    return readAmount(limit ?? maxStake ?? item, unit);
  });
}

/** An amount in the slip's unit; null for one in another currency. */
function readAmount(wire: unknown, unit: MoneyUnit): Money | null {
  const { value, currency, subunits } = toLoose(wire);
  const minor = typeof wire === "number" ? wire : value;
  const isSameUnit = (currency ?? unit.currency) === unit.currency && (subunits ?? unit.subunits) === unit.subunits;
  return typeof minor === "number" && Number.isSafeInteger(minor) && isSameUnit ? money(BigInt(minor), unit) : null;
}
