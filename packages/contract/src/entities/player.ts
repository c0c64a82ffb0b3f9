import { Type, type Static } from "typebox";
import { CurrencyCode, Nullable, Subunits } from "./primitives.ts";

/** The signed-in player (spec.md 3 "User profile"). */
export const Player = Type.Object({
  id: Type.String({ description: "Id of the player, a UUID; part of the private channel's name." }),
  email: Type.String({ description: "Address for signing in." }),
  name: Nullable(Type.String({ description: "Display name; null when not given." })),
  first_name: Nullable(Type.String({ description: "First name; null when not given." })),
  last_name: Nullable(Type.String({ description: "Last name; null when not given." })),
  nickname: Nullable(Type.String({ description: "Name shown in chats; null when not given." })),
  phone: Nullable(Type.String({ description: "Phone number; null when not given." })),
  currency: Type.String({ description: "Currency of the active account." }),
  country: Type.String({ description: "Country of residence, ISO 3166-1 alpha-2." }),
  locale: Type.String({ description: "Preferred locale." }),
  is_confirmed: Type.Boolean({ description: "The address has been confirmed." }),
  is_blocked: Type.Boolean({ description: "The operator has blocked the account." }),
  statuses: Type.Array(Type.Object({ id: Type.String({ description: "Key of the group." }) }), {
    description: "Groups that the operator has put the player in.",
  }),
  auth_fields_missed: Type.Array(Type.String(), {
    description: "Profile fields that the player must fill in before depositing or betting.",
  }),
  cpf: Type.Optional(Nullable(Type.String({ description: "Brazilian tax number, masked except for its last two digits." }))),
  municipality_code: Type.Optional(Nullable(Type.Integer({ description: "Seven-digit IBGE code, Brazil only; null when not given." }))),
  is_phone_verified: Type.Optional(Type.Boolean({ description: "The phone number has been verified by a code." })),
  serasa: Type.Object(
    { pve: Type.Boolean({ description: "Player-versus-environment betting is forbidden." }) },
    { description: "Result of the credit bureau, Brazil only in effect." },
  ),
});
export type Player = Static<typeof Player>;

/** One balance of a player: minor units, `subunits` of which make one displayed unit. */
export const PlayerAccount = Type.Object({
  currency: CurrencyCode,
  subunits: Subunits,
  balance: Type.Integer({ description: "Balance, minor units." }),
});
export type PlayerAccount = Static<typeof PlayerAccount>;
