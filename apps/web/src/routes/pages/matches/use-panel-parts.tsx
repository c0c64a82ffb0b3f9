import type { Match } from "@touchline/store";
import type { PanelPart } from "../../../features/matches/match/match-panel.tsx";
import { MatchStatistics } from "../../../features/matches/match/statistics/match-statistics.tsx";
import { useChatTab } from "../../../features/matches/match-chat/use-chat-tab.tsx";
import { TrackerSlot } from "../../../features/matches/match-tracker/tracker-slot.tsx";
import { StreamSlot } from "../../../features/matches/stream/stream-slot.tsx";
import { useText } from "../../../messages/use-text.ts";

/** What there is to see beside a match's markets, in the order of the tabs (spec.md 2). */
export function usePanelParts(match: Match | undefined, course: "here" | "aboveOnDesk" = "here"): readonly PanelPart[] {
  const t = useText();
  const chat = useChatTab(match);
  if (match === undefined || match.home === null) return [];
  const parts: PanelPart[] = [];
  if (match.hasStatistics)
    parts.push({
      key: "statistics",
      label: t("match.statistics"),
      content: <MatchStatistics match={match} tracker={<TrackerSlot match={match} course={course} />} />,
    });
  if (match.hasVideo) parts.push({ key: "stream", label: t("stream.title"), content: <StreamSlot match={match} /> });
  if (chat !== null) parts.push({ key: "chat", ...chat });
  return parts;
}
