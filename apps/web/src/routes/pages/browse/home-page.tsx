import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";

/** The first page has nothing of its own: it is what the site's blocks make it. */
export function HomePage(): ReactNode {
  const t = useText();
  return <h1 className="sr">{t("shell.sports")}</h1>;
}
