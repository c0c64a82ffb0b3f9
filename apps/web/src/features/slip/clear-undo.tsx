import { Button } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { usePageSlip, type SlipView } from "./use-slip.ts";

const shownMs = 8000;

/** The way back after clearing on the phone, where the empty sheet has closed: a bar above the tab bar, for a while. */
export function ClearUndo({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { cleared } = view;
  const [expired, setExpired] = useState<SlipView["cleared"]>(null);
  useEffect(() => {
    if (cleared === null) return;
    const timer = setTimeout(() => setExpired(cleared), shownMs);
    return () => clearTimeout(timer);
  }, [cleared]);
  if (cleared === null || cleared === expired) return null;
  return (
    <div className="fixed inset-x-3 bottom-[calc(var(--tabbar-h)+12px)] z-40 mx-auto flex max-w-[536px] items-center gap-3 rounded-3 bg-raise py-2 ps-4 pe-2 shadow-2">
      <output className="min-w-0 flex-1">{t("slip.cleared")}</output>
      <Button onClick={page.undoClear}>{t("slip.undo")}</Button>
    </div>
  );
}
