import { formatMoney, money } from "@touchline/domain";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useStore } from "../../../../elements/store.ts";

interface RollingAmountProps {
  /** Minor units. */
  readonly minor: number;
  readonly currency: string;
  readonly subunits: number;
  readonly className?: string;
}

const rollMs = 900;

/** An amount that rolls up to its new value when it grows; at once for those who want no motion, and when it falls. */
export function RollingAmount({ minor, currency, subunits, className = "" }: RollingAmountProps): ReactNode {
  const { locale } = useStore();
  const shown = useRolled(minor);
  return (
    <span className={`n ${className}`}>
      <bdi>{formatMoney(money(BigInt(shown), { currency, subunits }), locale)}</bdi>
    </span>
  );
}

/** The value on its way to the target. */
function useRolled(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    from.current = target;
    if (target <= start || matchMedia("(prefers-reduced-motion: reduce)").matches) return setShown(target);
    let frame = 0;
    let beganAt: number | null = null;
    const step = (now: number): void => {
      beganAt ??= now;
      const share = Math.min(1, (now - beganAt) / rollMs);
      setShown(Math.round(start + (target - start) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
