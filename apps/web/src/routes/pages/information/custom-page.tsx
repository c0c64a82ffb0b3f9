import type { ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import type { PageProps } from "../../page-route.ts";

/** A page that only this site has: its title over its blocks. */
export function CustomPage({ params }: PageProps): ReactNode {
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
