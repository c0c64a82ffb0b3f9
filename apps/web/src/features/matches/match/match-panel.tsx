import type { Match } from "@touchline/store";
import { Tabs } from "@touchline/ui";
import type { ReactNode } from "react";
import type { PanelTab } from "../../../elements/matches/match.ts";
import { lazyComponent } from "../../../elements/rendering/lazy.tsx";
import { useIsPainted } from "../../../elements/rendering/use-staged-render.ts";
import { useText } from "../../../messages/use-text.ts";

const MatchVote = lazyComponent(async () => (await import("./match-vote.tsx")).MatchVote);

/** A tab of the panel and its content. */
export interface PanelItem {
  readonly key: PanelTab;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface MatchPanelProps {
  readonly match: Match;
  /** At least one item. */
  readonly items: readonly PanelItem[];
  readonly chosen: PanelTab;
  onChoose(tab: PanelTab): void;
}

/** The panel next to the markets, rendered after them. On phones its tabs are part of the page's tabs. */
export function MatchPanel({ match, items, chosen, onChoose }: MatchPanelProps): ReactNode {
  const t = useText();
  const isPainted = useIsPainted();
  const item = items.find(({ key }) => key === chosen) ?? items[0];
  if (item === undefined) return null;
  if (!isPainted) return <div className="pan" aria-busy="true" />;
  return (
    <div className="pan">
      <Tabs<PanelTab> label={t("match.panel")} idBase="panel" items={items} chosen={item.key} onChoose={onChoose} />
      <div id="panel-panel" role="tabpanel" aria-labelledby={`panel-tab-${item.key}`}>
        {item.content}
      </div>
      {item.key === "statistics" && (match.status === "prematch" || match.status === "live") ? <MatchVote match={match} /> : null}
    </div>
  );
}
