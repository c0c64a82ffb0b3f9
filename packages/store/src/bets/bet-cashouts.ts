import {
  applyCashoutAction,
  type CashoutAction,
  type CashoutRefusalReason,
  type CashoutRequest,
  type Money,
  type MoneyUnit,
  noCashoutRequest,
  subtractMoney,
  wireToMoney,
} from "@touchline/domain";
import type { CashoutBody, CashoutReply } from "@touchline/contract/http/bets";
import type { Static } from "typebox";
import { type ListedBet, wireToListedBet, wireToOffer } from "../slip/placement/wire-bet.ts";
import { closeAttempt, doubtfulStatuses } from "../slip/placement/placement-api.ts";
import type { RawAnswer } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { PlacementPage } from "../slip/placement/placement.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** Every wish to cash out on the page, by bet id. */
export type CashoutRequests = Readonly<Record<string, CashoutRequest>>;

/** Cashes bets out: one idempotent call each, asked again under its key until its outcome is known (trust: placement contract). */
export interface BetCashouts extends Pick<ValueStore<CashoutRequests>, "getState" | "subscribe"> {
  request(betId: string): CashoutRequest;
  open(bet: ListedBet): void;
  chooseShare(betId: string, share: number): void;
  acceptDrop(betId: string): void;
  /** Sends what is confirmed; resolves when its outcome is known or it waits out its delay. */
  confirm(bet: ListedBet): Promise<void>;
  close(betId: string): void;
  offerMoved(betId: string, value: Money | null): void;
  betChanged(before: ListedBet | undefined, after: ListedBet): void;
}

interface ReadReply {
  readonly after: ListedBet;
  readonly paid: Money;
}

/** Throws where the answer leaves out what is needed. */
function readReply(body: unknown): ReadReply {
  const reply = body as Static<typeof CashoutReply>; // whoever asks takes an error for "not told"
  return { after: wireToListedBet(reply.bet), paid: wireToMoney({ ...reply.bet.stake, value: reply.paid }) };
}

const askAgainAfterMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** Makes the cash outs of a page; `onBet` takes what an answer says of the bet. */
export function createBetCashouts({ api, ports }: Pick<PlacementPage, "api" | "ports">, onBet: (bet: ListedBet) => void): BetCashouts {
  const store = createValueStore<CashoutRequests>({});
  const request = (betId: string): CashoutRequest => store.getState()[betId] ?? noCashoutRequest;

  function dispatch(betId: string, action: CashoutAction): void {
    const before = request(betId);
    const after = applyCashoutAction(before, action);
    if (after !== before) store.setState({ [betId]: after });
  }

  function takeReply(bet: ListedBet, { after, paid }: ReadReply): void {
    dispatch(
      bet.id,
      after.status === "cashout_in_progress" ? { type: "held" } : { type: "paid", paid, isWhole: after.status === "cashed_out" },
    );
    onBet(after);
  }

  async function ask(
    bet: ListedBet,
    call: { readonly key: string; readonly body: Static<typeof CashoutBody> },
    attempt: number,
  ): Promise<void> {
    const answer = await api.send(endpoints.cashOut, { body: call.body, headers: { "Idempotency-Key": call.key } });
    const done = readDone(answer, readReply);
    if (done !== null) return takeReply(bet, done);
    const refusal = toCashoutRefusal(answer, bet.stake, attempt);
    if (refusal !== null) return dispatch(bet.id, { type: "refused", ...refusal });
    dispatch(bet.id, { type: "answerLost" });
    if (await isGivenUp(api, call.key, attempt)) return dispatch(bet.id, { type: "refused", reason: "other", offer: null });
    const waitMs = askAgainAfterMs[Math.min(attempt, askAgainAfterMs.length - 1)] ?? 1_000;
    await new Promise<void>((resolve) => ports.time.after(waitMs, resolve));
    if (request(bet.id).type === "checking") await ask(bet, call, attempt + 1);
  }

  /** The end of a delay: paid, or open again at the offer of now. */
  function concludeDelay(before: ListedBet | undefined, after: ListedBet): void {
    const { type } = request(after.id);
    if (type !== "inProgress" && type !== "checking") return;
    if (after.status === "cashout_in_progress") return dispatch(after.id, { type: "held" });
    const paid = subtractMoney(after.cashedOut, before?.cashedOut ?? subtractMoney(after.cashedOut, after.cashedOut));
    if (after.status === "cashed_out" || paid.minor > 0n)
      return dispatch(after.id, { type: "paid", paid, isWhole: after.status === "cashed_out" });
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
      const body = { bet_id: bet.id, to_cashout: Number(value.minor), ...(share === 1000 ? {} : { share }) };
      await ask(bet, { key: ports.createId(), body }, 0);
    },
  };
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

/** Why a cash out or an edit was refused, and the offer in force. */
interface CashoutRefused {
  readonly reason: CashoutRefusalReason;
  readonly offer: Money | null;
}

/** Statuses that turn the caller away: of a repeat they say nothing about the first call, which may have been done. */
const callerStatuses: ReadonlySet<number> = new Set([401, 403]);

/**
 * Reads a refusal; null for an answer that does not say that the call was refused: it is sent again under its key.
 * `lostAnswers`: how many answers to the same call were lost before this one.
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

/** What a successful answer says, read by `read`; null for another answer, or one that leaves out what is needed. */
export function readDone<Done>(answer: RawAnswer | null, read: (body: unknown) => Done): Done | null {
  if (answer === null || answer.status < 200 || answer.status >= 300) return null;
  try {
    return read(answer.body);
  } catch {
    return null;
  }
}

/** How many answers in a row may be lost before the key is closed. */
const lostEnough = 4;

/** Closes the key of a call whose answers were lost again and again; true once nothing was done under it and nothing will be. */
export async function isGivenUp(api: PlacementPage["api"], key: string, lostAnswers: number): Promise<boolean> {
  return lostAnswers >= lostEnough && (await closeAttempt(api, key)).type === "notPlaced";
}
