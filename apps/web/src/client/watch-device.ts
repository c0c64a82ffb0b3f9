import type { Store } from "@touchline/store";

/** Tells the store of the device's time zone, and draws theme and density as they are chosen; the theme `system` follows the device in CSS alone. */
export function watchDevice(store: Store): () => void {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (store.preferences.getState().timeZone !== timeZone) store.preferences.change({ timeZone });
  const draw = (): void => {
    const { theme, density } = store.preferences.getState();
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["density"] = density;
  };
  draw();
  return store.preferences.subscribe(draw);
}
