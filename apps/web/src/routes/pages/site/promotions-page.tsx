import type { ReactNode } from "react";
import { Promotions } from "../../../features/account/bonuses/promotions.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

/** The operator's current promotions. */
function PromotionsPage(): ReactNode {
  const t = useText();
  return (
    <>
      <div className="sec">
        <h1>{t("promotions.title")}</h1>
      </div>
      <Promotions />
    </>
  );
}

export const page: Page = { titleKey: "title.promotions", Component: PromotionsPage };
