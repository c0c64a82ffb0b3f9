import { redeemCode } from "@touchline/store/bonuses";
import { Button, Field } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";

const errors: Readonly<Record<string, MessageKey>> = {
  code_unknown: "bonus.code.unknown",
  code_used: "bonus.code.used",
  code_over: "bonus.code.over",
};

/** A field for a promo code; says what it brought, or why it brought nothing. */
export function PromoCode(): ReactNode {
  const t = useText();
  const store = useStore();
  const [code, setCode] = useState("");
  const [told, setTold] = useState<{ readonly error?: string; readonly good?: string }>({});
  const [isBusy, setBusy] = useState(false);
  async function redeem(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code.trim().length < 3) return setTold({ error: t("bonus.code.unknown") });
    setBusy(true);
    const answer = await redeemCode(store, code.trim());
    setBusy(false);
    if (!answer.ok)
      return setTold({ error: t((answer.error.type === "refused" ? errors[answer.error.code] : undefined) ?? "bonus.code.failed") });
    setCode("");
    setTold({ good: t("bonus.code.done", { name: answer.value.name }) });
  }
  return (
    <form className="flex items-start gap-2 px-(--gutter) pb-4" onSubmit={(event) => void redeem(event)}>
      <div className="min-w-0 flex-1">
        <Field
          label={t("bonus.code.label")}
          hint={told.good}
          error={told.error}
          value={code}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setTold({});
          }}
        />
      </div>
      <Button type="submit" className="mt-6 min-h-12" disabled={isBusy}>
        {t("bonus.code.redeem")}
      </Button>
    </form>
  );
}
