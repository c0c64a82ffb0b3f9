import * as contract from "@touchline/contract/http/payments";
import { deposit } from "@touchline/contract/http/player";
import { listBalances, readAccount } from "../../../wallet/player-accounts.ts";
import { type Card, readCard } from "../../../payments/card.ts";
import { type FinishResult, isCallbackSigned } from "../../../payments/finish-payment.ts";
import type { PaymentResult } from "../../../payments/create-payment.ts";
import { paymentToWire } from "../../../payments/payment.ts";
import { remainingWithinLimits } from "../../../safer/own-limits.ts";
import type { DepositProblem } from "../../../safer/deposit-problem.ts";
import { currencyFacts, depositBounds, minorUnitsPerEuro } from "../../../wallet/currency-facts.ts";
import { requiredActionOf, type RequiredAction } from "../../../players/access/entry-rules.ts";
import { answer, implement, type Implementation, notFound, type Refusal } from "../../api-call.ts";
import { readKey } from "../keyed-call.ts";
import type { Services } from "../../services.ts";

const messages: Readonly<Record<DepositProblem["code"], string>> = {
  no_account: "You have no account in this currency.",
  amount_out_of_range: "You can’t deposit this amount. Enter another.",
  limit_reached: "This amount exceeds what is left of your deposit limit. Enter a lower amount.",
  limit_required: "Your country requires limits. Set them before you deposit.",
  excluded: "You can’t deposit while you’re taking a break from betting.",
};

function refusalOf({ code, field }: DepositProblem): Refusal {
  return {
    type: "refusal",
    status: code === "excluded" ? 403 : 400,
    code,
    message: messages[code],
    ...(field === null ? {} : { field }),
  };
}

const keyReused: Refusal = {
  type: "refusal",
  status: 422,
  code: "key_reused",
  message: "This Idempotency-Key was already used for another deposit. Use a new key.",
};

function invalidCard(field: string, message: string, code = "invalid_card"): Refusal {
  return { type: "refusal", status: 400, code, field, message };
}

/** Players with an incomplete profile cannot deposit (spec.md 5). */
const requiredActionRefusals: Readonly<Record<RequiredAction, Refusal>> = {
  phone: { type: "refusal", status: 403, code: "phone_required", message: "Verify your phone number before you deposit." },
  terms: { type: "refusal", status: 403, code: "terms_required", message: "Accept our current terms before you deposit." },
};

async function savedCard({ database }: Services, playerId: string, id: string): Promise<Card | null> {
  const row = await database
    .selectFrom("payment_cards")
    .select(["token", "brand", "last4", "expiry"])
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row ?? null;
}

async function savedCards({ database }: Services, playerId: string) {
  return database
    .selectFrom("payment_cards")
    .select(["id", "brand", "last4", "expiry"])
    .where("player_id", "=", playerId)
    .orderBy("created_at", "desc")
    .limit(10)
    .execute();
}

function paymentReply(result: Exclude<PaymentResult, { type: "payment" }>): Refusal {
  return result.type === "key_reused" ? keyReused : refusalOf(result.problem);
}

function challengeReply(result: FinishResult) {
  switch (result.type) {
    case "done":
    case "settled":
      return answer(200, paymentToWire(result.payment));
    case "wrong_code":
      return invalidCard("code", "The code is wrong. Check the message from your bank and try again.", "wrong_code");
    case "not_pending":
      return {
        type: "refusal",
        status: 409,
        code: "no_challenge",
        message: "This payment needs no code from your bank, or no longer does.",
      } as const;
    case "unknown":
      return notFound("payment");
  }
}

/** Receives the payment provider's signed callbacks. */
function callbackRoute({ payments, settings }: Services): Implementation {
  return implement(contract.settlePayment, async ({ params: { id }, body, header }) => {
    if (!isCallbackSigned(settings.paymentSecret, { id, state: body.state }, header("x-signature") ?? ""))
      return { type: "refusal", status: 401, code: "unknown_signature", message: "The signature is invalid." };
    const verdict = body.state === "approved" ? { state: body.state } : { state: body.state, reason: body.reason ?? "declined" };
    const result = await payments.settle(id, verdict);
    if (result.type === "done") return answer(200, { id, state: result.payment.state });
    if (result.type === "unknown") return notFound("payment");
    const code = result.type === "settled" ? "already_settled" : "not_pending";
    return { type: "refusal", status: 409, code, message: "The payment was already settled, or it doesn’t wait for a result." };
  });
}

