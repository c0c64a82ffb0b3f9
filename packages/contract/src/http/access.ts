import { Type, type Static } from "typebox";
import { endpoint } from "../endpoint.ts";
import { ListOf, Nullable } from "../entities/paging.ts";
import { Player } from "../entities/player.ts";

const Email = Type.String({ minLength: 1, maxLength: 254 });
const Token = Type.String({ minLength: 1, maxLength: 200 });
const NewPassword = Type.String({ minLength: 8, maxLength: 200 });
const TypedPassword = Type.String({ minLength: 1, maxLength: 200 });
const Done = Type.Object({ ok: Type.Boolean() });
const Sent = Type.Object({ status: Type.Literal("sent") }, { description: "The same whether or not anybody has the address." });
const Named = Type.Object({ email: Type.String() }, { description: "Whose link it was." });

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
  summary: "Sends the link that confirms an address once more.",
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
  summary: "Sends the link that unlocks an address once more.",
  body: EmailBody,
  reply: { 202: Sent },
});
export const forgotPassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password",
  tag: "access",
  access: "public",
  summary: "Sends a link by which a new password can be chosen.",
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
  summary: "Changes the password; the session gets a new token, all others end. 400 `wrong_password`, `common_password`.",
  body: Type.Object({ current_password: TypedPassword, password: NewPassword }, { additionalProperties: false }),
  reply: { 200: Done },
});
export const confirmPassword = endpoint({
  method: "POST",
  path: "/platform/api/player/password/confirm",
  tag: "access",
  access: "player",
  summary: "Types the password again, for what asks so with 403 `password_required`; good for ten minutes. 400 `wrong_password`.",
  body: Type.Object({ password: TypedPassword }, { additionalProperties: false }),
  reply: { 200: Done },
});

export const PlayerSession = Type.Object({
  id: Type.String(),
  user_agent: Type.String({ description: "As the browser named itself; may be empty." }),
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
  summary: "Where the player is signed in, the latest used first.",
  reply: { 200: ListOf(PlayerSession) },
});
export const endSession = endpoint({
  method: "DELETE",
  path: "/platform/api/player/sessions/:id",
  tag: "access",
  access: "player",
  summary: "Signs one device out; 403 `password_required` unless the password was typed lately.",
  params: Type.Object({ id: Type.String({ format: "uuid" }) }),
  reply: { 200: Done },
});
export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/platform/api/player/sessions",
  tag: "access",
  access: "player",
  summary: "Signs every other device out; 403 `password_required` unless the password was typed lately.",
  reply: { 200: Type.Object({ ended: Type.Integer() }) },
});

export const TermsAcceptance = Type.Object({
  version: Nullable(Type.String({ description: "Of the terms in force; null where the operator asks nobody." })),
  accepted_version: Nullable(Type.String()),
  is_required: Type.Boolean({ description: "The player has to accept the terms in force before anything else." }),
});
export type TermsAcceptance = Static<typeof TermsAcceptance>;
export const getTerms = endpoint({
  method: "GET",
  path: "/platform/api/player/terms",
  tag: "access",
  access: "player",
  summary: "Which terms are in force, and which the player accepted.",
  reply: { 200: TermsAcceptance },
});
export const acceptTerms = endpoint({
  method: "POST",
  path: "/platform/api/player/terms",
  tag: "access",
  access: "player",
  summary: "Accepts the terms in force; 409 `terms_changed` where others are in force by now.",
  body: Type.Object({ version: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false }),
  reply: { 200: TermsAcceptance },
});

export const PhoneVerification = Type.Object({
  isVerified: Type.Boolean(),
  is_required: Type.Boolean({ description: "The player has to verify a phone number before anything else." }),
  phone: Nullable(Type.String()),
});
export type PhoneVerification = Static<typeof PhoneVerification>;
export const getPhoneVerification = endpoint({
  method: "GET",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Whether the player's phone number is verified, and has to be.",
  query: Type.Object({ locale: Type.Optional(Type.String({ maxLength: 10 })) }, { additionalProperties: false }),
  reply: { 200: PhoneVerification },
});
export const sendPhoneCode = endpoint({
  method: "POST",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Sends a code of six digits by text message, good for ten minutes; 400 `invalid_phone`, 429.",
  body: Type.Object({ phone: Type.String({ minLength: 1, maxLength: 30 }) }, { additionalProperties: false }),
  reply: { 202: Type.Object({ status: Type.Literal("sent") }) },
});
export const checkPhoneCode = endpoint({
  method: "PUT",
  path: "/platform/api/player/phone-verification",
  tag: "access",
  access: "player",
  summary: "Checks the code; 400 `wrong_code`, after five wrong ones or ten minutes `code_expired`.",
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
    "Fills in what the profile misses; names and CPF can be told once. 400 `invalid_cpf`, `cpf_taken`, `unknown_municipality`, `already_known`.",
  body: PlayerChange,
  reply: { 200: Player },
});
export const Municipality = Type.Object({
  code: Type.Integer({ description: "IBGE's seven digits." }),
  name: Type.String(),
  state: Type.String(),
});
export type Municipality = Static<typeof Municipality>;
export const listMunicipalities = endpoint({
  method: "GET",
  path: "/platform/api/municipalities",
  tag: "access",
  access: "public",
  summary: "Brazilian municipalities whose name begins with or holds the text, at most 20.",
  query: Type.Object({ q: Type.String({ minLength: 2, maxLength: 50 }) }, { additionalProperties: false }),
  reply: { 200: ListOf(Municipality) },
});
