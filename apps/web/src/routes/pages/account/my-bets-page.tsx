import { betListingsOf } from "@touchline/store";
import type { ReactNode } from "react";
import { signInAddress } from "../../../features/account/auth/return-path.ts";
import { betsAddress, parseBetChoice } from "../../../features/betting/my-bets/list/bet-choice.ts";
import { MyBets } from "../../../features/betting/my-bets/list/my-bets.tsx";
import { useText } from "../../../messages/use-text.ts";
import { pageFound, type LoadContext, type Page, type PageOutcome, type PageProps } from "../../page.ts";

function MyBetsPage({ search }: PageProps): ReactNode {
  const t = useText();
  return (
    <>
      <div className="sec">
        <h1>{t("bets.title")}</h1>
      </div>
      <MyBets search={search} signInAddress={signInAddress(betsAddress(parseBetChoice(search)))} />
    </>
  );
}

/** Loads the first bets; the page itself reports a failure. */
async function load({ store, search }: LoadContext): Promise<PageOutcome> {
  const { queries, session } = store;
  if (session.getState().status === "signedIn")
    await queries.load(betListingsOf(store).bets({ ...parseBetChoice(search), page: 1 })).catch(() => null);
  return pageFound;
}

export const page: Page = { titleKey: "title.bets", isPrivate: true, Component: MyBetsPage, load };
