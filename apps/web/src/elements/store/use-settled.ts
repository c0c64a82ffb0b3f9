import { useEffect, useState } from "react";
import { useStore } from "./use-store.ts";

/** A value once it has stood still for `forMs`. */
export function useSettled<Value>(value: Value, forMs: number): Value {
  const { time } = useStore().ports;
  const [settled, setSettled] = useState(value);
  useEffect(() => time.after(forMs, () => setSettled(value)), [time, value, forMs]);
  return settled;
}
