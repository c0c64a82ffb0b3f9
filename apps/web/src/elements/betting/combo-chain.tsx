import { formatPercent } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { type ReactNode, type RefObject, useRef } from "react";
import type { Text } from "../../messages/text.ts";
import { useText } from "../../messages/use-text.ts";
import { enter } from "../rendering/motion.ts";
import { useWhenWon, wonAtMs } from "../rendering/when-won.ts";
import { useStore } from "../store.ts";
import "../../styles/combo-chain.css";

/** A leg as a ring of the chain. `next` is a leg that the player may add. */
export interface ChainLeg {
  /** Chance to win without the bookmaker's margin, in thousandths (`fairChance`); null if unknown. */
  readonly chance: number | null;
  readonly state: "open" | "live" | "won" | "lost" | "void" | "next";
  /** The name for screen readers. */
  readonly label: string;
}

interface ComboChainProps {
  readonly legs: readonly ChainLeg[];
  /** Diameter of the rings in px: 36 with percentages, 28 with numbers, 16 without. */
  readonly size: 16 | 28 | 36;
  /** The chance that all legs win, shown behind the chain, in thousandths. */
  readonly total?: number | null;
}

/** A picture of a combo: a ring for each leg, joined by a line. The arc of a ring is the chance of its leg. */
export function ComboChain({ legs, size, total = null }: ComboChainProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const percent = (chance: number): string => writeChance(chance, (whole) => formatPercent(whole * 10, locale));
  const spoken = legs.map((leg) => spokenLeg(leg, { t, percent }));
  if (total !== null) spoken.push(`${t("chain.allWin")} ${percent(total)}`);
  return (
    <span className="chain" data-size={size} role="img" aria-label={spoken.join(", ")}>
      {legs.map((leg, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- legs have no id here, and their order is the bet's
        <Ring key={index} leg={leg} size={size} isFirst={index === 0} />
      ))}
      {total === null ? null : (
        <span className="chain-total">
          <b className="n">
            <bdi>{percent(total)}</bdi>
          </b>
          {t("chain.allWin")}
        </span>
      )}
    </span>
  );
}

/** Formats the chance of an open leg in whole percent, but never as 0% or 100%: those become <1% and >99%. */
function writeChance(chance: number, write: (percent: number) => string): string {
  if (chance < 10) return `<${write(1)}`;
  return chance > 990 ? `>${write(99)}` : write(Math.round(chance / 10));
}

function spokenLeg({ label, chance, state }: ChainLeg, { t, percent }: { readonly t: Text; percent(chance: number): string }): string {
  if (state === "won" || state === "lost" || state === "void") return `${label} ${t(`bets.leg.${state}`)}`;
  const spoken = chance === null || state === "next" ? label : `${label} ${percent(chance)}`;
  return state === "live" ? `${spoken} ${t("bets.leg.live")}` : spoken;
}

/** Animates a leg that has just been won: draws the link to the previous leg, fills the ring and shows the tick. */
function useWonMoment(isWon: boolean): { readonly joint: RefObject<HTMLElement | null>; readonly ring: RefObject<HTMLSpanElement | null> } {
  const joint = useRef<HTMLElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  useWhenWon(isWon, () => {
    const [arc, tick] = ring.current?.querySelectorAll(".arc, svg + svg") ?? [];
    enter(joint.current, { from: { transform: "scaleX(0)" }, durationMs: 280, delayMs: wonAtMs.link });
    enter(arc, { from: { transform: "scale(.3)", opacity: 0 }, durationMs: 320, delayMs: wonAtMs.ring });
    enter(tick, { from: { opacity: 0 }, durationMs: 160, delayMs: wonAtMs.tick });
  });
  return { joint, ring };
}

const marks = { won: "check", lost: "close", void: "minus" } as const;

function Ring({
  leg,
  size,
  isFirst,
}: {
  readonly leg: ChainLeg;
  readonly size: ComboChainProps["size"];
  readonly isFirst: boolean;
}): ReactNode {
  const { state, chance } = leg;
  const { joint, ring } = useWonMoment(state === "won");
  const isSettled = state === "won" || state === "lost" || state === "void";
  const arc = state === "won" ? 1000 : isSettled || state === "next" ? null : chance;
  return (
    <>
      {isFirst ? null : <i ref={joint} className="chain-joint" data-state={state} />}
      <span ref={ring} className="chain-ring" data-state={state}>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15.5" />
          {arc === null ? null : <circle className="arc" cx="18" cy="18" r="15.5" pathLength="1000" strokeDasharray={`${arc} 1000`} />}
        </svg>
        {isSettled ? <Icon name={marks[state]} size={size === 16 ? 10 : 16} /> : null}
        {isSettled || size === 16 ? null : <RingText leg={leg} hasSign={size === 36} />}
      </span>
    </>
  );
}

function RingText({ leg, hasSign }: { readonly leg: ChainLeg; readonly hasSign: boolean }): ReactNode {
  if (leg.state === "next") return <bdi>+1</bdi>;
  if (leg.chance === null) return null;
  return (
    <bdi>
      {writeChance(leg.chance, String)}
      {hasSign ? <small>%</small> : null}
    </bdi>
  );
}
