import { createShare, type Share } from "@touchline/store/share";
import { useMemo } from "react";
import { useStore } from "../../../elements/store.ts";

/** Sharing on this page. */
export function useShare(): Share {
  const store = useStore();
  return useMemo(() => createShare(store), [store]);
}
