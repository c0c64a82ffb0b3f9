import type { EditBetBody } from "@touchline/contract/http/bets";
import type { editBet as editEndpoint } from "@touchline/contract/http/bets";
import {
  betTypeToWire,
  moneyToWire,
  type BetType,
  type CashoutRefusalReason,
  type Money,
  type OddsPolicy,
  type PlacementRefusal,
  type SlipSelection,
  toWireId,
} from "@touchline/domain";
import type { Static } from "typebox";
import type { CallReply } from "../core/api-client.ts";
import { wireToListedBet, type ListedBet } from "../slip/placement/wire-bet.ts";
import { readCodedRefusal, wireToRefusal } from "../slip/placement/refusal.ts";
import { deviceIdOf } from "../core/device-id.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { PlacementPage } from "../slip/placement/placement.ts";
import { closeAfterLostAnswers, readDone, toCashoutRefusal } from "./bet-cashouts.ts";

/** The new version of an open bet: these legs at these prices, with the cash-out value as the stake (decisions 0d). */
export interface BetEdit {
  readonly bet: ListedBet;
  /** The offer that the player saw. */
  readonly value: Money;
  readonly selections: readonly SlipSelection[];
  readonly type: BetType;
  readonly systemId: string | null;
  readonly oddsPolicy: OddsPolicy;
}

/** The result of an edit: both steps, or none. */
export type EditOutcome =
  | { readonly type: "edited"; readonly closed: ListedBet; readonly placed: ListedBet }
  | { readonly type: "offerRefused"; readonly reason: CashoutRefusalReason; readonly offer: Money | null }
  | { readonly type: "placementRefused"; readonly refusal: PlacementRefusal };

const askAgainAfterMs = [1_000, 2_000, 4_000, 8_000] as const;

/** Converts an edit to its wire format. */
function toBody({ value, selections, type, systemId, oddsPolicy }: BetEdit, deviceId: string): Static<typeof EditBetBody> {
  return {
    to_cashout: Number(value.minor),
    meta: { device_id: deviceId, odds_policy: oddsPolicy },
    bet: {
      type: betTypeToWire(type),
      stake: moneyToWire(value),
      selections: selections.map((selection) => ({
        match_id: toWireId(selection.matchId),
        market_id: toWireId(selection.marketId),
        specifier: selection.specifier,
        outcome_id: toWireId(selection.outcomeId),
        odds: selection.odds,
      })),
      ...(systemId === null ? {} : { system_id: systemId }),
    },
  };
}

/** Throws when the answer lacks a field. */
function readEdited(body: unknown): EditOutcome {
  const { closed, placed } = body as CallReply<typeof editEndpoint>; // `readDone` catches the error of an answer that lacks fields
  return { type: "edited", closed: wireToListedBet(closed), placed: wireToListedBet(placed) };
}

/** Closes a bet at its cash-out value and places another with that stake, in one idempotent call, repeated if its answer is lost. */
export async function editBet({ api, ports }: Pick<PlacementPage, "api" | "ports">, edit: BetEdit): Promise<EditOutcome> {
  const { bet, value } = edit;
  const key = ports.createId();
  const headers = { "Idempotency-Key": key };
  const body = toBody(edit, deviceIdOf(ports));
  for (let attempt = 0; ; attempt += 1) {
    const answer = await api.send(endpoints.editBet, { params: { id: bet.id }, body, headers });
    const edited = readDone(answer, readEdited);
    if (edited !== null) return edited;
    const refusal = toCashoutRefusal(answer, value, attempt);
    if (refusal !== null) {
      const coded = readCodedRefusal(answer?.body);
      if (coded !== null) return { type: "placementRefused", refusal: wireToRefusal(coded, value) };
      return { type: "offerRefused", reason: refusal.reason, offer: refusal.offer };
    }
    if (await closeAfterLostAnswers(api, key, attempt)) return { type: "offerRefused", reason: "other", offer: null };
    const waitMs = askAgainAfterMs[Math.min(attempt, askAgainAfterMs.length - 1)] ?? 1_000;
    await new Promise<void>((resolve) => ports.time.after(waitMs, resolve));
  }
}
