import { createBetBuilder, type BetBuilder } from "@touchline/store/bet-builder";
import type { Settings, Store } from "@touchline/store";
import { useResource, useStore } from "../../../elements/store.ts";

const builders = new WeakMap<Store, BetBuilder>();

/** The page's builder: one for all its parts, made when the first of them is drawn. */
export function useBetBuilder(): BetBuilder {
  const store = useStore();
  const known = builders.get(store);
  if (known !== undefined) return known;
  const builder = createBetBuilder({
    api: store.api,
    clock: store.clock,
    entities: store.entities,
    slip: store.slip,
    time: store.ports.time,
  });
  builders.set(store, builder);
  return builder;
}

/** The fewest legs of a custom bet the operator takes. */
export function useLeastLegs(): 1 | 2 {
  const { listings } = useStore();
  const settings: Settings | undefined = useResource(listings.settings()).data;
  return settings?.custom_bet_allow_single === true ? 1 : 2;
}
