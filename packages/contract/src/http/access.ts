import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { ListOf, Nullable } from "../entities/primitives.ts";
import { Player } from "../entities/player.ts";

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Token = Type.String({ minLength: 1, maxLength: 200 });
const NewPassword = Type.String({ minLength: 8, maxLength: 200 });
const TypedPassword = Type.String({ minLength: 1, maxLength: 200 });
const Done = Type.Object({ ok: Type.Boolean() });
const Sent = Type.Object({ status: Type.Literal("sent") }, { description: "The same whether or not the address is registered." });
const Named = Type.Object({ email: Type.String() }, { description: "The address that the link belongs to." });

const EmailBody = Type.Object({ email: Email }, { additionalProperties: false });
const TokenBody = Type.Object({ token: Token }, { additionalProperties: false });

export const confirmEmail = endpoint({
  method: "POST",
  path: "/platform/api/player/confirm",
  tag: "access",
  access: "public",
  summary: "Confirms an address by the token of the mailed link; 400 `invalid_token`.",
  body: TokenBody,
  reply: { 200: Named },
});
export const resendConfirmation = endpoint({
  method: "POST",
  path: "/platform/api/player/confirm/resend",
  tag: "access",
  access: "public",
  summary: "Sends the confirmation link again.",
  body: EmailBody,
  reply: { 202: Sent },
});
export const unlockPlayer = endpoint({
  method: "POST",
  path: "/platform/api/player/unlock",
  tag: "access",
  access: "public",
  summary: "Unlocks an address after too many wrong passwords, by the token of the mailed link; 400 `invalid_token`.",
  body: TokenBody,
  reply: { 200: Named },
});
export const resendUnlock = endpoint({
  method: "POST",
  path: "/platform/api/player/unlock/resend",
  tag: "access",
  access: "public",
  summary: "Sends the unlock link again.",
  body: EmailBody,
  reply: { 202: Sent },
});
export const forgotPassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password",
  tag: "access",
  access: "public",
  summary: "Sends a link for choosing a new password.",
  body: EmailBody,
  reply: { 202: Sent },
});
export const ResetPasswordBody = Type.Object({ reset_password_token: Token, password: NewPassword }, { additionalProperties: false });
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;
export const resetPassword = endpoint({
  method: "PUT",
  path: "/platform/api/player/password",
  tag: "access",
  access: "public",
  summary: "Sets a new password by the token of the mailed link and ends every session; 400 `invalid_token`, `common_password`.",
  body: ResetPasswordBody,
  reply: { 200: Named },
});
export const changePassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password/change",
  tag: "access",
  access: "player",
  summary: "Changes the password; this session gets a new token, all others end. 400 `wrong_password`, `common_password`.",
  body: Type.Object({ current_password: TypedPassword, password: NewPassword }, { additionalProperties: false }),
  reply: { 200: Done },
});
export const confirmPassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password/confirm",
  tag: "access",
  access: "player",
  summary: "Confirms the password for calls that answer 403 `password_required`; valid for ten minutes. 400 `wrong_password`.",
  body: Type.Object({ password: TypedPassword }, { additionalProperties: false }),
  reply: { 200: Done },
});

export const PlayerSession = Type.Object({
  id: Type.String(),
  user_agent: Type.String({ description: "The browser's user agent; may be empty." }),
  ip: Type.String(),
  created_at: Type.String(),
  seen_at: Type.String(),
  is_current: Type.Boolean(),
});
export type PlayerSession = Static<typeof PlayerSession>;
export const listSessions = endpoint({
  method: "GET",
  path: "/platform/api/player/sessions",
  tag: "access",
  access: "player",
  summary: "The player's sessions, the latest used first.",
  reply: { 200: ListOf(PlayerSession) },
});
export const endSession = endpoint({
  method: "DELETE",
  path: "/platform/api/player/sessions/:id",
  tag: "access",
  access: "player",
  summary: "Signs one device out; 403 `password_required` unless the password was confirmed recently.",
  params: Type.Object({ id: Type.String({ format: "uuid" }) }),
  reply: { 200: Done },
});
export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/platform/api/player/sessions",
  tag: "access",
  access: "player",
  summary: "Signs all other devices out; 403 `password_required` unless the password was confirmed recently.",
  reply: { 200: Type.Object({ ended: Type.Integer() }) },
});

