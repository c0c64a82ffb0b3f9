import { Alert } from "@touchline/ui";
import type { ReactNode } from "react";
import { useEntryBlock, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** A form to come in by; or, where the visitor's country is blocked for that, a word about it instead (spec.md 5). */
export function AllowedHere({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const isBlocked = useEntryBlock();
  const { data: system } = useResource(listings.system());
  if (!isBlocked) return children;
  return <Alert tone="info">{t("auth.blockedHere", { country: system?.user_country.name ?? t("error.yourCountry") })}</Alert>;
}
