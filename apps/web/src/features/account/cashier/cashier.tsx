import type { AlertContent } from "@touchline/store";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Text } from "../../../messages/text.ts";
import { type DepositStatus, depositStatusIn, type DepositRequest, parseDepositHash, withDepositStatus } from "./deposit-address.ts";
import { isDepositHandledByHost } from "../../../elements/dialog-events.ts";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation, useCurrentPage } from "../../../navigation/navigation-context.ts";

const DepositSheet = lazy(async () => ({ default: (await import("./deposit-sheet.tsx")).DepositSheet }));

/** Opens the cashier on `#deposit`, and shows the result of a deposit that is in the address (spec.md 2, 8). */
export function Cashier(): ReactNode {
  const { session } = useStore();
  const navigation = useNavigation();
  const { status } = useSession();
  const [request, setRequest] = useState<DepositRequest | null>(null);
  useDepositStatus();
  useDepositAfterSignUp(() => setRequest({ amount: null, returnTo: null }));
  const followHash = useEffectEvent((): void => {
    const parsed = parseDepositHash(location.hash, location.origin);
    if (parsed === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    const unit = session.balance();
    const missing = parsed.amount === null || unit === null ? null : { ...unit, minor: BigInt(parsed.amount) };
    if (isDepositHandledByHost({ reason: parsed.amount === null ? "user" : "insufficient_funds", missing })) return;
    if (status !== "signedOut") return setRequest(parsed);
    const { address } = navigation.getState().page;
    void navigation.go(`/users/sign-in?returnTo=${encodeURIComponent(address)}`);
  });
  useEffect(() => {
    const follow = (): void => followHash();
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  if (request === null) return null;
  return (
    <Suspense>
      <DepositSheet request={request} onClose={() => setRequest(null)} onReopen={() => setRequest(request)} />
    </Suspense>
  );
}

/** Pages on which new players sign in. The sign-up dialog opens the cashier itself. */
const signUpPageKeys: readonly string[] = ["sign_up", "confirmation"];

/** Opens the cashier after sign-up or confirmation of the email address, if the site is configured that way (spec.md 9). */
function useDepositAfterSignUp(open: () => void): void {
  const { listings } = useStore();
  const { key } = useCurrentPage().route;
  const { status } = useSession();
  const isWanted = useResource(listings.siteConfig()).data?.deposit_after_registration;
  /** The last page on which the visitor was signed out; after sign-in the page may already have changed. */
  const signedOutOn = useRef("");
  const follow = useEffectEvent((): void => {
    if (status === "signedOut") signedOutOn.current = key;
    if (status !== "signedIn" || isWanted === undefined) return;
    if (isWanted && signUpPageKeys.includes(signedOutOn.current)) open();
    signedOutOn.current = "";
  });
  useEffect(() => follow(), [status, isWanted, key]);
}

function useDepositStatus(): void {
  const t = useText();
  const { alerts, session } = useStore();
  const navigation = useNavigation();
  const page = useCurrentPage();
  const status = depositStatusIn(page.search);
  const showResult = useEffectEvent((result: DepositStatus): void => {
    alerts.show(depositStatusAlert(result, t));
    void session.refreshBalances();
    void navigation.go(withDepositStatus(page.address, null), { isReplacing: true });
  });
  useEffect(() => {
    if (status !== null) showResult(status);
  }, [status]);
}

const tones = { success: "success", error: "error", pending: "warning" } as const;

/** The alert for a deposit that ended on another site, whose status is in the address (spec.md 8). */
export function depositStatusAlert(status: DepositStatus, t: Text): AlertContent {
  return { tone: tones[status], title: t(`cashier.status.${status}.title`), text: t(`cashier.status.${status}.text`) };
}
