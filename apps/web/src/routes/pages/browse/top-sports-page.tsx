import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import type { PageProps } from "../../page-route.ts";
import { SportGroup } from "./sport-group.tsx";

/** All sports but e-sports together, the most followed first (decisions A). */
export function TopSportsPage({ search }: PageProps): ReactNode {
  const t = useText();
  return <SportGroup search={search} type="regular" path="/top-sports" title={t("shell.topSports")} />;
}
