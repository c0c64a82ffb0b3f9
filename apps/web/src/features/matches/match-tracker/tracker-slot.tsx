import type { ReactNode } from "react";
import { useLater } from "../../../elements/time/use-later.ts";
import { TrackerRoom, type TrackerProps } from "./tracker-room.tsx";

const loadTracker = async () => import("./match-tracker.tsx");

/** The match drawn from its events, fetched when the page has time; its room is kept free until then. */
export function TrackerSlot({ match, course = "here" }: TrackerProps): ReactNode {
  const tracker = useLater(loadTracker);
  return tracker === null ? <TrackerRoom match={match} course={course} /> : <tracker.MatchTracker match={match} course={course} />;
}
