import { Type, type Static } from "typebox";
import { Nullable } from "./primitives.ts";

/** The signed-in player (spec.md 3 "User profile"). */
export const Player = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Nullable(Type.String()),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  nickname: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  currency: Type.String(),
  country: Type.String(),
  locale: Type.String({ description: "Preferred locale." }),
  is_confirmed: Type.Boolean(),
  is_blocked: Type.Boolean(),
  statuses: Type.Array(Type.Object({ id: Type.String() })),
  auth_fields_missed: Type.Array(Type.String(), {
    description: "Profile fields that the player must fill in before depositing or betting.",
  }),
  cpf: Type.Optional(Nullable(Type.String({ description: "Brazilian tax number, masked except for its last two digits." }))),
  municipality_code: Type.Optional(Nullable(Type.Integer())),
  is_phone_verified: Type.Optional(Type.Boolean()),
  serasa: Type.Object({ pve: Type.Boolean({ description: "Player-versus-environment betting is forbidden." }) }),
});
export type Player = Static<typeof Player>;

/** One balance of a player: minor units, `subunits` of which make one displayed unit. */
export const PlayerAccount = Type.Object({
  currency: Type.String(),
  subunits: Type.Integer(),
  balance: Type.Integer(),
});
export type PlayerAccount = Static<typeof PlayerAccount>;
