import { Type, type Static, type TSchema } from "typebox";
import { described } from "../entities/primitives.ts";

/** A text by locale code; a missing locale falls back to its base language, then to the first text. */
export const LocalText = Type.Record(
  Type.String({ pattern: "^[a-z]{2,3}(-[A-Z]{2})?$" }),
  Type.String({ minLength: 1, maxLength: 2_000 }),
  {
    minProperties: 1,
  },
);
export type LocalText = Static<typeof LocalText>;

/** A link target: a path of the site without its locale, or an external address. */
export const SiteLink = Type.String({
  pattern: "^(/(?!/)|https?://|mailto:|sms:|#)",
  maxLength: 500,
  description: "`/soccer`, `#deposit`, `https://...`, `mailto:...`; never prefixed with a locale in the file.",
});

/** Who sees a block or menu entry: every given condition must hold. */
export const SiteAudience = Type.Object(
  {
    player: Type.Optional(
      Type.Union([Type.Literal("signed_in"), Type.Literal("signed_out")], {
        description: "Only players who are signed in, or only visitors.",
      }),
    ),
    window: Type.Optional(
      Type.Union([Type.Literal("phone"), Type.Literal("desktop")], { description: "Only phones, or only wide windows." }),
    ),
    locales: Type.Optional(Type.Array(Type.String({ maxLength: 10 }), { minItems: 1, description: "Only these locales." })),
  },
  { additionalProperties: false },
);
export type SiteAudience = Static<typeof SiteAudience>;

/** Actions of the site that a button can trigger (spec.md 2). */
export const SiteAction = Type.Union([
  Type.Literal("sign_in"),
  Type.Literal("sign_up"),
  Type.Literal("deposit"),
  Type.Literal("sports_menu"),
  Type.Literal("my_bets"),
  Type.Literal("bet_slip"),
]);
export type SiteAction = Static<typeof SiteAction>;

function menuItem<Text extends TSchema>(Text: Text) {
  return Type.Object(
    {
      page: Type.Optional(Type.String({ maxLength: 60, description: "Page key, or the path of a custom page." })),
      link: Type.Optional(described(SiteLink, "Address: a path of the site or an external page.")),
      action: Type.Optional(described(SiteAction, "Action of the site.")),
      label: Type.Optional(described(Text, "Text of the entry; by default that of the page or action.")),
      icon: Type.Optional(Type.String({ maxLength: 40, description: "Key of an icon of the brand pack." })),
      audience: Type.Optional(described(SiteAudience, "Who sees the entry; everybody by default.")),
    },
    { additionalProperties: false },
  );
}

function menus<Item extends TSchema>(Item: Item) {
  return Type.Object(
    {
      header: Type.Array(Item, { maxItems: 8, description: "Top of every page." }),
      left_sidebar_desktop: Type.Array(Item, { maxItems: 20, description: "Left column of wide windows." }),
      side_menu_mobile: Type.Array(Item, { maxItems: 30, description: "Menu that opens on phones." }),
      tab_bar_mobile: Type.Array(Item, { minItems: 2, maxItems: 5, description: "Bottom bar of phones." }),
      right_sidebar_desktop: Type.Array(Item, { maxItems: 8, description: "Right column of wide windows." }),
    },
    { additionalProperties: false },
  );
}

/** One entry of a menu: a page of the site by its key, an address, or an action; exactly one of them. */
export const SiteMenuItem = menuItem(LocalText);
export type SiteMenuItem = Static<typeof SiteMenuItem>;
/** A menu entry with its text in the page's language. */
export const ShownMenuItem = menuItem(Type.String());
export type ShownMenuItem = Static<typeof ShownMenuItem>;

/** Menus by placement (spec.md 2). */
export const SiteMenus = menus(SiteMenuItem);
export type SiteMenus = Static<typeof SiteMenus>;
export const ShownMenus = menus(ShownMenuItem);
export type ShownMenus = Static<typeof ShownMenus>;
