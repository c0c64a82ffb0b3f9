import type { SiteAudience } from "@touchline/contract/site/site-parts";

export interface Viewer {
  readonly isSignedIn: boolean;
  readonly locale: string;
}

/** Whether the audience includes the viewer. The style sheet checks the window, because the server does not know its size. */
export function isForViewer(audience: SiteAudience | undefined, viewer: Viewer): boolean {
  if (audience === undefined) return true;
  if (audience.player !== undefined && (audience.player === "signed_in") !== viewer.isSignedIn) return false;
  return audience.locales === undefined || audience.locales.includes(viewer.locale);
}

/** The class that hides a block in windows of the other size; undefined for a block that is shown in all windows. */
export function windowClass(audience: SiteAudience | undefined): string | undefined {
  return audience?.window === undefined ? undefined : audience.window === "phone" ? "phone-block" : "desktop-block";
}
