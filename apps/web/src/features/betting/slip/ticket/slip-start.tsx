import { isSameUnit, slipBetKey, slipUnit } from "@touchline/domain";
import { betListingsOf, type BetFilter, type ListedBet } from "@touchline/store";
import { popularCombosOf, type ShownCombo } from "@touchline/store/popular-combos";
import { Icon } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { type ChainLeg, ComboChain } from "../../../../elements/betting/combo-chain.tsx";
import { comboMatches, usePopularCombo } from "../../../../elements/betting/popular-combo.ts";
import { useResource, useSession, useStore } from "../../../../elements/store.ts";
import { useBets } from "../../../../elements/use-bets.ts";
import type { Text } from "../../../../messages/text.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { type SlipView, usePageSlip, useSlipFormats } from "../use-slip.ts";
import { UndoBar } from "./undo-bar.tsx";

const openBets: BetFilter = { group: "open", page: 1 };
const shownBets = 3;
const shownCombos = 2;

interface SlipStartProps {
  readonly view: SlipView;
  /** The cash-out of an open bet. */
  readonly cashOut?: ((bet: ListedBet) => ReactNode) | undefined;
}

/** An empty slip: instructions, popular combos, a repeat of the last bet, and the open bets. After clearing, an undo. */
export function SlipStart({ view, cashOut }: SlipStartProps): ReactNode {
  const t = useText();
  const store = useStore();
  const { player } = useSession();
  const { data } = useResource(betListingsOf(store).bets(openBets), { isEnabled: player !== null });
  const open = data?.bets ?? [];
  const [last] = open.filter(({ isQuick }) => !isQuick);
  return (
    <div className="slip-rows">
      <div className="slip-start">
        <p data-slip-focus="" tabIndex={-1} className="text-16 font-[680] outline-none">
          {t("slip.empty.title")}
        </p>
        <p>{t("slip.empty.text")}</p>
      </div>
      <UndoBar view={view} place="ticket" />
      <StartCombos />
      {last === undefined ? null : <LastBet bet={last} />}
      {open.length === 0 ? null : (
        <section aria-label={t("slip.start.open")}>
          <h3 className="slip-head">
            {t("slip.start.open")} <span className="num n">{data?.total ?? open.length}</span>
          </h3>
          {open.slice(0, shownBets).map((bet) => (
            <OpenBet key={bet.id} bet={bet} cashOut={cashOut} />
          ))}
        </section>
      )}
    </div>
  );
}

/** Popular combos; hidden until they are loaded. */
function StartCombos(): ReactNode {
  const t = useText();
  const store = useStore();
  const { data } = useResource(popularCombosOf(store));
  const combos = data?.slice(0, shownCombos) ?? [];
  const { data: matches } = useResource(store.listings.matches(comboMatches(combos)), { isEnabled: combos.length > 0 });
  if (matches === undefined || combos.length === 0) return null;
  return (
    <section aria-label={t("combos.title")}>
      <h3 className="slip-head">{t("combos.title")}</h3>
      {combos.map((combo) => (
        <StartCombo key={JSON.stringify(combo.legs)} combo={combo} />
      ))}
    </section>
  );
}

function StartCombo({ combo }: { readonly combo: ShownCombo }): ReactNode {
  const t = useText();
  const current = usePopularCombo(combo);
  if (current === null) return null;
  const { chain, total, toggle } = current;
  const title = t(`combos.${combo.kind}`);
  return (
    <div className="slip-bet">
      <ComboChain legs={chain} size={28} />
      <span className="slip-what">
        <b className="slip-name">{title}</b>
        <bdi className="slip-market">{chain.map(({ label }) => label).join(", ")}</bdi>
      </span>
      <button type="button" className="slip-take n" aria-label={`${title}: ${t("combos.add")} ${total}`} onClick={toggle}>
        <bdi>{total}</bdi>
      </button>
    </div>
  );
}

function betName({ type, legs }: ListedBet, t: Text): string {
  const [only] = legs;
  if (type === "single" && only !== undefined) return only.outcomeName;
  return t(`bets.type.${type}`, { count: legs.length });
}

const legStates = { win_entire: "won", lose_entire: "lost", refund_entire: "void", canceled: "void" } as const;

function toChainLeg({ result, matchStatus, outcomeName }: ListedBet["legs"][number]): ChainLeg {
  const settled = result in legStates ? legStates[result as keyof typeof legStates] : null;
  return { chance: null, state: settled ?? (matchStatus === "live" ? "live" : "open"), label: outcomeName };
}

/** A link to My bets with an open bet and its cash-out. */
function OpenBet({ bet, cashOut }: { readonly bet: ListedBet } & Pick<SlipStartProps, "cashOut">): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  return (
    <div className="slip-bet">
      <ComboChain legs={bet.legs.slice(0, 6).map(toChainLeg)} size={16} />
      <PageLink to="/bets" className="slip-what py-2">
        <bdi className="slip-name truncate">{betName(bet, t)}</bdi>
        <span className="slip-market n">
          <bdi>
            {bet.odds === null ? formats.money(bet.stake) : `${formats.money(bet.stake)} ${t("bets.at")} ${formats.odds(bet.odds)}`}
          </bdi>
        </span>
      </PageLink>
      {cashOut?.(bet)}
    </div>
  );
}

/** Puts the still available legs of the last bet on the slip, with the stake in the button's label. */
function LastBet({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const bets = useBets();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const [isBusy, setBusy] = useState(false);
  const [isGone, setGone] = useState(false);
  const stake = bet.originalStake;

  async function repeat(): Promise<void> {
    setBusy(true);
    const { addedCount } = await bets.repeat(bet).catch(() => ({ addedCount: 0 }));
    setBusy(false);
    setGone(addedCount === 0);
    const { slip } = page.getState();
    const again = slip.bets.find(({ type }) => type === bet.type) ?? slip.bets[0];
    if (addedCount < bet.legs.length || again === undefined || !isSameUnit(stake, slipUnit(slip))) return;
    if (bet.system !== null) page.dispatch({ type: "systemTypeChanged", systemTypeId: bet.system.id });
    page.dispatch({ type: "stakeTyped", betKey: slipBetKey(again), stake });
  }

  return (
    <div className="slip-bet">
      <Icon name="repeat" size={16} className="slip-mark" />
      <span className="slip-what">
        <b className="slip-name">{t("bets.repeat")}</b>
        <bdi className="slip-market truncate">
          {isGone ? t("bets.repeatNone") : bet.legs.map(({ outcomeName }) => outcomeName).join(", ")}
        </bdi>
      </span>
      <button
        type="button"
        className="slip-take n"
        disabled={isBusy || isGone}
        aria-label={`${t("bets.repeat")}, ${formats.money(stake)}`}
        onClick={() => void repeat()}
      >
        <bdi>{formats.money(stake)}</bdi>
      </button>
    </div>
  );
}
