import { Type, type Static } from "typebox";

/** Money on the wire: integer minor units, `subunits` of which make one displayed unit (decisions E). */
export const Money = Type.Object({
  value: Type.Integer({ minimum: -9007199254740991, maximum: 9007199254740991 }),
  currency: Type.String({ minLength: 3, maxLength: 8 }),
  subunits: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
export type Money = Static<typeof Money>;

/** Decimal odds in thousandths: 1850 is 1.85 (spec.md 9). */
export const Odds = Type.Integer({ minimum: 0, maximum: 100_000_000 });
