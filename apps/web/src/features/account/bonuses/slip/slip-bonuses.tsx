import { chooseBonus, slipBetKey, ticketRestrictions, type SlipBet } from "@touchline/domain";
import { followSlipBonuses, toSlipBonus, type BetBonuses, type OfferedBonus } from "@touchline/store/bonuses";
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useIsCalm } from "../use-calm.ts";
import { BoostCoach } from "./boost-coach.tsx";
import { BonusPicker } from "./bonus-picker.tsx";
import { useOfferLine } from "./offer-line.ts";
import { SlipAmb } from "./slip-amb.tsx";

/** What the bets on the slip may carry, which bonus each takes, and what it would earn: between the legs and the stake. */
export function SlipBonuses(): ReactNode {
  const store = useStore();
  const { slip } = store;
  const follower = useFollower();
  const { byKey } = useSyncExternalStore(follower.subscribe, follower.getState, follower.getState);
  const { slip: ticket } = useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState);
  if (ticket.state === "processing" || ticket.state === "success") return null;
  const isRestricted = ticket.bets.some((bet) => ticketRestrictions(bet, ticket.rules).length > 0);
  return (
    <>
      {ticket.bets.map((bet) => {
        const said = byKey[slipBetKey(bet)];
        // What cannot be placed as it is earns nothing.
        return said === undefined || isRestricted ? null : (
          <BetBonusRow key={slipBetKey(bet)} bet={bet} said={said} isAlone={ticket.bets.length === 1} />
        );
      })}
      {isRestricted ? null : <SlipAmb ticket={ticket} />}
    </>
  );
}

/** Follows the slip while this is drawn. */
function useFollower() {
  const store = useStore();
  const follower = useMemo(() => ({ current: null as ReturnType<typeof followSlipBonuses> | null }), []);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      follower.current ??= followSlipBonuses(store);
      return follower.current.answers.subscribe(listener);
    },
    [follower, store],
  );
  useEffect(
    () => () => {
      follower.current?.stop();
      follower.current = null;
    },
    [follower],
  );
  return { subscribe, getState: () => follower.current?.answers.getState() ?? nothing };
}

const nothing: { readonly byKey: Readonly<Record<string, BetBonuses>> } = { byKey: {} };

function chosenOf(bet: SlipBet, said: BetBonuses): OfferedBonus | null {
  return said.available.find(({ id, type }) => String(id) === bet.bonus?.id && type === bet.bonus.type) ?? null;
}

function BetBonusRow({ bet, said, isAlone }: { readonly bet: SlipBet; readonly said: BetBonuses; readonly isAlone: boolean }): ReactNode {
  const t = useText();
  const { slip } = useStore();
  const isCalm = useIsCalm();
  const line = useOfferLine();
  const chosen = chosenOf(bet, said);
  const boost = chosen?.type === "comboboost" ? chosen : said.upcoming.find(({ type }) => type === "comboboost");
  const isCoached =
    !isCalm && isAlone && boost !== undefined && bet.type !== "system" && bet.type !== "customBet" && bet.isBonusDeclined !== true;
  const choose = (bonus: OfferedBonus | null): void => {
    const bets = chooseBonus(slip.getState().slip, slipBetKey(bet), bonus === null ? null : toSlipBonus(bonus, bet));
    slip.dispatch({ type: "bonusesTaken", bets });
  };
  const isInJackpot = !isCalm && said.jackpotIds.length > 0;
  if (said.available.length === 0 && !isCoached && !isInJackpot) return null;
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3" data-slip-bonuses>
      {isAlone ? null : (
        <p className="text-12 text-mid">
          <bdi className="block truncate">{bet.selections[0]?.outcomeName}</bdi>
        </p>
      )}
      {said.available.length === 0 ? null : <BonusPicker offers={said.available} chosen={chosen} onChoose={choose} />}
      {chosen === null ? null : <p className="text-13 text-up">{line(chosen, bet)}</p>}
      {isCoached ? <BoostCoach bet={bet} offer={boost} /> : null}
      {isInJackpot ? <p className="text-12 text-mid">{t("jackpot.ticket")}</p> : null}
    </div>
  );
}
