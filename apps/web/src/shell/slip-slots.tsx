import type { ReactNode } from "react";
import { Icon } from "@touchline/ui";
import { useText } from "../messages/use-text.ts";
import { MenuItem } from "./menu/menu-item.tsx";
import { useMenu } from "./menu/use-menu.ts";
import { useLazy } from "../elements/rendering/lazy.tsx";
import { useSession } from "../elements/store.ts";
import { useCurrentPage } from "../navigation/navigation-context.ts";
import type * as slipParts from "./slip-parts.tsx";
import { useIsDesktop, useMediaQuery } from "../elements/rendering/use-media-query.ts";

/** The operator's menu above the slip. */
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

type SlipParts = typeof slipParts;

const loadSlip = async (): Promise<SlipParts> => import("./slip-parts.tsx");

/** The header of the column while the slip loads. */
function ColumnPlaceholder(): ReactNode {
  const t = useText();
  return (
    <div className="tabs" aria-hidden="true">
      <span className="tab" aria-current="page">
        {t("slip.title")}
      </span>
      <span className="tab">{t("slip.myBets")}</span>
    </div>
  );
}

/** The slip next to the page on wide screens. */
export function SlipSide(): ReactNode {
  const parts = useLazy(loadSlip);
  const isDesktop = useIsDesktop();
  return (
    <aside className="side slip-side">
      <RightMenu />
      {parts === null || isDesktop === false ? <ColumnPlaceholder /> : <parts.SlipSideParts />}
    </aside>
  );
}

/** The player's own matches next to the page in the widest windows, where space for the column is reserved from the first render. */
export function PlayerColumnSlot(): ReactNode {
  const t = useText();
  const parts = useLazy(loadSlip);
  const hasRoom = useMediaQuery("(min-width: 1600px)") === true;
  if (useSession().player === null) return null;
  return (
    <aside className="side my-desk" aria-label={t("desk.title")}>
      {hasRoom && parts !== null ? <parts.PlayerColumn /> : null}
    </aside>
  );
}

/** The slip as a sheet on narrow screens. */
export function SlipSheetSlot(): ReactNode {
  const parts = useLazy(loadSlip);
  const isDesktop = useIsDesktop();
  return parts === null || isDesktop !== false ? null : <parts.SlipSheetParts />;
}

/** Open bets above the tab bar on narrow screens, except on the page of bets. */
export function TrackerSlot(): ReactNode {
  const parts = useLazy(loadSlip);
  const isDesktop = useIsDesktop();
  const { address } = useCurrentPage();
  if (parts === null || isDesktop !== false || /^\/bets(?:[/?]|$)/u.test(address)) return null;
  return <parts.BetTracker layout="bar" />;
}

/** The slip's place in the tab bar. */
export function SlipTabSlot(): ReactNode {
  const t = useText();
  const parts = useLazy(loadSlip);
  if (parts !== null) return <parts.SlipTab />;
  return (
    <span className="grid h-11 place-items-center content-center gap-[3px] text-12 font-[570] text-mid max-[359px]:[font-stretch:var(--w-num)]">
      <Icon name="slip" size={21} />
      {t("slip.title")}
    </span>
  );
}

/** The bar at the bottom of tablets while the slip is not empty. */
export function SlipDock(): ReactNode {
  const parts = useLazy(loadSlip);
  return parts === null ? null : <parts.SlipBar />;
}
