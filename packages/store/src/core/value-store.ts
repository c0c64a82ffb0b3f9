import { createStore, type StoreApi } from "zustand/vanilla";

/** A small observable value. */
export type ValueStore<Value> = Pick<StoreApi<Value>, "getState" | "setState" | "subscribe">;

/** Creates an observable value; `setState` merges objects. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  return createStore<Value>(() => initial);
}

/** Actions that return something and so cannot be queued. */
type ReturningActions<Actions> = {
  [
    Name in keyof Actions as Actions[Name] extends (...args: never[]) => infer Answer ? (void extends Answer ? never : Name) : never
  ]: Actions[Name];
};

/** A store that exists before its code has loaded: its state is readable at once, its actions are queued until `attach`. */
export type LazyStore<State, Actions> = Omit<StoreApi<State>, "setState"> &
  Actions & {
    /** Attaches the actions, which work on this store's state, and runs the queued calls in order. */
    readonly attach: (create: (state: ValueStore<State>) => Actions) => void;
    /** Resolves once the actions are attached and the queued calls have run. */
    readonly loaded: () => Promise<void>;
  };

type AnyAction = (...args: readonly unknown[]) => unknown;

/** Creates a lazy store. `early` replaces the queueing of an action before `attach`; actions that return something need an entry. */
export function createLazyStore<State, Actions extends object>(
  first: State,
  early: ReturningActions<Actions> & Partial<Actions>,
): LazyStore<State, Actions> {
  const { setState, ...shown } = createStore<State>(() => first);
  const queue: (() => void)[] = [];
  const forwarders = new Map<string, AnyAction>();
  let actions: Readonly<Record<string, AnyAction>> | null = null;

  const own: Readonly<Record<string, unknown>> = {
    ...shown,
    attach(create: (state: ValueStore<State>) => Actions) {
      actions = create({ ...shown, setState }) as Readonly<Record<string, AnyAction>>;
      for (const run of queue.splice(0)) run();
    },
    loaded: async () => new Promise<void>((resolve) => (actions === null ? queue.push(resolve) : resolve())),
  };

  function forward(name: string): AnyAction {
    const before = (early as Readonly<Record<string, AnyAction>>)[name] ?? ((...args) => void queue.push(() => actions?.[name]?.(...args)));
    const forwarder: AnyAction = (...args) => (actions === null ? before(...args) : actions[name]?.(...args));
    forwarders.set(name, forwarder);
    return forwarder;
  }

  return new Proxy(own, {
    get(_, name) {
      // Resolving a promise with the store reads `then`, which must not be queued as an action.
      if (typeof name !== "string" || name === "then") return undefined;
      return own[name] ?? forwarders.get(name) ?? forward(name);
    },
  }) as LazyStore<State, Actions>;
}
