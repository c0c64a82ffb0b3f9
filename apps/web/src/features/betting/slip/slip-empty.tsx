import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { UndoBar } from "./undo-bar.tsx";
import type { SlipView } from "./use-slip.ts";

/** An empty slip: what to do, and the way back after clearing. */
export function SlipEmpty({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  return (
    <>
      <div className="grid justify-items-center gap-1.5 px-6 pt-8 pb-7 text-center">
        <div
          aria-hidden="true"
          className="n mb-2 grid grid-cols-3 overflow-hidden rounded-2 text-14 font-[640] shadow-[0_0_0_1px_var(--line-2)]"
          dir="ltr"
        >
          <span className="grid h-9 w-11 place-items-center bg-cell text-low">1.44</span>
          <span className="grid h-9 w-11 place-items-center bg-sel text-on-sel">4.20</span>
          <span className="grid h-9 w-11 place-items-center bg-cell text-low">8.50</span>
        </div>
        <p data-slip-focus="" tabIndex={-1} className="text-16 font-[680] outline-none">
          {t("slip.empty.title")}
        </p>
        <p className="text-mid">{t("slip.empty.text")}</p>
      </div>
      <UndoBar view={view} place="ticket" />
    </>
  );
}
