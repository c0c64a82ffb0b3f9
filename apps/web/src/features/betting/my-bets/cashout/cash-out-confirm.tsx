import {
  type CashoutChoice,
  cashoutPays,
  type CashoutRequest,
  formatPercent,
  fraction,
  type Money,
  moneyToDecimal,
  multiplyMoney,
  parseStake,
  shareCashout,
  shareForAmount,
  subtractMoney,
} from "@touchline/domain";
import type { BetCashouts, ListedBet } from "@touchline/store";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, Icon } from "@touchline/ui";
import { LiveClock } from "../../../../elements/matches/match-clock.tsx";
import { matchName } from "../../../../elements/matches/match.ts";
import { WinChanceLine } from "../../../../elements/matches/win-chance-line.tsx";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useMatch, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useBets } from "../../../../elements/use-bets.ts";
import { betTitle } from "../bet-state.ts";
import { useMatchStatuses } from "../use-tracker.ts";
import { useCapability } from "./use-cash-out.ts";
import { OfferCurve } from "./offer-curve.tsx";
import type { MessageKey } from "../../../../messages/text.ts";

/** Why a share cannot be cashed out; null if it can. */
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

/** Confirms a cash-out: the share and the exact amount. A lower offer needs another confirmation. */
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
      <div>
        <h3 ref={title} tabIndex={-1} className="text-18 font-[700] outline-none">
          {t("cashout.title")}
        </h3>
        <p className="text-12 text-mid">
          <bdi>{betTitle(bet, t)}</bdi> · <bdi>{bet.legs.map(({ outcomeName }) => outcomeName).join(", ")}</bdi>
        </p>
      </div>
      <OfferCurve bet={bet} />
      <LiveMatches bet={bet} />
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

/** Maximum number of matches that leave room for the button in a phone's sheet. */
const maxLiveMatches = 2;

/** The bet's undecided matches in play, with their chances so far. */
function LiveMatches({ bet }: { readonly bet: ListedBet }): ReactNode {
  const ids = [...new Set(bet.legs.filter(({ result }) => result === "no_results").map(({ matchId }) => matchId))];
  const statuses = useMatchStatuses(ids);
  const live = ids.filter((id) => statuses.get(id) === "live").slice(0, maxLiveMatches);
  return live.map((id) => <LiveMatch key={id} matchId={id} />);
}

function LiveMatch({ matchId }: { readonly matchId: string }): ReactNode {
  const match = useMatch(matchId);
  const score = match?.scoreboard?.score;
  if (match === undefined) return null;
  return (
    <div className="grid gap-1.5 text-12">
      <p className="flex items-center gap-2">
        <LiveClock match={match} />
        <bdi className="min-w-0 truncate text-mid">{matchName(match)}</bdi>
        <bdi dir="ltr" className="n ms-auto font-[660]">
          {score == null ? null : `${score.home}–${score.away}`}
        </bdi>
      </p>
      <span className="block h-8.5">
        <WinChanceLine match={match} />
      </span>
    </div>
  );
}

/** Its label contains the exact amount. After a drop, a press only accepts the lower offer. */
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

interface CashOutPartProps {
  readonly bet: ListedBet;
  readonly choice: CashoutChoice;
  readonly isDisabled: boolean;
  onShare(share: number): void;
}

const sliderStep = 10;

/** The share to cash out: a slider or an amount. Shows the stake that stays open. */
function CashOutPart({ bet, choice, isDisabled, onShare }: CashOutPartProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const id = useId();
  const { share } = choice;
  const rest = multiplyMoney(bet.stake, fraction(BigInt(1000 - share), 1000n));
  const percent = formatPercent(Math.round(share / 10) * 10, locale);
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-mid">
          {t("cashout.part")}
        </label>
        <output htmlFor={id} className="n font-[650]">
          {percent}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="h-11 w-full [accent-color:var(--meter)] tablet:h-8"
        min={sliderStep}
        max={1000}
        step={sliderStep}
        value={share}
        disabled={isDisabled}
        aria-valuetext={percent}
        onChange={(event) => onShare(Number(event.target.value))}
      />
      <AmountField choice={choice} isDisabled={isDisabled} onShare={onShare} />
      {share === 1000 ? null : (
        <p className="text-12 text-mid">
          {t("cashout.rest")} <MoneyText amount={rest} />
        </p>
      )}
    </div>
  );
}

/** The amount to cash out. Chooses the nearest share that does not exceed it. */
function AmountField({ choice, isDisabled, onShare }: Omit<CashOutPartProps, "bet">): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = moneyToDecimal(cashoutPays(choice));
  const take = (text: string): void => {
    setDraft(text);
    const typed = parseStake(text, choice.value);
    if (!typed.ok || typed.value.minor <= 0n) return;
    onShare(shareForAmount(typed.value, choice.value));
  };
  return (
    <label className="flex items-center justify-between gap-3">
      <span className="text-mid">{t("cashout.amount")}</span>
      <input
        className="n min-h-11 w-32 rounded-2 bg-pane px-3 text-end text-16 font-[650] shadow-[inset_0_0_0_1px_var(--ctl)]"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        disabled={isDisabled}
        value={draft ?? shown}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setDraft(null)}
      />
    </label>
  );
}
