import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/error-notice.tsx";

/** An event that was there once. */
export function GonePage(): ReactNode {
  return <ErrorNotice kind="gone" />;
}
