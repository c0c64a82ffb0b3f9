import type { CashoutRequest } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import { Button, Icon } from "@touchline/ui";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useText } from "../../../../messages/use-text.ts";
import type { ShownOffer } from "./use-cash-out.ts";

interface CashOutEndProps {
  readonly bet: ListedBet;
  readonly end: Extract<CashoutRequest, { type: "done" | "refused" }>;
  readonly offer: ShownOffer;
  /** Begins anew at the offer of now. */
  onAgain(): void;
  onClose(): void;
}

/** What became of a cash out: paid, or refused with the offer of now, which needs a yes of its own. */
export function CashOutEnd({ bet, end, offer, onAgain, onClose }: CashOutEndProps): ReactNode {
  const t = useText();
  // The focus goes to the whole, whose name is what became of it: that is read out even where news that comes with its element is not.
  const place = useRef<HTMLDivElement>(null);
  const newsId = useId();
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  if (end.type === "done") {
    return (
      <div ref={place} tabIndex={-1} role="group" aria-labelledby={newsId} className="grid gap-3 outline-none">
        <p id={newsId} className="flex items-center gap-3">
          <Icon name="check-circle" size={20} className="shrink-0 text-up" />
          <span>
            <b className="block font-[650]">
              {t("cashout.paid")} <MoneyText amount={end.paid} />
            </b>
            {end.isWhole ? null : (
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
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={newsId} className="grid gap-3 outline-none">
      <p id={newsId} className="flex items-start gap-3">
        <Icon name="alert" size={20} className="shrink-0 text-down" />
        <span>
          <b className="block font-[650]">{t("cashout.notDone")}</b>
          <span className="text-mid">{t(`cashout.refused.${end.reason}`)}</span>
        </span>
      </p>
      {offer.type === "offered" ? (
        <Button tone="act" size="large" onClick={onAgain}>
          {t("cashout.newOffer")} <MoneyText amount={offer.value} />
        </Button>
      ) : null}
      <Button onClick={onClose}>{t("cashout.keep")}</Button>
    </div>
  );
}
