import { Type, type Static } from "typebox";
import { Check } from "typebox/value";
import type { ProviderGame } from "./provider-game.ts";
import { createRace, drawRace } from "./race.ts";

const places = 3;

/** A bet on a runner; `name` and `course` are added when it is placed, for display. */
const RaceSelection = Type.Object({ market: Type.Union([Type.Literal("win"), Type.Literal("place")]), runner: Type.Integer() });
export type RaceSelection = Static<typeof RaceSelection> & { readonly name: string; readonly course: string };

/** Races every two minutes with the markets win and place (first three). */
export const racingGame: ProviderGame = {
  provider: "horse_racing",
  app: "races",
  everyMs: 120_000,
  shownForMs: 32_000,
  round(number) {
    const race = createRace(number);
    return {
      card: race.card,
      quote(selection) {
        if (!Check(RaceSelection, selection)) return null;
        const { market, runner } = selection;
        const known = race.card.runners.find((one) => one.number === runner);
        const odds = known?.odds[market] ?? null;
        if (known === undefined || odds === null) return null;
        const kept: RaceSelection = { market, runner, name: known.name, course: race.card.course };
        return { selection: kept, odds };
      },
      draw(seed) {
        const result = drawRace(race, seed);
        return {
          result,
          returnOf(selection, odds) {
            if (!Check(RaceSelection, selection)) return 0;
            const place = result.order.indexOf(selection.runner);
            return place >= 0 && place < (selection.market === "win" ? 1 : places) ? odds : 0;
          },
        };
      },
    };
  },
};
