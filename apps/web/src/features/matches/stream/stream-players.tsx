import { Button, EmptyState, IconButton } from "@touchline/ui";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../../messages/use-text.ts";

interface VideoPlayerProps {
  /** An address, or a stream that the page renders itself. */
  readonly source: string | MediaStream;
  /** Text next to the controls. */
  readonly note?: string;
  onState?(state: "playing" | "paused"): void;
}

/** A muted video with controls. Starts automatically unless the player prefers less data or motion. */
export function VideoPlayer({ source, note, onState }: VideoPlayerProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"playing" | "paused">("paused");
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (typeof source === "string") element.src = source;
    else element.srcObject = source;
    // If the browser refuses, the video stays paused.
    if (canAutoplay()) void element.play().catch(() => undefined);
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
        ref={video}
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
        video={video}
        note={note ?? null}
        onPlay={() => void video.current?.play().catch(() => setFailed(true))}
        onPause={() => video.current?.pause()}
      />
    </div>
  );
}

/** A provider's player in a sandboxed frame. Pausing removes the frame. */
export function FramePlayer({ url }: { readonly url: string }): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"playing" | "paused">(() => (canAutoplay() ? "playing" : "paused"));
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
        video={null}
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
  /** Offers picture-in-picture if set. */
  readonly video: RefObject<HTMLVideoElement | null> | null;
  readonly note: string | null;
  onPlay(): void;
  onPause(): void;
}

async function toggleFullScreen(box: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement === null) await box?.requestFullscreen();
  else await document.exitFullscreen();
}

async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement === null) await video?.requestPictureInPicture();
  else await document.exitPictureInPicture();
}

// The browser may refuse full screen and picture-in-picture.
const ignore = (): void => undefined;

/** Buttons to play, pause, and show the video in a small window or in full screen. */
function PlayerControls({ state, box, video, note, onPlay, onPause }: PlayerControlsProps): ReactNode {
  const t = useText();
  return (
    <div className="stream-controls flex min-h-12 items-center gap-1 px-2">
      {state === "playing" ? (
        <IconButton icon="pause" label={t("stream.pause")} onClick={onPause} />
      ) : (
        <IconButton icon="play" label={t("stream.play")} onClick={onPlay} />
      )}
      <span className="min-w-0 flex-1 truncate px-1 text-12 text-mid">{note}</span>
      {video !== null && document.pictureInPictureEnabled ? (
        <IconButton icon="picture" label={t("stream.picture")} onClick={() => void togglePictureInPicture(video.current).catch(ignore)} />
      ) : null}
      {document.fullscreenEnabled ? (
        <IconButton icon="expand" label={t("stream.fullScreen")} onClick={() => void toggleFullScreen(box.current).catch(ignore)} />
      ) : null}
    </div>
  );
}

/** Whether a video may start automatically: not if the player prefers less data or motion. */
function canAutoplay(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  const isSaving = typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
  return !isSaving && !matchMedia("(prefers-reduced-data: reduce)").matches && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
