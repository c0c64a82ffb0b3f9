import { useResource } from "./use-resource.ts";
import { useStore } from "./use-store.ts";

/** Whether nobody may sign in or up from where the visitor is: the ways in are not shown then (spec.md 5). Undefined as long as that is not known. */
export function useEntryBlock(): boolean | undefined {
  return useResource(useStore().listings.frame()).data?.isClosed;
}
