import { betPriceMove, type SlipBet, slipBetKey, slipBetSummary, ticketRestrictions } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { ComboChain } from "../../../../elements/betting/combo-chain.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats } from "../use-slip.ts";
import { useLegChances } from "./leg-chances.ts";
import { MoveMark } from "./price-cell.tsx";
import { type RowProps, StakeCell } from "./stake-cell.tsx";

interface ComboRowProps extends RowProps {
  readonly bet: SlipBet;
  /** The boost with another leg, below the chain. */
  readonly boost: ReactNode;
}

/** Maximum number of rings that fit next to the total. */
const maxRings = 6;

/** The combo of all selections: its odds, its stake, and its chance as a chain. */
export function ComboRow({ bet, boost, ...row }: ComboRowProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const { view } = row;
  const { slip } = view;
  const [restriction] = ticketRestrictions(bet, slip.rules);
  const { odds } = slipBetSummary(slip, bet);
  const refused = slip.refusedBets[slipBetKey(bet)];
  const name = t("slip.type.combo");
  const move = betPriceMove(bet);
  return (
    <>
      <div className="slip-row slip-joint" data-bet="combo">
        <Icon name="repeat" size={16} className="slip-mark" />
        <div className="slip-what">
          <b className="slip-name">{name}</b>
          <span className="slip-market">
            {restriction === undefined ? t("slip.allWin", { count: bet.selections.length }) : t(`slip.refusal.${restriction.type}.title`)}
          </span>
        </div>
        {restriction === undefined ? (
          <span className="slip-price n" data-move={move} data-dim={view.arePricesStale}>
            <bdi>{formats.total(odds)}</bdi>
            <MoveMark move={move} />
          </span>
        ) : (
          <span />
        )}
        {restriction === undefined || isStaked(row, bet) ? <StakeCell {...row} bet={bet} name={name} /> : <span />}
        {refused === undefined ? null : (
          <p className="slip-refused">{refused.message === "" ? t("error.place_bets.default") : refused.message}</p>
        )}
      </div>
      {restriction === undefined ? (
        <>
          <Chain bet={bet} />
          {boost}
        </>
      ) : null}
    </>
  );
}

function isStaked({ view }: RowProps, bet: SlipBet): boolean {
  return view.summary.totalStake.minor > 0n && view.summary.bets.some(({ key }) => key === slipBetKey(bet));
}

function Chain({ bet }: { readonly bet: SlipBet }): ReactNode {
  const { legs, total } = useLegChances(bet.selections);
  if (legs.every(({ chance }) => chance === null)) return null;
  const size = legs.length <= maxRings ? 36 : 16;
  return (
    <div className="slip-chain chain-wide">
      <ComboChain legs={legs} size={size} total={total} />
    </div>
  );
}
