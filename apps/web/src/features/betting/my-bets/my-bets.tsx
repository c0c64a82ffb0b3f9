import { Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { EmptyWithLink } from "../../../elements/empty-with-link.tsx";
import { useSession } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { parseBetChoice } from "./list/bet-choice.ts";
import { BetFilters } from "./list/bet-filters.tsx";
import { BetPages } from "./list/bet-pages.tsx";

interface MyBetsProps {
  readonly search: URLSearchParams;
  readonly signInAddress: string;
}

/** The player's bets by state and result, newest first. */
export function MyBets({ search, signInAddress }: MyBetsProps): ReactNode {
  const { status } = useSession();
  const choice = parseBetChoice(search);
  if (status === "unknown" || status === "pending") return <Skeleton lines={4} className="h-36" />;
  if (status === "signedOut") return <SignedOut signInAddress={signInAddress} />;
  return (
    <>
      <BetFilters choice={choice} />
      <BetPages key={`${choice.group}/${choice.result ?? ""}`} choice={choice} />
    </>
  );
}

/** Says that bets are kept with an account, and leads to signing in. */
export function SignedOut({ signInAddress }: Pick<MyBetsProps, "signInAddress">): ReactNode {
  const t = useText();
  return (
    <EmptyWithLink icon="user" title={t("bets.signIn")} to={signInAddress} label={t("auth.submitSignIn")}>
      {t("bets.signInText")}
    </EmptyWithLink>
  );
}
