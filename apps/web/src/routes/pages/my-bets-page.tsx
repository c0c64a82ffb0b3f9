import type { ReactNode } from "react";
import { signInAddress } from "../../features/auth/return-path.ts";
import { MyBets } from "../../features/my-bets/my-bets.tsx";
import { useText } from "../../messages/use-text.ts";

/** The player's bets, newest first. */
export function MyBetsPage(): ReactNode {
  const t = useText();
  return (
    <>
      <div className="sec">
        <h1>{t("bets.title")}</h1>
      </div>
      <MyBets signInAddress={signInAddress("/bets")} />
    </>
  );
}
