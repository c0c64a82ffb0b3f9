import { Type, type Static, type TProperties, type TSchema } from "typebox";
import { LocalText, SiteAudience, SiteLink } from "./site-parts.ts";
import { described } from "../entities/primitives.ts";

const Limit = (maximum: number) => Type.Optional(Type.Integer({ minimum: 1, maximum, description: "Largest number of items." }));
const SportKey = Type.Optional(Type.String({ pattern: "^[a-z0-9-]{2,40}$", description: "Only this sport; all by default." }));
const LeagueId = Type.Optional(Type.Integer({ minimum: 1, description: "Only this league; all by default." }));
const MatchId = Type.Optional(Type.Integer({ minimum: 1, description: "Id of the match." }));
const listFilter = { sport_key: SportKey, league_id: LeagueId, limit: Limit(100), max_per_sport: Limit(20) };

/** All block types with the given schema for texts: by locale in the site file, plain in replies (spec.md 2 "Page-builder block types"). */
function blocksWith<Text extends TSchema>(Text: Text) {
  function block<const Name extends string, Own extends TProperties>(type: Name, description: string, own: Own) {
    return Type.Object(
      {
        type: Type.Literal(type, { description: "Type of the block." }),
        heading: Type.Optional(described(Text, "Heading above the block.")),
        audience: Type.Optional(SiteAudience),
        ...own,
      },
      { additionalProperties: false, description },
    );
  }
  return {
    banner: block("banner", "A promotion: text on a plain background or an image, with one button.", {
      title: described(Text, "Title."),
      text: Type.Optional(described(Text, "Text under the title.")),
      button: Type.Optional(described(Text, "Text of the button; absent for no button.")),
      link: Type.Optional(described(SiteLink, "Where the button leads.")),
      image: Type.Optional(
        Type.Object(
          {
            desktop: described(SiteLink, "Picture for wide windows."),
            mobile: described(SiteLink, "Picture for phones."),
            alt: described(Text, "Text for readers who do not see the picture."),
          },
          { additionalProperties: false, description: "Picture behind the text; a plain background by default." },
        ),
      ),
    }),
    modal: block("modal", "A dialog that opens automatically or by its hash.", {
      id: Type.String({ pattern: "^[a-z0-9-]{1,40}$", description: "Name of the dialog, which is also the hash that opens it." }),
      title: described(Text, "Title."),
      text: described(Text, "Text of the dialog."),
      button: Type.Optional(described(Text, "Text of the button; absent for no button.")),
      link: Type.Optional(described(SiteLink, "Where the button leads.")),
      opens: Type.Union([Type.Literal("by_hash"), Type.Literal("each_visit"), Type.Literal("each_day"), Type.Literal("once")], {
        description: "When the dialog opens.",
      }),
      delay_seconds: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 600, description: "Seconds to wait before it opens; 0 by default." }),
      ),
    }),
    iframe: block("iframe", "Another site's page in a frame.", {
      title: described(Text, "Title."),
      url: Type.String({ pattern: "^https?://", maxLength: 500, description: "Address of the page." }),
      height: Type.Integer({ minimum: 80, maximum: 2_000, description: "Height, CSS pixels." }),
    }),
    cover: block(
      "cover",
      "The live matches with the most bets, one at a time: chances, score and odds; beside it a jackpot and the next matches.",
      {
        sport_key: SportKey,
        league_id: LeagueId,
        limit: Limit(5),
      },
    ),
    situations: block("situations", "The live matches with their situations, the closest finishes first.", {
      sport_key: SportKey,
      league_id: LeagueId,
      limit: Limit(24),
    }),
    popular_combos: block("popular_combos", "Combos of open matches that players bet on, each added to the slip at once.", {
      limit: Limit(3),
    }),
    favourites: block("favourites", "The player's favourite matches, and the next ones of favourite leagues; hidden without any.", {
      limit: Limit(24),
    }),
    live_events: block("live_events", "Matches in play, as a ribbon of tiles or a list.", {
      ...listFilter,
      view: Type.Optional(Type.Union([Type.Literal("ribbon"), Type.Literal("list")], { description: "Form of the block." })),
      has_video: Type.Optional(Type.Boolean({ description: "Only matches with (true) or without (false) video." })),
    }),
    prematch_events: block("prematch_events", "Coming matches by league, day by day.", {
      ...listFilter,
      days: Type.Optional(
        Type.Array(Type.Union([Type.Literal("all"), Type.Literal("today"), Type.Literal("tomorrow"), Type.Literal("weekend")]), {
          minItems: 1,
          description: "Days to offer; all by default.",
        }),
      ),
      sort: Type.Optional(
        Type.Union([Type.Literal("priority"), Type.Literal("start_time"), Type.Literal("bets_count")], {
          description: "Order of the matches; by priority by default.",
        }),
      ),
    }),
    outrights: block("outrights", "Outright events: winners of leagues and cups.", { sport_key: SportKey, limit: Limit(100) }),
    results: block("results", "The latest final scores.", { sport_key: SportKey, limit: Limit(100) }),
    schedule: block("schedule", "Matches by day.", { sport_key: SportKey, limit: Limit(100) }),
    top_events: block("top_events", "A few large match cards: chosen matches, or those with the most bets.", {
      sport_key: SportKey,
      match_ids: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), {
          minItems: 1,
          maxItems: 12,
          description: "Ids of the chosen matches; by default those with the most bets.",
        }),
      ),
      limit: Limit(12),
    }),
    leagues: block("leagues", "Leagues to choose from.", {
      sport_key: SportKey,
      limit: Limit(100),
      view: Type.Optional(Type.Union([Type.Literal("chips"), Type.Literal("cards")], { description: "Form of the block." })),
    }),
    bonuses: block("bonuses", "The player's bonuses and the running campaigns.", { limit: Limit(20) }),
    selection_bar: block("selection_bar", "A summary of the slip in one line, with a button that opens it.", {}),
    jackpot_banner: block("jackpot_banner", "Rolling amounts of a jackpot.", {
      jackpot_id: Type.Optional(Type.String({ maxLength: 64, description: "Id of the jackpot; the first by default." })),
    }),
    jackpot_leaderboard: block("jackpot_leaderboard", "The latest jackpot hits.", { limit: Limit(50) }),
    side_menu: block("side_menu", "Sports and leagues as a list.", {}),
    search: block("search", "The search field.", {}),
    profile: block("profile", "The player's name, balance and account links; sign-in for visitors.", {}),
    language: block("language", "The language switcher.", {}),
    clock: block("clock", "The current time and the time zone.", {}),
    sport_list: block("sport_list", "Sports with their counts, as a strip or a grid.", {
      view: Type.Optional(Type.Union([Type.Literal("strip"), Type.Literal("grid")], { description: "Form of the block." })),
      sport_type: Type.Optional(
        Type.Union([Type.Literal("regular"), Type.Literal("cyber")], { description: "Only sports of this kind; all by default." }),
      ),
    }),
    odds: block("odds", "One market of one match; without an id, of the league's next match.", {
      match_id: MatchId,
      league_id: LeagueId,
      market_external_id: Type.Optional(
        Type.Integer({ minimum: 1, description: "External id of the market; the main market by default." }),
      ),
    }),
    match_preview: block("match_preview", "One match before it starts: form, table places, main prices.", {
      match_id: MatchId,
      league_id: LeagueId,
    }),
    chat_toggle: block("chat_toggle", "Opens the chat of one match; without an id, of the league's next match.", {
      match_id: MatchId,
      league_id: LeagueId,
    }),
    text: block("text", "Paragraphs with headings, for information pages.", {
      title: Type.Optional(described(Text, "Title; none by default.")),
      paragraphs: Type.Array(Text, { minItems: 1, maxItems: 200, description: "The paragraphs, in order." }),
    }),
  } as const;
}

/** Blocks as written by an operator. */
export const siteBlocks = blocksWith(LocalText);
/** Blocks as received by a page, with texts in its language. */
export const shownBlocks = blocksWith(Type.String());

type SiteBlocks = typeof siteBlocks;
type ShownBlocks = typeof shownBlocks;
export type SiteBlockType = keyof ShownBlocks;

export const SiteBlock = Type.Unsafe<SiteBlock>(Type.Union(Object.values(siteBlocks)));
export type SiteBlock = Static<SiteBlocks[SiteBlockType]>;
export const ShownBlock = Type.Unsafe<ShownBlock>(Type.Union(Object.values(shownBlocks)));
export type ShownBlock = ShownBlockOf<SiteBlockType>;
/** The block with a given type. */
export type ShownBlockOf<Name extends SiteBlockType> = Static<ShownBlocks[Name]>;
