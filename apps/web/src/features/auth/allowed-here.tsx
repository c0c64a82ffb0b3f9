import { Alert } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/store/use-resource.ts";
import { useStore } from "../../elements/store/use-store.ts";
import { useText } from "../../messages/use-text.ts";

/** A form to come in by; or, where the visitor's country is blocked for that, a word about it instead (spec.md 5). */
export function AllowedHere({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data: system } = useResource(listings.system());
  const country = system?.user_country;
  const isBlocked = country !== undefined && system?.platform_settings.auth_blocked_countries?.includes(country.code) === true;
  return isBlocked ? <Alert tone="info">{t("auth.blockedHere", { country: country.name })}</Alert> : children;
}
