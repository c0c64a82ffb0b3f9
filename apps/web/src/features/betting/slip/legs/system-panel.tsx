import {
  amountOf,
  capReturn,
  countSystemLines,
  effectiveStake,
  potentialReturn,
  shareMoney,
  type SlipBet,
  systemSizes,
  type SystemType,
  systemTypesFor,
} from "@touchline/domain";
import { type ReactNode, useId } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, usePageSlip, useSlipFormats } from "../use-slip.ts";
import { SystemOutlook } from "./system-outlook.tsx";

interface SystemPanelProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
}

/** The systems available for these legs, and the returns of the chosen one. */
export function SystemPanel({ view, bet }: SystemPanelProps): ReactNode {
  const t = useText();
  const types = systemTypesFor(view.slip.rules.systemTypes, bet.selections.length);
  return (
    <div className="border-t border-line-2">
      <div
        aria-hidden="true"
        className="grid grid-cols-[minmax(0,1.3fr)_48px_minmax(0,1fr)_minmax(0,1.2fr)] gap-x-2 px-4 pt-2.5 pb-1.5 text-12 text-mid"
      >
        <span>{t("slip.system.kind")}</span>
        <span className="text-end">{t("slip.system.bets")}</span>
        <span className="text-end">{t("slip.system.each")}</span>
        <span className="text-end">{t("slip.system.most")}</span>
      </div>
      <div role="radiogroup" aria-label={t("slip.system.label")}>
        {types.map((type) => (
          <SystemTypeRow key={type.id} view={view} bet={bet} type={type} />
        ))}
      </div>
      <SystemOutlook view={view} bet={bet} />
    </div>
  );
}

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

interface SystemTypeRowProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
  readonly type: SystemType;
}

/** One kind of system: its number of bets, the stake of each and the maximum return. */
function SystemTypeRow({ view, bet, type }: SystemTypeRowProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { money } = useSlipFormats();
  const id = useId();
  const { slip } = view;
  const sizes = systemSizes(type);
  const lines = countSystemLines(bet.selections.length, sizes);
  const stake = effectiveStake(slip, bet);
  const odds = bet.selections.map((selection) => selection.odds);
  const maxReturn = capReturn(potentialReturn({ type: "system", sizes }, odds, stake), amountOf(slip.rules.maxReturn, stake));
  const isStaked = stake.minor > 0n;
  return (
    <label
      htmlFor={id}
      className="grid min-h-10 grid-cols-[minmax(0,1.3fr)_48px_minmax(0,1fr)_minmax(0,1.2fr)] items-center gap-x-2 border-t border-line px-4 has-checked:bg-[color-mix(in_srgb,var(--accent)_12%,transparent)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-[var(--accent-t)]"
    >
      <span className="flex min-w-0 items-center gap-2">
        <input
          id={id}
          type="radio"
          name={`system-${bet.selections.length}`}
          className="size-4 shrink-0 accent-[var(--accent)]"
          checked={bet.systemType?.id === type.id}
          disabled={slip.state === "processing"}
          onChange={() => page.dispatch({ type: "systemTypeChanged", systemTypeId: type.id })}
        />
        <span className="truncate font-[640]">
          {systemNames[type.id] ?? t("slip.system.of", { wins: type.winCount, total: type.totalCount })}
        </span>
      </span>
      <span className="n text-end">{String(lines)}</span>
      <span className="n truncate text-end text-mid">{isStaked ? <bdi>{money(shareMoney(stake, Number(lines)))}</bdi> : "–"}</span>
      <span className="n truncate text-end font-[640]">{isStaked ? <bdi>{money(maxReturn, "short")}</bdi> : "–"}</span>
    </label>
  );
}
