import type { ReactNode } from "react";
import { EmptyWithLink } from "../../../elements/empty-with-link.tsx";
import { useResource } from "../../../elements/store/use-resource.ts";
import { useStore } from "../../../elements/store/use-store.ts";
import { useText } from "../../../messages/use-text.ts";

/** What the operator offers at present: the site's blocks for this page stand around it; without any it says that there is nothing. */
export function PromotionsPage(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const page = useResource(listings.sitePage("promotions")).data;
  const isEmpty = page === undefined || page.top.length + page.bottom.length === 0;
  return (
    <>
      <div className="sec">
        <h1>{t("promotions.title")}</h1>
      </div>
      {isEmpty ? (
        <EmptyWithLink icon="trophy" title={t("promotions.none")} to="/" label={t("promotions.browse")}>
          {t("promotions.noneText")}
        </EmptyWithLink>
      ) : null}
    </>
  );
}
