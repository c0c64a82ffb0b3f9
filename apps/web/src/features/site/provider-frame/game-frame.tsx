import { Skeleton } from "@touchline/ui";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { usePreferences, useSession } from "../../../elements/store.ts";

/** What a provider's page tells the page around it. */
type FrameMessage = { readonly type: "size"; readonly height: number } | { readonly type: "expired" } | { readonly type: "deposit" };

const lowest = 320;
const highest = 30_000;

/** Reads a message; null for anything that is none. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "touchline-provider" || !("type" in data))
    return null;
  switch (data.type) {
    case "size": {
      const height = "height" in data ? data.height : null;
      return typeof height === "number" && Number.isFinite(height)
        ? { type: "size", height: Math.min(Math.max(height, lowest), highest) }
        : null;
    }
    case "session-expired":
      return { type: "expired" };
    case "deposit":
      return { type: "deposit" };
    default:
      return null;
  }
}

interface GameFrameProps {
  readonly url: string;
  readonly title: string;
  onExpired(): void;
}

const firstHeight = 1_100;

function isOurs(url: string): boolean {
  return new URL(url, location.href).origin === location.origin;
}

/** The frame of a launched game: as high as its page says, in our colours, and told when the balance moved. Only its own page is heard. */
export function GameFrame({ url, title, onExpired }: GameFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  // A page that never says how high it is shows all the same.
  const [isLoaded, setLoaded] = useState(false);
  const isShown = isLoaded || height !== null;
  const { theme } = usePreferences();
  const { balances } = useSession();
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.current?.contentWindow || origin !== new URL(url, location.href).origin) return;
    const message = parseFrameMessage(data);
    if (message?.type === "size") setHeight(message.height);
    if (message?.type === "expired") onExpired();
    if (message?.type === "deposit") location.hash = "deposit";
  });
  const tell = useEffectEvent((message: object): void => {
    // Before its first word the frame's page is not there yet to be told anything.
    if (height !== null) frame.current?.contentWindow?.postMessage(message, new URL(url, location.href).origin);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>): void => hear(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);
  useEffect(() => tell({ type: "theme", theme }), [theme]);
  useEffect(() => tell({ type: "refresh" }), [balances]);
  return (
    <div className="relative">
      {isShown ? null : (
        <div className="absolute inset-0">
          <Skeleton lines={6} className="h-24" />
        </div>
      )}
      <iframe
        onLoad={() => setLoaded(true)}
        ref={frame}
        title={title}
        src={url}
        height={height ?? firstHeight}
        referrerPolicy="origin"
        // Our own pages would gain nothing by a sandbox that lets them keep their origin.
        sandbox={isOurs(url) ? undefined : "allow-scripts allow-same-origin allow-forms allow-popups"}
        className={`block w-full border-0 ${isShown ? "" : "opacity-0"}`}
      />
    </div>
  );
}
