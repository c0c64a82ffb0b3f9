import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { CurrencyCode, described, ListOf, Nullable, Subunits } from "../entities/primitives.ts";

/** The status of a payment: `challenge` waits for the player's code, `pending` for the bank; the other two are final. */
export const PaymentState = Type.Union([
  Type.Literal("challenge"),
  Type.Literal("pending"),
  Type.Literal("approved"),
  Type.Literal("declined"),
]);
export type PaymentState = Static<typeof PaymentState>;

export const Card = Type.Object({
  brand: Type.String({ description: "Brand of the card, such as `visa`." }),
  last4: Type.String({ description: "Last four digits of its number." }),
});

/** A deposit. The money is credited once, when it is `approved`. */
export const Payment = Type.Object({
  id: Type.String({ description: "Id of the payment, a UUID." }),
  state: described(PaymentState, "Stage of the payment."),
  reason: Nullable(
    Type.String({ description: "Why it was declined: `declined`, `insufficient_funds`, `expired_card`, `wrong_code`, `given_up`." }),
  ),
  amount: Type.Integer({ description: "Minor units." }),
  currency: CurrencyCode,
  subunits: Subunits,
  card: Nullable(described(Card, "The card; null for play money.")),
  created_at: Type.String({ description: "When it was started, ISO 8601 in UTC." }),
  updated_at: Type.String({ description: "When its state last changed, ISO 8601 in UTC." }),
});
export type Payment = Static<typeof Payment>;

/** Card data as entered: passed to the acquirer and never stored. */
export const TypedCard = Type.Object(
  {
    number: Type.String({ pattern: "^[0-9 ]{12,23}$", description: "Card number, with or without spaces." }),
    expiry_month: Type.Integer({ minimum: 1, maximum: 12, description: "Month of expiry, 1 to 12." }),
    expiry_year: Type.Integer({ minimum: 2000, maximum: 2100, description: "Year of expiry, four digits." }),
    cvc: Type.String({ pattern: "^[0-9]{3,4}$", description: "Security code of the card." }),
    holder: Type.String({ minLength: 2, maxLength: 80, description: "Name on the card." }),
  },
  { additionalProperties: false },
);
export type TypedCard = Static<typeof TypedCard>;

export const CreatePaymentBody = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991, description: "Minor units." }),
    currency: Type.String({ minLength: 3, maxLength: 8, description: "Currency of the account." }),
    card: Type.Optional(described(TypedCard, "A card as typed, instead of `card_id`.")),
    card_id: Type.Optional(Type.String({ format: "uuid", description: "A saved card, instead of `card`." })),
  },
  { additionalProperties: false },
);
export type CreatePaymentBody = Static<typeof CreatePaymentBody>;

export const createPayment = endpoint({
  method: "POST",
  path: "/platform/api/player/payments",
  tag: "cashier",
  access: "player",
  isKeyed: true,
  summary:
    "Deposits by card. Takes `Idempotency-Key`: a repeat returns the current payment. 400 `invalid_card`, `test_cards_only`, `no_account`, `amount_out_of_range`, `limit_reached`, `limit_required`; 403 `excluded`, `phone_required`, `terms_required`; 422 `key_reused`.",
  description:
    "The money is credited once, when the payment is `approved`. A payment in the state `challenge` waits for `answerChallenge`.",
  body: CreatePaymentBody,
  reply: { 201: Payment },
});
const PaymentParams = Type.Object({ id: Type.String({ format: "uuid", description: "Id of the payment or card." }) });
export const getPayment = endpoint({
  method: "GET",
  path: "/platform/api/player/payments/:id",
  tag: "cashier",
  access: "player",
  summary: "One payment of the player.",
  params: PaymentParams,
  reply: { 200: Payment },
});
export const answerChallenge = endpoint({
  method: "POST",
  path: "/platform/api/player/payments/:id/challenge",
  tag: "cashier",
  access: "player",
  summary: "Answers the bank's challenge with the code, or null to give up; 400 `wrong_code` while attempts remain.",
  params: PaymentParams,
  body: Type.Object(
    { code: Nullable(Type.String({ minLength: 1, maxLength: 12, description: "The code from the bank; null to give up." })) },
    { additionalProperties: false },
  ),
  reply: { 200: Payment },
});

export const SavedCard = Type.Object({
  id: Type.String({ description: "Id for `card_id`." }),
  brand: Type.String({ description: "Brand of the card." }),
  last4: Type.String({ description: "Last four digits of its number." }),
  expiry: Type.String({ description: "Year and month of expiry, `2029-04`." }),
});
export const PaymentMethods = Type.Object({
  currency: CurrencyCode,
  subunits: Subunits,
  balance: Type.Integer({ description: "Balance of the account, minor units." }),
  min_amount: Type.Integer({ description: "Minor units." }),
  max_amount: Type.Integer({ description: "Minor units; reduced by the player's deposit limits." }),
  quick_amounts: Type.Array(Type.Integer(), { description: "Amounts to offer, minor units." }),
  methods: Type.Array(Type.Literal("card"), { description: "Methods on offer." }),
  cards: Type.Array(SavedCard, { description: "Saved cards, newest first." }),
  accounts: Type.Array(Type.String(), { description: "Currencies of the player's accounts." }),
});
export type PaymentMethods = Static<typeof PaymentMethods>;
export const listPaymentMethods = endpoint({
  method: "GET",
  path: "/platform/api/player/payment-methods",
  tag: "cashier",
  access: "player",
  summary: "Deposit methods for the account of a currency, the player's own by default; 400 `no_account`.",
  query: Type.Object(
    { currency: Type.Optional(Type.String({ maxLength: 8, description: "Currency of the account; the player's own by default." })) },
    { additionalProperties: false },
  ),
  reply: { 200: PaymentMethods },
});
export const forgetCard = endpoint({
  method: "DELETE",
  path: "/platform/api/player/payment-cards/:id",
  tag: "cashier",
  access: "player",
  summary: "Deletes a saved card.",
  params: PaymentParams,
  reply: { 200: ListOf(SavedCard) },
});

/** An external payment provider reports the result of a payment. */
export const settlePayment = endpoint({
  method: "POST",
  path: "/platform/api/payments/:id/callback",
  tag: "cashier",
  access: "public",
  caller: "acquirer",
  summary:
    "For payment providers: settles a pending payment; repeats change nothing. `X-Signature` is the hex HMAC-SHA256 of `{id}.{state}` with PAYMENT_SECRET. 401 `unknown_signature`, 404, 409 `already_settled` or `not_pending`.",
  description: "Can be repeated: the first result counts.",
  params: PaymentParams,
  body: Type.Object(
    {
      state: Type.Union([Type.Literal("approved"), Type.Literal("declined")], { description: "Result of the payment." }),
      reason: Type.Optional(Type.String({ maxLength: 60, description: "Why it was declined." })),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({ id: Type.String({ description: "Id of the payment." }), state: described(PaymentState, "State after the call.") }),
  },
});
