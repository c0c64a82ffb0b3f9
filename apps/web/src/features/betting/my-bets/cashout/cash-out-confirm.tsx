import { type CashoutChoice, cashoutPays, type CashoutRequest, type Money, shareCashout, subtractMoney } from "@touchline/domain";
import type { BetCashouts, ListedBet } from "@touchline/store";
import { Button, Icon } from "@touchline/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useBets } from "../../../../elements/use-bets.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useCapability } from "../use-capabilities.ts";
import { CashOutPart } from "./cash-out-part.tsx";
import { OfferTrend } from "./offer-trend.tsx";
import type { MessageKey } from "../../../../messages/text.ts";

/** Why a share cannot be taken; null when it can. */
function shareRefusal({
  bet,
  choice,
  smallestStake,
}: {
  readonly bet: Pick<ListedBet, "stake">;
  readonly choice: CashoutChoice;
  readonly smallestStake: Money;
}): MessageKey | null {
  const parts = shareCashout({ offer: choice.value, stake: bet.stake, share: choice.share, smallestStake });
  if (parts.ok) return null;
  return parts.error === "paysNothing" ? "cashout.refused.cashout_pays_nothing" : "cashout.refused.cashout_rest_too_small";
}

type Confirming = Extract<CashoutRequest, { type: "confirming" | "paused" | "dropped" | "sending" | "checking" }>;

interface CashOutConfirmProps {
  readonly bet: ListedBet;
  readonly request: Confirming;
  readonly isStale: boolean;
  readonly cashouts: BetCashouts;
}

/** The step before cashing out: which part, the exact amount, and a new yes whenever the offer fell. */
export function CashOutConfirm({ bet, request, isStale, cashouts }: CashOutConfirmProps): ReactNode {
  const t = useText();
  const bets = useBets();
  const title = useRef<HTMLHeadingElement>(null);
  const hasParts = useCapability("partial_cashout");
  const isSent = request.type === "sending" || request.type === "checking";
  const refusal = shareRefusal({ bet, choice: request, smallestStake: bets.smallestStake(bet) });
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 ref={title} tabIndex={-1} className="font-[650] outline-none">
          {t("cashout.title")}
        </h3>
        <OfferTrend bet={bet} />
      </div>
      {hasParts ? (
        <CashOutPart bet={bet} choice={request} isDisabled={isSent} onShare={(share) => cashouts.chooseShare(bet.id, share)} />
      ) : null}
      {refusal === null ? null : (
        <p role="alert" className="text-12 font-semibold text-down">
          {t(refusal)}
        </p>
      )}
      <p role="status" className="text-mid empty:hidden">
        <StateText request={request} isStale={isStale} />
      </p>
      <ConfirmButton {...{ bet, request, cashouts }} isBlocked={isStale || refusal !== null} />
      {isSent ? null : <Button onClick={() => cashouts.close(bet.id)}>{t("cashout.keep")}</Button>}
    </div>
  );
}

/** The one button of the step: says exactly what it takes, and first takes a lower offer's yes. */
function ConfirmButton({
  bet,
  request,
  cashouts,
  isBlocked,
}: Omit<CashOutConfirmProps, "isStale"> & { readonly isBlocked: boolean }): ReactNode {
  const t = useText();
  const amount = <MoneyText amount={cashoutPays(request)} />;
  if (request.type === "dropped") {
    return (
      <Button key="accept" tone="quiet" size="large" onClick={() => cashouts.acceptDrop(bet.id)}>
        {t("cashout.acceptDrop")} {amount}
      </Button>
    );
  }
  if (request.type === "sending" || request.type === "checking") {
    return (
      <Button key="sent" size="large" disabled>
        {t(request.type === "sending" ? "cashout.sending" : "cashout.checking")} {amount}
      </Button>
    );
  }
  return (
    <Button
      key="confirm"
      tone="act"
      size="large"
      disabled={isBlocked || request.type === "paused"}
      onClick={() => void cashouts.confirm(bet)}
    >
      {t("cashout.confirm")} {amount}
    </Button>
  );
}

function StateText({ request, isStale }: { readonly request: Confirming; readonly isStale: boolean }): ReactNode {
  const t = useText();
  if (request.type === "checking") return t("cashout.checkingText");
  if (request.type === "paused") return t("cashout.pausedText");
  if (isStale) return t("cashout.staleText");
  if (request.type !== "dropped") return null;
  return (
    <span className="flex items-center gap-2 text-down">
      <Icon name="alert" size={16} />
      <span>
        {t("cashout.dropped")} <MoneyText amount={cashoutPays({ value: request.was, share: request.share })} /> →{" "}
        <MoneyText amount={cashoutPays(request)} /> (−
        <MoneyText amount={subtractMoney(cashoutPays({ value: request.was, share: request.share }), cashoutPays(request))} />)
      </span>
    </span>
  );
}
