import { Type, type Static, type TSchema } from "typebox";

/** Where one page of a list stands in the whole (spec.md 3). */
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

/** Null or the given shape. */
export function Nullable<Item extends TSchema>(item: Item) {
  return Type.Union([item, Type.Null()]);
}
