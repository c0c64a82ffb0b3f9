import { accountEndpoints } from "@touchline/store/account";
import { Field } from "@touchline/ui";
import { useEffect, useId, useState, type ReactNode } from "react";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

/** A Brazilian municipality by IBGE's code. */
export interface ChosenMunicipality {
  readonly code: number;
  readonly name: string;
  readonly state: string;
}

interface MunicipalityFieldProps {
  readonly error: string | undefined;
  onChoose(place: ChosenMunicipality | null): void;
}

const waitMs = 200;
const fewestLetters = 2;

function labelOf({ name, state }: ChosenMunicipality): string {
  return `${name} (${state})`;
}

/** A municipality from the list that the platform finds while it is typed. */
export function MunicipalityField({ error, onChoose }: MunicipalityFieldProps): ReactNode {
  const t = useText();
  const { api, ports } = useStore();
  const listId = useId();
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly ChosenMunicipality[]>([]);
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < fewestLetters) return;
    let isWanted = true;
    const cancel = ports.time.after(waitMs, () => {
      const q = typed.replace(/ \([A-Z]{2}\)$/u, "");
      void api.call(accountEndpoints.listMunicipalities, { query: { q } }).then((answer) => {
        if (isWanted && answer.ok) setFound(answer.value.data);
      });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [api, ports, typed]);
  return (
    <>
      <Field
        label={t("auth.municipality")}
        name="municipality"
        list={listId}
        autoComplete="off"
        required
        maxLength={50}
        hint={t("auth.municipalityHint")}
        error={error}
        value={text}
        onChange={(event) => {
          const wanted = event.target.value;
          setText(wanted);
          onChoose(found.find((place) => labelOf(place) === wanted) ?? null);
        }}
      />
      <datalist id={listId}>
        {found.map((place) => (
          <option key={place.code} value={labelOf(place)}>
            {labelOf(place)}
          </option>
        ))}
      </datalist>
    </>
  );
}
