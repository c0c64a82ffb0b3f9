import { createBetBuilder, type BetBuilder } from "@touchline/store/bet-builder";
import type { Settings, Store } from "@touchline/store";
import { useResource, useStore } from "../../../elements/store.ts";

const builders = new WeakMap<Store, BetBuilder>();

/** The builder of the page. Created on first use and shared by all parts. */
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

/** The minimum number of legs of a custom bet. */
export function useMinLegs(): 1 | 2 {
  const { listings } = useStore();
  const settings: Settings | undefined = useResource(listings.settings()).data;
  return settings?.custom_bet_allow_single === true ? 1 : 2;
}
