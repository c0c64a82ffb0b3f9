import { ProgressBar } from "@touchline/ui";
import type { ReactNode } from "react";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Island } from "../elements/islands/island.tsx";
import { useIsOnline, useStore, useValue } from "../elements/store.ts";
import { useText } from "../messages/use-text.ts";
import { useNavigationState } from "../navigation/navigation-context.ts";
import { ExtrasSlot } from "./slots/extras-slot.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { KeyboardSlot } from "./slots/keyboard-slot.tsx";
import { PageGuard } from "./page-guard.tsx";
import { siteKeyOf } from "../routes/site-blocks.ts";
import { SiteBlocks } from "./site-blocks.tsx";
import { SlipDock, SlipSheetSlot, SlipSide, TrackerSlot } from "./slots/slip-slots.tsx";
import { SportRail } from "./menu/sport-rail.tsx";
import { SportStrip } from "./menu/sport-strip.tsx";
import { TabBar } from "./menu/tab-bar.tsx";

/** Whether prices on the page may be old. */
function useIsStale(): boolean {
  const { realtime } = useStore();
  const { isStale } = useValue(realtime);
  const isOnline = useIsOnline();
  return isStale || !isOnline;
}

/** Header, rail, page, slip and tab bar: what stays while pages change. */
export function Shell(): ReactNode {
  const t = useText();
  const store = useStore();
  const { page, pending } = useNavigationState();
  const isStale = useIsStale();
  const { Component, route, params, search } = page;
  const pageKey = page.address.split("?")[0] ?? "/";
  const siteKey = siteKeyOf(page);
  const content = (
    <PageGuard pageKey={pageKey} report={store.ports.report} fallback={<ErrorNotice kind="unexpected" />}>
      {siteKey === null ? null : <SiteBlocks key={`top-${pageKey}`} siteKey={siteKey} place="top" />}
      <Component key={pageKey} params={params} search={search} />
      {siteKey === null ? null : <SiteBlocks key={`bottom-${pageKey}`} siteKey={siteKey} place="bottom" />}
    </PageGuard>
  );
  return (
    <>
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      {pending === null ? null : <ProgressBar label={t("shell.loading")} />}
      <Header />
      {route.layout === "narrow" ? (
        <>
          <main id="content" className="content min-h-[80dvh]">
            {content}
          </main>
          <Footer />
        </>
      ) : (
        <div className="desk" data-stale={isStale}>
          <Island>
            <SportRail />
          </Island>
          <div className="flex min-w-0 flex-col">
            <main id="content" className="content min-w-0 flex-1">
              <Island>
                <SportStrip />
              </Island>
              {content}
            </main>
            <Island>
              <Footer />
            </Island>
          </div>
          <SlipSide />
        </div>
      )}
      <SlipDock />
      <TrackerSlot />
      <TabBar />
      <SlipSheetSlot />
      <ExtrasSlot />
      <KeyboardSlot />
    </>
  );
}
