/** Answers by key that are made once and forgotten, the oldest first, beyond a limit. */
export interface BoundedCache<Key, Value> {
  get(key: Key, make: () => Value): Value;
}

export function createBoundedCache<Key, Value>(limit: number): BoundedCache<Key, Value> {
  const valueByKey = new Map<Key, { readonly value: Value }>();
  return {
    get(key, make) {
      const known = valueByKey.get(key);
      if (known) return known.value;
      const value = make();
      valueByKey.set(key, { value });
      if (valueByKey.size > limit) valueByKey.delete(valueByKey.keys().next().value as Key);
      return value;
    },
  };
}
