import type { ListedBet } from "@touchline/store";
import { type ReactNode, useId, useState } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useMediaQuery } from "../../../../elements/rendering/use-media-query.ts";
import { useText } from "../../../../messages/use-text.ts";
import { betState, betTitle } from "../bet-state.ts";
import { BetCard, BetCardBody } from "../card/bet-card.tsx";
import { BetRings, maxRings } from "../card/bet-chain.tsx";

/** Windows whose page is at least 640 px wide; from 1024 px on, rail and slip occupy part of the window. */
const twoColumns = "(min-width: 640px) and (max-width: 1023px), (min-width: 1036px)";

/** Whether a bet is shown as a row: it was settled when it was first listed. A bet that is settled while shown stays a card. */
export function useIsRow(): (bet: Pick<ListedBet, "id" | "status">) => boolean {
  const [known] = useState(() => new Map<string, boolean>());
  return ({ id, status }) => {
    const isRow = known.get(id) ?? (status === "done" || status === "cashed_out");
    known.set(id, isRow);
    return isRow;
  };
}

/** Cards show up to five legs; their header and footer are about as high as three. */
const cardHeight = ({ legs }: Pick<ListedBet, "legs">): number => 3 + Math.min(5, legs.length);

/** Distributes cards to columns, each to the shortest one so far, so that there are no gaps. */
export function intoColumns<Bet extends Pick<ListedBet, "legs">>(bets: readonly Bet[], columnCount: number): readonly (readonly Bet[])[] {
  const columns = Array.from({ length: columnCount }, () => ({ height: 0, bets: [] as Bet[] }));
  for (const bet of bets) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.bets.push(bet);
    shortest.height += cardHeight(bet);
  }
  return columns.map((column) => column.bets);
}

interface ListedBetsProps {
  readonly cards: readonly ListedBet[];
  readonly rows: readonly ListedBet[];
}

/** Bets as cards in one or two columns, then the settled ones as rows. */
export function ListedBets({ cards, rows }: ListedBetsProps): ReactNode {
  const t = useText();
  const columnCount = useMediaQuery(twoColumns) === true ? 2 : 1;
  return (
    <>
      {cards.length === 0 ? null : (
        <div className="bet-columns">
          {intoColumns(cards, columnCount).map((column, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns are identified by their position
            <div key={index}>
              {column.map((bet) => (
                <BetCard key={bet.id} bet={bet} layout="page" />
              ))}
            </div>
          ))}
        </div>
      )}
      {rows.length === 0 ? null : (
        <div>
          {cards.length === 0 ? null : <h2 className="px-1 pt-2 pb-3 text-16 font-[680]">{t("bets.settled")}</h2>}
          {rows.map((bet) => (
            <SettledRow key={bet.id} bet={bet} />
          ))}
        </div>
      )}
    </>
  );
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
