import {
  amountOf,
  countSystemLines,
  effectiveStake,
  isPositiveMoney,
  shareMoney,
  type SlipBet,
  slipBetKey,
  type StakedSystem,
  systemSizes,
  systemSteps,
  type SystemType,
  systemTypesFor,
  ticketRestrictions,
} from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { CSSProperties, ReactNode } from "react";
import type { Text } from "../../../../messages/text.ts";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, useSlipFormats } from "../use-slip.ts";
import { type RowProps, StakeCell } from "./stake-cell.tsx";
import { SystemOutlook } from "./system-outlook.tsx";

/** Established names of full-cover systems. Other systems are named by their numbers. */
const systemNames: Readonly<Record<string, string>> = {
  trixie: "Trixie",
  patent: "Patent",
  yankee: "Yankee",
  lucky15: "Lucky 15",
  canadian: "Canadian",
  lucky31: "Lucky 31",
  heinz: "Heinz",
  lucky63: "Lucky 63",
  super_heinz: "Super Heinz",
  goliath: "Goliath",
};

function systemName(type: SystemType, t: Text): string {
  return systemNames[type.id] ?? t("slip.system.of", { wins: type.winCount, total: type.totalCount });
}

interface SystemRowProps extends RowProps {
  readonly bet: SlipBet;
  readonly system: SystemType;
}

/** A system of the selections: its type, its stake, and its returns as a staircase. */
export function SystemRow({ bet, system, ...row }: SystemRowProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { money } = useSlipFormats();
  const { slip } = row.view;
  const types = systemTypesFor(slip.rules.systemTypes, bet.selections.length);
  const lines = countSystemLines(bet.selections.length, systemSizes(system));
  const stake = effectiveStake(slip, bet);
  const refused = slip.refusedBets[slipBetKey(bet)];
  const isOpen = isPositiveMoney(stake);
  if (ticketRestrictions(bet, slip.rules).length > 0 && !isOpen) return null;
  return (
    <>
      <div className="slip-row slip-joint" data-bet="system">
        <Icon name="layers" size={16} className="slip-mark" />
        <div className="slip-what">
          <select
            className="slip-system"
            aria-label={t("slip.system.label")}
            value={system.id}
            disabled={slip.state === "processing"}
            onChange={(event) => page.dispatch({ type: "systemTypeChanged", systemTypeId: event.currentTarget.value })}
          >
            {types.map((type) => (
              <option key={type.id} value={type.id}>
                {systemName(type, t)}
              </option>
            ))}
          </select>
          <span className="slip-market">
            {t("slip.system.lines", { count: Number(lines) })}
            {isOpen ? <bdi className="n"> · {t("slip.system.eachIs", { stake: money(shareMoney(stake, Number(lines))) })}</bdi> : null}
          </span>
        </div>
        <span />
        <StakeCell {...row} bet={bet} name={systemName(system, t)} />
        {refused === undefined ? null : (
          <p className="slip-refused">{refused.message === "" ? t("error.place_bets.default") : refused.message}</p>
        )}
      </div>
      {isOpen ? (
        <>
          <Staircase
            system={{
              odds: bet.selections.map(({ odds }) => odds),
              sizes: systemSizes(system),
              stake,
              maxReturn: amountOf(slip.rules.maxReturn, stake),
            }}
          />
          <SystemOutlook view={row.view} bet={bet} />
        </>
      ) : null}
    </>
  );
}

/** The minimum return of a system, with a step for each number of winning legs. Steps below the dashed line are less than the stake. */
function Staircase({ system }: { readonly system: StakedSystem }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  const { steps, stakeHeight } = systemSteps(system);
  const labelOf = ({ from, to }: (typeof steps)[number]): string => (from === to ? String(to) : `${from}–${to}`);
  const spoken = steps.map((step) => `${t("slip.system.right", { count: labelOf(step) })}: ${money(step.min)}`);
  return (
    <div className="slip-stairs" role="img" aria-label={spoken.join(", ")}>
      {steps.map((step) => (
        <span
          key={step.to}
          className="slip-step n"
          data-pays={step.height === 0 ? "nothing" : step.min.minor < system.stake.minor ? "less" : "more"}
          style={{ "--step": step.height } as CSSProperties}
        >
          <bdi>{money(step.min, "short")}</bdi>
          <i />
          <span>{labelOf(step)}</span>
        </span>
      ))}
      <em style={{ "--step": stakeHeight } as CSSProperties}>
        <span>
          {t("slip.stake")} <bdi className="n">{money(system.stake)}</bdi>
        </span>
      </em>
    </div>
  );
}
