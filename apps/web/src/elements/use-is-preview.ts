import { useNavigationState } from "../navigation/navigation-context.ts";

/** Whether the page is looked at by its operator: `?preview=1`. */
export function useIsPreview(): boolean {
  return useNavigationState().page.search.get("preview") === "1";
}
