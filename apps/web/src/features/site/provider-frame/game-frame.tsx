import { Skeleton } from "@touchline/ui";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { usePreferences, useSession } from "../../../elements/store.ts";

/** A message from a provider's page. */
type FrameMessage =
  | { readonly type: "size"; readonly height: number }
  | { readonly type: "expired" }
  /** Amount in minor units; null for none. */
  | { readonly type: "deposit"; readonly amount: number | null };

const minHeight = 320;
const maxHeight = 30_000;

/** Parses a message; null if it is not valid. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== "object" || data === null || !("source" in data) || data.source !== "touchline-provider" || !("type" in data))
    return null;
  switch (data.type) {
    case "size": {
      const height = "height" in data ? data.height : null;
      return typeof height === "number" && Number.isFinite(height)
        ? { type: "size", height: Math.min(Math.max(height, minHeight), maxHeight) }
        : null;
    }
    case "session-expired":
      return { type: "expired" };
    case "deposit": {
      const amount = "amount" in data ? data.amount : null;
      return { type: "deposit", amount: typeof amount === "number" && Number.isSafeInteger(amount) && amount > 0 ? amount : null };
    }
    default:
      return null;
  }
}

interface GameFrameProps {
  readonly url: string;
  readonly title: string;
  onExpired(): void;
}

const initialHeight = 1_100;

function isSameOrigin(url: string): boolean {
  return new URL(url, location.href).origin === location.origin;
}

/** The frame of a launched game. Its messages set its height; it is notified of theme and balance changes. */
export function GameFrame({ url, title, onExpired }: GameFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  // Pages that never report a height are shown when they have loaded.
  const [isLoaded, setLoaded] = useState(false);
  const isShown = isLoaded || height !== null;
  const { theme } = usePreferences();
  const { balances } = useSession();
  const handleMessage = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>): void => {
    if (source !== frame.current?.contentWindow || origin !== new URL(url, location.href).origin) return;
    const message = parseFrameMessage(data);
    if (message?.type === "size") setHeight(message.height);
    if (message?.type === "expired") onExpired();
    if (message?.type === "deposit") location.hash = message.amount === null ? "deposit" : `deposit=${message.amount}`;
  });
  const post = useEffectEvent((message: object): void => {
    // The page listens once it has reported its height.
    if (height !== null) frame.current?.contentWindow?.postMessage(message, new URL(url, location.href).origin);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>): void => handleMessage(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);
  useEffect(() => post({ type: "theme", theme }), [theme]);
  useEffect(() => post({ type: "refresh" }), [balances]);
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
        height={height ?? initialHeight}
        referrerPolicy="origin"
        // A sandbox that allows the same origin would not restrict pages of this site.
        sandbox={isSameOrigin(url) ? undefined : "allow-scripts allow-same-origin allow-forms allow-popups"}
        className={`block w-full border-0 ${isShown ? "" : "opacity-0"}`}
      />
    </div>
  );
}
