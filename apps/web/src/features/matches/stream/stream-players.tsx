import { Button, EmptyState, IconButton } from "@touchline/ui";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../../messages/use-text.ts";

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

/** A provider's player in a frame of its own, which may neither move our page nor read it; pausing takes it away. */
export function FramePlayer({ url }: { readonly url: string }): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"playing" | "paused">(() => (startsByItself() ? "playing" : "paused"));
  return (
    <div ref={box} className="stream-box">
      {state === "playing" ? (
        <iframe
          title={t("stream.title")}
          src={url}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          className="stream-picture border-0"
        />
      ) : (
        <div className="stream-picture grid place-items-center">
          <button type="button" className="btn" data-tone="act" onClick={() => setState("playing")}>
            {t("stream.play")}
          </button>
        </div>
      )}
      <PlayerControls
        state={state}
        box={box}
        film={null}
        note={null}
        onPlay={() => setState("playing")}
        onPause={() => setState("paused")}
      />
    </div>
  );
}

interface PlayerControlsProps {
  readonly state: "playing" | "paused";
  readonly box: RefObject<HTMLElement | null>;
  /** Where the picture can leave the page. */
  readonly film: RefObject<HTMLVideoElement | null> | null;
  readonly note: string | null;
  onPlay(): void;
  onPause(): void;
}

async function toggleFullScreen(box: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement === null) await box?.requestFullscreen();
  else await document.exitFullscreen();
}

async function togglePicture(film: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement === null) await film?.requestPictureInPicture();
  else await document.exitPictureInPicture();
}

/** The player's wish was refused by the browser: nothing changes, and the button is still there. */
const ignore = (): void => undefined;

/** What can be done with the pictures: play and pause, beside the page, over the whole screen. */
function PlayerControls({ state, box, film, note, onPlay, onPause }: PlayerControlsProps): ReactNode {
  const t = useText();
  return (
    <div className="stream-controls flex min-h-12 items-center gap-1 px-2">
      {state === "playing" ? (
        <IconButton icon="pause" label={t("stream.pause")} onClick={onPause} />
      ) : (
        <IconButton icon="play" label={t("stream.play")} onClick={onPlay} />
      )}
      <span className="min-w-0 flex-1 truncate px-1 text-12 text-mid">{note}</span>
      {film !== null && document.pictureInPictureEnabled ? (
        <IconButton icon="picture" label={t("stream.picture")} onClick={() => void togglePicture(film.current).catch(ignore)} />
      ) : null}
      {document.fullscreenEnabled ? (
        <IconButton icon="expand" label={t("stream.fullScreen")} onClick={() => void toggleFullScreen(box.current).catch(ignore)} />
      ) : null}
    </div>
  );
}

/** Whether moving pictures may start unasked: not for those who save data or want less motion. */
function startsByItself(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  const isSaving = typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
  return !isSaving && !matchMedia("(prefers-reduced-data: reduce)").matches && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
