import type { ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import type { Page, PageProps } from "../../page.ts";

/** A page from the operator's site file: its title, followed by its blocks. */
function CustomPage({ params }: PageProps): ReactNode {
  const { queries, listings } = useStore();
  const title = queries.peek(listings.sitePage(params.sport))?.title ?? "";
  return (
    <div className="sec">
      <h1>
        <bdi>{title}</bdi>
      </h1>
    </div>
  );
}

export const page: Page = {
  titleKey: "title.home",
  Component: CustomPage,
  head({ store, params, t }) {
    const own = store.queries.peek(store.listings.sitePage(params.sport));
    return {
      title: own?.title ?? t("title.home"),
      description: own?.description ?? t("description.site"),
      isPrivate: own?.is_indexed === false,
    };
  },
};
