import { cashStake, countsForAmb, roundTotalOdds, slipBetOdds, wireToMoney, type Slip } from "@touchline/domain";
import { freebetAmbOf, type FreebetAmb } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useBonusFormats } from "../bonus-format.ts";
import { ProgressLine } from "../progress-line.tsx";
import { useOwner } from "../use-bonuses.ts";
import { useIsCalm } from "../use-calm.ts";

/** How many bets of the slip automatic issue would count as they are now. */
function countedOf(slip: Slip, amb: FreebetAmb): number {
  const least = wireToMoney(amb.min_stake);
  const terms = { currency: least.currency, minStake: least.minor, minOdds: amb.min_odds };
  return slip.bets.filter((bet) => {
    if (bet.bonus?.type === "freebet") return false;
    return countsForAmb(terms, { stake: cashStake(slip, bet), odds: BigInt(roundTotalOdds(slipBetOdds({ ...bet, bonus: null }))) });
  }).length;
}

/** How far freebets that come by themselves are, with the bets of the slip; nothing for visitors and in calm mode. */
export function SlipAmb({ ticket }: { readonly ticket: Slip }): ReactNode {
  const owner = useOwner();
  const isCalm = useIsCalm();
  if (owner === null || isCalm || ticket.bets.length === 0) return null;
  return <Progress owner={owner} ticket={ticket} />;
}

function Progress({ owner, ticket }: { readonly owner: string; readonly ticket: Slip }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const formats = useBonusFormats();
  const { data } = useResource(freebetAmbOf(api, owner));
  return (data ?? []).map((amb) => {
    const needed = amb.amb_ranges.at(-1)?.number_of_bets ?? 0;
    const counted = countedOf(ticket, amb);
    const count = Math.min(needed, amb.possible_progress_count + counted);
    const text =
      counted > 0
        ? t("bonus.slip.amb", { name: amb.name, count, needed })
        : t("bonus.slip.ambTerms", {
            name: amb.name,
            stake: formats.money(amb.min_stake, "short"),
            odds: formats.odds(amb.min_odds ?? 1001),
          });
    return (
      <div key={amb.id} className="grid gap-1.5 border-t border-line px-4 py-3">
        <ProgressLine
          label={t("bonus.progress.bets", { count: amb.progress_count, needed })}
          count={amb.progress_count}
          possible={count}
          needed={needed}
          marks={amb.amb_ranges.slice(0, -1).map((range) => range.number_of_bets)}
        />
        <p className="text-12 text-mid">{text}</p>
      </div>
    );
  });
}
