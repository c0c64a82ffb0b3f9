import {
  amountOf,
  effectiveStake,
  type LegGuess,
  type SlipBet,
  type StakedSystem,
  systemSizes,
  systemTable,
  type SystemTableRow,
  whatIf,
} from "@touchline/domain";
import { Icon, type IconName } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, useSlipFormats } from "../use-slip.ts";

interface SystemOutlookProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
}

/** The returns of the chosen system by number of losing legs, and for results that the player assumes. */
export function SystemOutlook({ view, bet }: SystemOutlookProps): ReactNode {
  const t = useText();
  const stake = effectiveStake(view.slip, bet);
  if (bet.systemType === null || stake.minor === 0n) return null;
  const system: StakedSystem = {
    odds: bet.selections.map((selection) => selection.odds),
    sizes: systemSizes(bet.systemType),
    stake,
    maxReturn: amountOf(view.slip.rules.maxReturn, stake),
  };
  const rows = systemTable(system);
  return (
    <details className="group border-t border-line-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-[640] marker:content-none">
        <span className="flex-1">{t("slip.system.outlook")}</span>
        <Icon name="chevron-down" size={16} className="text-mid transition-transform group-open:rotate-180" />
      </summary>
      <table className="n w-full text-14">
        <thead className="text-12 text-mid">
          <tr>
            <th scope="col" className="px-4 pb-1.5 text-start font-normal">
              {t("slip.system.wrong")}
            </th>
            <th scope="col" className="pb-1.5 text-end font-normal">
              {t("slip.system.paid")}
            </th>
            <th scope="col" className="px-4 pb-1.5 text-end font-normal">
              {t("slip.returns")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OutlookRow key={row.wrong} row={row} />
          ))}
          <tr className="border-t border-line text-mid">
            <th scope="row" className="px-4 py-1.5 text-start font-normal">
              {t("slip.system.orMore", { count: rows.length })}
            </th>
            <td className="py-1.5 text-end">0</td>
            <td className="px-4 py-1.5 text-end">{t("slip.system.nothing")}</td>
          </tr>
        </tbody>
      </table>
      <WhatIfLegs bet={bet} system={system} />
    </details>
  );
}

function OutlookRow({ row }: { readonly row: SystemTableRow }): ReactNode {
  const { money } = useSlipFormats();
  const isOne = row.min.minor === row.max.minor;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-4 py-1.5 text-start font-[640]">
        {row.wrong}
      </th>
      <td className="py-1.5 text-end text-mid">{String(row.linesPaid)}</td>
      <td className="px-4 py-1.5 text-end font-[640]">
        <bdi>{isOne ? money(row.max) : `${money(row.min)} – ${money(row.max)}`}</bdi>
      </td>
    </tr>
  );
}

interface WhatIfLegsProps {
  readonly bet: SlipBet;
  readonly system: StakedSystem;
}

/** Calculates the return for results that the player assumes. */
function WhatIfLegs({ bet, system }: WhatIfLegsProps): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  const [guesses, setGuesses] = useState<Readonly<Record<string, LegGuess>>>({});
  const guessOf = (id: string): LegGuess => guesses[id] ?? "open";
  const found = whatIf({
    shape: { type: "system", sizes: system.sizes },
    stake: system.stake,
    maxReturn: system.maxReturn,
    legs: bet.selections.map(({ id, odds }) => ({ odds, guess: guessOf(id) })),
  });
  const isSure = found.min.minor === found.max.minor;
  return (
    <fieldset className="border-t border-line-2 pb-2">
      <legend className="float-start w-full px-4 pt-2.5 pb-1 text-12 text-mid">{t("slip.whatIf.title")}</legend>
      {bet.selections.map(({ id, outcomeName }) => (
        <div key={id} className="clear-both flex min-h-11 items-center gap-2 border-t border-line ps-4 pe-3">
          <bdi className="min-w-0 flex-1 truncate">{outcomeName}</bdi>
          {(["won", "lost"] as const).map((guess) => (
            <GuessButton
              key={guess}
              guess={guess}
              name={outcomeName}
              isChosen={guessOf(id) === guess}
              onPress={() => setGuesses({ ...guesses, [id]: guessOf(id) === guess ? "open" : guess })}
            />
          ))}
        </div>
      ))}
      <output className="flex items-baseline justify-between gap-3 border-t border-line px-4 pt-2.5 pb-1">
        <span className="text-mid">{t("slip.whatIf.lines", { won: Number(found.linesWon), alive: Number(found.linesAlive) })}</span>
        <b className="n text-18">
          <bdi>{isSure ? money(found.max) : `${money(found.min)} – ${money(found.max)}`}</bdi>
        </b>
      </output>
    </fieldset>
  );
}

const guessStyles = {
  won: { icon: "check", className: "aria-pressed:bg-up-w aria-pressed:text-up" },
  lost: { icon: "close", className: "aria-pressed:bg-down-w aria-pressed:text-down" },
} as const satisfies Record<string, { readonly icon: IconName; readonly className: string }>;

interface GuessButtonProps {
  readonly guess: keyof typeof guessStyles;
  readonly name: string;
  readonly isChosen: boolean;
  onPress(): void;
}

function GuessButton({ guess, name, isChosen, onPress }: GuessButtonProps): ReactNode {
  const t = useText();
  const { icon, className } = guessStyles[guess];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t(`slip.whatIf.${guess}`, { name })}
      className={`relative grid size-9 place-items-center rounded-1 bg-cell text-mid after:absolute after:-inset-1 hover:bg-cell-h ${className}`}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
