import { Icon, Popover } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { MenuItem } from "./menu-item.tsx";
import type { MenuEntry } from "./use-menu.ts";

/** The entries of the header that do not fit in narrow windows. */
export function MoreMenu({ entries }: { readonly entries: readonly MenuEntry[] }): ReactNode {
  const t = useText();
  return (
    <Popover
      label={t("shell.more")}
      buttonClassName="btn nav-more"
      button={
        <>
          {t("shell.more")}
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {entries.map((entry) => (
        <MenuItem key={entry.key} entry={entry} placement="side_menu_mobile" />
      ))}
    </Popover>
  );
}
