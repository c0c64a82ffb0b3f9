import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { MenuItem } from "./menu-item.tsx";
import { useMenu } from "./use-menu.ts";

/** The operator's entries above the slip, in rows as low as they can be: the slip needs the height. */
export function RightMenu(): ReactNode {
  const t = useText();
  const entries = useMenu("right_sidebar_desktop");
  if (entries.length === 0) return null;
  return (
    <nav className="flex shrink-0 flex-wrap border-b border-line px-2 py-1" aria-label={t("shell.more")}>
      {entries.map((entry) => (
        <MenuItem key={entry.key} entry={entry} placement="right_sidebar_desktop" />
      ))}
    </nav>
  );
}
