import type { Page } from "../book.ts";

/** One page of a list; a page past the end is empty. */
export function pageOf<Item>(items: readonly Item[], { page, limit }: { readonly page: number; readonly limit: number }): Page<Item> {
  const lastPage = Math.max(Math.ceil(items.length / limit), 1);
  return {
    data: items.slice((page - 1) * limit, page * limit),
    pagination: { total: items.length, page, limit, last_page: lastPage },
  };
}
