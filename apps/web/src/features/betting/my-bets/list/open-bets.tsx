import { betListingsOf, type BetFilter } from "@touchline/store";
import { Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useSession, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { BetCard } from "../card/bet-card.tsx";
import { BetsFailed, NoBets } from "./no-bets.tsx";
import { useBetMatches } from "../use-bet-matches.ts";

const openBets: BetFilter = { group: "open", page: 1 };

/** The open bets, for the second tab of the slip. */
export function OpenBets(): ReactNode {
  const t = useText();
  const store = useStore();
  const { player } = useSession();
  const { data, isError, refetch } = useResource(betListingsOf(store).bets(openBets), { isEnabled: player !== null });
  useBetMatches(data?.bets ?? []);
  if (player === null) return <p className="px-6 py-10 text-center text-mid">{t("bets.signIn")}</p>;
  if (data === undefined) return isError ? <BetsFailed onRetry={() => void refetch()} /> : <Skeleton lines={3} className="h-32" />;
  return (
    <>
      {data.bets.length === 0 ? <NoBets filter={openBets} /> : data.bets.map((bet) => <BetCard key={bet.id} bet={bet} layout="column" />)}
      <p className="p-3">
        <PageLink to="/bets" className="btn w-full" data-tone="quiet">
          {t("bets.seeAll")}
        </PageLink>
      </p>
    </>
  );
}

/** The number of the player's open bets; 0 for visitors. */
export function useOpenBetsCount(): number {
  const store = useStore();
  const { player } = useSession();
  return useResource(betListingsOf(store).bets(openBets), { isEnabled: player !== null }).data?.total ?? 0;
}
