import {
  applyCashoutAction,
  cashoutPays,
  isCashoutUnderWay,
  isPositiveMoney,
  zeroMoney,
  type CashoutAction,
  type CashoutRefusalReason,
  type CashoutRequest,
  type Money,
  type MoneyUnit,
  noCashoutRequest,
  subtractMoney,
  wireToMoney,
  toWireId,
} from "@touchline/domain";
import type { CashoutBody, CashoutReply } from "@touchline/contract/http/bets";
import type { Static } from "typebox";
import { type ListedBet, wireToListedBet, wireToOffer } from "../slip/placement/wire-bet.ts";
import { closeAttempt, doubtfulStatuses } from "../slip/placement/placement-api.ts";
import { isSuccess, type RawAnswer } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { supportsIdempotencyKeys } from "../slip/placement/listed-attempt.ts";
import type { PlacementPage } from "../slip/placement/placement.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** Cash-out requests on the page, by bet id. */
export type CashoutRequests = Readonly<Record<string, CashoutRequest>>;

/** Cashes out each bet with one idempotent call, repeated under its key until the outcome is known (trust: placement contract). */
export interface BetCashouts extends Pick<ValueStore<CashoutRequests>, "getState" | "subscribe"> {
  request(betId: string): CashoutRequest;
  open(bet: ListedBet): void;
  chooseShare(betId: string, share: number): void;
  acceptDrop(betId: string): void;
  /** Sends the confirmed cash-out; resolves when its outcome is known or delayed. */
  confirm(bet: ListedBet): Promise<void>;
  close(betId: string): void;
  offerMoved(betId: string, value: Money | null): void;
  betChanged(before: ListedBet | undefined, after: ListedBet): void;
}

interface ReadReply {
  readonly after: ListedBet;
  readonly paid: Money;
}

/** Throws when the answer lacks a field. */
function readReply(value: unknown): ReadReply {
  const reply = value as Static<typeof CashoutReply>; // `readDone` catches the error of an answer that lacks fields
  return { after: wireToListedBet(reply.bet), paid: wireToMoney({ ...reply.bet.stake, value: reply.paid }) };
}

/** Number of bets requested to find a cashed-out bet, which is among the newest. */
const listLimit = 500;
const askAgainAfterMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** Delays before each read of the list of bets, which shows the outcome of a call that must not be repeated. */
const listAfterMs = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000] as const;

/** What cashing out needs from the page. */
type CashoutPage = Pick<PlacementPage, "api" | "ports" | "queries" | "listings">;

/** Creates the cash-out store of a page; `onBet` receives the bet of each answer. */
export function createBetCashouts(page: CashoutPage, onBet: (bet: ListedBet) => void): BetCashouts {
  const { api, ports } = page;
  const store = createValueStore<CashoutRequests>({});
  const request = (betId: string): CashoutRequest => store.getState()[betId] ?? noCashoutRequest;

  function dispatch(betId: string, action: CashoutAction): void {
    const before = request(betId);
    const after = applyCashoutAction(before, action);
    if (after !== before) store.setState({ [betId]: after });
  }

  /** Applies the bet of an answer; returns false if the bet is still open and the answer states no payment. */
  function takeReply(bet: ListedBet, { after, paid }: ReadReply): boolean {
    const isWhole = after.status === "cashed_out";
    const isOpen = after.status === "waiting_results" && !isPositiveMoney(paid);
    if (after.status === "cashout_in_progress" || isOpen) dispatch(bet.id, { type: "held" });
    else dispatch(bet.id, { type: "paid", paid: isPositiveMoney(paid) ? paid : agreedPayment(bet), isWhole });
    onBet(after);
    return !isOpen;
  }

  /** The payment that the player confirmed, for answers that do not state one. */
  function agreedPayment(bet: ListedBet): Money {
    const current = request(bet.id);
    return "value" in current ? cashoutPays(current) : zeroMoney(bet.stake);
  }

  async function wait(waitMs: number): Promise<void> {
    await new Promise<void>((resolve) => ports.time.after(waitMs, resolve));
  }

  /** Reads the list until it shows the outcome. A bet that is still open after `reads` lists has not been cashed out. */
  async function findInList(bet: ListedBet, reads: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      await wait(listAfterMs[Math.min(turn, listAfterMs.length - 1)] ?? 15_000);
      if (!isCashoutUnderWay(request(bet.id))) return;
      const answer = await api.call(endpoints.listBets, { query: { page: 1, limit: listLimit } });
      const listed = answer.ok ? answer.value.data.find(({ id }) => String(id) === bet.id) : undefined;
      if (listed === undefined) continue;
      const after = wireToListedBet(listed);
      if (after.status !== "waiting_results" || after.cashedOut.minor > bet.cashedOut.minor) concludeDelay(bet, after);
      else if (turn + 1 >= reads) dispatch(bet.id, { type: "refused", reason: "other", offer: after.cashout?.value ?? null });
      if (isCashoutUnderWay(request(bet.id))) continue;
      return onBet(after);
    }
  }

  async function ask(
    bet: ListedBet,
    call: { readonly key: string; readonly body: Static<typeof CashoutBody> },
    attempt: number,
  ): Promise<void> {
    const answer = await api.send(endpoints.cashOut, { body: call.body, headers: { "Idempotency-Key": call.key } });
    const done = readDone(answer, readReply);
    if (done !== null) {
      const isConcluded = takeReply(bet, done);
      return isConcluded || supportsIdempotencyKeys(page) ? undefined : findInList(bet, listAfterMs.length);
    }
    const refusal = toCashoutRefusal(answer, bet.stake, attempt);
    if (refusal !== null) return dispatch(bet.id, { type: "refused", ...refusal });
    dispatch(bet.id, { type: "answerLost" });
    // Without keys, a repeat could be taken for another cash-out.
    if (!supportsIdempotencyKeys(page)) return findInList(bet, isTurnedDown(answer) ? 1 : listAfterMs.length);
    if (await closeAfterLostAnswers(api, call.key, attempt)) return dispatch(bet.id, { type: "refused", reason: "other", offer: null });
    const waitMs = askAgainAfterMs[Math.min(attempt, askAgainAfterMs.length - 1)] ?? 1_000;
    await wait(waitMs);
    if (request(bet.id).type === "checking") await ask(bet, call, attempt + 1);
  }

  /** Ends a delay: the cash-out is paid, or the bet is open again at its current offer. */
  function concludeDelay(before: ListedBet | undefined, after: ListedBet): void {
    const { type } = request(after.id);
    if (type !== "inProgress" && type !== "checking") return;
    if (after.status === "cashout_in_progress") return dispatch(after.id, { type: "held" });
    const paid = subtractMoney(after.cashedOut, before?.cashedOut ?? zeroMoney(after.cashedOut));
    if (after.status === "cashed_out" || isPositiveMoney(paid)) {
      const whole = isPositiveMoney(after.win) ? after.win : agreedPayment(after);
      return dispatch(after.id, { type: "paid", paid: isPositiveMoney(paid) ? paid : whole, isWhole: after.status === "cashed_out" });
    }
    if (type === "checking" && after.status === "waiting_results") return;
    const isOpen = after.status === "waiting_results";
    dispatch(after.id, { type: "refused", reason: isOpen ? "offer_dropped" : "bet_closed", offer: after.cashout?.value ?? null });
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    request,
    open: ({ id, cashout }) => {
      if (cashout?.value != null) dispatch(id, { type: "opened", value: cashout.value });
    },
    chooseShare: (betId, share) => dispatch(betId, { type: "shareChosen", share }),
    acceptDrop: (betId) => dispatch(betId, { type: "dropAccepted" }),
    close: (betId) => dispatch(betId, { type: "closed" }),
    offerMoved: (betId, value) => dispatch(betId, { type: "offerMoved", value }),
    betChanged(before, after) {
      concludeDelay(before, after);
      if (after.cashout !== null) dispatch(after.id, { type: "offerMoved", value: after.cashout.value });
    },
    async confirm(bet) {
      if (request(bet.id).type !== "confirming") return;
      dispatch(bet.id, { type: "confirmed" });
      const sent = request(bet.id);
      if (sent.type !== "sending") return;
      const { value, share } = sent;
      const body = { bet_id: toWireId<string>(bet.id), to_cashout: Number(value.minor), ...(share === 1000 ? {} : { share }) };
      await ask(bet, { key: ports.createId(), body }, 0);
    },
  };
}

