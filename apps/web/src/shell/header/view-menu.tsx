import { Icon, Popover, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { usePreferences, useStore } from "../../elements/store.ts";
import { useLater } from "../../elements/time/later.tsx";
import { useText } from "../../messages/use-text.ts";
import { loadExtras } from "../slots/load-extras.ts";

/** How the page is drawn: odds format, language and spacing. */
export function ViewMenu(): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { oddsFormat } = usePreferences();
  const parts = useLater(loadExtras);
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
      <div className="grid w-[min(33rem,calc(100vw-2.5rem))] grid-cols-[10.5rem_minmax(0,1fr)] gap-3">
        {parts === null ? <Skeleton lines={3} className="h-9" /> : <parts.ViewPanel />}
      </div>
    </Popover>
  );
}

/** Switches between dark and light, from whichever is seen. */
export function ThemeButton(): ReactNode {
  const t = useText();
  const { preferences } = useStore();
  const { theme } = usePreferences();
  const label = t("shell.toggleTheme");
  const toggle = (): void => {
    const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    preferences.change({ theme: isDark ? "light" : "dark" });
  };
  return (
    <button type="button" className="icon-btn desk-only" aria-label={label} title={label} onClick={toggle}>
      <Icon name="theme" />
    </button>
  );
}
