import { listPopularCombos as listPopularCombosShape } from "@touchline/contract/http/popular-combos";
import { listPopularCombos } from "../../../betting/popular-combos.ts";
import { answer, implement, type Implementation } from "../../api-call.ts";
import type { RouteServices } from "../../services.ts";

/** Counts move slowly, and the bets of a day are read for them. */
const combosForMs = 30_000;

/** Combos for the front page. */
export function popularComboRoutes({ book, database, clock }: RouteServices): readonly Implementation[] {
  return [
    implement(
      listPopularCombosShape,
      async () => answer(200, { data: [...(await listPopularCombos({ book, database }, new Date(clock.now())))] }),
      { cacheForMs: combosForMs },
    ),
  ];
}
