import { type BetFilter, betListingsOf } from "@touchline/store";
import { Chip, Segmented, Skeleton } from "@touchline/ui";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useResource, useSession, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { ListedBets, useIsRow } from "./listed-bets.tsx";
import { type BetChoice, betGroups, betResults, betsAddress, hasResults, parseBetChoice } from "./bet-choice.ts";
import { BetLedger } from "./bet-ledger.tsx";
import { BetsFailed, NoBets, BetsSignedOut } from "./no-bets.tsx";
import { useBetMatches } from "../use-bet-matches.ts";
import { useNavigation } from "../../../../navigation/navigation-context.ts";

interface MyBetsProps {
  readonly search: URLSearchParams;
  readonly signInAddress: string;
}

/** The player's bets by state and result, newest first. */
export function MyBets({ search, signInAddress }: MyBetsProps): ReactNode {
  const { status } = useSession();
  const choice = parseBetChoice(search);
  if (status === "unknown" || status === "pending") return <Skeleton lines={4} className="h-36" />;
  if (status === "signedOut") return <BetsSignedOut signInAddress={signInAddress} />;
  return (
    <>
      <BetLedger />
      <BetFilters choice={choice} />
      <BetPages key={`${choice.group}/${choice.result ?? ""}`} choice={choice} />
    </>
  );
}

/** Filters by state and result, stored in the address. */
function BetFilters({ choice }: { readonly choice: BetChoice }): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const choose = (next: BetChoice): void => void navigation.go(betsAddress(next), { isReplacing: true });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-pane px-(--gutter) pb-3 [.ledger+&]:pt-3 print:hidden">
      <div className="min-w-0 grow basis-72 tablet:grow-0">
        <Segmented
          label={t("bets.filter")}
          items={betGroups.map((key) => ({ key, label: t(`bets.${key}`) }))}
          chosen={choice.group}
          onChoose={(group) => choose({ ...choice, group })}
        />
      </div>
      {hasResults(choice.group) ? (
        <div role="group" aria-label={t("bets.resultFilter")} className="flex gap-0.5">
          {betResults.map((result) => (
            <Chip
              key={result}
              isChosen={choice.result === result}
              onClick={() => choose(choice.result === result ? { group: choice.group } : { group: choice.group, result })}
            >
              {t(`bets.result.${result}`)}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const preloadMarginPx = 800;

/** Calls back each time the returned element comes near the viewport. */
function useOnNearViewport(isWanted: boolean, onNear: () => void): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!isWanted || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `${preloadMarginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}

/** Number of cards that are added when the end of the list comes into view. */
const cardStep = 20;

/** An infinite list. Cards are rendered as they approach the viewport, and the next page of 500 bets loads after all are shown. */
function BetPages({ choice }: { readonly choice: BetChoice }): ReactNode {
  const [pageCount, setPageCount] = useState(1);
  return (
    <div className="grid gap-3 p-3">
      {Array.from({ length: pageCount }, (_, index) => (
        <BetPage
          key={index}
          filter={{ ...choice, page: index + 1 }}
          onSeen={index + 1 === pageCount ? () => setPageCount(pageCount + 1) : null}
        />
      ))}
    </div>
  );
}

interface BetPageProps {
  readonly filter: BetFilter;
  /** Called when all bets of the page have been shown; null if the next page is already shown. */
  readonly onSeen: (() => void) | null;
}

function BetPage({ filter, onSeen }: BetPageProps): ReactNode {
  const t = useText();
  const store = useStore();
  const [drawnCount, setDrawnCount] = useState(cardStep);
  const { data, isError, refetch } = useResource(betListingsOf(store).bets(filter));
  const isRow = useIsRow();
  const [rows = [], cards = []] = [true, false].map((wanted) => data?.bets.filter((bet) => isRow(bet) === wanted));
  const bets = [...cards, ...rows].slice(0, drawnCount);
  useBetMatches(bets);
  const isWhole = data === undefined || drawnCount >= data.bets.length;
  const hasMore = data !== undefined && (!isWhole || (onSeen !== null && data.page < data.lastPage));
  const end = useOnNearViewport(hasMore, () => (isWhole ? onSeen?.() : setDrawnCount(drawnCount + cardStep)));
  if (data === undefined) {
    if (isError) return <BetsFailed onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t("bets.loading")}>
        <Skeleton lines={4} className="h-36" />
      </div>
    );
  }
  if (data.total === 0) return <NoBets filter={filter} />;
  if (data.bets.length === 0 && !hasMore) return filter.page === 1 ? <NoBets filter={filter} /> : null;
  const shown = (filter.page - 1) * 500 + bets.length;
  return (
    <>
      <ListedBets cards={bets.slice(0, cards.length)} rows={bets.slice(cards.length)} />
      {hasMore ? (
        <p ref={end} className="n grid h-16 place-items-center text-12 text-mid">
          {data.total === null ? null : t("bets.shown", { shown, total: data.total })}
        </p>
      ) : null}
    </>
  );
}