function methodRoutes(services: Services): readonly Implementation[] {
  const { database, clock } = services;
  return [
    implement(contract.listPaymentMethods, async ({ player, query }) => {
      const currency = query.currency ?? player.currency;
      const account = await readAccount(database, player.id, currency);
      if (account === null) return refusalOf({ code: "no_account", field: "currency" });
      const { min, max } = depositBounds(currency);
      const remaining = await remainingWithinLimits(database, {
        purpose: "deposit",
        playerId: player.id,
        currency,
        productNow: clock.now(),
      });
      const euro = minorUnitsPerEuro(currency);
      return answer(200, {
        currency,
        subunits: account.subunits,
        balance: Number(account.balance),
        min_amount: Number(min),
        max_amount: Number(remaining !== null && remaining < max ? remaining : max),
        quick_amounts: [20n, 50n, 100n, 500n].map((euros) => Number(euros * euro)),
        methods: services.settings.demo.testCards && currencyFacts(currency)?.fiat === true ? ["card" as const] : [],
        cards: await savedCards(services, player.id),
        accounts: (await listBalances(database, player.id)).map((balance) => balance.currency),
      });
    }),
    implement(contract.forgetCard, async ({ player, params }) => {
      await database.deleteFrom("payment_cards").where("id", "=", params.id).where("player_id", "=", player.id).execute();
      return answer(200, { data: await savedCards(services, player.id) });
    }),
  ];
}

/** The cashier: card deposits, 3-D Secure, provider callbacks, and the demo cashier's play money. */
export function paymentRoutes(services: Services): readonly Implementation[] {
  const { database, payments } = services;
  return [
    ...methodRoutes(services),
    implement(contract.createPayment, async ({ player, body, header }) => {
      const read = readKey(header);
      if (read.type === "bad") return read.refusal;
      if ((body.card === undefined) === (body.card_id === undefined)) return invalidCard("card", "Give one card.");
      if (currencyFacts(body.currency)?.fiat === false) return invalidCard("currency", "Cards are not supported for this account.");
      const requiredAction = requiredActionOf(player, services.settings.players);
      if (requiredAction !== null) return requiredActionRefusals[requiredAction];
      let card: Card | null = null;
      if (body.card_id !== undefined) {
        card = await savedCard(services, player.id, body.card_id);
      } else if (body.card !== undefined) {
        const typed = readCard(body.card, new Date());
        if ("refusal" in typed) return invalidCard(typed.refusal.field, typed.refusal.message, typed.refusal.code);
        card = typed.card;
      }
      if (card === null) return invalidCard("card_id", "Unknown card.");
      const result = await payments.create({
        playerId: player.id,
        key: read.key,
        currency: body.currency,
        amount: BigInt(body.amount),
        card,
      });
      if (result.type !== "payment") return paymentReply(result);
      const headers = result.isReplay ? { "idempotency-replayed": "true" } : {};
      return answer(201, paymentToWire(result.payment), { headers });
    }),
    implement(contract.getPayment, async ({ player, params }) => {
      const row = await database
        .selectFrom("payments")
        .selectAll()
        .where("id", "=", params.id)
        .where("player_id", "=", player.id)
        .executeTakeFirst();
      return row === undefined ? notFound("payment") : answer(200, paymentToWire(row));
    }),
    implement(contract.answerChallenge, async ({ player, params, body }) =>
      challengeReply(await payments.answerChallenge({ id: params.id, playerId: player.id, code: body.code })),
    ),
    callbackRoute(services),
    ...(services.settings.demo.deposits ? [demoDeposit(services)] : []),
  ];
}

/** Credits play money without a payment. */
function demoDeposit({ database, payments }: Services): Implementation {
  return implement(deposit, async ({ player, body, header }) => {
    const read = readKey(header);
    if (read.type === "bad") return read.refusal;
    const { currency } = body;
    const result = await payments.create({ playerId: player.id, key: read.key, currency, amount: BigInt(body.amount), card: null });
    if (result.type !== "payment") return paymentReply(result);
    const account = await readAccount(database, player.id, currency);
    if (account === null) return refusalOf({ code: "no_account", field: "currency" });
    return answer(200, { currency, subunits: account.subunits, balance: Number(account.balance) });
  });
}
