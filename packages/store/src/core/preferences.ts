import { parseOddsFormat, type OddsFormat } from "@touchline/domain";
import type { PreferencePort } from "./ports.ts";
import { createValueStore, type ValueStore } from "./value-store.ts";

/** Colours of the page: the device's choice, dark, light or high contrast. */
export const themes = ["system", "dark", "light", "contrast"] as const;
/** A colour theme that the player can choose. */
export type Theme = (typeof themes)[number];
/** How closely content is spaced. */
export type Density = "standard" | "compact" | "calm";

/** Display preferences, stored on the device and sent to the server. */
export interface Preferences {
  readonly oddsFormat: OddsFormat;
  readonly theme: Theme;
  readonly density: Density;
  /** Whether keyboard shortcuts are on. */
  readonly keys: "on" | "off";
  /** IANA zone of the device; UTC until the device has reported it. */
  readonly timeZone: string;
}

/** The preferences of a page; a change is saved at once. */
export interface PreferenceStore extends Pick<ValueStore<Preferences>, "getState" | "subscribe"> {
  change(changes: Partial<Preferences>): void;
}

const names: Readonly<Record<keyof Preferences, string>> = {
  oddsFormat: "tl_odds",
  theme: "tl_theme",
  density: "tl_density",
  keys: "tl_keys",
  timeZone: "tl_zone",
};

function parseZone(text: string | null): string {
  try {
    return text === null ? "UTC" : new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/** Reads the saved preferences; unknown values become the default. */
function readPreferences(port: PreferencePort): Preferences {
  const density = port.read(names.density);
  return {
    oddsFormat: parseOddsFormat(port.read(names.oddsFormat)),
    theme: themes.find((theme) => theme === port.read(names.theme)) ?? "system",
    keys: port.read(names.keys) === "off" ? "off" : "on",
    density: density === "compact" || density === "calm" ? density : "standard",
    timeZone: parseZone(port.read(names.timeZone)),
  };
}

/** Creates the preferences of a page with the saved values. */
export function createPreferences(port: PreferencePort): PreferenceStore {
  const store = createValueStore(readPreferences(port));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change(changes) {
      store.setState(changes);
      for (const [name, value] of Object.entries(changes))
        if (typeof value === "string") port.write(names[name as keyof Preferences], value);
    },
  };
}
