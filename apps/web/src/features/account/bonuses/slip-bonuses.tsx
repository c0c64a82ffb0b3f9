import {
  betBoost,
  chooseBonus,
  effectiveStake,
  formatMoney,
  multiplyMoney,
  type Slip,
  type SlipBet,
  slipBetKey,
  slipBetOdds,
  subtractMoney,
  ticketRestrictions,
  wantedBets,
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
import { Icon } from "@touchline/ui";
import { createContext, type ReactNode, use, useEffect, useId, useMemo, useSyncExternalStore } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { freebetLines, useBonusFormats } from "./bonus-text.ts";
import { ProgressLine } from "./bonus-progress.tsx";
import { useIsCalm, usePlayerId } from "./use-bonuses.ts";
import { BoostLine } from "./boost-line.tsx";

type SlipBonusState = ReturnType<ReturnType<typeof followSlipBonuses>["answers"]["getState"]>;

const SlipBonusContext = createContext<SlipBonusState>(noSlipBonuses);

/** Provides the bonuses of the slip to the components below it. */
export function SlipBonusSource({ children }: { readonly children: ReactNode }): ReactNode {
  const follower = useSlipBonusState();
  const state = useSyncExternalStore(follower.subscribe, follower.getState, follower.getState);
  return <SlipBonusContext value={state}>{children}</SlipBonusContext>;
}

function useTicket(): Slip {
  const { slip } = useStore();
  return useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState).slip;
}

/** The boost of the combo with another selection, below its chain. */
export function SlipBoost(): ReactNode {
  const { byKey } = use(SlipBonusContext);
  const ticket = useTicket();
  const isCalm = useIsCalm();
  const bet = ticket.bets.find(({ type }) => type === "combo");
  const bonuses = byKey["combo"];
  if (bet === undefined || bonuses === undefined || isCalm || bet.isBonusDeclined === true) return null;
  const chosen = chosenOf(bet, bonuses);
  const boost = chosen?.type === "comboboost" ? chosen : bonuses.upcoming.find(({ type }) => type === "comboboost");
  return boost === undefined || (chosen !== null && chosen.type !== "comboboost") ? null : <BoostLine bet={bet} offer={boost} />;
}

/** The bonuses of the bets to be placed: which bonus each bet uses, and what it earns. */
export function SlipBonuses(): ReactNode {
  const { byKey, amb } = use(SlipBonusContext);
  const ticket = useTicket();
  if (ticket.state === "processing" || ticket.state === "success" || ticket.bets.length === 0) return null;
  const bets = wantedBets(ticket);
  // Bets that cannot be placed earn nothing.
  if (bets.some((bet) => ticketRestrictions(bet, ticket.rules).length > 0)) return null;
  return (
    <>
      {bets.map((bet) => {
        const bonuses = byKey[slipBetKey(bet)];
        return bonuses === undefined ? null : <BetBonusRow key={slipBetKey(bet)} bet={bet} bonuses={bonuses} isAlone={bets.length === 1} />;
      })}
      <SlipAmb withBets={amb} />
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

interface BetBonusRowProps {
  readonly bet: SlipBet;
  readonly bonuses: BetBonuses;
  readonly isAlone: boolean;
}

function BetBonusRow({ bet, bonuses, isAlone }: BetBonusRowProps): ReactNode {
  const t = useText();
  const { slip } = useStore();
  const isCalm = useIsCalm();
  const line = useOfferLine();
  const chosen = chosenOf(bet, bonuses);
  const choose = (bonus: OfferedBonus | null): void => {
    const bets = chooseBonus(slip.getState().slip, slipBetKey(bet), bonus === null ? null : toSlipBonus(bonus, bet));
    slip.dispatch({ type: "bonusesTaken", bets });
  };
  const isInJackpot = !isCalm && bonuses.jackpotIds.length > 0;
  if (bonuses.available.length === 0 && !isInJackpot) return null;
  const name = bet.type === "single" ? bet.selections[0]?.outcomeName : t(bet.type === "system" ? "slip.type.system" : "slip.type.combo");
  return (
    <div data-slip-bonuses>
      {bonuses.available.length === 0 ? null : (
        <BonusPicker label={isAlone ? null : (name ?? null)} offers={bonuses.available} chosen={chosen} onChoose={choose} />
      )}
      {chosen === null ? null : <p className="px-4 pb-2 text-12 text-up">{line(chosen, bet)}</p>}
      {isInJackpot ? <p className="px-4 pb-2 text-12 text-mid">{t("jackpot.ticket")}</p> : null}
    </div>
  );
}

interface BonusPickerProps {
  /** The name of the bet; null while it is the only one. */
  readonly label: string | null;
  readonly offers: readonly OfferedBonus[];
  readonly chosen: OfferedBonus | null;
  onChoose(offer: OfferedBonus | null): void;
}

function keyOf({ type, id }: OfferedBonus): string {
  return `${type}-${id}`;
}

/** Chooses the bonus of a bet, or none, in one line. */
function BonusPicker({ label, offers, chosen, onChoose }: BonusPickerProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const name = useId();
  const nameOf = (offer: OfferedBonus): string =>
    offer.freebet === null ? offer.name : `${offer.name} · ${formats.money(offer.freebet.stake)}`;
  const choices = [
    { key: "", text: t("bonus.slip.none"), offer: null },
    ...offers.map((offer) => ({ key: keyOf(offer), text: nameOf(offer), offer })),
  ];
  return (
    <div className="slip-bonus" role="radiogroup" aria-label={[t("bonus.slip.title"), label].filter(Boolean).join(", ")}>
      <Icon name="gift" size={16} />
      {label === null ? null : <bdi className="max-w-24 truncate text-12">{label}</bdi>}
      {choices.map(({ key, text, offer }) => (
        <label key={key}>
          <input type="radio" name={name} checked={(chosen === null ? "" : keyOf(chosen)) === key} onChange={() => onChoose(offer)} />
          <bdi>{text}</bdi>
        </label>
      ))}
    </div>
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
  const { slip } = useStore();
  // Bets in another currency do not count.
  if (amb.min_stake.currency !== slip.getState().slip.sharedStake.currency) return null;
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
