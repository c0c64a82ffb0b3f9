/** Modes without most background work (spec.md 6): within the operator's mobile app, and under a page-speed audit. */
export type PageMode = "app" | "lighthouse";

const modes: readonly PageMode[] = ["app", "lighthouse"];

interface ModeSource {
  readonly userAgent: string;
  /** The query of the address. */
  readonly search: string;
  /** Stored for the session, since links drop the parameter. */
  readonly kept: string | null;
}

/** The mode from the address, the session or the user agent; null for everybody else. */
export function readPageMode({ userAgent, search, kept }: ModeSource): PageMode | null {
  const asked = new URLSearchParams(search).get("mode") ?? kept;
  return modes.find((mode) => mode === asked) ?? (userAgent.includes("Chrome-Lighthouse") ? "lighthouse" : null);
}

let known: PageMode | null | undefined;

/** The mode of this page; browser only. */
export function pageMode(): PageMode | null {
  if (known !== undefined) return known;
  let storage: Storage | null = null;
  try {
    storage = sessionStorage;
  } catch {
    // Without storage the mode lasts for this page only.
  }
  known = readPageMode({ userAgent: navigator.userAgent, search: location.search, kept: storage?.getItem("tl_mode") ?? null });
  if (known !== null) storage?.setItem("tl_mode", known);
  return known;
}
