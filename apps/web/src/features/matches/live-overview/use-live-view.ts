import { useState } from "react";
import { useStore } from "../../../elements/store.ts";

/** The whole width for the list, or a match beside it. */
export type LiveView = "list" | "overview";

const cookieName = "tl_live";

/** How this person looks at what is in play, kept on the device; the server draws it so. */
export function useLiveView(): readonly [LiveView, (view: LiveView) => void] {
  const { preferences } = useStore().ports;
  const [view, setView] = useState<LiveView>(() => (preferences.read(cookieName) === "list" ? "list" : "overview"));
  return [
    view,
    (next) => {
      preferences.write(cookieName, next);
      setView(next);
    },
  ];
}
