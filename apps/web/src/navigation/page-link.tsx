import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { useNavigation } from "./navigation-context.ts";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Address without the locale. */
  readonly to: string;
  /** The link also counts as current on the pages below it. */
  readonly isSection?: boolean;
}

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
}

/** Whether the current page is `to`, or with `isSection` one below it. */
function useIsCurrent(to: string, isSection: boolean): boolean {
  const navigation = useNavigation();
  const read = (): boolean => {
    const path = navigation.getState().page.address.split("?")[0] ?? "";
    return path === to || (isSection && to !== "/" && path.startsWith(`${to}/`));
  };
  return useSyncExternalStore(navigation.subscribe, read, read);
}

/** A link within the site: navigates without a reload and prefetches on hover and focus. */
export function PageLink({ to, isSection = false, onClick, ...rest }: PageLinkProps): ReactNode {
  const navigation = useNavigation();
  const isCurrent = useIsCurrent(to, isSection);
  return (
    <a
      href={navigation.hrefOf(to)}
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
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
