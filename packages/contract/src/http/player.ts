import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { CurrencyCode, described, Done, ListOf, Subunits } from "../entities/primitives.ts";
import { Player, PlayerAccount } from "../entities/player.ts";

const Email = Type.String({ maxLength: 254, format: "email" });
const Password = Type.String({ minLength: 8, maxLength: 200 });

/** Affiliate tags from the address that the visitor arrived on (spec.md 2). */
const Tag = Type.Optional(Type.String({ maxLength: 200 }));
export const AffiliateTags = Type.Object(
  {
    ctag: described(Tag, "Campaign tag."),
    btag: described(Tag, "Banner tag."),
    stag: described(Tag, "Source tag."),
    qtag: described(Tag, "Query tag."),
    gclid: described(Tag, "Click id of the advertising network."),
  },
  { additionalProperties: false },
);
export type AffiliateTags = Static<typeof AffiliateTags>;

export const SignInBody = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254, description: "Address of the account." }),
    password: Type.String({ minLength: 1, maxLength: 200, description: "The password." }),
  },
  { additionalProperties: false },
);
export const signIn = endpoint({
  method: "POST",
  path: "/platform/api/player/sign-in",
  tag: "player",
  access: "public",
  summary:
    "Signs in; 401 `invalid_credentials`, 403 `unconfirmed` (the emailed link has not been opened), `self_excluded`, `account_blocked`, `under_age` or `country_blocked`, 423 `locked` (too many wrong passwords from this address), 429 after too many attempts.",
  description: "The reply sets the session cookie.",
  body: SignInBody,
  reply: { 200: Player },
});
export const SignUpBody = Type.Object(
  {
    email: described(Email, "Address of the new account."),
    password: described(Password, "Password, at least 8 characters; common ones are refused."),
    currency: Type.String({ minLength: 3, maxLength: 8, description: "Currency of the account." }),
    country: Type.String({ minLength: 2, maxLength: 2, description: "Country of residence, ISO 3166-1 alpha-2." }),
    date_of_birth: Type.String({ format: "date", description: "Date of birth, `YYYY-MM-DD`." }),
    terms: Type.Boolean({ description: "The player accepts the terms; must be true." }),
    first_name: Type.Optional(Type.String({ maxLength: 80, description: "First name." })),
    last_name: Type.Optional(Type.String({ maxLength: 80, description: "Last name." })),
    locale: Type.Optional(Type.String({ maxLength: 10, description: "Preferred locale; by default that of the call." })),
    phone: Type.Optional(Type.String({ maxLength: 30, description: "Phone number with its country code." })),
    cpf: Type.Optional(Type.String({ maxLength: 14, description: "Brazilian tax number, with or without dots; required in Brazil." })),
    device_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: "Random id that the client keeps for its device." })),
    tags: Type.Optional(described(AffiliateTags, "Affiliate tags of the address that the visitor arrived on.")),
  },
  { additionalProperties: false },
);
export type SignUpBody = Static<typeof SignUpBody>;
export const signUp = endpoint({
  method: "POST",
  path: "/platform/api/player",
  tag: "player",
  access: "public",
  isLocalized: true,
  summary:
    "Creates a player. 202 when the address must first be confirmed by an emailed link, whether or not it is already registered; otherwise 201 with a session. 400 `under_age`, `common_password`, `terms_required`, `country_blocked`, `invalid_cpf`, and `email_taken` where nothing has to be confirmed.",
  description: "The reply to an address that is already registered is the same as for a new one, unless the site confirms no addresses.",
  body: SignUpBody,
  reply: {
    201: Player,
    202: Type.Object({
      status: Type.Literal("confirmation_sent", { description: "A link was mailed, unless the address is already registered." }),
    }),
  },
});
export const signOut = endpoint({
  method: "POST",
  path: "/platform/api/player/logout",
  tag: "player",
  access: "public",
  readsSession: true,
  summary: "Ends the session.",
  reply: { 200: Done },
});
export const getPlayer = endpoint({
  method: "GET",
  path: "/platform/api/player",
  tag: "player",
  access: "player",
  summary: "The signed-in player.",
  query: Type.Object(
    { stag: Type.Optional(Type.String({ maxLength: 200, description: "Affiliate tag of the address that the player arrived on." })) },
    { additionalProperties: false },
  ),
  reply: { 200: Player },
});
export const listAccounts = endpoint({
  method: "GET",
  path: "/platform/api/player/accounts",
  tag: "player",
  access: "player",
  summary: "The player's balances.",
  reply: { 200: ListOf(PlayerAccount) },
});
export const setPlayerLocale = endpoint({
  method: "PUT",
  path: "/platform/api/player/locale",
  tag: "player",
  access: "player",
  summary: "Sets the preferred locale.",
  body: Type.Object(
    { locale: Type.String({ maxLength: 10, description: "Locale to prefer, such as `pt-BR`." }) },
    { additionalProperties: false },
  ),
  reply: { 200: Player },
});
export const setPlayerCurrency = endpoint({
  method: "PUT",
  path: "/platform/api/player/currency",
  tag: "player",
  access: "player",
  summary: "Sets the active currency; ignored when the player has no account in it.",
  body: Type.Object(
    { currency: Type.String({ maxLength: 8, description: "Currency of one of the player's accounts." }) },
    { additionalProperties: false },
  ),
  reply: { 200: Player },
});
export const Transaction = Type.Object({
  id: Type.String({ description: "Id of the transaction." }),
  kind: Type.String({ description: "What moved the money: `deposit`, `stake`, `payout`, `refund` and others." }),
  amount: Type.Integer({ description: "Signed amount, minor units: negative when money left the account." }),
  currency: CurrencyCode,
  subunits: Subunits,
  balance_after: Type.Integer({ description: "Balance after it, minor units." }),
  created_at: Type.String({ description: "When it was booked, ISO 8601 in UTC." }),
  bet_ref: Type.Union([Type.String(), Type.Null()], { description: "Short reference of the bet; null for other transactions." }),
});
export const listTransactions = endpoint({
  method: "GET",
  path: "/platform/api/player/transactions",
  tag: "player",
  access: "player",
  summary: "The latest transactions, newest first, at most 200.",
  reply: { 200: ListOf(Transaction) },
});
export const deposit = endpoint({
  method: "POST",
  path: "/platform/api/player/deposit",
  tag: "player",
  access: "player",
  isKeyed: true,
  summary: "Demo cashier: adds play money; 404 in production.",
  body: Type.Object(
    {
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000, description: "Play money to add, minor units." }),
      currency: Type.String({ maxLength: 8, description: "Currency of the account." }),
    },
    { additionalProperties: false },
  ),
  reply: { 200: PlayerAccount },
});
