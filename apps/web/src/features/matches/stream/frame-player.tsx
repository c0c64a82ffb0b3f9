import { useRef, useState, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { PlayerControls } from "./player-controls.tsx";
import { startsByItself } from "./starts-by-itself.ts";

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
