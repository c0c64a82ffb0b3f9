import { useResource } from "./use-resource.ts";
import { useStore } from "./use-store.ts";

/** Whether a flag of the site is on (spec.md 6); off as long as the site's configuration is not here. */
export function useFlag(flag: string): boolean {
  const { listings } = useStore();
  return useResource(listings.siteConfig()).data?.feature_flags.includes(flag) === true;
}
