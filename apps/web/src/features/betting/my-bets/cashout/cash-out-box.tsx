import { type CashoutRequest, isCashoutUnderWay } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import { Button, Icon, Sheet } from "@touchline/ui";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { type ShownOffer, useCashOut } from "./use-cash-out.ts";
import { useNow } from "../../../../elements/time.ts";
import { BetPending } from "../bet-pending.tsx";
import { CashOutConfirm } from "./cash-out-confirm.tsx";

interface CashOutBoxProps {
  readonly bet: ListedBet;
  /** `row`: a small button next to the bet. Its sheet is rendered outside the row, which may be hidden while the sheet is open. */
  readonly layout?: "card" | "row";
}

/** The cash-out of a bet, from the offer to the result: a button on the card, and a sheet that nothing covers. Hidden without an offer. */
export function CashOutBox({ bet, layout = "card" }: CashOutBoxProps): ReactNode {
  const t = useText();
  const { offer, request, cashouts, isHeld } = useCashOut(bet);
  // The sheet belongs to the card whose button was pressed. A sent request continues without it; its result is then shown on the card.
  const [isRaised, setRaised] = useState(false);
  if (isRaised && request.type === "idle") setRaised(false);
  const isOpen = isRaised && request.type !== "idle" && !isHeld;
  const trigger = useFocusReturn(request.type === "idle");
  const step =
    request.type === "idle" ? null : request.type === "inProgress" ? (
      <InProgress bet={bet} />
    ) : (
      <section data-money="" aria-label={t("cashout.title")} className="px-4 pt-3 pb-4">
        {request.type === "done" || request.type === "refused" ? (
          <CashOutResult bet={bet} result={request} offer={offer} onRetry={open} onClose={() => cashouts.close(bet.id)} />
        ) : (
          <CashOutConfirm bet={bet} request={request} isStale={offer.type === "stale"} cashouts={cashouts} />
        )}
      </section>
    );
  const sheet =
    step === null ? null : (
      <Sheet name="cash_out" label={t("cashout.title")} isOpen={isOpen} onClose={close}>
        {step}
      </Sheet>
    );
  if (layout === "row")
    return (
      <>
        <RowButton offer={offer} trigger={trigger} isUnderWay={isHeld || isCashoutUnderWay(request)} onOpen={open} />
        {sheet === null ? null : createPortal(sheet, document.body)}
      </>
    );
  return (
    <>
      {isOpen || step === null ? (
        <>
          <OfferButton offer={offer} trigger={trigger} onOpen={open} />
          <RuleSummary bet={bet} />
        </>
      ) : (
        <div className="border-t border-line bg-raise print:hidden">{step}</div>
      )}
      {sheet}
    </>
  );

  function open(): void {
    setRaised(true);
    cashouts.open(bet);
  }

  function close(): void {
    if (isCashoutUnderWay(request)) setRaised(false);
    else cashouts.close(bet.id);
  }
}

/** Moves the focus to the button when the sheet closes and the button has been replaced. */
function useFocusReturn(isIdle: boolean): RefObject<HTMLButtonElement | null> {
  const trigger = useRef<HTMLButtonElement>(null);
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    if (isIdle && !wasIdle.current && document.activeElement === document.body) trigger.current?.focus({ preventScroll: true });
    wasIdle.current = isIdle;
  }, [isIdle]);
  return trigger;
}

interface OfferButtonProps {
  readonly offer: ShownOffer;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  onOpen(): void;
}

function OfferButton({ offer, trigger, onOpen }: OfferButtonProps): ReactNode {
  const t = useText();
  if (offer.type === "none") return null;
  return (
    <div className="bg-raise px-4 pb-4 print:hidden">
      <Button ref={trigger} className="min-h-12 w-full" disabled={offer.type !== "offered"} onClick={onOpen}>
        {offer.type === "suspended" ? (
          <>
            <Icon name="lock" size={16} /> {t("cashout.suspended")}
          </>
        ) : (
          <span className="flex w-full items-baseline justify-between">
            <span>{t(offer.type === "stale" ? "cashout.stale" : "cashout.title")}</span>
            <b className={`text-16 font-[720] ${offer.type === "stale" ? "opacity-60" : ""}`}>
              <MoneyText amount={offer.value} />
            </b>
          </span>
        )}
      </Button>
    </div>
  );
}

