import { localeToNumberTag, moneyToDecimal, oddsToFraction, sumMoney, type PlacedBet } from "@touchline/domain";
import { Button, Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { usePreferences, useStore } from "../../../../elements/store.ts";
import { useBonusText } from "../../../../elements/use-bets.ts";
import type { MessageKey } from "../../../../messages/text.ts";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, useSlipFormats, type SlipView } from "../use-slip.ts";
import { SupportReference } from "./support-reference.tsx";

/** The bets that were not rejected. */
export function acceptedBets({ slip }: SlipView): readonly PlacedBet[] {
  return slip.placedBets.filter((bet) => bet.status !== "rejected");
}

/** Confirms placed bets or bets in review. The heading takes the focus. */
export function ReceiptHead({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const taken = acceptedBets(view);
  if (taken.length === 0) return null;
  const isInReview = taken.every((bet) => bet.status === "submitted");
  return (
    <div className="flex items-center gap-3 px-4 pt-4 pb-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-up-w text-up">
        <Icon name={isInReview ? "clock" : "check"} size={20} />
      </span>
      <h2 data-slip-focus="" tabIndex={-1} className="rounded-1 text-18 font-[680] outline-offset-4">
        {t(isInReview ? "slip.placed.inReview" : "slip.placed.title", { count: taken.length })}
      </h2>
    </div>
  );
}

/** The placed bets: reference, requested and accepted prices, stake and return. */
export function SlipReceipt({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const taken = acceptedBets(view);
  const [first] = taken;
  if (first === undefined) return null;
  const totalReturn = sumMoney(
    taken.map((bet) => bet.potentialReturn),
    first.stake,
  );
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {view.slip.placedBets.map((bet) => (
          <ReceiptBet key={bet.id} bet={bet} />
        ))}
        <p className="px-4 pb-3">
          <SupportReference view={view} />
        </p>
      </div>
      <div className="border-t border-line-2 bg-raise px-4 pt-3 pb-3.5">
        {view.balance === null ? null : <Line label={t("slip.placed.balance")} value={formats.money(view.balance)} />}
        <div className="flex items-baseline justify-between pb-3">
          <span className="font-[650]">{t("slip.returns")}</span>
          <b className="n text-28 leading-none font-[720]" data-amount={moneyToDecimal(totalReturn)}>
            <bdi>{formats.money(totalReturn)}</bdi>
          </b>
        </div>
        <div className="flex gap-2">
          <Button size="large" className="flex-1" onClick={() => page.dispatch({ type: "receiptClosed", keep: "legs" })}>
            {t("slip.keepLegs")}
          </Button>
          <Button tone="act" size="large" className="flex-1" onClick={() => page.dispatch({ type: "receiptClosed", keep: "nothing" })}>
            {t("slip.done")}
          </Button>
        </div>
      </div>
    </>
  );
}

const typeKeys = {
  single: "slip.type.single",
  combo: "slip.type.combo",
  system: "slip.type.system",
  customBet: "bets.type.customBet",
} as const satisfies Record<PlacedBet["type"], MessageKey>;
const clockStyle = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;

function ReceiptBet({ bet }: { readonly bet: PlacedBet }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const { locale } = useStore();
  const bonusText = useBonusText();
  const { timeZone } = usePreferences();
  const isBuilder = bet.type === "customBet";
  const time = new Intl.DateTimeFormat(localeToNumberTag(locale), { ...clockStyle, timeZone }).format(bet.createdAtMs);
  return (
    <div className="border-t border-dashed border-line-2 px-4 py-3">
      <p className="n pb-2 text-12 text-mid">
        <bdi>{time}</bdi> · {t("slip.placed.ref")} <bdi className="font-semibold text-hi select-all">{bet.ref}</bdi>
      </p>
      {bet.status === "rejected" ? <p className="pb-2 font-[650] text-down">{t("slip.placed.rejected")}</p> : null}
      {bet.status === "submitted" ? <p className="pb-2 text-mid">{t("slip.placed.reviewed")}</p> : null}
      {bet.legs.map((leg) => (
        <Line
          key={leg.id}
          label={leg.outcomeName}
          market={leg.marketName}
          note={leg.matchName}
          // The legs of a bet builder share one price. Their own prices do not multiply to it.
          value={isBuilder ? "" : formats.odds(leg.odds)}
          {...(isBuilder || leg.odds === leg.oddsAsked ? {} : { before: t("slip.placed.asked", { odds: formats.odds(leg.oddsAsked) }) })}
        />
      ))}
      {bet.legs.length > 1 || isBuilder ? <Line label={t(typeKeys[bet.type])} value={formats.total(oddsToFraction(bet.odds))} /> : null}
      {bet.bonus === undefined || bet.bonus === null ? null : <Line label={t("bets.bonus")} value={bonusText(bet.bonus)} />}
      <Line label={t("slip.stake")} value={formats.money(bet.stake)} />
    </div>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly market?: string;
  readonly note?: string;
  readonly before?: string;
}

function Line({ label, value, market, note, before }: LineProps): ReactNode {
  return (
    <div className="flex justify-between gap-3 pb-1.5 text-mid">
      <span className="min-w-0">
        <bdi className="inline-block first-letter:uppercase">{label}</bdi>{" "}
        {market === undefined ? null : <bdi className="inline-block text-12 text-low">{market}</bdi>}
        {note === undefined ? null : <bdi className="block truncate text-12 text-low">{note}</bdi>}
      </span>
      <span className="n shrink-0 text-end font-[640] text-hi">
        <bdi>{value}</bdi>
        {before === undefined ? null : <bdi className="block text-12 font-normal text-mid">{before}</bdi>}
      </span>
    </div>
  );
}
