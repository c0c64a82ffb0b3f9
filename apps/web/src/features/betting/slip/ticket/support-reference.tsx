import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import type { SlipView } from "../use-slip.ts";

/**
 * The id under which the servers trace and log the latest attempt to place these bets. Players quote it to support, who use it to find
 * out what happened (docs/operations/traces.md).
 */
export function SupportReference({ view }: { readonly view: Pick<SlipView, "traceId"> }): ReactNode {
  const t = useText();
  if (view.traceId === undefined || view.traceId === null) return null;
  return (
    <span className="block text-12 text-low" data-trace={view.traceId}>
      {t("slip.supportReference")} <bdi className="n break-all select-all">{view.traceId}</bdi>
    </span>
  );
}
