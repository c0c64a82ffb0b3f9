import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import type { PageProps } from "../../page-route.ts";
import { SportGroup } from "./sport-group.tsx";

/** All e-sports together. */
export function CybersportPage({ search }: PageProps): ReactNode {
  const t = useText();
  return <SportGroup search={search} type="cyber" path="/cybersport" title={t("shell.esports")} />;
}
