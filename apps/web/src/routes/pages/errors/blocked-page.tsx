import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/error-notice.tsx";
import { useResource } from "../../../elements/store/use-resource.ts";
import { useStore } from "../../../elements/store/use-store.ts";
import { useText } from "../../../messages/use-text.ts";

/** The site is not offered where the visitor is. */
export function BlockedPage(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const country = useResource(listings.system()).data?.user_country.name;
  return <ErrorNotice kind="blocked" country={country ?? t("error.yourCountry")} />;
}
