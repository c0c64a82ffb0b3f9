import { IconButton } from "@touchline/ui";
import type { ReactNode, RefObject } from "react";
import { useText } from "../../../messages/use-text.ts";

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
export function PlayerControls({ state, box, film, note, onPlay, onPause }: PlayerControlsProps): ReactNode {
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
