import type { ReactNode } from "react";
import { mostMultiview, parseMultiview } from "../../../features/matches/multiview/multiview-choice.ts";
import { Multiview } from "../../../features/matches/multiview/multiview.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { inPlayFilter } from "../../page-filters.ts";
import type { PageProps } from "../../page-route.ts";

/** Several matches in play at once. */
export function MultiviewPage({ search }: PageProps): ReactNode {
  const t = useText();
  const chosen = parseMultiview(search);
  return (
    <>
      <div className="sec">
        <h1>{t("live.multi")}</h1>
        <bdi className="cnt">{`${chosen.length}/${mostMultiview}`}</bdi>
        <span className="flex-1" />
        <PageLink to="/live" className="-my-3 py-3 font-semibold text-mid hover:text-hi">
          {t("shell.live")}
        </PageLink>
      </div>
      <Multiview chosen={chosen} offered={inPlayFilter(new URLSearchParams())} />
    </>
  );
}
