/** Modes without most of what runs by itself (spec.md 6): the page within the operator's mobile app, and under a page-speed audit. */
export type PageMode = "app" | "lighthouse";

const modes: readonly PageMode[] = ["app", "lighthouse"];

interface ModeSource {
  readonly userAgent: string;
  /** The query of the address. */
  readonly search: string;
  /** Kept for the session, since links lose the parameter. */
  readonly kept: string | null;
}

/** `?mode=app` and `?mode=lighthouse`, what the session began with, or a browser that says so itself; null for everybody else. */
export function readPageMode({ userAgent, search, kept }: ModeSource): PageMode | null {
  const asked = new URLSearchParams(search).get("mode") ?? kept;
  return modes.find((mode) => mode === asked) ?? (userAgent.includes("Chrome-Lighthouse") ? "lighthouse" : null);
}

let known: PageMode | null | undefined;

/** The mode of this page; only in the browser. */
export function pageMode(): PageMode | null {
  if (known !== undefined) return known;
  let storage: Storage | null = null;
  try {
    storage = sessionStorage;
  } catch {
    // A browser that keeps nothing has the mode for this page alone.
  }
  known = readPageMode({ userAgent: navigator.userAgent, search: location.search, kept: storage?.getItem("tl_mode") ?? null });
  if (known !== null) storage?.setItem("tl_mode", known);
  return known;
}
