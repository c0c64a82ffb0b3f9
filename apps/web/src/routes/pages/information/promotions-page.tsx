import type { ReactNode } from "react";
import { Promotions } from "../../../features/account/bonuses/promotions.tsx";
import { useText } from "../../../messages/use-text.ts";

/** What the operator offers at present; the site's blocks for this page stand around it. */
export function PromotionsPage(): ReactNode {
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
