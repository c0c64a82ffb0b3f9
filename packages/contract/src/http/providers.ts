import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { CurrencyCode, Subunits, described } from "../entities/primitives.ts";

const ProviderKey = Type.String({ minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9_]*$" });
const AppKey = Type.String({ minLength: 1, maxLength: 40, pattern: "^[a-z][a-z0-9_]*$" });

/** Starts a provider's game on the player's own balance (spec.md 7 "virtual wallet"). */
export const launchProvider = endpoint({
  method: "POST",
  path: "/api/v2/virtual-wallet/:provider/launch",
  tag: "providers",
  access: "player",
  isLocalized: true,
  summary:
    "The address of a provider's game for a frame, valid for one player and two hours; 403 `player_forbidden`, 404 for an unknown game.",
  params: Type.Object({ provider: described(ProviderKey, "Key of the provider.") }),
  body: Type.Object(
    {
      app: described(AppKey, "Key of the game."),
      theme: Type.Optional(
        Type.Union([Type.Literal("dark"), Type.Literal("light"), Type.Literal("contrast"), Type.Literal("system")], {
          description: "Colours that the game should use.",
        }),
      ),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      url: Type.String({ description: "On this site or another; the part after `#` is secret to the player." }),
      expires_at: Type.String({ description: "ISO UTC." }),
    }),
  },
});

/** A bet of a reference provider; amounts in minor units, odds in thousandths. */
export const ProviderBet = Type.Object({
  id: Type.String({ description: "Id of the bet." }),
  round: Type.Integer({ description: "Number of the round." }),
  closes_at: Type.String({ description: "When the round closes, ISO 8601 in UTC." }),
  selection: Type.Unknown({ description: "The selection in the game's own format." }),
  stake: Type.Integer({ description: "Stake, minor units." }),
  odds: Type.Integer({ description: "Price, thousandths." }),
  status: Type.Union([Type.Literal("open"), Type.Literal("won"), Type.Literal("lost")], { description: "State of the bet." }),
  payout: Type.Integer({ description: "Amount paid out, minor units; 0 while open." }),
  created_at: Type.String({ description: "When it was placed, ISO 8601 in UTC." }),
});
export type ProviderBet = Static<typeof ProviderBet>;

/** A drawn round: the hash of its seed proves that it was fixed before the first bet. */
export const DrawnRound = Type.Object({
  number: Type.Integer({ description: "Number of the round." }),
  closed_at: Type.String({ description: "When it was drawn, ISO 8601 in UTC." }),
  commitment: Type.String({ description: "SHA-256 of the seed, published when the round opened." }),
  seed: Type.String({ description: "The seed, published after the draw." }),
  card: Type.Unknown({ description: "What was on offer, in the game's own format." }),
  result: Type.Unknown({ description: "The result, in the game's own format." }),
});
export type DrawnRound = Static<typeof DrawnRound>;

/** Everything that a game's page shows. */
export const ProviderState = Type.Object({
  now: Type.String({ description: "Wall time of the provider, ISO UTC." }),
  account: Type.Object(
    {
      balance: Type.Integer({ description: "Balance, minor units." }),
      currency: CurrencyCode,
      subunits: Subunits,
      min_stake: Type.Integer({ description: "Smallest stake, minor units." }),
      max_stake: Type.Integer({ description: "Largest stake, minor units." }),
      max_return: Type.Integer({ description: "Maximum return of a bet." }),
      quick_stakes: Type.Array(Type.Integer(), { description: "Stakes to offer, minor units." }),
    },
    { description: "The player's account and the game's limits." },
  ),
  open: Type.Object(
    {
      number: Type.Integer({ description: "Number of the round." }),
      closes_at: Type.String({ description: "When it closes, ISO 8601 in UTC." }),
      commitment: Type.String({ description: "SHA-256 of its seed, hex." }),
      card: Type.Unknown({ description: "What is on offer, in the game's own format." }),
    },
    { description: "The round that takes bets." },
  ),
  shown_for_ms: Type.Integer({ description: "How long a drawn round is shown before it is paid." }),
  drawn: Type.Array(DrawnRound, { description: "Newest first, at most eight." }),
  bets: Type.Array(ProviderBet, { description: "The player's bets, newest first, at most 30." }),
});
export type ProviderState = Static<typeof ProviderState>;

const GamePlace = Type.Object({ provider: described(ProviderKey, "Key of the provider."), app: described(AppKey, "Key of the game.") });

