import { type Bonus, redeemCode } from "@touchline/store/bonuses";
import { Button, EmptyState, Field, Icon } from "@touchline/ui";
import { type FormEvent, type ReactNode, useCallback, useState } from "react";
import { useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { useNavigation, useNavigationState } from "../../../navigation/navigation-context.ts";
import { AmbProgress } from "./amb-progress.tsx";
import { BonusCards } from "./bonus-card.tsx";
import { BonusSheet } from "./bonus-sheet.tsx";
import { isRunning, useBonuses, usePlayerId } from "./use-bonuses.ts";

/** The operator's bonuses: running ones, the player's progress, and ended ones. */
export function Promotions(): ReactNode {
  const t = useText();
  const playerId = usePlayerId();
  const { bonuses, isFailed, retry } = useBonuses();
  if (bonuses === undefined && isFailed) {
    return (
      <EmptyState icon="alert" title={t("bonus.listFailed")} action={<Button onClick={retry}>{t("list.retry")}</Button>}>
        {null}
      </EmptyState>
    );
  }
  if (bonuses === undefined) return <div className="h-48" aria-busy="true" />;
  const ended = bonuses.filter((bonus) => !isRunning(bonus));
  const running = bonuses.filter(isRunning);
  return (
    <>
      {playerId === null ? null : <PromoCode />}
      {running.length === 0 ? <NoPromotions /> : <BonusCards bonuses={running} />}
      {playerId === null ? null : <AmbProgress playerId={playerId} />}
      {ended.length === 0 ? null : (
        <details className="group pb-4">
          <summary className="flex cursor-pointer list-none items-center gap-2 px-(--gutter) py-3 font-semibold text-mid marker:content-none">
            {t("bonus.ended", { count: ended.length })}
            <Icon name="chevron-down" size={16} className="text-mid transition-transform group-open:rotate-180" />
          </summary>
          <BonusCards bonuses={ended} />
        </details>
      )}
      <ChosenBonus bonuses={bonuses} />
    </>
  );
}

function NoPromotions(): ReactNode {
  const t = useText();
  return (
    <EmptyWithLink icon="trophy" title={t("promotions.none")} to="/" label={t("promotions.browse")}>
      {t("promotions.noneText")}
    </EmptyWithLink>
  );
}

/** The details of the bonus that the address names. */
function ChosenBonus({ bonuses }: { readonly bonuses: readonly Bonus[] }): ReactNode {
  const navigation = useNavigation();
  const { page } = useNavigationState();
  const wanted = page.search.get("bonus");
  const close = useCallback(() => void navigation.go("/promotions", { isReplacing: true }), [navigation]);
  const bonus = wanted === null ? null : (bonuses.find(({ id, type }) => `${type}-${id}` === wanted) ?? null);
  return <BonusSheet bonus={bonus} onClose={close} />;
}

const errors: Readonly<Record<string, MessageKey>> = {
  code_unknown: "bonus.code.unknown",
  code_used: "bonus.code.used",
  code_over: "bonus.code.over",
};

/** Redeems a promo code and shows the result. */
function PromoCode(): ReactNode {
  const t = useText();
  const store = useStore();
  const [code, setCode] = useState("");
  const [feedback, setFeedback] = useState<{ readonly error?: string; readonly good?: string }>({});
  const [isBusy, setBusy] = useState(false);
  async function redeem(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code.trim().length < 3) return setFeedback({ error: t("bonus.code.unknown") });
    setBusy(true);
    const answer = await redeemCode(store, code.trim());
    setBusy(false);
    if (!answer.ok)
      return setFeedback({ error: t((answer.error.type === "refused" ? errors[answer.error.code] : undefined) ?? "bonus.code.failed") });
    setCode("");
    setFeedback({ good: t("bonus.code.done", { name: answer.value.name }) });
  }
  return (
    <form className="flex items-start gap-2 px-(--gutter) pb-4" onSubmit={(event) => void redeem(event)}>
      <div className="min-w-0 flex-1">
        <Field
          label={t("bonus.code.label")}
          hint={feedback.good}
          error={feedback.error}
          value={code}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setFeedback({});
          }}
        />
      </div>
      <Button type="submit" className="mt-6 min-h-12" disabled={isBusy}>
        {t("bonus.code.redeem")}
      </Button>
    </form>
  );
}
