import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { ListOf } from "../entities/primitives.ts";
import { Player, PlayerAccount } from "../entities/player.ts";

const Email = Type.String({ maxLength: 254, format: "email" });
const Password = Type.String({ minLength: 8, maxLength: 200 });
const Done = Type.Object({ ok: Type.Boolean() });

/** Affiliate tags from the address that the visitor arrived on (spec.md 2). */
const Tag = Type.Optional(Type.String({ maxLength: 200 }));
export const AffiliateTags = Type.Object({ ctag: Tag, btag: Tag, stag: Tag, qtag: Tag, gclid: Tag }, { additionalProperties: false });
export type AffiliateTags = Static<typeof AffiliateTags>;

export const SignInBody = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }), password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export const signIn = endpoint({
  method: "POST",
  path: "/platform/api/player/sign-in",
  tag: "player",
  access: "public",
  summary:
    "Signs in; 401 `invalid_credentials`, 403 `unconfirmed` (the emailed link has not been opened), `self_excluded`, `account_blocked`, `under_age` or `country_blocked`, 423 `locked` (too many wrong passwords from this address), 429 after too many attempts.",
  body: SignInBody,
  reply: { 200: Player },
});
export const SignUpBody = Type.Object(
  {
    email: Email,
    password: Password,
    currency: Type.String({ minLength: 3, maxLength: 8 }),
    country: Type.String({ minLength: 2, maxLength: 2 }),
    date_of_birth: Type.String({ format: "date" }),
    terms: Type.Boolean(),
    first_name: Type.Optional(Type.String({ maxLength: 80 })),
    last_name: Type.Optional(Type.String({ maxLength: 80 })),
    locale: Type.Optional(Type.String({ maxLength: 10 })),
    phone: Type.Optional(Type.String({ maxLength: 30 })),
    cpf: Type.Optional(Type.String({ maxLength: 14, description: "Brazilian tax number, with or without dots; required in Brazil." })),
    device_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    tags: Type.Optional(AffiliateTags),
  },
  { additionalProperties: false },
);
export type SignUpBody = Static<typeof SignUpBody>;
export const signUp = endpoint({
  method: "POST",
  path: "/platform/api/player",
  tag: "player",
  access: "public",
  summary:
    "Creates a player. 202 when the address must first be confirmed by an emailed link, whether or not it is already registered; otherwise 201 with a session. 400 `under_age`, `common_password`, `terms_required`, `country_blocked`, `invalid_cpf`, and `email_taken` where nothing has to be confirmed.",
  body: SignUpBody,
  reply: { 201: Player, 202: Type.Object({ status: Type.Literal("confirmation_sent") }) },
});
export const signOut = endpoint({
  method: "POST",
  path: "/platform/api/player/logout",
  tag: "player",
  access: "public",
  summary: "Ends the session.",
  reply: { 200: Done },
});
export const getPlayer = endpoint({
  method: "GET",
  path: "/platform/api/player",
  tag: "player",
  access: "player",
  summary: "The signed-in player.",
  query: Type.Object({ stag: Type.Optional(Type.String({ maxLength: 200 })) }, { additionalProperties: false }),
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
  body: Type.Object({ locale: Type.String({ maxLength: 10 }) }, { additionalProperties: false }),
  reply: { 200: Player },
});
export const setPlayerCurrency = endpoint({
  method: "PUT",
  path: "/platform/api/player/currency",
  tag: "player",
  access: "player",
  summary: "Sets the active currency; ignored when the player has no account in it.",
  body: Type.Object({ currency: Type.String({ maxLength: 8 }) }, { additionalProperties: false }),
  reply: { 200: Player },
});
export const Transaction = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  subunits: Type.Integer(),
  balance_after: Type.Integer(),
  created_at: Type.String(),
  bet_ref: Type.Union([Type.String(), Type.Null()]),
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
  summary: "Demo cashier: adds play money; 404 in production.",
  body: Type.Object(
    { amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }), currency: Type.String({ maxLength: 8 }) },
    { additionalProperties: false },
  ),
  reply: { 200: PlayerAccount },
});
