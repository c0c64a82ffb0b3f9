import type { ReactNode } from "react";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { MenuItem } from "../menu/menu-item.tsx";
import { useMenu } from "../menu/use-menu.ts";

/** Matches in play now; undefined until counted. */
function useLiveCount(): number | undefined {
  const { listings } = useStore();
  return useResource(listings.counters()).data?.live.matchCount;
}

/** The main places of the site, as the operator ordered them. */
export function NavLinks(): ReactNode {
  const t = useText();
  const liveCount = useLiveCount();
  const entries = useMenu("header");
  return (
    <nav className="nav" aria-label={t("shell.main")}>
      {entries.map((entry) => (
        <MenuItem key={entry.key} entry={entry} placement="header">
          {entry.to !== "/live" || liveCount === undefined ? null : <bdi className="cnt">{liveCount}</bdi>}
        </MenuItem>
      ))}
    </nav>
  );
}
