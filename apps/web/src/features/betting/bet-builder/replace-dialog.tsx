import { Button, Sheet } from "@touchline/ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** Asks for confirmation before another outcome replaces the custom bet on the slip (spec.md 4, decisions O). */
export function ReplaceDialog(): ReactNode {
  const t = useText();
  const { slip } = useStore();
  const { replaceCandidate } = useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState).slip;
  const answer = (given: "replace" | "keep") => slip.dispatch({ type: "replaceAnswered", answer: given });
  return (
    <Sheet
      name="replace_slip"
      place="center"
      label={t("builder.replace.title")}
      isOpen={replaceCandidate !== null}
      onClose={() => answer("keep")}
    >
      {replaceCandidate === null ? null : (
        <div className="grid gap-4 p-5">
          <h2 className="text-18 font-[680]">{t("builder.replace.title")}</h2>
          <p className="text-mid">
            {t("builder.replace.text", { outcome: replaceCandidate.outcomeName, market: replaceCandidate.marketName })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button className="min-h-11 flex-1" onClick={() => answer("keep")}>
              {t("builder.replace.keep")}
            </Button>
            <Button tone="act" className="min-h-11 flex-1" onClick={() => answer("replace")}>
              {t("builder.replace.replace")}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
