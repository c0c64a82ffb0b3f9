import type { CashoutRequest } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import { Button, Icon } from "@touchline/ui";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useNow } from "../../../../elements/time/use-now.ts";
import { useText } from "../../../../messages/use-text.ts";
import { BetPending } from "../card/bet-pending.tsx";
import { CashOutConfirm } from "./cash-out-confirm.tsx";
import { CashOutEnd } from "./cash-out-end.tsx";
import { useCashOut, type ShownOffer } from "./use-cash-out.ts";

/** Cashing a bet out, from the offer to what became of it; nothing where there is none. */
export function CashOutBox({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const view = useCashOut(bet);
  const { offer, request, cashouts } = view;
  const trigger = useFocusReturn(request.type === "idle");
  const box = useSeenWhole(request.type);
  if (request.type === "idle") {
    return (
      <>
        <OfferButton offer={offer} trigger={trigger} onOpen={() => cashouts.open(bet)} />
        <RuleNote bet={bet} />
      </>
    );
  }
  if (request.type === "inProgress") return <InProgress bet={bet} />;
  return (
    <section ref={box} data-money="" aria-label={t("cashout.title")} className="border-t border-line bg-raise px-4 pt-3 pb-4 print:hidden">
      {request.type === "done" || request.type === "refused" ? (
        <CashOutEnd bet={bet} end={request} offer={offer} onAgain={() => cashouts.open(bet)} onClose={() => cashouts.close(bet.id)} />
      ) : (
        <CashOutConfirm bet={bet} request={request} isStale={offer.type === "stale"} cashouts={cashouts} />
      )}
    </section>
  );
}

/** Gives the focus back to the button when what it opened is closed. */
function useFocusReturn(isIdle: boolean): RefObject<HTMLButtonElement | null> {
  const trigger = useRef<HTMLButtonElement>(null);
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    if (isIdle && !wasIdle.current) trigger.current?.focus({ preventScroll: true });
    wasIdle.current = isIdle;
  }, [isIdle]);
  return trigger;
}

/** Brings all of the box into view, above the tab bar, when it opens and when another step makes it larger. */
function useSeenWhole(step: CashoutRequest["type"]): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (step !== "idle") box.current?.scrollIntoView({ block: "nearest" });
  }, [step]);
  return box;
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
      <Button ref={trigger} className="min-h-11 w-full" disabled={offer.type !== "offered"} onClick={onOpen}>
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

/** The delay of a cash out in play. */
function InProgress({ bet }: { readonly bet: ListedBet }): ReactNode {
  const now = useNow();
  const [startedAtMs] = useState(now);
  return <BetPending startedAtMs={startedAtMs} pendingUntilMs={bet.pendingUntilMs} kind="cashingOut" />;
}

/** The player's standing order, where there is one. */
function RuleNote({ bet }: { readonly bet: ListedBet }): ReactNode {
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
