/** @jsxImportSource react */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShownMenuItem, ShownMenus, SiteAction } from "@touchline/contract/site/site-parts";
import { createStore } from "@touchline/store";
import { sportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts } from "../../../../packages/store/tests/fake-ports.ts";
import { wirePlayer } from "../../../../packages/store/tests/wire.ts";
import { StoreContext } from "../../src/elements/store.ts";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { NavLinks } from "../../src/shell/header.tsx";
import { Places } from "../../src/shell/menu/all-places.tsx";
import { RightMenu } from "../../src/shell/slip-slots.tsx";
import { SportRail } from "../../src/shell/menu/sport-rail.tsx";
import { TabBar } from "../../src/shell/menu/tab-bar.tsx";
import { navigationAt } from "../fake-navigation.ts";

const keyAsText: Text = (key) => key;

const menus: Readonly<Record<keyof ShownMenus, ReactNode>> = {
  header: <NavLinks />,
  left_sidebar_desktop: <SportRail />,
  side_menu_mobile: <Places onClose={() => undefined} />,
  tab_bar_mobile: <TabBar />,
  right_sidebar_desktop: <RightMenu />,
};
const placements = Object.keys(menus) as (keyof ShownMenus)[];

/** Each action with its link, or null for a button, and its audience. */
const actions: readonly (readonly [SiteAction, string | null, "everybody" | "visitors" | "players"])[] = [
  ["sign_in", "/en/users/sign-in", "visitors"],
  ["sign_up", "/en/users/sign-up", "visitors"],
  ["deposit", null, "players"],
  ["sports_menu", "/en", "everybody"],
  ["my_bets", "/en/bets", "everybody"],
  ["bet_slip", null, "everybody"],
];

interface Viewer {
  readonly isSignedIn: boolean;
  readonly address?: string;
}

/** The entries named `E1`, `E2` of one placement, as HTML. */
function entriesOf(
  placement: keyof ShownMenus,
  items: readonly ShownMenuItem[],
  { isSignedIn, address = "/about" }: Viewer,
): readonly string[] {
  const { ports } = createFakePorts();
  const store = createStore({ ports, locale: "en", isServer: true });
  store.session.seed({ player: isSignedIn ? wirePlayer() : null, accounts: [] });
  const none = Object.fromEntries(placements.map((name) => [name, []])) as unknown as ShownMenus; // has every placement
  const labelled = items.map((item, index) => ({ ...item, label: `E${index + 1}` }));
  store.queries.client.setQueryData(store.listings.menus().queryKey, { ...none, [placement]: labelled });
  const html = renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={keyAsText}>
        <NavigationContext value={navigationAt(address)}>{menus[placement]}</NavigationContext>
      </TextContext>
    </StoreContext>,
  );
  return [...html.matchAll(/<(a|button)\b[^>]*>(?:(?!<\/\1>).)*<\/\1>/gu)]
    .map(([element]) => element)
    .filter((element) => />(?:E\d+|shell\.homeTab)</u.test(element));
}

const classOf = (element: string): string => /^<[^>]*? class="([^"]*)"/u.exec(element)?.[1] ?? "";

describe.each(placements)("menu in %s", (placement) => {
  const cases = actions.flatMap(([action, to, audience]) => [true, false].map((isSignedIn) => ({ action, to, audience, isSignedIn })));

  it.each(cases)("shows $action for $audience, signed in: $isSignedIn", ({ action, to, audience, isSignedIn }) => {
    const isSeen = audience === "everybody" || (audience === "players") === isSignedIn;
    const [element, ...more] = entriesOf(placement, [{ action }], { isSignedIn });
    // The tab bar shows the slip itself in place of this entry.
    if (!isSeen || (placement === "tab_bar_mobile" && action === "bet_slip")) return expect(element).toBeUndefined();
    expect(more).toEqual([]);
    const opensSheet = action === "sports_menu" && (placement === "tab_bar_mobile" || placement === "side_menu_mobile");
    if (to === null || opensSheet) expect(element).toMatch(/^<button type="button"/u);
    else expect(element).toMatch(new RegExp(`^<a [^>]*href="${to}"`, "u"));
  });

  it("renders pages, external links and actions alike", () => {
    const items: readonly ShownMenuItem[] = [
      { page: "schedule" },
      { link: "https://example.test" },
      { action: "deposit" },
      { action: "my_bets" },
    ];
    const elements = entriesOf(placement, items, { isSignedIn: true });
    expect(elements).toHaveLength(4);
    expect(new Set(elements.map(classOf)).size).toBe(1);
    expect(new Set(elements.map((element) => element.includes("<svg"))).size).toBe(1);
  });

  it("marks one entry as the current page", () => {
    const marked = (items: readonly ShownMenuItem[]) =>
      entriesOf(placement, items, { isSignedIn: true, address: "/" }).filter((element) => element.includes("aria-current"));
    expect(marked([{ page: "sports" }, { action: "sports_menu" }, { page: "results" }])).toHaveLength(1);
  });

  it("applies the operator's audience rules too", () => {
    const items: readonly ShownMenuItem[] = [
      { action: "my_bets", audience: { player: "signed_in" } },
      { page: "results", audience: { player: "signed_out" } },
    ];
    expect(entriesOf(placement, items, { isSignedIn: true })).toHaveLength(1);
    expect(entriesOf(placement, items, { isSignedIn: true })[0]).toContain("E1");
    expect(entriesOf(placement, items, { isSignedIn: false })[0]).toContain("E2");
  });
});

describe("the rail", () => {
  const pages =
    "sports in_play e_sports favorites schedule results promotions bets_history horse_racing lotteries premium_cricket virtual_gaming_arena search general_rules about".split(
      " ",
    );
  const sports = "soccer tennis basketball ice-hockey baseball american-football cricket cs2 lol dota2 valorant".split(" ");

  it("has a different icon for each page and each sport", () => {
    const items = pages.map((page): ShownMenuItem => ({ page }));
    const elements = entriesOf("left_sidebar_desktop", items, { isSignedIn: true });
    const icons = [...elements.map((element) => /#([\w-]+)"/u.exec(element)?.[1] ?? ""), ...sports.map(sportIcon)];
    expect(elements).toHaveLength(pages.length);
    expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
  });
});

describe("menu style sheet", () => {
  it("styles buttons wherever it styles links", () => {
    const css = readFileSync(join(import.meta.dirname, "../../src/styles/shell.css"), "utf8");
    expect(css.match(/\.(?:nav|tabbar) > (?:a|button)\b(?!\[aria-current)[^,{]*/gu) ?? []).toEqual([]);
  });
});
