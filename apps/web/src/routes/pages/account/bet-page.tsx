import type { ReactNode } from "react";
import { signInAddress } from "../../../features/account/auth/return-path.ts";
import { BetRecord } from "../../../features/betting/my-bets/list/bet-record.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { PageProps } from "../../page-route.ts";

/** One of the player's bets. */
export function BetPage({ params }: PageProps): ReactNode {
  const t = useText();
  return (
    <>
      <div className="sec">
        <h1>{t("record.title")}</h1>
        <PageLink to="/bets" className="btn ms-auto print:hidden" data-tone="plain">
          {t("bets.seeAll")}
        </PageLink>
      </div>
      <BetRecord betId={params.segment} signInAddress={signInAddress(`/bets/${params.segment}`)} />
    </>
  );
}
