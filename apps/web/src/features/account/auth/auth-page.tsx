import { Alert } from "@touchline/ui";
import { type ReactNode, useEffect } from "react";
import { useIsEntryClosed, useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";

interface AuthFrameProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The narrow column of an auth page. */
export function AuthFrame({ title, note, children }: AuthFrameProps): ReactNode {
  return (
    <div className="above-dock mx-auto grid min-h-[calc(100dvh-var(--header-h))] max-w-[420px] content-start gap-6 px-5 pt-8 pb-[calc(var(--dock-h)+32px)] tablet:pt-14">
      <div className="grid gap-1.5">
        <h1 className="text-title leading-tight font-bold">{title}</h1>
        {note === undefined ? null : <p className="text-14 text-mid">{note}</p>}
      </div>
      {children}
    </div>
  );
}

/** Leaves an auth page as soon as the visitor is signed in, by its form or otherwise. Replaces the history entry. */
export function useRedirectWhenSignedIn(address: string): void {
  const navigation = useNavigation();
  const { status } = useSession();
  useEffect(() => {
    if (status === "signedIn") void navigation.go(address, { isReplacing: true });
  }, [status, navigation, address]);
}

/** Replaces an entry form with a notice if the visitor's country is blocked (spec.md 5). */
export function CountryGate({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const isBlocked = useIsEntryClosed();
  const { data: system } = useResource(listings.system());
  if (!isBlocked) return children;
  return <Alert tone="info">{t("auth.blockedHere", { country: system?.user_country.name ?? t("error.yourCountry") })}</Alert>;
}
