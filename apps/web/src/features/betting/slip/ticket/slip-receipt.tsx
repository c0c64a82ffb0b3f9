import {
  debitedStake,
  isPositiveMoney,
  localeToNumberTag,
  type Money,
  moneyToDecimal,
  oddsToFraction,
  type PlacedBet,
  type Slip,
  type SlipBet,
  slipBetKey,
  sumMoney,
} from "@touchline/domain";
import { Button, Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { ComboChain } from "../../../../elements/betting/combo-chain.tsx";
import { usePreferences, useStore } from "../../../../elements/store.ts";
import { useBonusText } from "../../../../elements/use-bets.ts";
import type { MessageKey } from "../../../../messages/text.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useLegChances } from "../rows/leg-chances.ts";
import { usePageSlip, useSlipFormats, type SlipView } from "../use-slip.ts";
import { SupportReference } from "./support-reference.tsx";
import "../../../../styles/slip.css";

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
    <div className="slip-done">
      <span>
        <Icon name={isInReview ? "clock" : "check"} size={24} />
      </span>
      <h2 data-slip-focus="" tabIndex={-1} className="rounded-1 text-18 font-[680] outline-offset-4">
        {t(isInReview ? "slip.placed.inReview" : "slip.placed.title", { count: taken.length })}
      </h2>
    </div>
  );
}

interface SlipReceiptProps {
  readonly view: SlipView;
  /** Further buttons, such as sharing. */
  readonly tools: ReactNode;
}

/** The placed bets: chain, reference, requested and accepted odds, stake and return. */
export function SlipReceipt({ view, tools }: SlipReceiptProps): ReactNode {
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
      <div className="slip-rows">
        {view.slip.placedBets.map((bet, index) => (
          <ReceiptBet
            key={bet.id}
            bet={bet}
            sent={view.slip.processingBets[index] ?? null}
            paid={paidOfFreebet(view.slip, view.slip.processingBets[index])}
          />
        ))}
        <p className="px-4 pb-3">
          <SupportReference view={view} />
        </p>
      </div>
      <div className="slip-foot">
        {view.balance === null ? null : <Line label={t("slip.placed.balance")} value={formats.money(view.balance)} />}
        <div className="slip-sums">
          <span>
            {t("slip.stake")}
            <b className="n">
              <bdi>
                {formats.money(
                  sumMoney(
                    taken.map((bet) => bet.stake),
                    first.stake,
                  ),
                )}
              </bdi>
            </b>
          </span>
          <span className="slip-return">
            <span>{t("slip.returns")}</span>
            <b className="n" data-amount={moneyToDecimal(totalReturn)}>
              <bdi>{formats.money(totalReturn)}</bdi>
            </b>
          </span>
        </div>
        <div className="flex items-center gap-2">
          <Button size="large" className="flex-1" onClick={() => page.dispatch({ type: "receiptClosed", keep: "legs" })}>
            {t("slip.keepLegs")}
          </Button>
          {tools}
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

interface ReceiptBetProps {
  readonly bet: PlacedBet;
  /** The bet as it was sent; null if unknown. */
  readonly sent: SlipBet | null;
  /** The amount that the player paid for a bet with a freebet; null for other bets. */
  readonly paid: Money | null;
}

function paidOfFreebet(slip: Slip, sent: SlipBet | undefined): Money | null {
  return sent?.freebetStake == null || !isPositiveMoney(sent.freebetStake) ? null : debitedStake(slip, sent);
}

function ReceiptBet({ bet, sent, paid }: ReceiptBetProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const { locale } = useStore();
  const bonusText = useBonusText();
  const { timeZone } = usePreferences();
  const isBuilder = bet.type === "customBet";
  // A bet without a reference was never placed.
  const isPlaced = bet.ref !== "" || bet.status !== "rejected";
  const time = new Intl.DateTimeFormat(localeToNumberTag(locale), { ...clockStyle, timeZone }).format(bet.createdAtMs);
  return (
    <div className="slip-receipt" data-status={bet.status}>
      <p className="n text-12 text-mid">
        <b className="font-[660] text-hi">{bet.type === "single" ? bet.legs[0]?.outcomeName : t(typeKeys[bet.type])}</b>{" "}
        {isPlaced ? (
          <>
            <bdi>{time}</bdi> · {t("slip.placed.ref")} <bdi className="font-semibold text-hi select-all">{bet.ref}</bdi>
          </>
        ) : null}
      </p>
      {bet.status === "rejected" ? (
        <p className="font-[650] text-down">
          {isPlaced ? t("slip.placed.rejected") : `${t("slip.placed.stays")} ${bet.rejectReason ?? ""}`}
        </p>
      ) : null}
      {bet.status === "submitted" ? <p className="text-mid">{t("slip.placed.reviewed")}</p> : null}
      {isPlaced && bet.status !== "rejected" && bet.legs.length > 1 && sent !== null && !isBuilder ? (
        <ReceiptChain key={slipBetKey(sent)} sent={sent} />
      ) : null}
      {isPlaced
        ? bet.legs.map((leg) => (
            <Line
              key={leg.id}
              label={leg.outcomeName}
              market={leg.marketName}
              note={leg.matchName}
              // The legs of a bet builder share one price. Their own prices do not multiply to it.
              value={isBuilder ? "" : formats.odds(leg.odds)}
              {...(isBuilder || leg.odds === leg.oddsAsked
                ? {}
                : { before: t("slip.placed.asked", { odds: formats.odds(leg.oddsAsked) }) })}
            />
          ))
        : null}
      {bet.legs.length > 1 || isBuilder ? <Line label={t("bets.totalOdds")} value={formats.total(oddsToFraction(bet.odds))} /> : null}
      {bet.bonus === undefined || bet.bonus === null ? null : <Line label={t("bets.bonus")} value={bonusText(bet.bonus)} />}
      <Line label={t("slip.stake")} value={formats.money(bet.stake)} />
      {paid === null || bet.status === "rejected" ? null : <Line label={t("slip.youPay")} value={formats.money(paid)} />}
    </div>
  );
}

/** The chain of the slip, which My bets shows later. */
function ReceiptChain({ sent }: { readonly sent: SlipBet }): ReactNode {
  const { legs, total } = useLegChances(sent.selections);
  return (
    <div className="slip-chain chain-wide" data-plain="">
      <ComboChain legs={legs} size={legs.length > 6 ? 16 : 36} total={sent.type === "combo" ? total : null} />
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
    <div className="slip-line">
      <span className="min-w-0">
        <bdi className="inline-block first-letter:uppercase">{label}</bdi>{" "}
        {market === undefined ? null : <bdi className="inline-block text-12 text-low">{market}</bdi>}
        {note === undefined ? null : <bdi className="block truncate text-12 text-low">{note}</bdi>}
      </span>
      <span className="n">
        <bdi>{value}</bdi>
        {before === undefined ? null : <bdi className="block text-12 font-normal text-mid">{before}</bdi>}
      </span>
    </div>
  );
}
