import { bonusTypes, toWireId } from "@touchline/domain";
import { type Bonus, bonusesPerPage, bonusOf, redeemCode } from "@touchline/store/bonuses";
import { Button, EmptyState, Field, Icon } from "@touchline/ui";
import { type FormEvent, type ReactNode, useCallback, useState } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { useNavigation, useCurrentPage } from "../../../navigation/navigation-context.ts";
import { AmbProgress } from "./amb-progress.tsx";
import { BonusCards } from "./bonus-card.tsx";
import { BonusGroup, BonusGroups } from "./bonus-group.tsx";
import { BonusSheet } from "./bonus-sheet.tsx";
import { isRunning, useBonuses, usePlayerId } from "./use-bonuses.ts";

/** The operator's bonuses: running ones by type, the player's progress, and ended ones. */
export function Promotions(): ReactNode {
  const playerId = usePlayerId();
  const [isAvailable, setAvailable] = useState(false);
  const { bonuses, isFailed, retry } = useBonuses({ isRunning: true, isAvailable, limitPerType: bonusesPerPage + 1 });
  const running = bonuses?.filter(isRunning);
  return (
    <>
      {playerId === null ? null : <PromoCode />}
      {playerId === null || (!isAvailable && running?.length === 0) ? null : (
        <AvailableFilter isOn={isAvailable} onToggle={() => setAvailable(!isAvailable)} />
      )}
      {running === undefined ? (
        <Pending isFailed={isFailed} onRetry={retry} />
      ) : running.length === 0 ? (
        <NoPromotions isFiltered={isAvailable} />
      ) : (
        <BonusGroups>
          {[...Map.groupBy(running, ({ type }) => type)].map(([type, first]) => (
            <BonusGroup key={`${type} ${String(isAvailable)}`} type={type} first={first} isAvailable={isAvailable} />
          ))}
        </BonusGroups>
      )}
      {playerId === null ? null : <AmbProgress playerId={playerId} />}
      {playerId === null ? null : <EndedBonuses />}
      {bonuses === undefined ? null : <ChosenBonus bonuses={bonuses} />}
    </>
  );
}

function Pending({ isFailed, onRetry }: { readonly isFailed: boolean; onRetry(): void }): ReactNode {
  const t = useText();
  if (!isFailed) return <div className="h-48" aria-busy="true" />;
  return (
    <EmptyState icon="alert" title={t("bonus.listFailed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>}>
      {null}
    </EmptyState>
  );
}

/** A filter that hides bonuses which the player cannot use now. */
function AvailableFilter({ isOn, onToggle }: { readonly isOn: boolean; onToggle(): void }): ReactNode {
  const t = useText();
  return (
    <div className="px-(--gutter) pb-3">
      <button type="button" className="chip bg-cell max-[799px]:min-h-11" aria-pressed={isOn} onClick={onToggle}>
        {isOn ? <Icon name="check" size={16} /> : null}
        {t("bonus.onlyAvailable")}
      </button>
    </div>
  );
}

/** The bonuses that the player has used or missed. */
function EndedBonuses(): ReactNode {
  const t = useText();
  const ended = useBonuses({}).bonuses?.filter((bonus) => !isRunning(bonus)) ?? [];
  if (ended.length === 0) return null;
  return (
    <details className="group pb-4">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-(--gutter) py-3 font-semibold text-mid marker:content-none">
        {t("bonus.ended", { count: ended.length })}
        <Icon name="chevron-down" size={16} className="text-mid transition-transform group-open:rotate-180" />
      </summary>
      <BonusCards bonuses={ended} />
    </details>
  );
}

function NoPromotions({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  const t = useText();
  if (isFiltered)
    return (
      <EmptyState icon="trophy" title={t("promotions.none")}>
        {t("filter.noneText")}
      </EmptyState>
    );
  return (
    <EmptyWithLink icon="trophy" title={t("promotions.none")} to="/" label={t("promotions.browse")}>
      {t("promotions.noneText")}
    </EmptyWithLink>
  );
}

const bonusAddressName = new RegExp(`^(${bonusTypes.join("|")})-(.+)$`, "u");

/** The details of the bonus in the address. It is loaded separately if no list on the page contains it. */
function ChosenBonus({ bonuses }: { readonly bonuses: readonly Bonus[] }): ReactNode {
  const { api } = useStore();
  const playerId = usePlayerId();
  const navigation = useNavigation();
  const page = useCurrentPage();
  const wanted = page.search.get("bonus") ?? "";
  const close = useCallback(() => void navigation.go("/promotions", { isReplacing: true }), [navigation]);
  const listed = bonuses.find(({ id, type }) => `${type}-${id}` === wanted);
  const [, type, id = ""] = bonusAddressName.exec(wanted) ?? [];
  const named = { type: bonusTypes.find((one) => one === type) ?? "freebet", id: toWireId(id) };
  const { data } = useResource(bonusOf(api, playerId, named), { isEnabled: listed === undefined && type !== undefined });
  return <BonusSheet bonus={listed ?? (type === undefined ? null : (data ?? null))} onClose={close} />;
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
