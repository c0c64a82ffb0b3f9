/** @jsxImportSource react */
import { createStore } from "@touchline/store";
import { type Bonus, bonusesOf, type BonusPage, bonusPageOf } from "@touchline/store/bonuses";
import { type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts } from "../../../../packages/store/tests/fake-ports.ts";
import { wirePlayer } from "../../../../packages/store/tests/wire.ts";
import { StoreContext } from "../../src/elements/store.ts";
import { OpenedPages } from "../../src/features/account/bonuses/bonus-group.tsx";
import { ambSamples, hitSamples, kindSamples, ownHits } from "../../src/features/account/bonuses/bonus-samples.data.ts";
import { withOwnHits } from "../../src/features/account/bonuses/jackpots.tsx";
import { Promotions } from "../../src/features/account/bonuses/promotions.tsx";
import { SlipAmbRow } from "../../src/features/account/bonuses/slip-bonuses.tsx";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { navigationAt } from "../fake-navigation.ts";

const keyAsText: Text = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const navigation = navigationAt("/promotions");

function createPage(isSignedIn = false) {
  const store = createStore({ ports: createFakePorts().ports, locale: "en", isServer: true });
  store.session.seed({ player: isSignedIn ? wirePlayer() : null, accounts: [] });
  const owner = isSignedIn ? wirePlayer().id : null;
  const know = (resource: { readonly queryKey: readonly unknown[] }, data: unknown): void => {
    store.queries.client.setQueryData(resource.queryKey, data);
  };
  return {
    list: (bonuses: readonly Bonus[]) =>
      know(bonusesOf(store.api, owner, { isRunning: true, isAvailable: false, limitPerType: 5 }), bonuses),
    listAll: (bonuses: readonly Bonus[]) => know(bonusesOf(store.api, owner, {}), bonuses),
    listPage: (page: number, content: BonusPage) =>
      know(bonusPageOf(store.api, owner, { type: "freebet", page, isAvailable: false }), content),
    draw(element: ReactNode): string {
      return renderToStaticMarkup(
        <StoreContext value={store}>
          <TextContext value={keyAsText}>
            <NavigationContext value={navigation}>{element}</NavigationContext>
          </TextContext>
        </StoreContext>,
      );
    },
  };
}

const [, freebet] = kindSamples;
if (freebet === undefined) throw new Error("There is no sample of a freebet.");
const freebets = (...ids: number[]): Bonus[] => ids.map((id) => ({ ...freebet, id, name: `Freebet ${id}` }));
const namesIn = (html: string): string[] => [...html.matchAll(/<bdi>(Freebet \d+)<\/bdi>/gu)].map(([, name = ""]) => name);
const numbered = (...ids: number[]): string[] => ids.map((id) => `Freebet ${id}`);

