import { useState } from "react";

/** The ids that a set has held while the page was open, in order: taking a star off does not make its row jump away. */
export function useSeenIds(current: ReadonlySet<string>): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([...current]);
  const added = [...current].filter((id) => !seen.includes(id));
  if (added.length === 0) return seen;
  const next = [...seen, ...added];
  setSeen(next);
  return next;
}
