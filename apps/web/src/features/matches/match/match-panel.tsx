import type { Match } from "@touchline/store";
import { Tabs } from "@touchline/ui";
import type { ReactNode } from "react";
import type { PanelTab } from "../../../elements/matches/match.ts";
import { later } from "../../../elements/rendering/lazy.tsx";
import { useIsPainted } from "../../../elements/rendering/use-staged-render.ts";
import { useText } from "../../../messages/use-text.ts";

const MatchVote = later(async () => (await import("./match-vote.tsx")).MatchVote);

/** One tab of the panel with what it shows. */
export interface PanelPart {
  readonly key: PanelTab;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface MatchPanelProps {
  readonly match: Match;
  /** At least one. */
  readonly parts: readonly PanelPart[];
  readonly chosen: PanelTab;
  onChoose(tab: PanelTab): void;
}

/** The panel beside the markets, drawn after them; on phones its tabs stand among those of the page. */
export function MatchPanel({ match, parts, chosen, onChoose }: MatchPanelProps): ReactNode {
  const t = useText();
  const isPainted = useIsPainted();
  const part = parts.find(({ key }) => key === chosen) ?? parts[0];
  if (part === undefined) return null;
  if (!isPainted) return <div className="pan" aria-busy="true" />;
  return (
    <div className="pan">
      <Tabs<PanelTab> label={t("match.panel")} idBase="panel" items={parts} chosen={part.key} onChoose={onChoose} />
      <div id="panel-panel" role="tabpanel" aria-labelledby={`panel-tab-${part.key}`}>
        {part.content}
      </div>
      {part.key === "statistics" && (match.status === "prematch" || match.status === "live") ? <MatchVote match={match} /> : null}
    </div>
  );
}
