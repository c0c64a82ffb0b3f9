import { moneyToDecimal, type MoneyUnit, oddsFormats, oddsPolicies, parseStake } from "@touchline/domain";
import type { Settings } from "@touchline/store";
import { saveSettings, type SettingsChange } from "@touchline/store/save-settings";
import { Button, Field, Segmented, Skeleton } from "@touchline/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import "@touchline/ui/late-controls.css";
import { focusFirstError } from "../../../elements/use-form.tsx";
import { usePreferences, useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ProfileGroup, LoadFailed } from "./profile-frame.tsx";
import { SelectField } from "../../../elements/form-fields.tsx";
import { toHref } from "../../../navigation/navigation.ts";
import { useSaving } from "./profile-data.ts";

/** The player's settings (spec.md 3 "Settings"). Each one is saved when it changes. */
export function PlayerSettings(): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.settings());
  if (data !== undefined) return <SettingsGroups settings={data} />;
  if (!isError) return <Skeleton lines={5} className="h-12" />;
  return <LoadFailed onRetry={() => void refetch()} />;
}

function SettingsGroups({ settings }: { readonly settings: Settings }): ReactNode {
  const t = useText();
  const store = useStore();
  const { slip, preferences } = store;
  const { player } = useSession();
  const { oddsFormat } = usePreferences();
  const { isSaving, save } = useSaving();

  async function change(body: SettingsChange): Promise<void> {
    await save(async () => saveSettings(store, body));
  }

  return (
    <>
      <ProfileGroup title={t("shell.settings")}>
        <SelectField
          label={t("shell.oddsFormat")}
          name="odds-format"
          value={oddsFormat}
          options={oddsFormats.map((format) => ({ value: format, name: t(`oddsFormat.${format}`) }))}
          onChoose={(value) => {
            const chosen = oddsFormats.find((format) => format === value);
            if (chosen === undefined) return;
            // Stored on the device; formats that the platform supports are also saved with the player.
            preferences.change({ oddsFormat: chosen });
            const kept = settings.odds_types.available.find((format) => format === chosen);
            if (kept !== undefined) void change({ odds_type: kept });
          }}
        />
        <LanguageSetting />
      </ProfileGroup>
      <ProfileGroup title={t("profile.oddsPolicy")}>
        <Segmented
          label={t("profile.oddsPolicy")}
          items={oddsPolicies.map((policy) => ({ key: policy, label: t(`slip.policy.${policy}`) }))}
          chosen={settings.auto_accept_odds_change}
          onChoose={(policy) => {
            slip.dispatch({ type: "oddsPolicyChanged", policy });
            void change({ auto_accept_odds_change: policy });
          }}
        />
      </ProfileGroup>
      {player === null ? null : (
        <StakesForm key={player.currency} settings={settings} isSaving={isSaving} onSave={(stakes) => void change({ stakes })} />
      )}
      <ProfileGroup title={t("profile.push")} note={t("profile.pushText")}>
        <button
          type="button"
          role="switch"
          aria-checked={settings.push_subscription === true}
          aria-label={t("profile.push")}
          className="flex min-h-11 items-center justify-self-start"
          disabled={isSaving}
          onClick={() => void change({ push_subscription: settings.push_subscription !== true })}
        >
          <span className="switch" />
        </button>
      </ProfileGroup>
    </>
  );
}

function LanguageSetting(): ReactNode {
  const t = useText();
  const store = useStore();
  const { listings, session, locale } = store;
  const { player } = useSession();
  const { save } = useSaving();
  const offered = useResource(listings.system()).data?.locales ?? [];
  if (player === null) return null;
  return (
    <SelectField
      label={t("profile.language")}
      name="locale"
      value={player.locale}
      options={offered.map(({ code, name }) => ({ value: code, name }))}
      onChoose={(code) =>
        void save(async () => session.changeLocale(code)).then((isKept) => {
          if (isKept && code !== locale) location.assign(toHref("/profile/settings", { ...store, locale: code }));
        })
      }
    />
  );
}

interface StakesFormProps {
  readonly settings: Settings;
  readonly isSaving: boolean;
  onSave(stakes: Settings["stakes"]): void;
}

/** The quick stakes of the player's currency. */
function StakesForm({ settings, isSaving, onSave }: StakesFormProps): ReactNode {
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
              // Stakes have no id, so their position identifies them.
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
