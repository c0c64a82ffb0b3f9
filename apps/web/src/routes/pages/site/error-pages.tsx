import type { MatchFilter, Store } from "@touchline/store";
import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/error-notice.tsx";
import { ErrorScene, type SceneKind } from "../../../elements/error-scene.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { MatchList } from "../../../features/finding/lists/match-list.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

const liveCount = 6;
const liveMatches: MatchFilter = { state: "live", sort: "popular", limit: liveCount, maxPerSport: 3 };

/** Links to the live matches as an alternative. Hidden if there are none. */
function LiveInstead(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  if ((useResource(listings.matches(liveMatches)).data?.matchIds.length ?? 0) === 0) return null;
  return (
    <section aria-label={t("list.liveNow")}>
      <div className="sec">
        <h2>{t("list.liveNow")}</h2>
      </div>
      <MatchList filter={liveMatches} />
    </section>
  );
}

async function loadLive({ queries, listings }: Store): Promise<void> {
  await queries.load(listings.matches(liveMatches)).catch(() => null);
}

function errorPage(kind: Exclude<SceneKind, "offline">): () => ReactNode {
  return function ErrorPage(): ReactNode {
    return (
      <>
        <ErrorScene kind={kind} />
        <ErrorNotice kind={kind} />
        {kind === "notFound" || kind === "gone" ? <LiveInstead /> : null}
      </>
    );
  };
}

/** The site is not offered in the visitor's country. */
function BlockedPage(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const country = useResource(listings.system()).data?.user_country.name;
  return (
    <>
      <ErrorScene kind="blocked" />
      <ErrorNotice kind="blocked" country={country ?? t("error.yourCountry")} />
    </>
  );
}

/**
 * Pages in place of one that cannot be shown (spec.md 2, decisions C): `gone` for a removed event, `locked` for a page of another visitor.
 */
export const pages: Readonly<Record<"not_found" | "gone" | "blocked" | "locked" | "failed", Page>> = {
  not_found: {
    titleKey: "title.notFound",
    isPrivate: true,
    Component: errorPage("notFound"),
    async load({ store }) {
      await loadLive(store);
      return { type: "page", status: 404 };
    },
  },
  gone: {
    titleKey: "title.gone",
    isPrivate: true,
    Component: errorPage("gone"),
    async load({ store }) {
      await loadLive(store);
      return { type: "page", status: 410 };
    },
  },
  blocked: {
    titleKey: "title.blocked",
    isNarrow: true,
    isPrivate: true,
    Component: BlockedPage,
    async load({ store }) {
      await store.queries.load(store.listings.system()).catch(() => null);
      return { type: "page", status: 403 };
    },
  },
  locked: {
    titleKey: "title.locked",
    isNarrow: true,
    isPrivate: true,
    Component: errorPage("locked"),
    load: async () => ({ type: "page", status: 401 }),
  },
  failed: {
    titleKey: "title.failed",
    isNarrow: true,
    isPrivate: true,
    Component: errorPage("failed"),
    load: async () => ({ type: "page", status: 500 }),
  },
};
