/** Caches values by key; evicts the oldest entry beyond the limit. */
export interface BoundedCache<Key, Value> {
  get(key: Key, make: () => Value): Value;
}

export function createBoundedCache<Key, Value>(limit: number): BoundedCache<Key, Value> {
  const valueByKey = new Map<Key, { readonly value: Value }>();
  return {
    get(key, make) {
      const cached = valueByKey.get(key);
      if (cached) return cached.value;
      const value = make();
      valueByKey.set(key, { value });
      if (valueByKey.size > limit) valueByKey.delete(valueByKey.keys().next().value as Key);
      return value;
    },
  };
}
