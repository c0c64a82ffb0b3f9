import { Button, EmptyState } from "@touchline/ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { PlayerControls } from "./player-controls.tsx";
import { startsByItself } from "./starts-by-itself.ts";

interface FilmPlayerProps {
  /** An address, or pictures that the page draws itself. */
  readonly source: string | MediaStream;
  /** Said beside the controls. */
  readonly note?: string;
  onState?(state: "playing" | "paused"): void;
}

/** A film with its controls; starts without sound and by itself only where that is wanted. */
export function FilmPlayer({ source, note, onState }: FilmPlayerProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"playing" | "paused">("paused");
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const video = film.current;
    if (video === null) return;
    if (typeof source === "string") video.src = source;
    else video.srcObject = source;
    // A browser that refuses leaves the film paused, with its button.
    if (startsByItself()) void video.play().catch(() => undefined);
  }, [source, isFailed]);
  const change = (next: "playing" | "paused") => () => {
    setState(next);
    onState?.(next);
  };
  if (isFailed)
    return (
      <EmptyState icon="alert" title={t("stream.failed")} action={<Button onClick={() => setFailed(false)}>{t("list.retry")}</Button>}>
        {t("stream.failedText")}
      </EmptyState>
    );
  return (
    <div ref={box} className="stream-box">
      <video
        ref={film}
        muted
        playsInline
        aria-label={t("stream.title")}
        className="stream-picture"
        onPlay={change("playing")}
        onPause={change("paused")}
        onError={() => setFailed(true)}
      />
      <PlayerControls
        state={state}
        box={box}
        film={film}
        note={note ?? null}
        onPlay={() => void film.current?.play().catch(() => setFailed(true))}
        onPause={() => film.current?.pause()}
      />
    </div>
  );
}
