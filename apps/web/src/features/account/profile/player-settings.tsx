import { oddsFormats, oddsPolicies } from "@touchline/domain";
import { endpoints, type Settings } from "@touchline/store";
import { Segmented, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { SelectField } from "../../../elements/forms/select-field.tsx";
import { usePreferences, useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { toHref } from "../../../navigation/navigation.ts";
import { ProfileGroup } from "./profile-frame.tsx";
import { ReadingFailed } from "./reading-failed.tsx";
import { StakesForm } from "./stakes-form.tsx";
import { useSaving } from "./use-saving.ts";
import "@touchline/ui/late-controls.css";

/** What the settings call takes. */
export type SettingsChange = Partial<Pick<Settings, "stakes" | "auto_accept_odds_change" | "push_subscription">> & {
  readonly odds_type?: Settings["odds_types"]["selected"];
};

/** The player's settings (spec.md 3 "Settings"), each kept as it is changed. */
export function PlayerSettings(): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.settings());
  if (data !== undefined) return <SettingsGroups settings={data} />;
  if (!isError) return <Skeleton lines={5} className="h-12" />;
  return <ReadingFailed onAgain={() => void refetch()} />;
}

function SettingsGroups({ settings }: { readonly settings: Settings }): ReactNode {
  const t = useText();
  const { api, listings, queries, slip, preferences } = useStore();
  const { player } = useSession();
  const { oddsFormat } = usePreferences();
  const { isSaving, save } = useSaving();

  async function change(body: SettingsChange): Promise<void> {
    await save(async () => {
      const answer = await api.call(endpoints.saveSettings, { body });
      if (answer.ok) queries.take(listings.settings(), answer.value);
      return answer;
    });
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
            // Kept on the device; what the platform knows, too, is kept with the player.
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