/** Header `Authorization: Bearer` with the secret from the launch address. */
export const getProviderState = endpoint({
  method: "GET",
  path: "/providers/:provider/:app/state",
  tag: "providers",
  access: "public",
  caller: "game",
  summary: "The state that the page of a launched game shows; 401 `session_expired`.",
  params: GamePlace,
  reply: { 200: ProviderState },
});

/** Headers `Authorization` as above and `Idempotency-Key`. */
export const placeProviderBet = endpoint({
  method: "POST",
  path: "/providers/:provider/:app/bets",
  tag: "providers",
  access: "public",
  caller: "game",
  isKeyed: true,
  summary:
    "Bets on the open round; a repeat under the same key returns the same bet. 409 `round_closed`, `key_reused`, `insufficient_funds`; 400 `not_on_offer`, `stake_too_low`, `stake_too_high`, `over_limit`; 403 `player_forbidden`.",
  params: GamePlace,
  body: Type.Object(
    {
      round: Type.Integer({ minimum: 1, description: "Number of the open round." }),
      selection: Type.Unknown({ description: "The selection, in the game's own format." }),
      stake: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: "Stake, minor units." }),
    },
    { additionalProperties: false },
  ),
  reply: {
    201: Type.Object({
      bet: described(ProviderBet, "The placed bet."),
      balance: Type.Integer({ description: "Balance after the stake, minor units." }),
    }),
  },
});

const TransferKey = Type.String({
  minLength: 8,
  maxLength: 80,
  pattern: "^[\\w.:-]+$",
  description: "The provider's own id of the order.",
});
const Amount = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: "Minor units." });
const OneProvider = Type.Object({ provider: described(ProviderKey, "Key of the provider.") });
/** The player's balance after the order, minor units. */
export const WalletReply = Type.Object({ balance: Type.Integer({ description: "Balance after the order, minor units." }) });

/** Header `Authorization: Bearer` with the provider's own secret, here and in the orders below. */
export const openWallet = endpoint({
  method: "POST",
  path: "/api/v2/virtual-wallet/:provider/session",
  tag: "providers",
  access: "public",
  caller: "provider",
  summary: "For providers: the player of a launch token; 401 `unknown_provider`, `session_expired`.",
  params: OneProvider,
  body: Type.Object(
    {
      app: described(AppKey, "Key of the game."),
      token: Type.String({ minLength: 20, maxLength: 100, description: "The launch token from the game's address." }),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      player_id: Type.String({ description: "Id of the player." }),
      currency: CurrencyCode,
      subunits: Subunits,
      balance: Type.Integer({ description: "Balance, minor units." }),
    }),
  },
});

export const debitWallet = endpoint({
  method: "POST",
  path: "/api/v2/virtual-wallet/:provider/debit",
  tag: "providers",
  access: "public",
  caller: "provider",
  summary:
    "For providers: debits a stake once per key, in an open session. 409 `insufficient_funds`, `rolled_back`; 422 `key_reused`; 403 `player_forbidden`; 400 `over_limit`. Without an answer, repeat the call or roll it back.",
  description: "If no reply arrives, repeat the call under the same key or roll it back: both are safe.",
  params: OneProvider,
  body: Type.Object(
    {
      app: described(AppKey, "Key of the game."),
      token: Type.String({ minLength: 20, maxLength: 100, description: "The launch token from the game's address." }),
      key: described(TransferKey, "The provider's own id of this debit."),
      amount: described(Amount, "Stake to debit, minor units."),
    },
    { additionalProperties: false },
  ),
  reply: { 200: WalletReply },
});

export const creditWallet = endpoint({
  method: "POST",
  path: "/api/v2/virtual-wallet/:provider/credit",
  tag: "providers",
  access: "public",
  caller: "provider",
  summary:
    "For providers: credits the win of a debit once per key, even after its session has ended. 404 `unknown_debit`; 409 `rolled_back`; 422 `key_reused`.",
  params: OneProvider,
  body: Type.Object(
    {
      key: described(TransferKey, "The provider's own id of this credit."),
      debit_key: described(TransferKey, "Key of the debit that won."),
      amount: described(Amount, "Win to credit, minor units."),
    },
    { additionalProperties: false },
  ),
  reply: { 200: WalletReply },
});

export const rollBackWallet = endpoint({
  method: "POST",
  path: "/api/v2/virtual-wallet/:provider/rollback",
  tag: "providers",
  access: "public",
  caller: "provider",
  summary: "For providers: refunds a debit once; a debit that arrives after its rollback is refused. 409 `already_credited`.",
  params: OneProvider,
  body: Type.Object({ debit_key: described(TransferKey, "Key of the debit to refund.") }, { additionalProperties: false }),
  reply: { 200: WalletReply },
});
