import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/error-notice.tsx";

export function NotFoundPage(): ReactNode {
  return <ErrorNotice kind="notFound" />;
}
