/** @jsxImportSource react */
import type { Match as WireMatch } from "@touchline/contract/entities/match";
import { createStore, type Preferences } from "@touchline/store";
import { situationsOf } from "@touchline/store/situations";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { createFakePorts } from "../../../../packages/store/tests/fake-ports.ts";
import { wireMarket, wireMatch } from "../../../../packages/store/tests/wire.ts";
import { SituationTile } from "../../src/blocks/cover/situation-tile.tsx";
import { MatchRow } from "../../src/elements/matches/match-row.tsx";
import { situationNote } from "../../src/elements/matches/situation-note.tsx";
import { KeptPartsContext } from "../../src/elements/rendering/kept-part.tsx";
import { StoreContext } from "../../src/elements/store.ts";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { createPartDrawer } from "../../src/server/kept-parts.tsx";
import { navigationAt } from "../fake-navigation.ts";

interface PageCase {
  readonly match?: Partial<WireMatch>;
  readonly odds?: readonly (number | null)[];
  readonly address?: string;
  readonly locale?: string;
  readonly preferences?: Partial<Preferences>;
  readonly afterMs?: number;
  readonly situation?: string;
  readonly stopsAtMs?: number;
}

const line = (id: number, odds?: readonly (number | null)[], stopsAtMs?: number) =>
  wireMarket(
    { id, market_external_id: id, ...(stopsAtMs === undefined ? {} : { next_bet_stop: new Date(stopsAtMs).toISOString() }) },
    odds ?? [1900, 2000],
  );

function storeOf({ match, odds, locale = "en", preferences = {}, afterMs = 0, situation, stopsAtMs }: PageCase) {
  const host = createFakePorts();
  host.advance(afterMs);
  const store = createStore({ ports: host.ports, locale, isServer: true });
  store.preferences.change(preferences);
  const wire = wireMatch(match);
  store.entities.takeMatches([{ ...wire, main_market: line(11, odds, stopsAtMs), secondary_market: line(12) }], { askedAtMs: 0 });
  if (situation !== undefined)
    store.queries.take(situationsOf(store), {
      data: [{ match_id: 7, kind: "late", tension: 5, side: null, title: situation, detail: situation }],
    });
  store.fixRenderTime();
  return store;
}

/** The parts of a page rendered without and with the server's cache of markup. */
function draw(page: PageCase, extra: ReactNode = null): readonly [fresh: string, kept: string] {
  const store = storeOf(page);
  const text: Text = (key) => `${store.locale}:${key}`;
  const navigation = navigationAt(page.address ?? "/soccer");
  const render = (drawer: ReturnType<typeof createPartDrawer> | null): string =>
    renderToString(
      <StoreContext value={store}>
        <TextContext value={text}>
          <NavigationContext value={navigation}>
            <KeptPartsContext value={drawer}>
              <MatchRow matchId="7" />
              <MatchRow matchId="7" under={situationNote} />
              <SituationTile matchId="7" situation={undefined} />
              {extra}
            </KeptPartsContext>
          </NavigationContext>
        </TextContext>
      </StoreContext>,
    );
  return [render(null), render(createPartDrawer({ store, text, navigation, brand: "" }))];
}

const side = {
  id: "side",
  name: "Side",
  short_name: "SID",
  pattern: "plain",
  logo: null,
  country_code: null,
  colors: ["#111111", "#eeeeee"] as [string, string],
};
const named = { home: { ...side, common_name: `"A" & <B>` }, away: { ...side, common_name: "C'D" } };

const before = { status: 0, start_time: "1970-01-02T12:00:00.000Z" } as const;

const running: WireMatch["statistics"] = {
  phase: { code: 6, key: "1st_half", name: "1st half" },
  clock: {
    match_time: "10:00",
    stoppage_time: null,
    remaining_time: null,
    stopped: false,
    speed: 1,
    at: new Date(1_000_000).toISOString(),
  },
  progress: 100,
  breaks: [],
  total_score: { home: 1, away: 0 },
  game_score: null,
  period_score: [],
  max_period_number: 2,
  current_server: null,
  details: [],
};

const cases: Readonly<Record<string, PageCase>> = {
  "a match": {},
  "another price": { odds: [2500, 1500] },
  "a price that is gone": { odds: [null, 1500] },
  "another status": { match: before },
  "a name with signs": { match: { competitors: named } },
  "more markets": { match: { available_markets: 99 } },
  "a situation": { situation: 'Goals "1" & <2>' },
  "another situation": { situation: "Late" },
  "a running clock": { match: { statistics: running } },
  "another second": { match: { statistics: running }, afterMs: 1_000 },
  "another day": { match: before, afterMs: 86_400_000 },
  "a line that takes bets for another minute": { stopsAtMs: 1_060_000 },
  "a line that has stopped": { stopsAtMs: 999_000 },
  "the page of the match": { address: "/soccer/a-b-m-7" },
  "another language": { locale: "de" },
  "other odds": { preferences: { oddsFormat: "american" } },
  "another time zone": { match: before, preferences: { timeZone: "Asia/Tokyo" } },
};

describe("markup cached by the server", () => {
  it("equals that of a fresh render, whatever was rendered before", () => {
    const names = Object.keys(cases);
    for (const name of [...names, ...names.toReversed()]) {
      const [fresh, kept] = draw(cases[name] ?? {});
      expect(kept, name).toBe(fresh);
    }
    const fresh = names.map((name) => draw(cases[name] ?? {})[0]);
    const repeated = names.filter((_, index) => fresh.indexOf(fresh[index] ?? "") !== index);
    expect(repeated).toEqual(["a line that takes bets for another minute"]);
  });

  it("is rendered once for pages that show the same data", () => {
    const Under = vi.fn(() => <i />);
    const under = (): ReactNode => <Under />;
    const draws = (page: PageCase): number => {
      Under.mockClear();
      draw(page, <MatchRow matchId="7" under={under} />);
      // One of the calls is the fresh render.
      return Under.mock.calls.length - 1;
    };
    expect([{}, {}, { odds: [1950, 1950] }, { odds: [1950, 1950] }, { address: "/live" }].map(draws)).toEqual([1, 0, 1, 0, 1]);
  });
});
