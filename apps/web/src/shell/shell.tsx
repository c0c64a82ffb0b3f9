import { ProgressBar } from "@touchline/ui";
import type { ReactNode } from "react";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { useStore } from "../elements/use-store.ts";
import { useText } from "../messages/use-text.ts";
import { useNavigationState } from "../navigation/navigation-context.ts";
import { ConnectionNote, useIsStale } from "./connection-note.tsx";
import { Header } from "./header.tsx";
import { PageGuard } from "./page-guard.tsx";
import { SlipDock, SlipSheetSlot, SlipSide } from "./slip-slots.tsx";
import { SportRail } from "./sport-rail.tsx";
import { SportStrip } from "./sport-strip.tsx";
import { TabBar } from "./tab-bar.tsx";

/** Header, rail, page, slip and tab bar: what stays while pages change. */
export function Shell(): ReactNode {
  const t = useText();
  const store = useStore();
  const { page, pending } = useNavigationState();
  const isStale = useIsStale();
  const { Component, route, params, search } = page;
  const pageKey = page.address.split("?")[0] ?? "/";
  const content = (
    <PageGuard pageKey={pageKey} report={store.ports.report} fallback={<ErrorNotice kind="failed" />}>
      <Component key={pageKey} params={params} search={search} />
    </PageGuard>
  );
  return (
    <>
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      {pending === null ? null : <ProgressBar label={t("shell.loading")} />}
      <Header />
      <ConnectionNote />
      {route.layout === "narrow" ? (
        <main id="content" className="content min-h-[80dvh]">
          {content}
        </main>
      ) : (
        <div className="desk" data-stale={isStale}>
          <SportRail />
          <main id="content" className="content min-w-0">
            <SportStrip />
            {content}
          </main>
          <SlipSide />
        </div>
      )}
      <SlipDock />
      <TabBar />
      <SlipSheetSlot />
    </>
  );
}
