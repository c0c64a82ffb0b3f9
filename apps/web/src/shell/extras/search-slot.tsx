import { useEffect, useState, type ReactNode } from "react";
import { searchRequested } from "../../elements/search-event.ts";
import type { SearchModal } from "../../features/finding/search/search-panel.tsx";
import type { NavigationState } from "../../navigation/navigation.ts";
import { useNavigation, useNavigationState } from "../../navigation/navigation-context.ts";

interface SearchParts {
  readonly SearchModal: typeof SearchModal;
}

/** The current address, or the one being loaded. */
function targetOf({ page, pending }: NavigationState): string {
  return pending ?? page.address;
}

/** The search over the page, fetched on first use and closed by navigation. Falls back to the search page, also when already there. */
export function SearchSlot(): ReactNode {
  const navigation = useNavigation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [parts, setParts] = useState<SearchParts | null>(null);
  const isOpen = useNavigationState((state) => openedAt === targetOf(state));
  useEffect(() => {
    const open = (): void => {
      delete document.documentElement.dataset["search"];
      const place = targetOf(navigation.getState());
      const field = /^\/search(?:\?|$)/u.test(place) ? document.querySelector<HTMLElement>("main [data-takes-focus]") : null;
      if (field === null) setOpenedAt(place);
      else field.focus();
    };
    if ("search" in document.documentElement.dataset) open();
    document.addEventListener(searchRequested, open);
    return () => document.removeEventListener(searchRequested, open);
  }, [navigation]);
  useEffect(() => {
    if (!isOpen || parts !== null) return;
    import("../../features/finding/search/search-panel.tsx").then(setParts, () => {
      setOpenedAt(null);
      void navigation.go("/search");
    });
  }, [isOpen, parts, navigation]);
  return parts === null ? null : <parts.SearchModal isOpen={isOpen} onClose={() => setOpenedAt(null)} />;
}
