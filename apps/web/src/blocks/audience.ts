import type { SiteAudience } from "@touchline/contract/site/site-parts";

/** Who looks at the page. */
export interface Viewer {
  readonly isSignedIn: boolean;
  readonly locale: string;
}

/** Whether something is for this viewer; the window is left to the style sheet, so that the server need not know it. */
export function isForViewer(audience: SiteAudience | undefined, viewer: Viewer): boolean {
  if (audience === undefined) return true;
  if (audience.player !== undefined && (audience.player === "signed_in") !== viewer.isSignedIn) return false;
  return audience.locales === undefined || audience.locales.includes(viewer.locale);
}

/** The class that hides what is for the other kind of window. */
export function windowClass(audience: SiteAudience | undefined): string | undefined {
  return audience?.window === undefined ? undefined : audience.window === "phone" ? "phone-block" : "desktop-block";
}
