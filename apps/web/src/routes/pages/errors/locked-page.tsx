import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/error-notice.tsx";

/** Not for this visitor. */
export function LockedPage(): ReactNode {
  return <ErrorNotice kind="locked" />;
}
