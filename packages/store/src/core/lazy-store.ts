import { createStore, type StoreApi } from "zustand/vanilla";

/** A part of the page whose code comes after the first drawing. */
type Observed<State> = Pick<StoreApi<State>, "getState" | "subscribe">;

/** Holds the place of such a part: shows its first state, and keeps what is asked of it until it is there. */
export interface StandIn<State, Part extends Observed<State>> extends Omit<StoreApi<State>, "setState"> {
  /** The part, once it is there. */
  readonly part: () => Part | null;
  /** Runs with the part: at once where it is there, else when it comes, in the order asked. */
  readonly whenThere: (run: (part: Part) => void) => void;
  /** The part is there; from now on everything is its own. */
  readonly takeOver: (part: Part) => void;
}

/** Makes the stand-in of a part that will begin in this state. */
export function createStandIn<State, Part extends Observed<State>>(first: State): StandIn<State, Part> {
  const shown = createStore<State>(() => first);
  const waiting: ((part: Part) => void)[] = [];
  let part: Part | null = null;
  return {
    getState: shown.getState,
    getInitialState: shown.getInitialState,
    subscribe: shown.subscribe,
    part: () => part,
    whenThere(run) {
      if (part === null) waiting.push(run);
      else run(part);
    },
    takeOver(arrived) {
      part = arrived;
      shown.setState(arrived.getState(), true);
      arrived.subscribe((state) => shown.setState(state, true));
      for (const run of waiting.splice(0)) run(arrived);
    },
  };
}
