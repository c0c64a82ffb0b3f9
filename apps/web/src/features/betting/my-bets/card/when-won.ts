import { fraction, type Money, multiplyMoney } from "@touchline/domain";
import { useEffect, useRef, useState } from "react";
import { countUp } from "../../../../elements/rendering/motion.ts";

/** Calls once when a bet or a leg that the page shows has been won, not for what was won before the page opened. */
export function useWhenWon(isWon: boolean, run: () => (() => void) | void): void {
  const wasWon = useRef(isWon);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const isNew = isWon && !wasWon.current;
    wasWon.current = isWon;
    return isNew ? (latest.current() ?? undefined) : undefined;
  }, [isWon]);
}

/** The amount as it counts up once, when the bet is won while it is shown. */
export function useCountedAmount(amount: Money, isWon: boolean): Money {
  const [thousandths, setThousandths] = useState(1_000);
  useWhenWon(isWon, () => countUp(setThousandths));
  return thousandths === 1_000 ? amount : multiplyMoney(amount, fraction(BigInt(thousandths), 1_000n));
}
