import { oddsFormats } from "@touchline/domain";
import { themes } from "@touchline/store";
import { Icon, Segmented } from "@touchline/ui";
import type { ReactNode } from "react";
import { LocaleIcon, LocaleLink } from "../../elements/locale-switch.tsx";
import { useFlag, usePreferences, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import "@touchline/ui/late-controls.css";

function OddsFormatChoice(): ReactNode {
  const t = useText();
  const { preferences } = useStore();
  const { oddsFormat } = usePreferences();
  return (
    <fieldset>
      <legend className="px-2 pt-2 pb-1 text-12 text-low">{t("shell.oddsFormat")}</legend>
      {oddsFormats.map((format) => (
        <button
          key={format}
          type="button"
          aria-pressed={format === oddsFormat}
          className="flex min-h-9 w-full items-center justify-between gap-4 rounded-2 px-2 hover:bg-cell aria-pressed:font-bold"
          onClick={() => preferences.change({ oddsFormat: format })}
        >
          {t(`oddsFormat.${format}`)}
          {format === oddsFormat ? <Icon name="check" size={16} /> : null}
        </button>
      ))}
    </fieldset>
  );
}

function LanguageChoice(): ReactNode {
  const t = useText();
  const store = useStore();
  const offered = store.queries.peek(store.listings.frame())?.locales ?? [];
  return (
    <nav aria-label={t("shell.language")}>
      <p className="px-2 pt-3 pb-1 text-12 text-low">{t("shell.language")}</p>
      <div className="grid grid-cols-2">
        {offered.map(({ code, name }) => (
          <LocaleLink
            key={code}
            code={code}
            className="flex min-h-9 items-center justify-between gap-4 rounded-2 px-2 hover:bg-cell aria-[current]:font-bold"
          >
            <span className="flex items-center gap-2">
              <LocaleIcon code={code} />
              {name}
            </span>
            {code === store.locale ? <Icon name="check" size={16} /> : null}
          </LocaleLink>
        ))}
      </div>
    </nav>
  );
}

const densities = ["standard", "compact", "calm"] as const;

function ThemeChoice(): ReactNode {
  const t = useText();
  const { preferences } = useStore();
  const { theme } = usePreferences();
  return (
    <div>
      <p className="px-2 pt-2 pb-1 text-12 text-low">{t("shell.theme")}</p>
      <Segmented
        label={t("shell.theme")}
        items={themes.map((key) => ({ key, label: t(`theme.${key}`) }))}
        chosen={theme}
        onChoose={(key) => preferences.change({ theme: key })}
      />
    </div>
  );
}

function DensityChoice(): ReactNode {
  const t = useText();
  const { preferences } = useStore();
  const { density } = usePreferences();
  const hasCalm = useFlag("calm_mode");
  return (
    <div>
      <p className="px-2 pt-3 pb-1 text-12 text-low">{t("shell.density")}</p>
      <Segmented
        label={t("shell.density")}
        items={densities.filter((key) => key !== "calm" || hasCalm).map((key) => ({ key, label: t(`density.${key}`) }))}
        chosen={density}
        onChoose={(key) => preferences.change({ density: key })}
      />
    </div>
  );
}

/** Turns keyboard shortcuts on and off, as WCAG 2.1.4 requires for single keys. */
function KeysChoice(): ReactNode {
  const t = useText();
  const { preferences } = useStore();
  const { keys } = usePreferences();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={keys === "on"}
      className="mt-2 flex min-h-9 w-full items-center justify-between gap-4 rounded-2 px-2 hover:bg-cell"
      onClick={() => preferences.change({ keys: keys === "on" ? "off" : "on" })}
    >
      {t("shell.keys")}
      <span className="switch" />
    </button>
  );
}

/** The preferences in the header's menu. */
export function ViewPanel(): ReactNode {
  return (
    <>
      <OddsFormatChoice />
      <div>
        <ThemeChoice />
        <DensityChoice />
        <LanguageChoice />
        <KeysChoice />
      </div>
    </>
  );
}

/** The same preferences as a plain list, for the phone's "All" sheet. */
export function ViewChoices(): ReactNode {
  return (
    <div className="grid gap-2">
      <ThemeChoice />
      <DensityChoice />
      <OddsFormatChoice />
      <LanguageChoice />
    </div>
  );
}
