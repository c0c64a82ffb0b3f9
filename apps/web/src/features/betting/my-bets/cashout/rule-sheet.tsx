import { compareMoney, isPositiveMoney, moneyToDecimal, parseStake } from "@touchline/domain";
import type { ListedBet, ListedRule } from "@touchline/store";
import { Button, Field, Segmented, Sheet } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useBets } from "../../../../elements/use-bets.ts";
import { useStore } from "../../../../elements/store.ts";
import type { MessageKey } from "../../../../messages/text.ts";
import { useText } from "../../../../messages/use-text.ts";

interface RuleSheetProps {
  readonly bet: ListedBet;
  readonly isOpen: boolean;
  onClose(): void;
}

/** A rule that cashes out or notifies when the offer reaches a value. */
export function RuleSheet({ bet, isOpen, onClose }: RuleSheetProps): ReactNode {
  const t = useText();
  return (
    <Sheet name="cash_out_rule" label={t("cashout.rule")} isOpen={isOpen} place="center" onClose={onClose}>
      <RuleForm bet={bet} onClose={onClose} />
    </Sheet>
  );
}

const actions = ["cash_out", "notify"] as const satisfies readonly ListedRule["action"][];

function RuleForm({ bet, onClose }: Omit<RuleSheetProps, "isOpen">): ReactNode {
  const t = useText();
  const bets = useBets();
  const { alerts } = useStore();
  const rule = bet.cashoutRule?.state === "waiting" ? bet.cashoutRule : null;
  const [action, setAction] = useState<ListedRule["action"]>(rule?.action ?? "cash_out");
  const [text, setText] = useState(rule === null ? "" : moneyToDecimal(rule.at));
  const [error, setError] = useState<MessageKey | null>(null);
  const [isBusy, setBusy] = useState(false);

  const finish = async (outcome: Promise<"saved" | "outOfRange" | "failed">, doneKey: MessageKey): Promise<void> => {
    setBusy(true);
    const result = await outcome;
    setBusy(false);
    if (result !== "saved") return setError(result === "outOfRange" ? "cashout.ruleTooHigh" : "cashout.ruleFailed");
    alerts.show({ tone: "success", title: t(doneKey) });
    onClose();
  };
  const save = (): void => {
    const at = parseStake(text, bet.stake);
    if (!at.ok || !isPositiveMoney(at.value)) return setError("cashout.ruleNoValue");
    if (compareMoney(at.value, bet.potentialWin) > 0) return setError("cashout.ruleTooHigh");
    void finish(bets.saveRule(bet, { action, at: at.value }), "cashout.ruleSaved");
  };
  return (
    <form
      className="grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2 className="text-18 font-bold">{t("cashout.rule")}</h2>
      <p className="text-mid">{t("cashout.ruleText")}</p>
      <Segmented
        label={t("cashout.ruleAction")}
        items={actions.map((key) => ({ key, label: t(`cashout.ruleAction.${key}`) }))}
        chosen={action}
        onChoose={(key) => setAction(key)}
      />
      <Field
        label={t("cashout.ruleValue")}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
        error={error === null ? undefined : t(error)}
      />
      <p className="text-12 text-mid">
        {bet.cashout?.value == null ? null : (
          <>
            {t("cashout.now")} <MoneyText amount={bet.cashout.value} /> ·{" "}
          </>
        )}
        {t("bets.potentialReturn")} <MoneyText amount={bet.potentialWin} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="act" className="min-h-11 grow" disabled={isBusy}>
          {t("cashout.ruleSave")}
        </Button>
        {rule === null ? null : (
          <Button className="min-h-11" disabled={isBusy} onClick={() => void finish(bets.removeRule(bet), "cashout.ruleRemoved")}>
            {t("cashout.ruleRemove")}
          </Button>
        )}
        <Button className="min-h-11" onClick={onClose}>
          {t("cashout.close")}
        </Button>
      </div>
    </form>
  );
}
