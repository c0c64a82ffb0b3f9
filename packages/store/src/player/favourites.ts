import { toWireId } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** What can be a favourite. */
export type FavouriteType = "sports" | "categories" | "tournaments" | "matches";
/** Ids by type, and whether they have been loaded. */
export interface FavouriteState extends Readonly<Record<FavouriteType, ReadonlySet<string>>> {
  readonly reading: "none" | "loading" | "loaded" | "failed";
}

/** The player's favourites: toggled at once, reverted when the server refuses (decisions AP3). */
export interface FavouriteStore extends Pick<ValueStore<FavouriteState>, "getState" | "subscribe"> {
  load(types: readonly FavouriteType[]): Promise<void>;
  clear(): void;
  /** Of several quick toggles the last wins; resolves to false when the server refused and the toggle was reverted. */
  toggle(type: FavouriteType, id: string): Promise<boolean>;
}

const none: FavouriteState = {
  sports: new Set(),
  categories: new Set(),
  tournaments: new Set(),
  matches: new Set(),
  reading: "none",
};

/** Creates the favourites; `onLoadFailed` is called when they could not be loaded (spec.md 8). */
export function createFavourites(api: ApiClient, onLoadFailed: () => void = () => undefined): FavouriteStore {
  const store = createValueStore<FavouriteState>(none);
  const wanted = new Map<string, boolean>();

  function mark(type: FavouriteType, id: string, isOn: boolean): void {
    const ids = new Set(store.getState()[type]);
    if (isOn) ids.add(id);
    else ids.delete(id);
    store.setState({ ...store.getState(), [type]: ids }, true);
  }

  async function send(type: FavouriteType, id: string): Promise<boolean> {
    const key = `${type}/${id}`;
    let isKept = wanted.get(key) !== true;
    for (;;) {
      const isOn = wanted.get(key) === true;
      const input = { params: { type, id: toWireId(id) } };
      const answer = await (isOn ? api.call(endpoints.addFavourite, input) : api.call(endpoints.removeFavourite, input));
      if (answer.ok) isKept = isOn;
      if (wanted.get(key) !== isOn) continue;
      wanted.delete(key);
      if (!answer.ok) mark(type, id, isKept);
      return answer.ok;
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async load(types) {
      if (store.getState().reading !== "loaded") store.setState({ ...store.getState(), reading: "loading" }, true);
      const answers = await Promise.all(types.map((type) => api.call(endpoints.listFavourites, { params: { type } })));
      const found = Object.fromEntries(
        types.map((type, index) => {
          const answer = answers[index];
          return [type, new Set(answer?.ok === true ? answer.value.favoriteIds.map(String) : store.getState()[type])];
        }),
      );
      const reading = answers.every(({ ok }) => ok) ? "loaded" : "failed";
      // An expired session is handled elsewhere.
      if (answers.some((answer) => !answer.ok && !(answer.error.type === "refused" && answer.error.status === 401))) onLoadFailed();
      store.setState({ ...store.getState(), ...found, reading }, true);
    },
    clear: () => store.setState(none, true),
    async toggle(type, id) {
      const key = `${type}/${id}`;
      const isOn = !store.getState()[type].has(id);
      const isSending = wanted.has(key);
      wanted.set(key, isOn);
      mark(type, id, isOn);
      return isSending ? true : send(type, id);
    },
  };
}
