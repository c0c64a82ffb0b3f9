import type { MatchIncident } from "@touchline/store";
import { useState, type ReactNode } from "react";

/** What happens every few seconds is drawn but not spoken. */
const quietKinds: ReadonlySet<string> = new Set(["point", "round_won", "kill"]);

/** Says the latest event to screen readers, from the first that happens while the page is open. */
export function SpokenEvent({ incidents }: { readonly incidents: readonly MatchIncident[] }): ReactNode {
  const latest = incidents.findLast(({ kind }) => !quietKinds.has(kind)) ?? null;
  const [first] = useState(latest?.id ?? null);
  return (
    <p className="sr" role="status">
      {latest === null || latest.id === first ? "" : [latest.time, latest.text, latest.score].filter((part) => part !== null).join(" · ")}
    </p>
  );
}
