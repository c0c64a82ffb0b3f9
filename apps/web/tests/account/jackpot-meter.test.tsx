/** @jsxImportSource react */
import { createStore, jackpotsKey, type PageSeed } from "@touchline/store";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts } from "../../../../packages/store/tests/fake-ports.ts";
import { JackpotSpace } from "../../src/blocks/cover/cover.tsx";
import { StoreContext } from "../../src/elements/store.ts";
import { JackpotMeter } from "../../src/features/account/bonuses/jackpots.tsx";
import { TextContext } from "../../src/messages/use-text.ts";

const space = '<div class="cv-pot"></div>';

/** Renders a part of the cover on a page whose seed has these jackpots, if any. */
function draw(part: ReactNode, jackpots?: readonly object[]): string {
  const { ports } = createFakePorts(async () => new Promise(() => undefined));
  const store = createStore({ ports, locale: "en", isServer: false });
  const answers = jackpots === undefined ? [] : [{ key: jackpotsKey, wire: { data: jackpots } }];
  const read = { answers, matches: [], matchCount: 0, leagues: [], leagueCount: 0 };
  // The server's session type has more fields than a visitor needs here.
  store.takeSeed({ renderedAtMs: 0, read, session: { player: null } } as unknown as PageSeed, 0);
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={(key) => key}>{part}</TextContext>
    </StoreContext>,
  );
}

describe("the jackpot on the cover", () => {
  it("keeps its space while it loads", () => {
    expect(draw(<JackpotMeter />)).toBe(space);
  });

  it.each([
    ["has its space before its code arrives", [{ id: 1, status: "active" }], space],
    ["has no space on a site without jackpots", [], ""],
    ["has no space while it is paused", [{ id: 1, status: "paused" }], ""],
    ["has no space if nothing is known", undefined, ""],
  ])("%s", (_title, jackpots, html) => {
    expect(draw(<JackpotSpace />, jackpots)).toBe(html);
  });
});
