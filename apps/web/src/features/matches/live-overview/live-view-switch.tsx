import { type ReactNode, useState } from "react";
import { Segmented } from "@touchline/ui";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** The whole width for the list, or a match beside it. */
type LiveView = "list" | "overview";

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

interface LiveViewSwitchProps {
  readonly view: LiveView;
  onChoose(view: LiveView): void;
}

/** List alone or with a match beside it; only where there is room for both. */
export function LiveViewSwitch({ view, onChoose }: LiveViewSwitchProps): ReactNode {
  const t = useText();
  return (
    <span className="hidden min-[1280px]:block">
      <Segmented<LiveView>
        label={t("live.view")}
        items={[
          { key: "list", label: t("live.view.list") },
          { key: "overview", label: t("live.view.overview") },
        ]}
        chosen={view}
        onChoose={onChoose}
      />
    </span>
  );
}
