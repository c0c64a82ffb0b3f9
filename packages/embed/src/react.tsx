import { useEffect, useRef, type ReactNode } from "react";
import { defineSportsbookFrame, type SportsbookFrameElement, type Outgoing, type OutgoingType } from "./index.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sportsbook-frame": Readonly<Record<string, unknown>>;
    }
  }
}

type Handlers = { readonly [Type in OutgoingType]?: (event: CustomEvent<Outgoing[Type]>) => void };

interface SportsbookFrameProps {
  readonly src: string;
  readonly locale?: string;
  readonly currency?: string;
  readonly layout?: "fill" | "auto";
  readonly urlSync?: "path" | "hash" | "query" | "none";
  readonly base?: string;
  readonly path?: string;
  /** Selector of a bar of the host that covers the top of the frame. */
  readonly header?: string;
  readonly getAuthCode?: () => Promise<string | null>;
  /** The host's own names for pages: `{"/football": "/soccer"}`. */
  readonly routes?: SportsbookFrameElement["routes"];
  /** Scheme and colours, sent to the frame with the handshake. */
  readonly theme?: SportsbookFrameElement["theme"];
  /** Event listeners by message name: `{"sign-in": (event) => { event.preventDefault(); ... }}`. */
  readonly on?: Handlers;
  /** Elements with `slot="loading"` and `slot="error"`. */
  readonly children?: ReactNode;
}

/** `<sportsbook-frame>` for React hosts: attributes follow the props, and listeners are removed on unmount. */
export function SportsbookFrame({ getAuthCode, on = {}, urlSync, children, ...attributes }: SportsbookFrameProps): ReactNode {
  const element = useRef<SportsbookFrameElement>(null);
  const handlers = useRef(on);
  useEffect(() => {
    handlers.current = on;
    if (element.current !== null && getAuthCode !== undefined) element.current.getAuthCode = getAuthCode;
  });
  const listened = Object.keys(on).toSorted().join(" ");
  useEffect(() => {
    defineSportsbookFrame();
    const node = element.current;
    if (node === null) return;
    const names = listened.split(" ");
    const dispatch = (event: Event): void => {
      const handle = handlers.current[event.type as OutgoingType] as ((event: Event) => void) | undefined;
      handle?.(event);
    };
    for (const name of names) node.addEventListener(name, dispatch);
    return () => {
      for (const name of names) node.removeEventListener(name, dispatch);
    };
  }, [listened]);
  return (
    <sportsbook-frame ref={element} url-sync={urlSync} {...attributes}>
      {children}
    </sportsbook-frame>
  );
}
