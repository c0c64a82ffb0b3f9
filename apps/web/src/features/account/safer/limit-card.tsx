import { parseStake } from "@touchline/domain";
import type { Limit, LimitPeriod } from "@touchline/store/safer-gambling";
import { Button, Field, Segmented } from "@touchline/ui";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import type { LimitKind } from "./limit-kinds.data.ts";
import { LimitRow } from "./limit-row.tsx";
import { useSaferGambling } from "./use-safer-gambling.ts";

interface LimitCardProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
  readonly isMissing: boolean;
}

/** One kind of limit: those that are set, and a field for any amount. */
export function LimitCard({ kind, limits, isMissing }: LimitCardProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(isMissing);
  const trigger = useRef<HTMLButtonElement>(null);
  const own = limits.filter(({ type }) => type === kind.type);
  /** The form takes the focus with it when it goes: the button that opened it gets it back. */
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
