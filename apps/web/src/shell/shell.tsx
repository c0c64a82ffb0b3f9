import { type ReactNode, useSyncExternalStore } from "react";
import { ProgressBar } from "@touchline/ui";
import { useText } from "../messages/use-text.ts";
import { useNavigationState } from "../navigation/navigation-context.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { BlockFailed } from "../blocks/block-frame.tsx";
import { BlockList } from "../blocks/block-list.tsx";
import { useIsOnline, useResource, useStore, useValue } from "../elements/store.ts";
import { Island } from "../elements/rendering/island.tsx";
import { useAfterPaint } from "../elements/rendering/use-staged-render.ts";
import { useLazy } from "../elements/rendering/lazy.tsx";
import { Dock } from "./dock.tsx";
import { ExtrasSlot, loadExtras } from "./extras-slot.tsx";
import { Header } from "./header.tsx";
import { PageGuard } from "./page-guard.tsx";
import type { Navigation } from "../navigation/navigation.ts";
import type { ResolvedPage } from "../routes/resolve-page.ts";
import { PlayerColumnSlot, SlipDock, SlipSheetSlot, SlipSide, TrackerSlot } from "./slip-slots.tsx";
import { SportRail, SportStrip } from "./menu/sport-rail.tsx";
import { TabBar } from "./menu/tab-bar.tsx";

/** Whether prices on the page may be outdated. */
function useIsStale(): boolean {
  const { realtime } = useStore();
  const { isStale } = useValue(realtime);
  const isOnline = useIsOnline();
  return isStale || !isOnline;
}

interface ShellProps {
  readonly navigation: Navigation<ResolvedPage>;
}

/** Shown while an address is being fetched, unless it opens at once. A separate component, so that a tap on a link rerenders nothing else. */
function Progress(): ReactNode {
  const t = useText();
  const isShown = useAfterPaint(useNavigationState(({ pending }) => pending !== null));
  return isShown ? <ProgressBar label={t("shell.loading")} /> : null;
}

/** Header, rail, page, slip and tab bar. They stay while the page's content changes. */
export function Shell({ navigation }: ShellProps): ReactNode {
  const t = useText();
  const store = useStore();
  const read = (): ResolvedPage => navigation.getState().page;
  const resolved = useSyncExternalStore(navigation.subscribe, read, read);
  const isStale = useIsStale();
  const { page, params, search, siteKey, address } = resolved;
  const pageKey = address.split("?")[0] ?? "/";
  // Fetched while the page still works, because the notice may be needed when nothing can be fetched any more.
  const extras = useLazy(loadExtras);
  const content = (
    <PageGuard pageKey={pageKey} report={store.ports.report} fallback={extras === null ? null : <extras.ErrorNotice kind="unexpected" />}>
      {siteKey === null ? null : <SiteBlocks key={`top-${pageKey}`} siteKey={siteKey} place="top" />}
      <page.Component key={pageKey} params={params} search={search} />
      {siteKey === null ? null : <SiteBlocks key={`bottom-${pageKey}`} siteKey={siteKey} place="bottom" />}
    </PageGuard>
  );
  return (
    <>
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      <Progress />
      <Header isOwn={page.hasOwnHeader === true && resolved.status === 200} />
      {page.isNarrow === true ? (
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
          {page.hasOwnHeader === true ? null : <PlayerColumnSlot />}
          <SlipSide />
        </div>
      )}
      <Dock strip={<TrackerSlot />}>
        <SlipDock />
        <TabBar />
      </Dock>
      <SlipSheetSlot />
      <ExtrasSlot />
    </>
  );
}

interface SiteBlocksProps {
  readonly siteKey: string;
  readonly place: "top" | "bottom";
}

/** The operator's blocks above or below a page's own content. */
function SiteBlocks({ siteKey, place }: SiteBlocksProps): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.sitePage(siteKey));
  if (data !== undefined) return <BlockList blocks={data[place]} />;
  return isError && siteKey === "sports" && place === "bottom" ? <BlockFailed onRetry={() => void refetch()} /> : null;
}

const links = [
  { to: "/schedule", key: "shell.schedule" },
  { to: "/results", key: "shell.results" },
  { to: "/cybersport", key: "shell.esports" },
  { to: "/general-rules", key: "shell.rules" },
  { to: "/terms-and-conditions", key: "shell.termsLink" },
  { to: "/accessibility", key: "shell.accessibility" },
  { to: "/safer-gambling", key: "safer.title" },
  { to: "/about", key: "shell.sources" },
] as const;

/** Required on every page: who may bet, that the money is play money, and links to the rules and sources. */
function Footer(): ReactNode {
  const t = useText();
  return (
    <footer className="border-t border-line px-(--gutter) pt-4 pb-6 text-12 text-mid">
      <nav aria-label={t("shell.footer")} className="-mx-2 mb-2 flex flex-wrap">
        {links.map(({ to, key }) => (
          <PageLink key={to} to={to} className="flex min-h-8 items-center rounded-1 px-2 hover:text-hi max-[799px]:min-h-11">
            {t(key)}
          </PageLink>
        ))}
        <a href="#cookies" className="flex min-h-8 items-center rounded-1 px-2 hover:text-hi max-[799px]:min-h-11">
          {t("consent.footer")}
        </a>
      </nav>
      <p>{t("shell.terms")}</p>
    </footer>
  );
}
