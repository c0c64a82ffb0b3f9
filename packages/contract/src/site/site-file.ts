import { Type, type Static } from "typebox";
import { ShownBlock, SiteBlock } from "./site-block.ts";
import { LocalText, SiteMenus } from "./site-parts.ts";

const Layout = Type.Union([Type.Literal("default"), Type.Literal("narrow")]);

/** Pages that are made of blocks and have a path of their own in the product (spec.md 2). */
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

/** Blocks around or instead of a page's own content: `top` comes before it, `bottom` after it. */
export const SitePage = Type.Object(
  {
    key: BuiltPageKey,
    top: Type.Optional(Type.Array(SiteBlock, { maxItems: 30 })),
    bottom: Type.Optional(Type.Array(SiteBlock, { maxItems: 30 })),
  },
  { additionalProperties: false },
);
export type SitePage = Static<typeof SitePage>;

/** A page that only this site has. */
export const CustomPage = Type.Object(
  {
    path: Type.String({ pattern: "^/[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 60 }),
    title: LocalText,
    description: Type.Optional(LocalText),
    layout: Type.Optional(Layout),
    indexed: Type.Optional(Type.Boolean({ description: "False keeps it out of search engines." })),
    blocks: Type.Array(SiteBlock, { minItems: 1, maxItems: 60 }),
  },
  { additionalProperties: false },
);
export type CustomPage = Static<typeof CustomPage>;

const Priorities = Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0, maximum: 1_000_000 }));

/** The site configuration that an operator writes: menus, pages and blocks (spec.md 2 and 3, decisions 0e). */
export const SiteFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    version: Type.Literal(1),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    description: LocalText,
    is_my_bets_visible: Type.Boolean(),
    is_favourites_button_visible: Type.Optional(
      Type.Boolean({ description: "A button over the pages of phones that leads to the favourites; shown when absent (spec.md 9)." }),
    ),
    are_comboboost_notices_visible: Type.Optional(
      Type.Boolean({ description: "Whether a comboboost comes up as a notice when it is issued; not when absent (spec.md 9)." }),
    ),
    allow_zoom: Type.Boolean(),
    odds_display_cap: Type.Object(
      { threshold: Type.Integer({ minimum: 1_001 }), shown: Type.Integer({ minimum: 1_001 }) },
      { additionalProperties: false, description: "Thousandths; for display only (decisions F)." },
    ),
    priorities: Type.Optional(
      Type.Record(
        Type.String({ pattern: "^[a-z]{2}(?:-[A-Z]{2})?$" }),
        Type.Object(
          { sports: Type.Optional(Priorities), categories: Type.Optional(Priorities), tournaments: Type.Optional(Priorities) },
          { additionalProperties: false },
        ),
        { description: "What comes first in a locale: by sport key, category id and tournament id; smaller is earlier (spec.md 3)." },
      ),
    ),
    gtm_id: Type.Optional(
      Type.String({ pattern: "^GTM-[A-Z0-9]{4,12}$", description: "Container of the tag manager; it is loaded only after consent." }),
    ),
    chat: Type.Optional(
      Type.Object(
        {
          type: Type.Union([
            Type.Literal("embedded"),
            Type.Literal("livechat"),
            Type.Literal("crisp"),
            Type.Literal("tawk"),
            Type.Literal("frame"),
          ]),
          id: Type.Optional(Type.String({ pattern: "^[\\w./-]{1,100}$", description: "The operator's account with the provider." })),
          region: Type.Optional(Type.String({ pattern: "^[a-z0-9-]{1,20}$" })),
          url: Type.Optional(
            Type.String({ pattern: "^https://\\S+$", description: "For `frame`: the chat's page, with {id} and {region}." }),
          ),
        },
        { additionalProperties: false, description: "Live chat; each is opened in a frame of its own site, after consent." },
      ),
    ),
    sign_up_reminder_seconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 86_400,
        description: "After how long a visitor is reminded to sign up, once a day; absent for never.",
      }),
    ),
    deposit_after_registration: Type.Optional(
      Type.Boolean({ description: "Whether the cashier opens after signing up; it does when absent (spec.md 9)." }),
    ),
    deposit_reminder: Type.Optional(
      Type.Object(
        {
          show: Type.Boolean(),
          player_group_id: Type.Optional(Type.String({ maxLength: 60, description: "Only players with this status; all where absent." })),
          remind_after: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400, description: "Seconds; 10 where absent." })),
        },
        { additionalProperties: false, description: "Reminds players to deposit, once a day (spec.md 9)." },
      ),
    ),
    push_notifications: Type.Optional(Type.Object({ type: Type.Literal("webpush") }, { additionalProperties: false })),
    menus: SiteMenus,
    pages: Type.Array(SitePage, { maxItems: 20 }),
    custom_pages: Type.Array(CustomPage, { maxItems: 100 }),
  },
  { additionalProperties: false },
);
export type SiteFile = Static<typeof SiteFile>;

/** What of a page the site decides, in the page's language. */
export const ShownPage = Type.Object({
  title: Type.Union([Type.String(), Type.Null()]),
  description: Type.Union([Type.String(), Type.Null()]),
  layout: Layout,
  is_indexed: Type.Boolean(),
  top: Type.Array(ShownBlock),
  bottom: Type.Array(ShownBlock),
});
export type ShownPage = Static<typeof ShownPage>;
