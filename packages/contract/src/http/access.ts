import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { described, Done, ListOf, Nullable } from "../entities/primitives.ts";
import { Player } from "../entities/player.ts";

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Token = Type.String({ minLength: 1, maxLength: 200 });
const NewPassword = Type.String({ minLength: 8, maxLength: 200 });
const TypedPassword = Type.String({ minLength: 1, maxLength: 200 });
export const MailSent = Type.Object(
  { status: Type.Literal("sent", { description: "The message was handed to the mail service if the address needs one." }) },
  { description: "The same whether or not the address is registered." },
);
export const AccountAddress = Type.Object(
  { email: Type.String({ description: "Address of the account." }) },
  { description: "The address that the link belongs to." },
);

export const EmailBody = Type.Object({ email: described(Email, "Address of the account.") }, { additionalProperties: false });
export const TokenBody = Type.Object({ token: described(Token, "Token of the mailed link.") }, { additionalProperties: false });

export const confirmEmail = endpoint({
  method: "POST",
  path: "/platform/api/player/confirm",
  tag: "access",
  access: "public",
  summary: "Confirms an address by the token of the mailed link; 400 `invalid_token`.",
  body: TokenBody,
  reply: { 200: AccountAddress },
});
export const resendConfirmation = endpoint({
  method: "POST",
  path: "/platform/api/player/confirm/resend",
  tag: "access",
  access: "public",
  summary: "Sends the confirmation link again.",
  body: EmailBody,
  reply: { 202: MailSent },
});
export const unlockPlayer = endpoint({
  method: "POST",
  path: "/platform/api/player/unlock",
  tag: "access",
  access: "public",
  summary: "Unlocks an address after too many wrong passwords, by the token of the mailed link; 400 `invalid_token`.",
  body: TokenBody,
  reply: { 200: AccountAddress },
});
export const resendUnlock = endpoint({
  method: "POST",
  path: "/platform/api/player/unlock/resend",
  tag: "access",
  access: "public",
  summary: "Sends the unlock link again.",
  body: EmailBody,
  reply: { 202: MailSent },
});
export const forgotPassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password",
  tag: "access",
  access: "public",
  summary: "Sends a link for choosing a new password.",
  body: EmailBody,
  reply: { 202: MailSent },
});
export const ResetPasswordBody = Type.Object(
  {
    reset_password_token: described(Token, "Token of the mailed link."),
    password: described(NewPassword, "The new password, at least 8 characters."),
  },
  { additionalProperties: false },
);
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;
export const resetPassword = endpoint({
  method: "PUT",
  path: "/platform/api/player/password",
  tag: "access",
  access: "public",
  summary: "Sets a new password by the token of the mailed link and ends every session; 400 `invalid_token`, `common_password`.",
  body: ResetPasswordBody,
  reply: { 200: AccountAddress },
});
export const changePassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password/change",
  tag: "access",
  access: "player",
  summary: "Changes the password; this session gets a new token, all others end. 400 `wrong_password`, `common_password`.",
  body: Type.Object(
    {
      current_password: described(TypedPassword, "The password until now."),
      password: described(NewPassword, "The new password, at least 8 characters."),
    },
    { additionalProperties: false },
  ),
  reply: { 200: Done },
});
export const confirmPassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password/confirm",
  tag: "access",
  access: "player",
  summary: "Confirms the password for calls that answer 403 `password_required`; valid for ten minutes. 400 `wrong_password`.",
  body: Type.Object({ password: described(TypedPassword, "The player's password.") }, { additionalProperties: false }),
  reply: { 200: Done },
});

export const PlayerSession = Type.Object({
  id: Type.String({ description: "Id of the session, a UUID." }),
  user_agent: Type.String({ description: "The browser's user agent; may be empty." }),
  ip: Type.String({ description: "Address that the player signed in from." }),
  created_at: Type.String({ description: "When the player signed in, ISO 8601 in UTC." }),
  seen_at: Type.String({ description: "When it was last used, ISO 8601 in UTC." }),
  is_current: Type.Boolean({ description: "The session of this call." }),
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
  params: Type.Object({ id: Type.String({ format: "uuid", description: "Id of the session." }) }),
  reply: { 200: Done },
});
export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/platform/api/player/sessions",
  tag: "access",
  access: "player",
  summary: "Signs all other devices out; 403 `password_required` unless the password was confirmed recently.",
  reply: { 200: Type.Object({ ended: Type.Integer({ description: "Number of sessions that were ended." }) }) },
});

export const TermsAcceptance = Type.Object({
  version: Nullable(Type.String({ description: "Version of the terms in force; null when the operator requires none." })),
  accepted_version: Nullable(Type.String({ description: "Version that the player has accepted; null before the first." })),
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
  body: Type.Object(
    { version: Type.String({ minLength: 1, maxLength: 40, description: "Version that the player has read." }) },
    { additionalProperties: false },
  ),
  reply: { 200: TermsAcceptance },
});

export const PhoneVerification = Type.Object({
  isVerified: Type.Boolean({ description: "The phone number has been verified." }),
  is_required: Type.Boolean({ description: "The player must verify a phone number before anything else." }),
  phone: Nullable(Type.String({ description: "The number in question; null when none is known." })),
});
export type PhoneVerification = Static<typeof PhoneVerification>;
export const getPhoneVerification = endpoint({
  method: "GET",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Whether the player's phone number is verified, and whether it must be.",
  query: Type.Object(
    { locale: Type.Optional(Type.String({ maxLength: 10, deprecated: true, description: "Ignored; accepted for older clients." })) },
    { additionalProperties: false },
  ),
  reply: { 200: PhoneVerification },
});
export const sendPhoneCode = endpoint({
  method: "POST",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Sends a six-digit code by text message, valid for ten minutes; 400 `invalid_phone`, 429.",
  body: Type.Object(
    { phone: Type.String({ minLength: 1, maxLength: 30, description: "Number with its country code, such as `+4915112345678`." }) },
    { additionalProperties: false },
  ),
  reply: { 202: Type.Object({ status: Type.Literal("sent", { description: "The code was handed to the message service." }) }) },
});
export const checkPhoneCode = endpoint({
  method: "PUT",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Checks the code; 400 `wrong_code`, or `code_expired` after five wrong codes or ten minutes.",
  body: Type.Object(
    { code: Type.String({ minLength: 1, maxLength: 12, description: "The six digits of the message." }) },
    { additionalProperties: false },
  ),
  reply: { 200: PhoneVerification },
});

export const PlayerChange = Type.Object(
  {
    first_name: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: "First name; can be set once." })),
    last_name: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: "Last name; can be set once." })),
    nickname: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: "Name shown in chats." })),
    cpf: Type.Optional(Type.String({ maxLength: 14, description: "Brazilian tax number, with or without dots; can be set once." })),
    municipality_code: Type.Optional(Type.Integer({ minimum: 1_000_000, maximum: 9_999_999, description: "Seven-digit IBGE code." })),
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
  name: Type.String({ description: "Name of the municipality." }),
  state: Type.String({ description: "Two-letter code of the state." }),
});
export type Municipality = Static<typeof Municipality>;
export const listMunicipalities = endpoint({
  method: "GET",
  path: "/platform/api/municipalities",
  tag: "access",
  access: "public",
  summary: "Brazilian municipalities whose name contains the text, at most 20; those that begin with it come first.",
  query: Type.Object(
    { q: Type.String({ minLength: 2, maxLength: 50, description: "Part of the name, without regard to case and accents." }) },
    { additionalProperties: false },
  ),
  reply: { 200: ListOf(Municipality) },
});
