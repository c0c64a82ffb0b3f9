import type { Market } from "@touchline/contract/entities/market";
import { isListed, type MatchState } from "@touchline/feed";
import type { Book, Page } from "../book.ts";
import type { BookContext } from "../book-context.ts";
import { compareLines, encodeMarket } from "./encode-market.ts";
import { marketToTypeId } from "./line-ids.ts";
import { settledLines } from "./settled-lines.ts";
import { pageOf } from "../lists/paging.ts";

/** The lines of a match in page order: those on offer, and once it is over how they ended. */
export function listMatchMarkets(
  context: BookContext,
  match: MatchState,
  ask: { readonly locale: string; readonly filter: Parameters<Book["listMarkets"]>[2] },
): Page<Market> {
  const { filter, locale } = ask;
  context.engine.advance(match);
  const isOver = match.phase === "ended" || match.phase === "void";
  const names = context.namesOf(locale);
  const typeId = filter.marketId === undefined ? null : marketToTypeId(filter.marketId);
  const lines = (isOver ? [...settledLines(context, match)] : [...match.lines.values()].filter(isListed)).filter((line) => {
    if (typeId !== null && line.typeId !== typeId) return false;
    return filter.groupKey === undefined || filter.groupKey === "all" || line.definition.tabs.includes(filter.groupKey);
  });
  const page = pageOf(lines.sort(compareLines), filter);
  return { data: page.data.map((line) => encodeMarket(names, match, line)), pagination: page.pagination };
}
