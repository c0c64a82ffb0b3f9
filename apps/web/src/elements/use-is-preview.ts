import { useCurrentPage } from "../navigation/navigation-context.ts";

/** Whether the page is the operator's preview: `?preview=1`. */
export function useIsPreview(): boolean {
  return useCurrentPage().search.get("preview") === "1";
}
