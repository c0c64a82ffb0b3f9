import type { ListedBet } from "@touchline/store";
import { type ReactNode, useId, useState } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { betState, betTitle } from "../bet-state.ts";
import { BetCard, BetCardBody } from "../card/bet-card.tsx";
import { BetRings, maxRings } from "../card/bet-chain.tsx";

/** A bet of the list: a card while it is open, a row once it is settled. A bet that is settled while it is shown stays a card. */
export function ListedCard({ bet }: { readonly bet: ListedBet }): ReactNode {
  const [isRow] = useState(bet.status === "done" || bet.status === "cashed_out");
  return isRow ? <SettledRow bet={bet} /> : <BetCard bet={bet} layout="page" />;
}

/** A settled bet in one line, which opens its card. */
function SettledRow({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { wordKey, tone, amount, profit } = betState(bet);
  const result = profit ?? amount;
  return (
    <article className="settled" data-tone={tone} aria-label={t("bets.ref", { ref: bet.ref })}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {bet.legs.length > maxRings ? null : <BetRings bet={bet} />}
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-[640]">
              {betTitle(bet, t)} · {t(wordKey)}
            </bdi>
            <bdi className="block truncate text-12 text-mid">{bet.legs.map(({ outcomeName }) => outcomeName).join(", ")}</bdi>
          </span>
          <span className="settled-sum">
            <span className="sr">{t("bets.stake")} </span>
            <MoneyText amount={bet.originalStake} />
          </span>
          <span className="settled-sum">
            <span className="sr">{t("bets.returned")} </span>
            <MoneyText amount={bet.win} />
          </span>
          <b>
            <MoneyText amount={result} style="signed" />
          </b>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <BetCardBody bet={bet} /> : null}
      </div>
    </article>
  );
}
