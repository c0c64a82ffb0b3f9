import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

/** The home page consists of the operator's blocks. */
function HomePage(): ReactNode {
  const t = useText();
  return <h1 className="sr">{t("shell.sports")}</h1>;
}

export const page: Page = { titleKey: "title.home", Component: HomePage };
