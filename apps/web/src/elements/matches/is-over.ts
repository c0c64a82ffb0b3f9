import type { Match } from "@touchline/store";

/** Whether a match has come to its end, however that was. */
export function isOver({ status }: Pick<Match, "status">): boolean {
  return status !== "prematch" && status !== "live" && status !== "stopped";
}
