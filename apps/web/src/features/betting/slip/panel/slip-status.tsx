import { sumMoney, type Money, type PlacedBet } from "@touchline/domain";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { VisuallyHidden } from "@touchline/ui";
import { useText } from "../../../../messages/use-text.ts";
import { acceptedBets } from "../ticket/slip-receipt.tsx";
import { useSlipFormats, type SlipView } from "../use-slip.ts";

/** Announces changes of the slip, or the receipt, to screen readers. Price changes are not announced. */
export function SlipStatus({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  const before = useRef(view.summary.selectionCount);
  const [text, setText] = useState("");
  const receipt = useReceiptText(view);
  const { selectionCount, totalReturn } = view.summary;
  useEffect(() => {
    if (before.current === selectionCount) return;
    before.current = selectionCount;
    setText(t("slip.status", { count: selectionCount, returns: money(totalReturn) }));
  }, [selectionCount, totalReturn, money, t]);
  return (
    <VisuallyHidden>
      <output>{receipt ?? text}</output>
    </VisuallyHidden>
  );
}

/** The receipt as text for screen readers; null without a receipt. */
function useReceiptText(view: SlipView): string | null {
  const t = useText();
  const formats = useSlipFormats();
  const taken = acceptedBets(view);
  const [first] = taken;
  if (view.slip.state !== "success" || first === undefined) return null;
  const isInReview = taken.every((bet) => bet.status === "submitted");
  const sumOf = (amountOf: (bet: PlacedBet) => Money): string => formats.money(sumMoney(taken.map(amountOf), first.stake));
  return [
    t(isInReview ? "slip.placed.inReview" : "slip.placed.title", { count: taken.length }),
    `${t("slip.placed.ref")} ${taken.map(({ ref }) => ref).join(", ")}`,
    `${t("slip.stake")} ${sumOf(({ stake }) => stake)}`,
    `${t("slip.returns")} ${sumOf(({ potentialReturn }) => potentialReturn)}`,
  ].join(". ");
}
