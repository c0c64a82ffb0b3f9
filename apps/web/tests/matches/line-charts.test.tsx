/** @jsxImportSource react */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { wireToMatch } from "../../../../packages/store/src/catalogue/match.ts";
import { fullMatch } from "../../../../packages/store/tests/wire/odd-replies.ts";
import { Lead } from "../../src/features/matches/match-tracker/line-charts.tsx";
import { layOutTimeline } from "../../src/features/matches/match-tracker/timeline-axis.ts";

const axis = layOutTimeline({
  periods: [{ number: 1, name: "1st map", type: "map", fromSeconds: 0, toSeconds: null, plannedSeconds: 100 }],
  regularPeriods: 1,
  nowSeconds: 50,
  isOver: false,
});

describe("the chart of the lead", () => {
  it("marks the current, level score before the first kill", () => {
    const lead = { points: [], run: null, marks: [] };
    const html = renderToStaticMarkup(
      <Lead chart={{ title: "Kills" }} part={lead} match={wireToMatch(fullMatch())} axis={axis} nowSeconds={50} isOver={false} />,
    );
    expect(html).toContain('<circle cx="50%" cy="84"');
  });
});
