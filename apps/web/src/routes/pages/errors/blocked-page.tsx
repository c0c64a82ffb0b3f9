import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/error-notice.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** The site is not offered where the visitor is. */
export function BlockedPage(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const country = useResource(listings.system()).data?.user_country.name;
  return <ErrorNotice kind="blocked" country={country ?? t("error.yourCountry")} />;
}
