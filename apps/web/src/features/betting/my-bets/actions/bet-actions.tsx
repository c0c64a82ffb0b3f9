import type { ListedBet } from "@touchline/store";
import { Button, Icon, type IconName } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useBets } from "../../../../elements/use-bets.ts";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { RuleSheet } from "../cashout/rule-sheet.tsx";
import { EditBetSheet } from "./edit-bet.tsx";
import { ShareBetSheet } from "./share-bet-sheet.tsx";
import { useCapability } from "../cashout/use-cash-out.ts";

type OpenSheet = "rule" | "edit" | "share" | null;

/** The actions on a bet: repeat, share and print. An open bet can also have a cash-out rule and be edited, if the operator offers it. */
export function BetActions({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const hasRules = useCapability("cashout_rules");
  const canEdit = useCapability("edit_bet");
  const isSharing = useResource(useStore().listings.settings()).data?.share_bet_enabled ?? false;
  const isOpen = bet.status === "waiting_results" && bet.cashout !== null && bet.cashout.status !== "unavailable";
  const close = (): void => setSheet(null);
  return (
    <div className="flex flex-wrap gap-2 px-4 pt-1 pb-4 print:hidden">
      <RepeatButton bet={bet} />
      {isSharing ? <Action icon="share" text={t("bets.share")} onClick={() => setSheet("share")} /> : null}
      <PageLink to={`/bets/${bet.id}`} className="btn" data-tone="quiet">
        <Icon name="print" size={16} /> {t("bets.record")}
      </PageLink>
      {isOpen && hasRules ? <Action icon="bell" text={t("cashout.rule")} onClick={() => setSheet("rule")} /> : null}
      {isOpen && canEdit && bet.type !== "customBet" ? <Action icon="edit" text={t("bets.edit")} onClick={() => setSheet("edit")} /> : null}
      <ShareBetSheet bet={bet} isOpen={sheet === "share"} onClose={close} />
      <RuleSheet bet={bet} isOpen={sheet === "rule"} onClose={close} />
      <EditBetSheet bet={bet} isOpen={sheet === "edit"} onClose={close} />
    </div>
  );
}

function Action({ icon, text, onClick }: { readonly icon: IconName; readonly text: string; onClick(): void }): ReactNode {
  return (
    <Button onClick={onClick}>
      <Icon name={icon} size={16} /> {text}
    </Button>
  );
}

/** Adds the selections that are still available to the slip and names the others. */
function RepeatButton({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const bets = useBets();
  const { alerts } = useStore();
  const [isBusy, setBusy] = useState(false);
  const repeat = async (): Promise<void> => {
    setBusy(true);
    const { addedCount, gone } = await bets.repeat(bet);
    setBusy(false);
    const names = gone.map(({ outcomeName }) => outcomeName).join(", ");
    if (addedCount === 0) return alerts.show({ tone: "warning", title: t("bets.repeatNone") });
    alerts.show({
      tone: gone.length === 0 ? "success" : "warning",
      title: t("bets.repeated", { count: addedCount }),
      ...(gone.length === 0 ? {} : { text: t("bets.repeatGone", { names }) }),
    });
  };
  return (
    <Button disabled={isBusy} onClick={() => void repeat()}>
      <Icon name="repeat" size={16} /> {t("bets.repeat")}
    </Button>
  );
}
