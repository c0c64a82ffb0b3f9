import { Icon, Sheet } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useLater } from "../elements/use-later.ts";
import { useText } from "../messages/use-text.ts";
import { useNavigationState } from "../navigation/navigation-context.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { SlipTabSlot } from "./slip-slots.tsx";

const loadPlaces = async () => import("./all-places.tsx");

/** The five places of a phone, with the slip in the middle. */
export function TabBar(): ReactNode {
  const t = useText();
  const places = useLater(loadPlaces);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { address } = useNavigationState().page;
  const isAllOpen = openedAt === address;
  return (
    <>
      <nav className="tabbar" aria-label={t("shell.main")}>
        <PageLink to="/">
          <Icon name="home" size={21} />
          {t("shell.homeTab")}
        </PageLink>
        <PageLink to="/live">
          <Icon name="live" size={21} />
          {t("shell.live")}
        </PageLink>
        <div className="grid place-items-center">
          <SlipTabSlot />
        </div>
        <PageLink to="/bets">
          <Icon name="ticket" size={21} />
          {t("shell.myBets")}
        </PageLink>
        <button type="button" aria-expanded={isAllOpen} onClick={() => setOpenedAt(address)}>
          <Icon name="menu" size={21} />
          {t("shell.all")}
        </button>
      </nav>
      <Sheet label={t("shell.all")} isOpen={isAllOpen} onClose={() => setOpenedAt(null)}>
        {places === null ? null : <places.AllPlaces />}
      </Sheet>
    </>
  );
}
