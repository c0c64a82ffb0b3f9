import type { SaferGambling } from "@touchline/store/safer-gambling";
import { Alert, Button } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useSaferGambling } from "./use-safer-gambling.ts";

interface BreakChoice {
  readonly type: "coolingoff" | "selfexclusion";
  /** Null is for good. */
  readonly days: number | null;
}

/** A break or an exclusion, asked twice since neither can be shortened. */
export function BreakCard({ facts }: { readonly facts: SaferGambling }): ReactNode {
  const t = useText();
  const { locale, session } = useStore();
  const calls = useSaferGambling();
  const [choice, setChoice] = useState<BreakChoice | null>(null);
  const [isFailed, setFailed] = useState(false);
  const { jurisdiction, exclusion } = facts;
  const lengthText = (days: number | null): string => (days === null ? t("safer.forGood") : t("safer.days", { days }));
  async function begin({ type, days }: BreakChoice): Promise<void> {
    const answer = await calls.setLimit({ type, ...(days === null ? {} : { days }) });
    setFailed(!answer.ok);
    if (!answer.ok) return;
    setChoice(null);
    if (type === "selfexclusion") await session.signOut();
    else await calls.refresh();
  }
  const offers: readonly (readonly [BreakChoice["type"], readonly (number | null)[]])[] = [
    ["coolingoff", jurisdiction.break_days],
    ["selfexclusion", [...jurisdiction.exclusion_days, ...(jurisdiction.has_lasting_exclusion ? [null] : [])]],
  ];
  return (
    <>
      {exclusion === null ? null : (
        <div className="px-(--gutter) py-3">
          <Alert>
            {exclusion.ends_at === null
              ? t("safer.breakForGood")
              : t("safer.breakUntil", {
                  when: new Date(exclusion.ends_at).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" }),
                })}
          </Alert>
        </div>
      )}
      {offers.map(([type, lengths]) => (
        <section key={type} className="grid gap-3 border-t border-line px-(--gutter) py-4">
          <div>
            <h3 className="font-[650]">{t(`safer.${type}.name`)}</h3>
            <p className="text-mid">{t(`safer.${type}.text`)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {lengths.map((days) => (
              <Button
                key={String(days)}
                className="min-h-11"
                aria-pressed={choice?.type === type && choice.days === days}
                onClick={() => setChoice({ type, days })}
              >
                {lengthText(days)}
              </Button>
            ))}
          </div>
          {choice?.type === type ? (
            <div className="grid gap-3 rounded-2 bg-raise p-4">
              <p>{t(`safer.${type}.sure`, { length: lengthText(choice.days) })}</p>
              {isFailed ? <Alert tone="bad">{t("safer.failed")}</Alert> : null}
              <div className="flex flex-wrap gap-2">
                <Button tone="act" className="min-h-11" onClick={() => void begin(choice)}>
                  {t(`safer.${type}.begin`)}
                </Button>
                <Button tone="plain" className="min-h-11" onClick={() => setChoice(null)}>
                  {t("safer.cancel")}
                </Button>
              </div>
            </div>
          ) : null}
        </section>
      ))}
    </>
  );
}
