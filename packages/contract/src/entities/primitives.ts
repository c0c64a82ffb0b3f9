import { type Static, type TSchema, Type } from "typebox";

/** Money on the wire: integer minor units, `subunits` of which make one displayed unit (decisions E). */
export const Money = Type.Object({
  value: Type.Integer({
    minimum: -9007199254740991,
    maximum: 9007199254740991,
    description: "Minor units: 1050 with 100 subunits is 10.50. A stake is at least 1; only differences are negative.",
  }),
  currency: Type.String({ minLength: 3, maxLength: 8, description: "ISO 4217 code, or the code of a crypto currency." }),
  subunits: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: "Minor units in one displayed unit: 100 for EUR, 1 for JPY." }),
});
export type Money = Static<typeof Money>;

/** A copy of a schema with a description for one place of use; the original is unchanged. */
export function described<Schema extends TSchema>(schema: Schema, description: string): Schema {
  const descriptors = Object.getOwnPropertyDescriptors(schema); // includes the hidden keywords that mark optional properties
  return Object.create(Object.prototype, { ...descriptors, description: { value: description, enumerable: true } }) as Schema;
}

export const CurrencyCode = Type.String({ description: "Code of the currency, such as `EUR` or `BTC`." });
export const Subunits = Type.Integer({ description: "Minor units in one displayed unit, 100 for EUR." });
export const UrnId = Type.String({ description: "Betradar-style id, such as `sr:match:123`." });
export const PageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: "Page to return, from 1." }));
export const PageLimit = Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: "Largest number of items of a page." }));

/** The reply to a call that returns no data. */
export const Done = Type.Object({ ok: Type.Boolean({ description: "Always true: the call was carried out." }) });

/** Decimal odds in thousandths: 1850 is 1.85 (spec.md 9). */
export const Odds = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** The position of a page in a list (spec.md 3). */
export const Pagination = Type.Object({
  total: Type.Integer({ minimum: 0, description: "Number of items on all pages." }),
  page: Type.Integer({ minimum: 1, description: "This page, from 1." }),
  limit: Type.Integer({ minimum: 1, description: "Items of a full page." }),
  last_page: Type.Integer({ minimum: 1, description: "Number of the last page; 1 for an empty list." }),
});
export type Pagination = Static<typeof Pagination>;

/** The envelope of every paged list. */
export function PageOf<Item extends TSchema>(item: Item) {
  return Type.Object({
    data: Type.Array(item, { description: "The items of this page." }),
    pagination: described(Pagination, "Where this page is in the list."),
  });
}

/** The envelope of an unpaged list. */
export function ListOf<Item extends TSchema>(item: Item) {
  return Type.Object({ data: Type.Array(item, { description: "All items." }) });
}

/** A value or null. */
export function Nullable<Item extends TSchema>(item: Item) {
  return Type.Union([item, Type.Null()]);
}

/** Accepts a schema only if it allows exactly the values of a domain type, so that a value cannot be added to only one of them. */
export function sameAs<Value>() {
  return <Schema extends TSchema>(schema: Schema & ([Static<Schema>, Value] extends [Value, Static<Schema>] ? unknown : never)): Schema =>
    schema;
}
