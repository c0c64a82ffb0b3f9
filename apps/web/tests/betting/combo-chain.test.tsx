/** @jsxImportSource react */
import { createStore } from "@touchline/store";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type ChainLeg, ComboChain } from "../../src/elements/betting/combo-chain.tsx";
import { StoreContext } from "../../src/elements/store.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { ports, text } from "./slip-fixtures.ts";

const arsenal: ChainLeg = { label: "Arsenal", chance: 664, state: "open" };

function draw(legs: readonly ChainLeg[], size: 16 | 28 | 36 = 36, total?: number | null, locale = "en"): string {
  const store = createStore({ ports, locale, isServer: true });
  const html = renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>
        <ComboChain legs={legs} size={size} {...(total === undefined ? {} : { total })} />
      </TextContext>
    </StoreContext>,
  );
  return html.replaceAll("<!-- -->", "");
}

describe("the picture of a combo", () => {
  it("describes each leg with its chance, and the chance of all", () => {
    const html = draw([arsenal, { label: "Over 2.5", chance: 548, state: "live" }], 36, 190);
    expect(html).toContain('aria-label="Arsenal 66%, Over 2.5 55% [bets.leg.live], [chain.allWin] 19%"');
  });

  it("has an arc proportional to the chance", () => {
    expect(draw([arsenal])).toContain('stroke-dasharray="664 1000"');
    expect(draw([{ ...arsenal, chance: null }])).not.toContain("stroke-dasharray");
  });

  it.each([
    ["won", "#check"],
    ["lost", "#close"],
    ["void", "#minus"],
  ] as const)("marks a leg that is %s with a symbol, even in the smallest size, and names it in the label", (state, symbol) => {
    for (const size of [16, 36] as const) {
      const html = draw([{ ...arsenal, state }], size);
      expect(html).toContain(symbol);
      expect(html).toContain(`aria-label="Arsenal [bets.leg.${state}]"`);
    }
  });

  it("closes the arc of a won leg over the open ring, and has no arc for a lost one", () => {
    expect(draw([{ ...arsenal, state: "won" }])).toContain(
      '<circle class="arc" cx="18" cy="18" r="15.5" pathLength="1000" stroke-dasharray="1000 1000"',
    );
    for (const state of ["lost", "void"] as const) expect(draw([{ ...arsenal, state }])).not.toContain("stroke-dasharray");
  });

  it("shows the next leg without a chance", () => {
    const html = draw([arsenal, { label: "1 more selection", chance: null, state: "next" }]);
    expect(html).toContain("<bdi>+1</bdi>");
    expect(html).toContain('aria-label="Arsenal 66%, 1 more selection"');
  });

  it("shows percentages at 36 px, plain numbers at 28 and no text at 16", () => {
    expect(draw([arsenal], 36)).toContain("<bdi>66<small>%</small></bdi>");
    expect(draw([arsenal], 28)).toContain("<bdi>66</bdi>");
    expect(draw([arsenal], 16)).not.toContain("<bdi>");
  });

  it("never shows an open leg as certain or impossible", () => {
    expect(draw([{ ...arsenal, chance: 999 }])).toContain("Arsenal &gt;99%");
    expect(draw([{ ...arsenal, chance: 990 }])).toContain("Arsenal 99%");
    expect(draw([{ ...arsenal, chance: 10 }])).toContain("Arsenal 1%");
    expect(draw([{ ...arsenal, chance: 1 }])).toContain("Arsenal &lt;1%");
  });

  it("shows a total below 1% as <1%, in the format of the locale", () => {
    expect(draw([arsenal], 36, 1)).toContain("<bdi>&lt;1%</bdi>");
    expect(draw([arsenal], 36, 0, "de")).toContain("<bdi>&lt;1\u00a0%</bdi>");
  });

  it("has joints only between legs", () => {
    expect(draw([arsenal, arsenal, arsenal]).match(/chain-joint/gu)).toHaveLength(2);
    expect(draw([arsenal])).not.toContain("chain-joint");
  });
});
