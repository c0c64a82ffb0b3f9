import {
  betBoost,
  chooseBonus,
  effectiveStake,
  formatMoney,
  multiplyMoney,
  type SlipBet,
  slipBetKey,
  slipBetOdds,
  subtractMoney,
  ticketRestrictions,
} from "@touchline/domain";
import {
  type BetBonuses,
  followSlipBonuses,
  type FreebetAmb,
  freebetAmbOf,
  noSlipBonuses,
  type OfferedBonus,
  toSlipBonus,
} from "@touchline/store/bonuses";
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { freebetLines, useBonusFormats } from "./bonus-text.ts";
import { ProgressLine } from "./bonus-progress.tsx";
import { useIsCalm, usePlayerId } from "./use-bonuses.ts";
import { BoostCoach } from "./boost-coach.tsx";

/** The bonuses of the bets on the slip: which one each bet takes, and what it earns. Shown between the legs and the stake. */
export function SlipBonuses(): ReactNode {
  const store = useStore();
  const { slip } = store;
  const follower = useSlipBonusState();
  const { byKey, amb } = useSyncExternalStore(follower.subscribe, follower.getState, follower.getState);
  const { slip: ticket } = useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState);
  if (ticket.state === "processing" || ticket.state === "success") return null;
  const isRestricted = ticket.bets.some((bet) => ticketRestrictions(bet, ticket.rules).length > 0);
  return (
    <>
      {ticket.bets.map((bet) => {
        const bonuses = byKey[slipBetKey(bet)];
        // Bets that cannot be placed earn nothing.
        return bonuses === undefined || isRestricted ? null : (
          <BetBonusRow key={slipBetKey(bet)} bet={bet} bonuses={bonuses} isAlone={ticket.bets.length === 1} />
        );
      })}
      {isRestricted || ticket.bets.length === 0 ? null : <SlipAmb withBets={amb} />}
    </>
  );
}

/** Follows the slip while mounted. */
function useSlipBonusState() {
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
  return { subscribe, getState: () => follower.current?.answers.getState() ?? noSlipBonuses };
}

function chosenOf(bet: SlipBet, bonuses: BetBonuses): OfferedBonus | null {
  return bonuses.available.find(({ id, type }) => String(id) === bet.bonus?.id && type === bet.bonus.type) ?? null;
}

function BetBonusRow({
  bet,
  bonuses,
  isAlone,
}: {
  readonly bet: SlipBet;
  readonly bonuses: BetBonuses;
  readonly isAlone: boolean;
}): ReactNode {
  const t = useText();
  const { slip } = useStore();
  const isCalm = useIsCalm();
  const line = useOfferLine();
  const chosen = chosenOf(bet, bonuses);
  const boost = chosen?.type === "comboboost" ? chosen : bonuses.upcoming.find(({ type }) => type === "comboboost");
  const isCoached =
    !isCalm && isAlone && boost !== undefined && bet.type !== "system" && bet.type !== "customBet" && bet.isBonusDeclined !== true;
  const choose = (bonus: OfferedBonus | null): void => {
    const bets = chooseBonus(slip.getState().slip, slipBetKey(bet), bonus === null ? null : toSlipBonus(bonus, bet));
    slip.dispatch({ type: "bonusesTaken", bets });
  };
  const isInJackpot = !isCalm && bonuses.jackpotIds.length > 0;
  if (bonuses.available.length === 0 && !isCoached && !isInJackpot) return null;
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3" data-slip-bonuses>
      {isAlone ? null : (
        <p className="text-12 text-mid">
          <bdi className="block truncate">{bet.selections[0]?.outcomeName}</bdi>
        </p>
      )}
      {bonuses.available.length === 0 ? null : <BonusPicker offers={bonuses.available} chosen={chosen} onChoose={choose} />}
      {chosen === null ? null : <p className="text-13 text-up">{line(chosen, bet)}</p>}
      {isCoached ? <BoostCoach bet={bet} offer={boost} /> : null}
      {isInJackpot ? <p className="text-12 text-mid">{t("jackpot.ticket")}</p> : null}
    </div>
  );
}

