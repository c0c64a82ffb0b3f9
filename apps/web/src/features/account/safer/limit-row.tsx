import { formatMoney, wireToMoney } from "@touchline/domain";
import type { Limit } from "@touchline/store/safer-gambling";
import { Button } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { timeText } from "./session-figures.tsx";
import { useSaferGambling } from "./use-safer-gambling.ts";

/** Writes what a limit allows. */
function useLimitAmount(): (limit: Limit, value: number) => string {
  const t = useText();
  const { locale } = useStore();
  return ({ currency, subunits }, value) =>
    currency === null || subunits === null ? timeText(t, value) : formatMoney(wireToMoney({ value, currency, subunits }), locale);
}

/** One limit: what it allows, what is used of it, and what waits. */
export function LimitRow({ limit }: { readonly limit: Limit }): ReactNode {
  const t = useText();
  const calls = useSaferGambling();
  const amountOf = useLimitAmount();
  const { locale, ports } = useStore();
  const [isFailed, setFailed] = useState(false);
  const { id, status, amount, used, period, effective_at: effectiveAt } = limit;
  if (amount === null) return null;
  const isWaiting = status === "unconfirmed" || status === "unconfirmed_disabled";
  const isRipe = effectiveAt !== null && Date.parse(effectiveAt) <= ports.time.now();
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
        {isWaiting && isRipe ? <Button onClick={() => void act(calls.confirmLimit(id))}>{t("safer.confirm")}</Button> : null}
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
      {isWaiting ? <p className="text-12 text-mid">{t(isRipe ? "safer.ripe" : "safer.waits", { when })}</p> : null}
      {isFailed ? (
        <p role="alert" className="text-12 font-semibold text-down">
          {t("safer.failed")}
        </p>
      ) : null}
    </li>
  );
}
