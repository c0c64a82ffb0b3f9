import { useEffect, useRef, useState, type ReactNode } from "react";
import { VisuallyHidden } from "@touchline/ui";
import { useText } from "../../../../messages/use-text.ts";
import { useReceiptText } from "../placing/slip-receipt.tsx";
import { useSlipFormats, type SlipView } from "../use-slip.ts";

/** Says in words what the slip just became, or the receipt, for those who do not see it; price ticks are not read out. */
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