interface BonusPickerProps {
  readonly offers: readonly OfferedBonus[];
  readonly chosen: OfferedBonus | null;
  onChoose(offer: OfferedBonus | null): void;
}

function keyOf({ type, id }: OfferedBonus): string {
  return `${type}-${id}`;
}

/** Chooses the bonus of a bet, or none. */
function BonusPicker({ offers, chosen, onChoose }: BonusPickerProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const nameOf = (offer: OfferedBonus): string =>
    offer.freebet === null ? offer.name : `${offer.name} · ${formats.money(offer.freebet.stake)}`;
  return (
    <label className="flex items-center gap-3">
      <span className="shrink-0 font-[650]">{t("bonus.slip.title")}</span>
      <select
        className="control min-w-0 flex-1 truncate"
        value={chosen === null ? "" : keyOf(chosen)}
        onChange={(event) => onChoose(offers.find((offer) => keyOf(offer) === event.currentTarget.value) ?? null)}
      >
        <option value="">{t("bonus.slip.none")}</option>
        {offers.map((offer) => (
          <option key={keyOf(offer)} value={keyOf(offer)}>
            {nameOf(offer)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Describes the effect of a bonus on a bet. */
function useOfferLine(): (offer: OfferedBonus, bet: SlipBet) => string {
  const t = useText();
  const formats = useBonusFormats();
  const { slip, locale } = useStore();
  return (offer, bet) => {
    if (offer.freebet !== null) return t(freebetLines[offer.freebet.type], { amount: formats.money(offer.freebet.stake) });
    if (offer.points !== null) {
      const { now, earned, next } = offer.points;
      return next === null
        ? t("bonus.slip.earns", { count: earned, points: now + earned })
        : t("bonus.slip.earnsOf", { count: earned, points: now + earned, next });
    }
    if (offer.progress !== null) return t("bonus.slip.box", { count: offer.progress.count + 1, needed: offer.progress.needed });
    const boost = betBoost(bet);
    const stake = effectiveStake(slip.getState().slip, bet);
    const boosted = multiplyMoney(stake, slipBetOdds(bet));
    const plain = multiplyMoney(stake, slipBetOdds({ ...bet, bonus: null }));
    const more = subtractMoney(boosted, plain);
    if (more.minor === 0n) return t("bonus.slip.boostAlone", { percent: formats.percent(boost - 1000) });
    return t("bonus.slip.boost", { percent: formats.percent(boost - 1000), amount: formatMoney(more, locale) });
  };
}

/** The progress towards automatic freebets, including the bets of the slip. Hidden for visitors and in calm mode. */
function SlipAmb({ withBets }: { readonly withBets: readonly FreebetAmb[] | null }): ReactNode {
  const playerId = usePlayerId();
  const isCalm = useIsCalm();
  if (playerId === null || isCalm) return null;
  return <Progress playerId={playerId} withBets={withBets} />;
}

function Progress({ playerId, withBets }: { readonly playerId: string; readonly withBets: readonly FreebetAmb[] | null }): ReactNode {
  const { api } = useStore();
  const { data } = useResource(freebetAmbOf(api, playerId));
  return (data ?? []).map((amb) => (
    <SlipAmbRow key={amb.id} amb={amb} possible={withBets?.find(({ id }) => id === amb.id)?.possible_progress_count ?? null} />
  ));
}

/** One automatic freebet; `possible` is its progress with the bets of the slip, null while unknown. */
export function SlipAmbRow({ amb, possible }: { readonly amb: FreebetAmb; readonly possible: number | null }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const needed = amb.amb_ranges.at(-1)?.number_of_bets ?? 0;
  const count = Math.min(needed, Math.max(possible ?? 0, amb.possible_progress_count));
  const text =
    possible !== null && possible > amb.possible_progress_count
      ? t("bonus.slip.amb", { name: amb.name, count, needed })
      : t("bonus.slip.ambTerms", {
          name: amb.name,
          stake: formats.money(amb.min_stake, "short"),
          odds: formats.odds(amb.min_odds ?? 1001),
        });
  return (
    <div className="grid gap-1.5 border-t border-line px-4 py-3">
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
}
