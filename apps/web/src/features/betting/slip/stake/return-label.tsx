import type { ReactNode } from "react";
import { type SlipView, useSlipFormats } from "../use-slip.ts";

/** The label of the return; after an odds change it includes the old return, struck through. */
export function ReturnLabel({ view, label }: { readonly view: SlipView; readonly label: string }): ReactNode {
  const formats = useSlipFormats();
  const { acceptedReturn, totalReturn, oddsChange } = view.summary;
  const isMoved = oddsChange !== "none" && acceptedReturn.minor !== totalReturn.minor && acceptedReturn.minor > 0n;
  return (
    <span>
      {label} {isMoved ? <s className="n">{formats.money(acceptedReturn)}</s> : null}
    </span>
  );
}
