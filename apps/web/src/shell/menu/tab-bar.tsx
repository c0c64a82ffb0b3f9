import { Icon } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useLater } from "../../elements/time/use-later.ts";
import { useText } from "../../messages/use-text.ts";
import { useNavigationState } from "../../navigation/navigation-context.ts";
import { MenuEntryLink } from "./menu-entry-link.tsx";
import { useMenu } from "./use-menu.ts";
import { SlipTabSlot } from "../slots/slip-slots.tsx";

const loadPlaces = async () => import("./all-places.tsx");

/** The places of a phone, as the operator ordered them. */
export function TabBar(): ReactNode {
  const t = useText();
  const entries = useMenu("tab_bar_mobile");
  const places = useLater(loadPlaces);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { address } = useNavigationState().page;
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
          if (entry.action === "sports_menu") {
            return (
              <button key={entry.key} type="button" aria-expanded={isAllOpen} onClick={() => setOpenedAt(address)}>
                <Icon name={entry.icon} size={21} />
                {entry.label}
              </button>
            );
          }
          return (
            <MenuEntryLink key={entry.key} entry={entry}>
              <Icon name={entry.icon} size={21} />
              {entry.to === "/" ? t("shell.homeTab") : entry.label}
            </MenuEntryLink>
          );
        })}
      </nav>
      {places === null ? null : <places.AllPlaces isOpen={isAllOpen} onClose={() => setOpenedAt(null)} />}
    </>
  );
}
