import { localeFacts, oddsFormats } from "@touchline/domain";
import { Icon, Popover, Segmented } from "@touchline/ui";
import type { ReactNode } from "react";
import { usePreferences } from "../elements/use-preferences.ts";
import { useStore } from "../elements/use-store.ts";
import { useText } from "../messages/use-text.ts";
import { toHref } from "../navigation/navigation.ts";
import { useNavigationState } from "../navigation/navigation-context.ts";

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
  const { page } = useNavigationState();
  const offered = store.queries.peek(store.listings.frame()) ?? [];
  return (
    <nav aria-label={t("shell.language")}>
      <p className="px-2 pt-3 pb-1 text-12 text-low">{t("shell.language")}</p>
      {offered.map(({ code, name }) => (
        <a
          key={code}
          href={toHref(page.address, { locale: code })}
          hrefLang={localeFacts(code).htmlTag}
          lang={localeFacts(code).htmlTag}
          {...(code === store.locale ? { "aria-current": "true" as const } : {})}
          className="flex min-h-9 items-center justify-between gap-4 rounded-2 px-2 hover:bg-cell aria-[current]:font-bold"
        >
          {name}
          {code === store.locale ? <Icon name="check" size={16} /> : null}
        </a>
      ))}
    </nav>
  );
}

const densities = ["standard", "compact", "calm"] as const;

/** How the page is drawn: odds format, language and spacing. */
export function ViewMenu(): ReactNode {
  const t = useText();
  const { locale, preferences } = useStore();
  const { oddsFormat, density } = usePreferences();
  const shown = `${t(`oddsFormat.${oddsFormat}`)} · ${locale.toUpperCase()}`;
  return (
    <Popover
      label={`${t("shell.settings")}: ${shown}`}
      buttonClassName="btn desk-only px-2.5"
      button={
        <>
          <span className="font-medium">{shown}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      <OddsFormatChoice />
      <LanguageChoice />
      <p className="px-2 pt-3 pb-1 text-12 text-low">{t("shell.density")}</p>
      <Segmented
        label={t("shell.density")}
        items={densities.map((key) => ({ key, label: t(`density.${key}`) }))}
        chosen={density}
        onChoose={(key) => preferences.change({ density: key })}
      />
    </Popover>
  );
}

/** The same choices as a plain list, for the phone's "All" page. */
export function ViewChoices(): ReactNode {
  return (
    <div className="grid gap-2">
      <OddsFormatChoice />
      <LanguageChoice />
    </div>
  );
}

/** Switches between dark and light. */
export function ThemeButton(): ReactNode {
  const t = useText();
  const { preferences } = useStore();
  const { theme } = usePreferences();
  const next = theme === "dark" ? "light" : "dark";
  const label = t(next === "light" ? "shell.toLight" : "shell.toDark");
  return (
    <button
      type="button"
      className="icon-btn desk-only"
      aria-label={label}
      title={label}
      onClick={() => preferences.change({ theme: next })}
    >
      <Icon name={next === "light" ? "sun" : "moon"} />
    </button>
  );
}
