import { createContext, type ReactElement, type ReactNode, use } from "react";

/** A row or tile of a match whose markup the server caches for later pages. */
export interface KeptPart {
  /** What kind of part it is, such as `tile`. The server caches the latest markup of each kind for a match. */
  readonly kind: string;
  readonly matchId: string;
  /** Keys of the lines that it shows; null for a line that the match does not have. */
  readonly lines: readonly (string | null)[];
  /** One element without styles. Nothing in it uses `useId`, hydrates on its own, or depends on the player. */
  readonly part: ReactElement;
}

/** Renders a part or returns its cached markup. Null in browsers and in tests, where every part is rendered. */
export const KeptPartsContext = /* @__PURE__ */ createContext<((part: KeptPart) => ReactNode) | null>(null);

/** Rendered by the server only: browsers hydrate the part itself. */
export function Kept(kept: KeptPart): ReactNode {
  const draw = use(KeptPartsContext);
  return draw === null ? kept.part : draw(kept);
}
