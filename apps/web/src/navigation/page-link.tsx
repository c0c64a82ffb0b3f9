import { useEffect, useRef, useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { useStore } from "../elements/store/use-store.ts";
import { toHref } from "./navigation.ts";
import { useNavigation } from "./navigation-context.ts";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Our address, without the locale. */
  readonly to: string;
  /** Prefetch when it comes into view instead of under the pointer. */
  readonly isPrefetchedInView?: boolean;
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
export function PageLink({ to, isPrefetchedInView = false, isSection = false, onClick, ...rest }: PageLinkProps): ReactNode {
  const store = useStore();
  const navigation = useNavigation();
  const anchor = useRef<HTMLAnchorElement>(null);
  const isHere = useIsHere(to, isSection);
  useEffect(() => {
    if (!isPrefetchedInView || anchor.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      navigation.prefetch(to);
    });
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [isPrefetchedInView, navigation, to]);
  return (
    <a
      ref={anchor}
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
