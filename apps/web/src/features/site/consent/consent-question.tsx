import type { ConsentPurpose, ConsentStore } from "@touchline/store/consent";
import { Button } from "@touchline/ui";
import { useId, useState, type ReactNode } from "react";
import { DockPart } from "../../../elements/dock.tsx";
import { useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface ConsentQuestionProps {
  readonly consent: ConsentStore;
  /** The purposes that this site uses. */
  readonly used: readonly ConsentPurpose[];
  /** Called when a consent is withdrawn; the page must reload to remove the loaded code. */
  onWithdrawn(): void;
}

function PurposeChoice({
  purpose,
  isOn,
  onChange,
}: {
  readonly purpose: ConsentPurpose;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-1.5">
      <input id={id} type="checkbox" className="size-5 shrink-0" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <div>
        <label htmlFor={id} className="block min-h-6 font-semibold">
          {t(`consent.${purpose}`)}
        </label>
        <p className="text-mid">{t(`consent.${purpose}Text`)}</p>
      </div>
    </div>
  );
}

/** Asks for consent to third-party content. Not modal, and nothing is preselected. */
export function ConsentQuestion({ consent, used, onWithdrawn }: ConsentQuestionProps): ReactNode {
  const t = useText();
  const titleId = useId();
  const { isAsking, granted } = useValue(consent);
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<ConsentPurpose> | null>(null);
  if (!isAsking) return null;
  const selected = chosen ?? granted ?? new Set<ConsentPurpose>();
  const answer = (purposes: readonly ConsentPurpose[]): void => {
    setChoosing(false);
    setChosen(null);
    if (consent.answer(purposes).length > 0) onWithdrawn();
  };
  const select = (purpose: ConsentPurpose, isOn: boolean): void => {
    const others = [...selected].filter((other) => other !== purpose);
    setChosen(new Set(isOn ? [...others, purpose] : others));
  };
  return (
    <DockPart place="consent">
      <section role="dialog" aria-labelledby={titleId} className="consent">
        <div>
          <h2 id={titleId} className="font-bold">
            {t("consent.title")}
          </h2>
          <p className="text-mid">{t("consent.text")}</p>
        </div>
        {isChoosing || granted !== null ? (
          <fieldset>
            <legend className="sr">{t("consent.title")}</legend>
            {used.map((purpose) => (
              <PurposeChoice key={purpose} purpose={purpose} isOn={selected.has(purpose)} onChange={(isOn) => select(purpose, isOn)} />
            ))}
          </fieldset>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => answer([])}>{t("consent.necessary")}</Button>
          {isChoosing || granted !== null ? (
            <Button onClick={() => answer([...selected])}>{t("consent.save")}</Button>
          ) : (
            <Button onClick={() => setChoosing(true)}>{t("consent.choose")}</Button>
          )}
          <Button onClick={() => answer(used)}>{t("consent.all")}</Button>
        </div>
      </section>
    </DockPart>
  );
}
