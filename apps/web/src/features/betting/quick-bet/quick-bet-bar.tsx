import { groupMark, isPositiveMoney, parseStake, zeroMoney, type Money } from "@touchline/domain";
import { Button, Icon } from "@touchline/ui";
import { useId, useState, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useCurrentPage } from "../../../navigation/navigation-context.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { useQuickBet, type QuickBetView } from "./use-quick-bet.ts";

/** Turns one-tap betting on, sets its stake and asks the player to approve it. Shown on pages with live prices (decisions P). */
export function QuickBetBar(): ReactNode {
  const t = useText();
  const view = useQuickBet();
  if (!view.isOffered) return null;
  const { isEnabled } = view.quick;
  return (
    <section aria-label={t("quickBet.title")} className="qb" data-on={isEnabled}>
      {view.isSignedIn ? <Switch view={view} /> : <SignedOut />}
      {isEnabled ? (
        <>
          <Stake view={view} />
          {view.missing === null ? <Approval view={view} /> : <ShortBalance missing={view.missing} view={view} />}
        </>
      ) : (
        <span className="min-w-0 flex-1 text-12 leading-tight text-mid">{t("quickBet.hint")}</span>
      )}
    </section>
  );
}

function Switch({ view }: { readonly view: QuickBetView }): ReactNode {
  const t = useText();
  return (
    <button type="button" role="switch" aria-checked={view.quick.isEnabled} className="qb-switch" onClick={view.page.toggle}>
      <Icon name="bolt" size={16} />
      {t("quickBet.title")}
      <i aria-hidden="true" />
    </button>
  );
}

function SignedOut(): ReactNode {
  const t = useText();
  const page = useCurrentPage();
  return (
    <PageLink to={`/users/sign-in?returnTo=${encodeURIComponent(page.address)}`} className="qb-switch underline underline-offset-3">
      <Icon name="bolt" size={16} />
      {t("quickBet.signIn")}
    </PageLink>
  );
}

function Stake({ view }: { readonly view: QuickBetView }): ReactNode {
  const t = useText();
  const id = useId();
  const { page, stake, stakes, money } = view;
  const [text, setText] = useState<string | null>(null);
  const { locale } = useStore();
  const read = (typed: string): ReturnType<typeof parseStake> => parseStake(typed, stake, groupMark(locale));
  const parsed = text === null ? null : read(text);
  const isWrong = parsed !== null && !parsed.ok && parsed.error.type !== "empty";
  function type(typed: string): void {
    setText(typed);
    const amount = read(typed);
    page.typeStake(amount.ok ? amount.value : zeroMoney(stake));
  }
  return (
    <div role="group" aria-label={t("quickBet.stake")} className="flex min-w-0 items-center gap-px overflow-hidden rounded-2 bg-line-2">
      {stakes.map((amount) => (
        <button
          key={String(amount.minor)}
          type="button"
          className="qb-stake n"
          aria-pressed={amount.minor === stake.minor}
          onClick={() => {
            setText(null);
            page.typeStake(amount);
          }}
        >
          {money(amount, "short")}
        </button>
      ))}
      <label htmlFor={id} className="sr">
        {t("quickBet.stake")}
      </label>
      <input
        id={id}
        className="qb-stake n w-20 text-end outline-offset-[-2px] aria-invalid:text-down"
        inputMode="decimal"
        autoComplete="off"
        placeholder={money(zeroMoney(stake))}
        aria-invalid={isWrong}
        value={text ?? (isPositiveMoney(stake) ? money(stake) : "")}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setText(isWrong ? text : null)}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  );
}

/** Replaces the approval while the balance does not cover the stake. */
function ShortBalance({ missing, view }: { readonly missing: Money; readonly view: QuickBetView }): ReactNode {
  const t = useText();
  return (
    <span className="qb-yes">
      <output className="text-down">{t("slip.refusal.balanceTooLow.title")}</output>
      <Button onClick={() => (location.hash = `deposit=${missing.minor}`)}>
        <bdi>{t("slip.deposit", { amount: view.money(missing) })}</bdi>
      </Button>
    </span>
  );
}

function Approval({ view }: { readonly view: QuickBetView }): ReactNode {
  const t = useText();
  const { page, quick, stake, money } = view;
  // Without a stake there is nothing to approve.
  if (!isPositiveMoney(stake)) return <span className="qb-yes">{t("quickBet.chooseStake")}</span>;
  return (
    <label className="qb-yes" data-on={quick.isApproved}>
      <input
        type="checkbox"
        className="size-[18px] shrink-0 accent-[var(--accent)]"
        checked={quick.isApproved}
        onChange={(event) => page.answerApproval(event.currentTarget.checked ? "approved" : "withdrawn")}
      />
      <bdi className="min-w-0 truncate">{t("quickBet.approve", { stake: money(stake) })}</bdi>
    </label>
  );
}