/** Whether an answer may be a refusal in an unknown format; the list of bets shows within seconds whether it was. */
function isTurnedDown(answer: RawAnswer | null): boolean {
  return answer !== null && [400, 403, 404, 409, 422].includes(answer.status);
}

const reasons: readonly CashoutRefusalReason[] = [
  "offer_dropped",
  "offer_suspended",
  "bet_closed",
  "not_offered",
  "cashout_pays_nothing",
  "cashout_rest_too_small",
];

interface LooseRefusal {
  readonly code?: unknown;
  readonly offer?: Parameters<typeof wireToOffer>[0] | null;
}

/** Why a cash-out or an edit was refused, and the current offer. */
interface CashoutRefused {
  readonly reason: CashoutRefusalReason;
  readonly offer: Money | null;
}

/** Statuses about the caller, which on a repeat do not show whether the first call succeeded. */
const callerStatuses: ReadonlySet<number> = new Set([401, 403]);

/**
 * Reads a refusal; null when the answer does not prove one, in which case the call is repeated under its key.
 * `lostAnswers` counts the earlier answers to the same call that were lost.
 */
export function toCashoutRefusal(answer: RawAnswer | null, unit: MoneyUnit, lostAnswers: number): CashoutRefused | null {
  if (answer === null || answer.status < 400 || answer.status >= 500) return null;
  const known: LooseRefusal = typeof answer.body === "object" && answer.body !== null ? answer.body : {};
  if (typeof known.code !== "string" && typeof known.code !== "number") return null;
  const reason = reasons.find((one) => one === known.code) ?? "other";
  const isClosed = known.code === "attempt_closed";
  if (doubtfulStatuses.has(answer.status) && reason === "other" && !isClosed) return null;
  if (lostAnswers > 0 && callerStatuses.has(answer.status)) return null;
  return { reason, offer: known.offer == null ? null : wireToOffer(known.offer, unit).value };
}

/** Reads a successful answer; null for other answers and for those that lack a field. */
export function readDone<Done>(answer: RawAnswer | null, read: (value: unknown) => Done): Done | null {
  if (answer === null || !isSuccess(answer.status)) return null;
  try {
    return read(answer.value);
  } catch {
    return null;
  }
}

/** How many answers in a row may be lost before the key is closed. */
const maxLostAnswers = 4;

/** Closes the key of a call after too many lost answers; true when nothing was or will be paid under it. */
export async function closeAfterLostAnswers(api: PlacementPage["api"], key: string, lostAnswers: number): Promise<boolean> {
  return lostAnswers >= maxLostAnswers && (await closeAttempt(api, key)).type === "notPlaced";
}
