import { type ReactNode, useMemo } from "react";
import { maxMultiview, parseMultiview } from "../../../features/matches/multiview/multiview-choice.ts";
import { Multiview } from "../../../features/matches/multiview/multiview.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { inPlayFilter } from "../../match-filters.ts";
import { MatchHero } from "./match-parts.tsx";
import { pageFound, type LoadContext, type Page, type PageOutcome, type PageProps } from "../../page.ts";

/** Several matches in play at once. */
function MultiviewPage({ search }: PageProps): ReactNode {
  const t = useText();
  const chosen = useMemo(() => parseMultiview(search), [search]);
  return (
    <>
      <div className="sec">
        <h1>{t("live.multi")}</h1>
        <bdi className="cnt">{`${chosen.length}/${maxMultiview}`}</bdi>
        <span className="flex-1" />
        <PageLink to="/live" className="-my-3 py-3 font-semibold text-mid hover:text-hi">
          {t("shell.live")}
        </PageLink>
      </div>
      <Multiview chosen={chosen} offered={inPlayFilter(new URLSearchParams())} Drawing={MatchHero} />
    </>
  );
}

/** Loads the chosen matches and the ones on offer; a match that no longer exists has a note in its place. */
async function load({ store, search }: LoadContext): Promise<PageOutcome> {
  const { queries, listings } = store;
  const matches = parseMultiview(search).map(async (id) => queries.load(listings.match(id)).catch(() => null));
  await Promise.all([queries.load(listings.matches(inPlayFilter(new URLSearchParams()))).catch(() => null), ...matches]);
  return pageFound;
}

export const page: Page = { titleKey: "title.multiview", isPrivate: true, Component: MultiviewPage, load };
