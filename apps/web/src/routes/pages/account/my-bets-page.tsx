import type { ReactNode } from "react";
import { signInAddress } from "../../../features/account/auth/return-path.ts";
import { betsAddress, parseBetChoice } from "../../../features/betting/my-bets/list/bet-choice.ts";
import { MyBets } from "../../../features/betting/my-bets/list/my-bets.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { PageProps } from "../../page-route.ts";

/** The player's bets, newest first. */
export function MyBetsPage({ search }: PageProps): ReactNode {
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