describe("the promotions page", () => {
  it("shows the bonuses of each type under its name", () => {
    const { list, draw } = createPage();
    list(kindSamples);
    const html = draw(<Promotions />);
    const groups = [...html.matchAll(/data-bonuses="(\w+)"/gu)].map(([, type]) => type);
    expect(groups).toEqual(["comboboost", "freebet", "hunting", "tournament", "lootbox"]);
    expect(html).toContain("bonus.type.hunting</h2>");
  });

  it("shows four bonuses of a type and offers the others", () => {
    const { list, draw } = createPage();
    list(freebets(1, 2, 3, 4, 5));
    const html = draw(<Promotions />);
    expect(namesIn(html)).toEqual(numbered(1, 2, 3, 4));
    expect(html).toContain("notifications.more");
    list(freebets(1, 2, 3, 4));
    expect(draw(<Promotions />)).not.toContain("notifications.more");
  });

  it("leaves out ended bonuses that a backend lists, and shows them to the player separately", () => {
    const ended = { ...freebet, id: 9, name: "Freebet 9", user_status: "expired" as const };
    const { list, listAll, draw } = createPage(true);
    list([...freebets(1), ended]);
    listAll([...freebets(1), ended]);
    const [running = "", past = ""] = draw(<Promotions />).split("<details");
    expect(namesIn(running)).toEqual(numbered(1));
    expect(past).toContain("bonus.ended 1");
    expect(namesIn(past)).toEqual(numbered(9));
  });

  it("offers the filter for usable bonuses to players but not to visitors", () => {
    const drawn = [true, false].map((isSignedIn) => {
      const { list, draw } = createPage(isSignedIn);
      list(freebets(1));
      return draw(<Promotions />).includes("bonus.onlyAvailable");
    });
    expect(drawn).toEqual([true, false]);
  });

  it("shows the next step on each card", () => {
    const stepsOf = (bonus: Bonus, isSignedIn: boolean): string[] => {
      const { list, draw } = createPage(isSignedIn);
      list([bonus]);
      return [...draw(<Promotions />).matchAll(/class="btn[^>]*>([^<]+)<\/a>/gu)].map(([, text = ""]) => text);
    };
    const state = (user_status: Bonus["user_status"]): Bonus => ({ ...freebet, user_status });
    expect(stepsOf(state("not_available"), false)).toEqual(["bonus.signIn", "bonus.details"]);
    expect(stepsOf(state("not_available"), true)).toEqual(["bonus.details"]);
    expect(stepsOf(state("available"), true)).toEqual(["bonus.activate"]);
    expect(stepsOf(state("active"), true)).toEqual(["promotions.browse", "bonus.details"]);
  });

  it("shows a text when there are no bonuses", () => {
    const { list, draw } = createPage();
    list([]);
    expect(draw(<Promotions />)).toContain("promotions.noneText");
  });
});

describe("further pages of a type", () => {
  const group = { type: "freebet", isAvailable: false, first: freebets(1, 2, 3, 4, 5) } as const;

  it("come from the list of the type", () => {
    const { listPage, draw } = createPage();
    listPage(1, { bonuses: freebets(5, 4, 3, 2), isLast: false });
    listPage(2, { bonuses: freebets(1), isLast: true });
    expect(namesIn(draw(<OpenedPages {...group} pages={2} />))).toEqual(numbered(5, 4, 3, 2, 1));
  });

  it("keep the first bonuses while they load", () => {
    expect(namesIn(createPage().draw(<OpenedPages {...group} pages={2} />))).toEqual(numbered(1, 2, 3, 4));
  });

  it("are the known first bonuses if the backend has no list of the type", () => {
    const { listPage, draw } = createPage();
    listPage(1, { bonuses: [], isLast: true });
    listPage(2, { bonuses: [], isLast: true });
    expect(namesIn(draw(<OpenedPages {...group} pages={2} />))).toEqual(numbered(1, 2, 3, 4, 5));
  });
});

describe("the progress towards a freebet on the slip", () => {
  const [, amb] = ambSamples;
  if (amb === undefined) throw new Error("There is no sample of progress.");
  const draw = (possible: number | null): string => createPage().draw(<SlipAmbRow amb={amb} possible={possible} />);

  it("shows the number of bets that the backend counts, including those on the slip", () =>
    expect(draw(4)).toContain(`bonus.slip.amb ${amb.name} 4 5`));

  it("counts a bet of the slip even when open bets already fill the round", () => {
    const full = { ...amb, possible_progress_count: 5 };
    expect(createPage().draw(<SlipAmbRow amb={full} possible={6} />)).toContain(`bonus.slip.amb ${amb.name} 5 5`);
  });

  it.each([3, null])("shows the terms when the slip adds nothing (%s)", (possible) =>
    expect(draw(possible)).toContain("bonus.slip.ambTerms"),
  );
});

describe("the hits of a jackpot", () => {
  it("end with the player's own that are not among the latest", () => {
    const latest = hitSamples.slice(0, 2);
    expect(withOwnHits(latest, [ownHits.paid, ownHits.approved]).map(({ id }) => id)).toEqual([31, 32, 33]);
  });

  it("do not end with hits of other players", () => {
    const [other] = hitSamples;
    expect(withOwnHits([], other === undefined ? [] : [other])).toEqual([]);
  });
});
