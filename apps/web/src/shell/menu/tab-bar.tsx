import { useState, type ReactNode } from "react";
import { useLazy } from "../../elements/rendering/lazy.tsx";
import { useText } from "../../messages/use-text.ts";
import { useCurrentPage } from "../../navigation/navigation-context.ts";
import { MenuItem } from "./menu-item.tsx";
import { useMenu } from "./use-menu.ts";
import { SlipTabSlot } from "../slip-slots.tsx";

const loadPlaces = async () => import("../extras/extra-parts.ts");

/** The operator's menu at the bottom of phones. */
export function TabBar(): ReactNode {
  const t = useText();
  const entries = useMenu("tab_bar_mobile");
  const places = useLazy(loadPlaces);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { address } = useCurrentPage();
  const isAllOpen = openedAt === address;
  return (
    <>
      <nav className="tabbar" aria-label={t("shell.main")}>
        {entries.map((entry) => {
          if (entry.action === "bet_slip") {
            return (
              <div key={entry.key} className="grid place-items-center">
                <SlipTabSlot />
              </div>
            );
          }
          const isHome = entry.to === "/" && entry.action === undefined;
          return (
            <MenuItem
              key={entry.key}
              entry={isHome ? { ...entry, label: t("shell.homeTab") } : entry}
              placement="tab_bar_mobile"
              actions={{ sports_menu: () => setOpenedAt(address) }}
              {...(entry.action === "sports_menu" ? { isExpanded: isAllOpen } : {})}
            />
          );
        })}
      </nav>
      {places === null ? null : <places.AllPlaces isOpen={isAllOpen} onClose={() => setOpenedAt(null)} />}
    </>
  );
}
