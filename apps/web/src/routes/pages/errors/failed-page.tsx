import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/error-notice.tsx";

export function FailedPage(): ReactNode {
  return <ErrorNotice kind="failed" />;
}
