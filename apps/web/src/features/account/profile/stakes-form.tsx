import { moneyToDecimal, parseStake, type MoneyUnit } from "@touchline/domain";
import type { Settings } from "@touchline/store";
import { Button, Field } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { focusFirstError } from "../../../elements/forms/focus-first-error.ts";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ProfileGroup } from "./profile-frame.tsx";

interface StakesFormProps {
  readonly settings: Settings;
  readonly isSaving: boolean;
  onSave(stakes: Settings["stakes"]): void;
}

/** The quick stakes of the player's currency. */
export function StakesForm({ settings, isSaving, onSave }: StakesFormProps): ReactNode {
  const t = useText();
  const { session } = useStore();
  const balance = session.balance();
  const unit: MoneyUnit | null = balance === null ? null : { currency: balance.currency, subunits: balance.subunits };
  const [texts, setTexts] = useState<readonly string[]>(() =>
    unit === null ? [] : (settings.stakes[unit.currency] ?? []).map((minor) => moneyToDecimal({ minor: BigInt(minor), ...unit })),
  );
  const [isChecked, setChecked] = useState(false);
  if (unit === null || texts.length === 0) return null;
  const read = texts.map((text) => {
    const stake = parseStake(text, unit);
    return stake.ok && stake.value.minor > 0n ? stake.value : null;
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const known = read.filter((stake) => stake !== null);
    if (unit === null || known.length < read.length) return focusFirstError(event.currentTarget);
    onSave({ [unit.currency]: known.map(({ minor }) => Number(minor)) });
  }

  return (
    <ProfileGroup title={t("profile.stakes", { currency: unit.currency })}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <div className="grid grid-cols-3 gap-2">
          {texts.map((text, index) => (
            <Field
              // The row has no other identity than its place.
              key={`stake-${String(index)}`}
              label={t("profile.stake", { number: index + 1 })}
              name={`stake-${index + 1}`}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              error={isChecked && read[index] === null ? t("profile.stakesWrong") : undefined}
              value={text}
              onChange={(event) => setTexts(texts.with(index, event.target.value))}
            />
          ))}
        </div>
        <Button type="submit" className="justify-self-start" disabled={isSaving}>
          {t("auth.saveDetails")}
        </Button>
      </form>
    </ProfileGroup>
  );
}
