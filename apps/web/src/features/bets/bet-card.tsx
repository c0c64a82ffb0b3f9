import { betResultGroup, formatOdds } from "@touchline/domain";
import type { BetLeg, ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { MoneyText } from "../../elements/money-text.tsx";
import { useDayFormat } from "../../elements/use-day-format.ts";
import { usePreferences } from "../../elements/use-preferences.ts";
import type { MessageKey } from "../../messages/text.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

const legMessages: Readonly<Record<BetLeg["result"], MessageKey>> = {
  no_results: "bets.leg.open",
  canceled: "bets.leg.void",
  win_entire: "bets.leg.won",
  lose_entire: "bets.leg.lost",
  refund_entire: "bets.leg.void",
  refund_half_win_other: "bets.leg.halfWon",
  refund_half_lose_other: "bets.leg.halfLost",
};

const tones: Readonly<Record<"win" | "lose" | "refund", string>> = { win: "text-up", lose: "text-down", refund: "text-mid" };

function Leg({ leg }: { readonly leg: BetLeg }): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  const group = betResultGroup(leg.result);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line px-4 py-2.5">
      <bdi className="truncate font-[650]">{leg.outcomeName}</bdi>
      <bdi className="n text-16 font-bold">{formatOdds(leg.odds, oddsFormat)}</bdi>
      <bdi className="truncate text-12 text-mid">{leg.marketName}</bdi>
      <span className={`text-12 ${group === null ? "text-mid" : tones[group]}`}>{t(legMessages[leg.result])}</span>
      <PageLink to={leg.matchPath} className="col-span-2 truncate text-12 text-mid hover:text-hi">
        <bdi>{leg.matchName}</bdi> {leg.score === null ? null : <bdi className="n font-semibold text-hi">{leg.score.replace(":", "–")}</bdi>}
      </PageLink>
    </li>
  );
}

/** What a bet came to, in one word. */
function betStatusKey(bet: ListedBet): MessageKey {
  if (bet.status !== "done") return `bets.status.${bet.status}`;
  return bet.result === "no_results" ? "bets.status.done" : `bets.result.${bet.result}`;
}

/** One placed bet with its legs. */
export function BetCard({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const isDone = bet.status === "done" || bet.status === "cashed_out";
  const group = isDone ? betResultGroup(bet.result) : null;
  const wide = bet.type === "combo" ? t("bets.type.combo", { count: bet.legs.length }) : t(`bets.type.${bet.type}`);
  return (
    <article className="border-b border-line-2 bg-pane">
      <header className="flex items-center gap-2 px-4 py-2.5">
        <h3 className="font-bold">{wide}</h3>
        <span className={`rounded-1 bg-cell px-2 py-0.5 text-12 font-semibold ${group === null ? "text-mid" : tones[group]}`}>{t(betStatusKey(bet))}</span>
        <span className="flex-1" />
        <bdi className="text-12 text-low">{format.moment(bet.createdAtMs)}</bdi>
      </header>
      <ul>
        {bet.legs.map((leg) => (
          <Leg key={leg.id} leg={leg} />
        ))}
      </ul>
      <footer className="flex items-baseline gap-4 border-t border-line bg-raise px-4 py-2.5 text-mid">
        <span>
          {t("bets.stake")} <MoneyText amount={bet.stake} />
        </span>
        <span className="flex-1 text-end">
          {t(isDone ? "bets.returned" : "bets.returns")} <b className="text-16 text-hi">{<MoneyText amount={isDone ? bet.win : bet.potentialWin} />}</b>
        </span>
      </footer>
      <p className="px-4 py-1.5 text-12 text-low">{t("bets.ref", { ref: bet.ref })}</p>
    </article>
  );
}
