import type { Limit, LimitPeriod, LimitType } from "@touchline/store/safer-gambling";
import { formatMoney, parseStake, wireToMoney } from "@touchline/domain";
import { Button, Field, Segmented } from "@touchline/ui";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { timeText } from "./session-figures.tsx";
import { useSaferGambling } from "./use-safer-gambling.ts";

/** A limit with an amount: money or minutes. */
interface LimitKind {
  readonly type: Exclude<LimitType, "selfexclusion" | "coolingoff">;
  readonly counts: "money" | "minutes";
  /** Empty if the limit applies to one bet, one session or an interval. */
  readonly periods: readonly LimitPeriod[];
}

const periods: readonly LimitPeriod[] = ["day", "week", "month"];

/** In the order of the cards on the page. */
export const moneyLimits: readonly LimitKind[] = [
  { type: "deposit", counts: "money", periods },
  { type: "loss", counts: "money", periods },
  { type: "wager", counts: "money", periods },
  { type: "bet", counts: "money", periods: [] },
];

export const timeLimits: readonly LimitKind[] = [
  { type: "time", counts: "minutes", periods },
  { type: "activity", counts: "minutes", periods: [] },
  { type: "session", counts: "minutes", periods: [] },
  { type: "sportsbook_session", counts: "minutes", periods: [] },
  { type: "reality_check", counts: "minutes", periods: [] },
];

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  readonly isMissing: boolean;
}

/** One kind of limit: the limits in force, and a form for a new one. */
export function LimitCard({ kind, limits, isMissing }: LimitCardProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(isMissing);
  const trigger = useRef<HTMLButtonElement>(null);
  const own = limits.filter(({ type }) => type === kind.type);
  /** The form loses the focus when it closes, so the focus returns to the button that opened it. */
  const closeForm = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <section className="grid gap-2 border-t border-line px-(--gutter) py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-[650]">{t(`safer.type.${kind.type}.name`)}</h3>
          <p className="text-mid">{t(`safer.type.${kind.type}.text`)}</p>
          {isMissing ? <p className="font-semibold text-down">{t("safer.compulsory")}</p> : null}
        </div>
        <Button
          ref={trigger}
          aria-expanded={isOpen}
          aria-label={`${t(own.length === 0 ? "safer.set" : "safer.change")}: ${t(`safer.type.${kind.type}.name`)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(own.length === 0 ? "safer.set" : "safer.change")}
        </Button>
      </div>
      {own.length === 0 ? null : (
        <ul>
          {own.map((limit) => (
            <LimitRow key={limit.id} limit={limit} />
          ))}
        </ul>
      )}
      {isOpen ? <LimitForm kind={kind} onDone={closeForm} /> : null}
    </section>
  );
}

function LimitForm({ kind, onDone }: { readonly kind: LimitKind; onDone(): void }): ReactNode {
  const t = useText();
  const { session } = useStore();
  const calls = useSaferGambling();
  const [text, setText] = useState("");
  const [period, setPeriod] = useState<LimitPeriod>(kind.periods[0] ?? "day");
  const [error, setError] = useState<"safer.wrongAmount" | "safer.failed" | null>(null);
  const balance = session.balance();

  function amount(): number | null {
    if (kind.counts === "minutes") return /^\d{1,5}$/u.test(text.trim()) ? Number(text.trim()) : null;
    const parsed = balance === null ? null : parseStake(text, balance);
    return parsed === null || !parsed.ok ? null : Number(parsed.value.minor);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const value = amount();
    if (value === null) return setError("safer.wrongAmount");
    const answer = await calls.setLimit({
      type: kind.type,
      amount: value,
      ...(kind.counts === "money" && balance !== null ? { currency: balance.currency } : {}),
      ...(kind.periods.length === 0 ? {} : { period }),
    });
    if (!answer.ok) return setError(answer.error.type === "refused" && answer.error.status === 400 ? "safer.wrongAmount" : "safer.failed");
    await calls.refresh();
    onDone();
  }

  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      {kind.periods.length === 0 ? null : (
        <Segmented<LimitPeriod>
          label={t("safer.period")}
          items={kind.periods.map((key) => ({ key, label: t(`safer.period.${key}`) }))}
          chosen={period}
          onChoose={setPeriod}
        />
      )}
      <Field
        label={kind.counts === "minutes" ? t("safer.inMinutes") : t("safer.inCurrency", { currency: balance?.currency ?? "" })}
        inputMode={kind.counts === "minutes" ? "numeric" : "decimal"}
        autoComplete="off"
        dir="ltr"
        maxLength={16}
        value={text}
        error={error === null ? undefined : t(error)}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <p className="text-12 text-mid">{t("safer.changeRule")}</p>
      <Button type="submit" tone="act" className="min-h-11">
        {t("safer.save")}
      </Button>
    </form>
  );
}

function useLimitAmount(): (limit: Limit, value: number) => string {
  const t = useText();
  const { locale } = useStore();
  return ({ currency, subunits }, value) =>
    currency === null || subunits === null ? timeText(t, value) : formatMoney(wireToMoney({ value, currency, subunits }), locale);
}

/** One limit: its amount, its usage, and a pending change. */
function LimitRow({ limit }: { readonly limit: Limit }): ReactNode {
  const t = useText();
  const calls = useSaferGambling();
  const amountOf = useLimitAmount();
  const { locale, ports } = useStore();
  const [isFailed, setFailed] = useState(false);
  const { id, status, amount, used, period, effective_at: effectiveAt } = limit;
  if (amount === null) return null;
  const isWaiting = status === "unconfirmed" || status === "unconfirmed_disabled";
  const canConfirm = effectiveAt !== null && Date.parse(effectiveAt) <= ports.time.now();
  const when = effectiveAt === null ? "" : new Date(effectiveAt).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  const act = async (ask: Promise<{ readonly ok: boolean }>): Promise<void> => {
    setFailed(!(await ask).ok);
    await calls.refresh();
  };
  const name = `${amountOf(limit, amount)}${period === null ? "" : ` ${t(`safer.per.${period}`)}`}`;
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="n font-[650]">
          <bdi>{name}</bdi>
        </b>
        <span className="text-mid">{t(`safer.status.${status}`)}</span>
        <span className="flex-1" />
        {isWaiting && canConfirm ? <Button onClick={() => void act(calls.confirmLimit(id))}>{t("safer.confirm")}</Button> : null}
        {status === "unconfirmed_disabled" ? null : (
          <Button
            tone="plain"
            aria-label={`${t(status === "unconfirmed" ? "safer.takeBack" : "safer.remove")}: ${name}`}
            onClick={() => void act(calls.removeLimit(id))}
          >
            {t(status === "unconfirmed" ? "safer.takeBack" : "safer.remove")}
          </Button>
        )}
      </div>
      {used === null || amount === 0 ? null : (
        <>
          <progress
            className="h-1.5 w-full"
            style={{ accentColor: "var(--accent)" }}
            value={Math.min(used, amount)}
            max={amount}
            aria-label={t("safer.used")}
          />
          <p className="text-12 text-mid">
            {t("safer.usedOf", { used: amountOf(limit, used), rest: amountOf(limit, Math.max(0, amount - used)) })}
          </p>
        </>
      )}
      {isWaiting ? <p className="text-12 text-mid">{t(canConfirm ? "safer.ripe" : "safer.waits", { when })}</p> : null}
      {isFailed ? (
        <p role="alert" className="text-12 font-semibold text-down">
          {t("safer.failed")}
        </p>
      ) : null}
    </li>
  );
}