export const TermsAcceptance = Type.Object({
  version: Nullable(Type.String({ description: "Version of the terms in force; null when the operator requires none." })),
  accepted_version: Nullable(Type.String()),
  is_required: Type.Boolean({ description: "The player must accept the terms in force before anything else." }),
});
export type TermsAcceptance = Static<typeof TermsAcceptance>;
export const getTerms = endpoint({
  method: "GET",
  path: "/platform/api/player/terms",
  tag: "access",
  access: "player",
  summary: "The terms in force and those that the player has accepted.",
  reply: { 200: TermsAcceptance },
});
export const acceptTerms = endpoint({
  method: "POST",
  path: "/platform/api/player/terms",
  tag: "access",
  access: "player",
  summary: "Accepts the terms in force; 409 `terms_changed` when they have changed since.",
  body: Type.Object({ version: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false }),
  reply: { 200: TermsAcceptance },
});

export const PhoneVerification = Type.Object({
  isVerified: Type.Boolean(),
  is_required: Type.Boolean({ description: "The player must verify a phone number before anything else." }),
  phone: Nullable(Type.String()),
});
export type PhoneVerification = Static<typeof PhoneVerification>;
export const getPhoneVerification = endpoint({
  method: "GET",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Whether the player's phone number is verified, and whether it must be.",
  query: Type.Object({ locale: Type.Optional(Type.String({ maxLength: 10 })) }, { additionalProperties: false }),
  reply: { 200: PhoneVerification },
});
export const sendPhoneCode = endpoint({
  method: "POST",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Sends a six-digit code by text message, valid for ten minutes; 400 `invalid_phone`, 429.",
  body: Type.Object({ phone: Type.String({ minLength: 1, maxLength: 30 }) }, { additionalProperties: false }),
  reply: { 202: Type.Object({ status: Type.Literal("sent") }) },
});
export const checkPhoneCode = endpoint({
  method: "PUT",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Checks the code; 400 `wrong_code`, or `code_expired` after five wrong codes or ten minutes.",
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 12 }) }, { additionalProperties: false }),
  reply: { 200: PhoneVerification },
});

export const PlayerChange = Type.Object(
  {
    first_name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    last_name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    nickname: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    cpf: Type.Optional(Type.String({ maxLength: 14 })),
    municipality_code: Type.Optional(Type.Integer({ minimum: 1_000_000, maximum: 9_999_999 })),
  },
  { additionalProperties: false },
);
export type PlayerChange = Static<typeof PlayerChange>;
export const changePlayer = endpoint({
  method: "PATCH",
  path: "/platform/api/player",
  tag: "access",
  access: "player",
  summary:
    "Fills in missing profile fields; names and CPF can be set once. 400 `invalid_cpf`, `cpf_taken`, `unknown_municipality`, `already_known`.",
  body: PlayerChange,
  reply: { 200: Player },
});
export const Municipality = Type.Object({
  code: Type.Integer({ description: "Seven-digit IBGE code." }),
  name: Type.String(),
  state: Type.String(),
});
export type Municipality = Static<typeof Municipality>;
export const listMunicipalities = endpoint({
  method: "GET",
  path: "/platform/api/municipalities",
  tag: "access",
  access: "public",
  summary: "Brazilian municipalities whose name contains the text, at most 20; those that begin with it come first.",
  query: Type.Object({ q: Type.String({ minLength: 2, maxLength: 50 }) }, { additionalProperties: false }),
  reply: { 200: ListOf(Municipality) },
});
