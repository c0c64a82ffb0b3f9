import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";

/** A page that is not there or that broke, with the way home. */
export function ErrorNotice({ kind }: { readonly kind: "notFound" | "failed" }): ReactNode {
  const t = useText();
  return (
    <div className="py-10">
      <h1 className="sr">{t(`error.${kind}Title`)}</h1>
      <EmptyState
        icon={kind === "notFound" ? "search" : "alert"}
        title={t(`error.${kind}`)}
        action={
          <PageLink to="/" className="btn" data-tone="act">
            {t("error.home")}
          </PageLink>
        }
      />
    </div>
  );
}
