import { Type, type Static } from "typebox";
import { ShownBlock, SiteBlock } from "./site-block.ts";
import { LocalText, SiteMenus } from "./site-parts.ts";

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
      Type.Boolean({ description: "Whether phones show a floating button to the favourites; true by default (spec.md 9)." }),
    ),
    are_comboboost_notices_visible: Type.Optional(
      Type.Boolean({ description: "Whether an issued comboboost is shown as a notice; false by default (spec.md 9)." }),
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
        { description: "Sort order in a locale by sport key, category id and tournament id; lower numbers come first (spec.md 3)." },
      ),
    ),
    gtm_id: Type.Optional(
      Type.String({ pattern: "^GTM-[A-Z0-9]{4,12}$", description: "Container of the tag manager, loaded only after consent." }),
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
    deposit_after_registration: Type.Optional(
      Type.Boolean({ description: "Whether the cashier opens after sign-up; true by default (spec.md 9)." }),
    ),
    deposit_reminder: Type.Optional(
      Type.Object(
        {
          show: Type.Boolean(),
          player_group_id: Type.Optional(
            Type.String({ maxLength: 60, description: "Only players with this status; all players by default." }),
          ),
          remind_after: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400, description: "Seconds; 10 by default." })),
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

/** A page's site content in the page's language. */
export const ShownPage = Type.Object({
  title: Type.Union([Type.String(), Type.Null()]),
  description: Type.Union([Type.String(), Type.Null()]),
  layout: Layout,
  is_indexed: Type.Boolean(),
  top: Type.Array(ShownBlock),
  bottom: Type.Array(ShownBlock),
});
export type ShownPage = Static<typeof ShownPage>;
