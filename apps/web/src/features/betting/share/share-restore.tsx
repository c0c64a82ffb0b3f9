import { slipSelections, type OpenedShare } from "@touchline/domain";
import { Button, Sheet } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation, useNavigationState } from "../../../navigation/navigation-context.ts";
import { SharedComparison } from "./shared-comparison.tsx";
import { useShare } from "./use-share.ts";

const codeParameter = "betcode";

type Outcome =
  | { readonly type: "notFound" | "nothingBettable" | "later" }
  /** `taken`: the slip was empty and holds the bets already. */
  | { readonly type: "opened"; readonly share: OpenedShare; readonly isTaken: boolean };

/** Restores the bets of a code in the address, says what became of them, and takes the code out of the address (spec.md 2, 8). */
export function ShareRestore(): ReactNode {
  const t = useText();
  const [outcome, setOutcome] = useSharedCode();
  const close = () => setOutcome(null);
  const title = outcome === null ? "" : t(outcome.type === "opened" ? "share.opened.title" : `share.${outcome.type}.title`);
  return (
    <Sheet name="bet_code" place="center" label={title} isOpen={outcome !== null} onClose={close}>
      {outcome === null ? null : (
        <div className="grid gap-4 p-5">
          <h2 className="text-18 font-[680]">{title}</h2>
          {outcome.type === "opened" ? (
            <OpenedBets share={outcome.share} isTaken={outcome.isTaken} onClose={close} />
          ) : (
            <>
              <p className="text-mid">{t(texts[outcome.type])}</p>
              <Button tone="act" className="min-h-11" onClick={close}>
                {t("share.understood")}
              </Button>
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}

const texts = {
  notFound: "share.notFound.text",
  nothingBettable: "share.nothingBettable.text",
  later: "share.later.text",
} as const satisfies Readonly<Record<string, MessageKey>>;

function OpenedBets({ share, isTaken, onClose }: { readonly share: OpenedShare; readonly isTaken: boolean; onClose(): void }): ReactNode {
  const t = useText();
  const { slip } = useStore();
  const sharing = useShare();
  const isCustom = share.bets.some(({ bet }) => bet.type === "customBet");
  const hasCustom = slip.getState().slip.bets.some(({ type }) => type === "customBet");
  function take(how: "add" | "replace"): void {
    sharing.take(share, how);
    slip.setPanel({ isOpen: true, tab: "betSlip" });
    onClose();
  }
  return (
    <>
      <SharedComparison share={share} />
      {isTaken ? (
        <Button tone="act" className="min-h-11" onClick={onClose}>
          {t("share.toSlip")}
        </Button>
      ) : (
        <>
          <p className="text-mid">{t("share.slipHas", { count: slipSelections(slip.getState().slip).length })}</p>
          <div className="flex flex-wrap gap-2">
            <Button className="min-h-11 flex-1" onClick={onClose}>
              {t("share.keepMine")}
            </Button>
            <Button className="min-h-11 flex-1" onClick={() => take("replace")}>
              {t("share.replace")}
            </Button>
            {isCustom || hasCustom ? null : (
              <Button tone="act" className="min-h-11 flex-1" onClick={() => take("add")}>
                {t("share.add")}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

/** Looks the code of the address up, once for each code. */
function useSharedCode(): readonly [Outcome | null, (outcome: null) => void] {
  const { slip } = useStore();
  const share = useShare();
  const navigation = useNavigation();
  const { page } = useNavigationState();
  const code = page.search.get(codeParameter);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (code === null) return;
    let isWanted = true;
    void share.open(code).then(async (opening) => {
      if (!isWanted) return;
      const { address } = navigation.getState().page;
      await navigation.go(withoutCode(address), { isReplacing: true });
      if (opening.type !== "opened") return setOutcome(opening);
      const isTaken = slip.getState().slip.bets.length === 0;
      if (isTaken) share.take(opening.share, "replace");
      setOutcome({ ...opening, isTaken });
    });
    return () => {
      isWanted = false;
    };
  }, [code, share, navigation, slip]);
  return [outcome, setOutcome];
}

function withoutCode(address: string): string {
  const [path = "/", query = ""] = address.split("?");
  const search = new URLSearchParams(query);
  search.delete(codeParameter);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