/** The offer next to a bet: hidden without one, a lock while it is suspended. */
function RowButton({ offer, trigger, isUnderWay, onOpen }: OfferButtonProps & { readonly isUnderWay: boolean }): ReactNode {
  const t = useText();
  if (offer.type === "none" && !isUnderWay) return null;
  return (
    <Button ref={trigger} className="cash-row" disabled={isUnderWay || offer.type !== "offered"} onClick={onOpen}>
      {isUnderWay ? (
        t("cashout.sending")
      ) : offer.type === "offered" || offer.type === "stale" ? (
        <>
          {t("cashout.title")}{" "}
          <b>
            <MoneyText amount={offer.value} />
          </b>
        </>
      ) : (
        <>
          <Icon name="lock" size={16} /> <span className="sr">{t("cashout.suspended")}</span>
        </>
      )}
    </Button>
  );
}

/** The in-play delay of a cash-out. */
function InProgress({ bet }: { readonly bet: ListedBet }): ReactNode {
  const now = useNow();
  const [startedAtMs] = useState(now);
  return <BetPending startedAtMs={startedAtMs} pendingUntilMs={bet.pendingUntilMs} kind="cashingOut" />;
}

function RuleSummary({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const rule = bet.cashoutRule;
  if (rule === null || rule.state !== "waiting") return null;
  return (
    <p className="flex items-center gap-2 bg-raise px-4 pb-3 text-12 text-mid print:hidden">
      <Icon name="bell" size={16} />
      <span>
        {t(rule.action === "notify" ? "cashout.ruleNotify" : "cashout.ruleCashOut")} <MoneyText amount={rule.at} />
      </span>
    </p>
  );
}

interface CashOutResultProps {
  readonly bet: ListedBet;
  readonly result: Extract<CashoutRequest, { type: "done" | "refused" }>;
  readonly offer: ShownOffer;
  /** Starts again with the current offer. */
  onRetry(): void;
  onClose(): void;
}

/** The result of a cash-out: paid, or refused with the current offer, which needs a new confirmation. */
function CashOutResult({ bet, result, offer, onRetry, onClose }: CashOutResultProps): ReactNode {
  const t = useText();
  // Some screen readers do not announce a live region that is inserted with its text, so the focus moves to a group named by the result.
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  if (result.type === "done") {
    return (
      <div ref={place} tabIndex={-1} role="group" aria-labelledby={titleId} className="grid gap-3 outline-none">
        <p id={titleId} className="flex items-center gap-3">
          <Icon name="check-circle" size={20} className="shrink-0 text-up" />
          <span>
            <b className="block font-[650]">
              {t("cashout.paid")} <MoneyText amount={result.paid} />
            </b>
            {result.isWhole ? null : (
              <span className="text-mid">
                {t("cashout.rest")} <MoneyText amount={bet.stake} />
              </span>
            )}
          </span>
        </p>
        <Button onClick={onClose}>{t("cashout.close")}</Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={titleId} className="grid gap-3 outline-none">
      <p id={titleId} className="flex items-start gap-3">
        <Icon name="alert" size={20} className="shrink-0 text-down" />
        <span>
          <b className="block font-[650]">{t("cashout.notDone")}</b>
          <span className="text-mid">{t(`cashout.refused.${result.reason}`)}</span>
        </span>
      </p>
      {offer.type === "offered" ? (
        <Button tone="act" size="large" onClick={onRetry}>
          {t("cashout.newOffer")} <MoneyText amount={offer.value} />
        </Button>
      ) : null}
      <Button onClick={onClose}>{t("cashout.keep")}</Button>
    </div>
  );
}
