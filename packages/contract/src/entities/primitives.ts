import { type Static, type TSchema, Type } from "typebox";

/** Money on the wire: integer minor units, `subunits` of which make one displayed unit (decisions E). */
export const Money = Type.Object({
  value: Type.Integer({ minimum: -9007199254740991, maximum: 9007199254740991 }),
  currency: Type.String({ minLength: 3, maxLength: 8 }),
  subunits: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
export type Money = Static<typeof Money>;

/** Decimal odds in thousandths: 1850 is 1.85 (spec.md 9). */
export const Odds = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** The position of a page in a list (spec.md 3). */
export const Pagination = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  limit: Type.Integer({ minimum: 1 }),
  last_page: Type.Integer({ minimum: 1 }),
});
export type Pagination = Static<typeof Pagination>;

/** The envelope of every paged list. */
export function PageOf<Item extends TSchema>(item: Item) {
  return Type.Object({ data: Type.Array(item), pagination: Pagination });
}

/** The envelope of an unpaged list. */
export function ListOf<Item extends TSchema>(item: Item) {
  return Type.Object({ data: Type.Array(item) });
}

/** A value or null. */
export function Nullable<Item extends TSchema>(item: Item) {
  return Type.Union([item, Type.Null()]);
}

/** Accepts a schema only if it allows exactly the values of a domain type, so that neither side can gain a value alone. */
export function sameAs<Value>() {
  return <Schema extends TSchema>(schema: Schema & ([Static<Schema>, Value] extends [Value, Static<Schema>] ? unknown : never)): Schema =>
    schema;
}
