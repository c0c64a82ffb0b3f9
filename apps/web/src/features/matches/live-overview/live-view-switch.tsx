import { type ReactNode, useState } from "react";
import { Segmented } from "@touchline/ui";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** The list alone, or with a match next to it. */
type LiveView = "list" | "overview";

const cookieName = "tl_live";

/** The chosen view of the in-play page, stored in a cookie so that the server renders it too. */
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

/** Chooses between the list alone and the list with a match. Hidden on narrow pages. */
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
