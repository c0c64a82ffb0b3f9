import { Segmented } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import type { LiveView } from "./use-live-view.ts";

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
