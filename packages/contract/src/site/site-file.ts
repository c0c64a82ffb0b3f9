import { Type, type Static } from "typebox";
import { ShownBlock, SiteBlock } from "./site-block.ts";
import { LocalText, SiteMenus } from "./site-parts.ts";
import { described } from "../entities/primitives.ts";

const Layout = Type.Union([Type.Literal("default"), Type.Literal("narrow")]);

/** Built-in pages that consist of blocks (spec.md 2). */
export const BuiltPageKey = Type.Union([
  Type.Literal("sports"),
  Type.Literal("in_play"),
  Type.Literal("e_sports"),
  Type.Literal("sport"),
  Type.Literal("results"),
  Type.Literal("schedule"),
  Type.Literal("promotions"),
]);
export type BuiltPageKey = Static<typeof BuiltPageKey>;

/** Blocks around or instead of a page's own content: `top` before it, `bottom` after it. */
export const SitePage = Type.Object(
  {
    key: described(BuiltPageKey, "Key of the page."),
    top: Type.Optional(Type.Array(SiteBlock, { maxItems: 30, description: "Blocks before the page's own content." })),
    bottom: Type.Optional(Type.Array(SiteBlock, { maxItems: 30, description: "Blocks after the page's own content." })),
  },
  { additionalProperties: false },
);
export type SitePage = Static<typeof SitePage>;

/** A page specific to this site. */
export const CustomPage = Type.Object(
  {
    path: Type.String({ pattern: "^/[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 60, description: "Path without a locale, such as `/rules`." }),
    title: described(LocalText, "Title of the page."),
    description: Type.Optional(described(LocalText, "Description for search engines.")),
    layout: Type.Optional(described(Layout, "`narrow` leaves out the side columns.")),
    indexed: Type.Optional(Type.Boolean({ description: "False keeps it out of search engines." })),
    blocks: Type.Array(SiteBlock, { minItems: 1, maxItems: 60, description: "The blocks of the page, in order." }),
  },
  { additionalProperties: false },
);
export type CustomPage = Static<typeof CustomPage>;

const Priorities = Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0, maximum: 1_000_000 }));

/** The site configuration as written by an operator: menus, pages and blocks (spec.md 2 and 3, decisions 0e). */
export const SiteFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: "Address of this schema, for editors." })),
    version: Type.Literal(1, { description: "Version of the file's format." }),
    name: Type.String({ minLength: 1, maxLength: 60, description: "Name of the site." }),
    description: described(LocalText, "Description for search engines."),
    is_my_bets_visible: Type.Boolean({ description: "Pages show the entry to the player's bets." }),
    is_favourites_button_visible: Type.Optional(
      Type.Boolean({ description: "Whether phones show a floating button to the favourites; true by default." }),
    ),
    are_comboboost_notices_visible: Type.Optional(
      Type.Boolean({ description: "Whether an issued comboboost is shown as a notice; false by default." }),
    ),
    allow_zoom: Type.Boolean({ description: "Pages can be zoomed by hand on phones." }),
    odds_display_cap: Type.Object(
      {
        threshold: Type.Integer({ minimum: 1_001, description: "Prices above this are replaced." }),
        shown: Type.Integer({ minimum: 1_001, description: "Price to show instead." }),
      },
      { additionalProperties: false, description: "Thousandths; for display only." },
    ),
    priorities: Type.Optional(
      Type.Record(
        Type.String({ pattern: "^[a-z]{2}(?:-[A-Z]{2})?$" }),
        Type.Object(
          {
            sports: Type.Optional(described(Priorities, "By sport key.")),
            categories: Type.Optional(described(Priorities, "By category id.")),
            tournaments: Type.Optional(described(Priorities, "By tournament id.")),
          },
          { additionalProperties: false },
        ),
        { description: "Sort order in a locale by sport key, category id and tournament id; lower numbers come first." },
      ),
    ),
    gtm_id: Type.Optional(
      Type.String({ pattern: "^GTM-[A-Z0-9]{4,12}$", description: "Container of the tag manager, loaded only after consent." }),
    ),
    chat: Type.Optional(
      Type.Object(
        {
          type: Type.Union(
            [Type.Literal("embedded"), Type.Literal("livechat"), Type.Literal("crisp"), Type.Literal("tawk"), Type.Literal("frame")],
            { description: "Key of the chat provider; `embedded` is the product's own." },
          ),
          id: Type.Optional(Type.String({ pattern: "^[\\w./-]{1,100}$", description: "The operator's account with the provider." })),
          region: Type.Optional(
            Type.String({ pattern: "^[a-z0-9-]{1,20}$", description: "Region of the provider, where it has several." }),
          ),
          url: Type.Optional(
            Type.String({ pattern: "^https://\\S+$", description: "For `frame`: the chat's page, with {id} and {region}." }),
          ),
        },
        { additionalProperties: false, description: "Live chat, opened in a frame of the provider's site after consent." },
      ),
    ),
    sign_up_reminder_seconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 86_400,
        description: "When to remind a visitor to sign up, once a day; never by default.",
      }),
    ),
    deposit_after_registration: Type.Optional(Type.Boolean({ description: "Whether the cashier opens after sign-up; true by default." })),
    deposit_reminder: Type.Optional(
      Type.Object(
        {
          show: Type.Boolean({ description: "Turns reminders on." }),
          player_group_id: Type.Optional(
            Type.String({ maxLength: 60, description: "Only players with this status; all players by default." }),
          ),
          remind_after: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400, description: "Seconds; 10 by default." })),
        },
        { additionalProperties: false, description: "Reminds players to deposit, once a day." },
      ),
    ),
    push_notifications: Type.Optional(
      Type.Object(
        { type: Type.Literal("webpush", { description: "Kind of push service." }) },
        { additionalProperties: false, description: "Push messages to browsers; off by default." },
      ),
    ),
    menus: described(SiteMenus, "Menus by place."),
    pages: Type.Array(SitePage, { maxItems: 20, description: "Blocks of built-in pages." }),
    custom_pages: Type.Array(CustomPage, { maxItems: 100, description: "Pages that only this site has." }),
  },
  { additionalProperties: false },
);
export type SiteFile = Static<typeof SiteFile>;

/** A page's site content in the page's language. */
export const ShownPage = Type.Object({
  title: Type.Union([Type.String(), Type.Null()], { description: "Title of a custom page; null for built-in pages." }),
  description: Type.Union([Type.String(), Type.Null()], { description: "Description for search engines; null for built-in pages." }),
  layout: described(Layout, "`narrow` leaves out the side columns."),
  is_indexed: Type.Boolean({ description: "Search engines may index the page." }),
  top: Type.Array(ShownBlock, { description: "Blocks before the page's own content." }),
  bottom: Type.Array(ShownBlock, { description: "Blocks after the page's own content." }),
});
export type ShownPage = Static<typeof ShownPage>;
