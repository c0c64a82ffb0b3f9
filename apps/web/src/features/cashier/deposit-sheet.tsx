import { formatMoney, money, type Money } from "@touchline/domain";
import { Alert, Button, Sheet } from "@touchline/ui";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { isDepositElsewhere } from "../../elements/ask-deposit.ts";
import { MoneyText } from "../../elements/money-text.tsx";
import { useStore } from "../../elements/store/use-store.ts";
import { useText } from "../../messages/use-text.ts";

const offeredUnits = [20n, 50n, 100n, 500n];

type DepositState =
  | { readonly type: "choosing" }
  | { readonly type: "sending" }
  | { readonly type: "failed" }
  | { readonly type: "done"; readonly amount: Money };

interface DepositSheetProps {
  readonly isOpen: boolean;
  onClose(): void;
  /** Given to the one sheet of a page that `#deposit` opens (spec.md 2). */
  onOpen?(): void;
}

/** The demo cashier: adds play money at once. */
export function DepositSheet({ isOpen, onOpen, onClose }: DepositSheetProps): ReactNode {
  const t = useText();
  const { session, locale } = useStore();
  const [state, setState] = useState<DepositState>({ type: "choosing" });
  const balance = session.balance();

  const followHash = useEffectEvent((): void => {
    if (onOpen === undefined || location.hash !== "#deposit") return;
    history.replaceState(history.state, "", location.pathname + location.search);
    onOpen();
  });
  useEffect(() => {
    const follow = (): void => followHash();
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const leaveToOthers = useEffectEvent((): void => {
    if (isDepositElsewhere({ reason: "user" })) onClose();
  });
  useEffect(() => {
    if (isOpen) leaveToOthers();
  }, [isOpen]);

  async function add(amount: Money): Promise<void> {
    setState({ type: "sending" });
    const answer = await session.deposit(amount);
    setState(answer.ok ? { type: "done", amount } : { type: "failed" });
  }

  function close(): void {
    setState({ type: "choosing" });
    onClose();
  }

  return (
    <Sheet label={t("cashier.title")} isOpen={isOpen} place="center" onClose={close}>
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t("cashier.title")}</h2>
        <p className="text-mid">{t("cashier.text")}</p>
        {state.type === "done" ? <Alert tone="good">{t("cashier.done", { amount: formatMoney(state.amount, locale) })}</Alert> : null}
        {state.type === "failed" ? <Alert tone="bad">{t("cashier.failed")}</Alert> : null}
        <div className="grid grid-cols-2 gap-2">
          {balance === null
            ? null
            : offeredUnits.map((units) => {
                const amount = money(units * BigInt(balance.subunits), balance);
                return (
                  <Button
                    key={String(units)}
                    className="min-h-12 text-16"
                    disabled={state.type === "sending"}
                    onClick={() => void add(amount)}
                  >
                    <MoneyText amount={amount} style="short" />
                  </Button>
                );
              })}
        </div>
        <Button tone="plain" onClick={close}>
          {t("cashier.close")}
        </Button>
      </div>
    </Sheet>
  );
}
