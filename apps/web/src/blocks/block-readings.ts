import type { ShownBlock } from "@touchline/contract/site/site-block";
import type { Store } from "@touchline/store";
import {
  firstDay,
  liveFilter,
  nextMatchFilter,
  outrightFilter,
  prematchFilter,
  resultFilter,
  scheduleFilter,
  topFilter,
} from "./block-filters.ts";

/** Reads what a block shows first, so that the server draws it full; blocks that need nothing read nothing. */
async function readBlock(store: Store, block: ShownBlock): Promise<void> {
  const { queries, listings } = store;
  switch (block.type) {
    case "live_events":
      return void (await queries.load(listings.matches(liveFilter(block))));
    case "prematch_events":
      return void (await queries.load(listings.matches(prematchFilter(store, block, firstDay(block)))));
    case "outrights":
      return void (await queries.load(listings.matches(outrightFilter(block))));
    case "results":
      return void (await queries.load(listings.matches(resultFilter(block))));
    case "schedule":
      return void (await queries.load(listings.matches(scheduleFilter(store, block, 0))));
    case "top_events":
      return void (await queries.load(listings.matches(topFilter(block))));
    case "leagues":
      return void (await queries.load(
        listings.leagues({ ...(block.sport_key === undefined ? {} : { sportKey: block.sport_key }), limit: block.limit ?? 20 }),
      ));
    case "odds":
    case "match_preview":
    case "chat_toggle":
      return readMatchBlock(store, block);
    case "banner":
    case "modal":
    case "iframe":
    case "bonuses":
    case "selection_bar":
    case "jackpot_banner":
    case "jackpot_leaderboard":
    case "side_menu":
    case "search":
    case "profile":
    case "language":
    case "clock":
    case "sport_list":
    case "text":
      return;
  }
}

async function readMatchBlock(
  { queries, listings }: Store,
  block: Extract<ShownBlock, { type: "odds" | "match_preview" | "chat_toggle" }>,
): Promise<void> {
  const id = block.match_id;
  const matchId = id === undefined ? (await queries.load(listings.matches(nextMatchFilter(block.league_id)))).matchIds[0] : String(id);
  if (matchId === undefined) return;
  if (id !== undefined) await queries.load(listings.match(matchId));
  if (block.type === "odds") await queries.load(listings.markets(matchId));
}

/** Reads for all blocks at once; one that fails shows so itself. */
export async function readBlocks(store: Store, blocks: readonly ShownBlock[]): Promise<void> {
  await Promise.all(blocks.map(async (block) => readBlock(store, block).catch(() => undefined)));
}
