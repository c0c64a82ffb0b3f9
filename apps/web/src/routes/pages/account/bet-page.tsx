import { betListingsOf, failureStatus } from "@touchline/store";
import type { ReactNode } from "react";
import { signInAddress } from "../../../features/account/auth/return-path.ts";
import { BetRecord } from "../../../features/betting/my-bets/list/bet-record.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { pageFound, type LoadContext, type Page, type PageOutcome, type PageProps } from "../../page.ts";

function BetPage({ params }: PageProps): ReactNode {
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

/** Loads the bet. Another player's bet and a bet that never existed have the same outcome. */
async function load({ store, params }: LoadContext): Promise<PageOutcome> {
  const { queries, session } = store;
  if (session.getState().status !== "signedIn") return pageFound;
  try {
    await queries.load(betListingsOf(store).bet(params.segment));
    return pageFound;
  } catch (error) {
    const status = failureStatus(error);
    return { type: "page", status: status === 404 || status === 400 ? 404 : 500 };
  }
}

export const page: Page = { titleKey: "title.bet", isPrivate: true, Component: BetPage, load };
