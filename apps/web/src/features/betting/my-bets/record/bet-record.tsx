import { betListingsOf, failureStatus, type ListedBet } from "@touchline/store";
import { Button, Icon, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { EmptyWithLink } from "../../../../elements/empty-with-link.tsx";
import { useResource, useSession, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { BetFacts } from "../card/bet-details.tsx";
import { BetFoot } from "../card/bet-foot.tsx";
import { BetHead } from "../card/bet-head.tsx";
import { BetPending } from "../card/bet-pending.tsx";
import { BetRefusal } from "../card/bet-refusal.tsx";
import { BetActions } from "../actions/bet-actions.tsx";
import { CashOutBox } from "../cashout/cash-out-box.tsx";
import { BetsFailed } from "../list/bets-failed.tsx";
import { useBetMatches } from "../list/use-bet-matches.ts";
import { SignedOut } from "../my-bets.tsx";
import { explainBet } from "../settlement/explain-bet.ts";
import { SettlementLines } from "../settlement/settlement-explained.tsx";
import { RecordLegs } from "./record-legs.tsx";

interface BetRecordProps {
  readonly betId: string;
  readonly signInAddress: string;
}

/** One bet in full, as it can be printed: id, moment, events, selections, prices, stake and payout. */
export function BetRecord({ betId, signInAddress }: BetRecordProps): ReactNode {
  const t = useText();
  const { status } = useSession();
  const store = useStore();
  const { data, error, refetch } = useResource(betListingsOf(store).bet(betId), { isEnabled: status === "signedIn" });
  useBetMatches(data === undefined ? [] : [data]);
  if (status === "signedOut") return <SignedOut signInAddress={signInAddress} />;
  if (data !== undefined) return <Record bet={data} />;
  const failed = failureStatus(error);
  if (failed === 404 || failed === 400) {
    return (
      <EmptyWithLink icon="ticket" title={t("record.unknown")} to="/bets" label={t("bets.seeAll")}>
        {t("record.unknownText")}
      </EmptyWithLink>
    );
  }
  return error === null ? <Skeleton lines={3} className="h-32" /> : <BetsFailed onRetry={() => void refetch()} />;
}

function Record({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const explained = explainBet(bet);
  return (
    <article aria-label={t("bets.ref", { ref: bet.ref })} className="mx-auto my-3 max-w-3xl overflow-hidden rounded-3 bg-pane shadow-1">
      <BetHead bet={bet} />
      <p className="px-4 pb-3 text-12 text-mid">
        {t("record.id")} <bdi className="n break-all select-all">{bet.id}</bdi>
      </p>
      {bet.status === "submitted" ? (
        <BetPending startedAtMs={bet.createdAtMs} pendingUntilMs={bet.pendingUntilMs} kind={bet.isVip ? "review" : "placing"} />
      ) : null}
      {bet.status === "rejected" ? <BetRefusal rejectReason={bet.rejectReason} /> : null}
      <RecordLegs bet={bet} />
      <BetFoot bet={bet} />
      <CashOutBox bet={bet} />
      <BetFacts bet={bet} />
      {explained === null ? null : (
        <section className="border-t border-line px-4 py-3">
          <h2 className="pb-2 font-[650]">{t("settled.title")}</h2>
          <SettlementLines bet={bet} explained={explained} />
        </section>
      )}
      <div className="px-4 pt-1 pb-3 print:hidden">
        <Button tone="act" className="min-h-11" onClick={() => print()}>
          <Icon name="print" size={16} /> {t("record.print")}
        </Button>
      </div>
      <BetActions bet={bet} />
    </article>
  );
}
