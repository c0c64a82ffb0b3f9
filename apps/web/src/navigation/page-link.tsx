import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { useStore } from "../elements/store.ts";
import { toHref } from "./navigation.ts";
import { useNavigation } from "./navigation-context.ts";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Our address, without the locale. */
  readonly to: string;
  /** Whether pages below count as this one. */
  readonly isSection?: boolean;
}

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
}

/** Whether the page of now is this one, or one below it. */
function useIsHere(to: string, isSection: boolean): boolean {
  const navigation = useNavigation();
  const read = (): boolean => {
    const path = navigation.getState().page.address.split("?")[0] ?? "";
    return path === to || (isSection && to !== "/" && path.startsWith(`${to}/`));
  };
  return useSyncExternalStore(navigation.subscribe, read, read);
}

/** A link to a page of ours: goes there without a reload and fetches it ahead. */
export function PageLink({ to, isSection = false, onClick, ...rest }: PageLinkProps): ReactNode {
  const store = useStore();
  const navigation = useNavigation();
  const isHere = useIsHere(to, isSection);
  return (
    <a
      href={toHref(to, store)}
      {...(isHere ? { "aria-current": "page" as const } : {})}
      onPointerEnter={() => navigation.prefetch(to)}
      onFocus={() => navigation.prefetch(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void navigation.go(to);
      }}
      {...rest}
    />
  );
}
