import { useEffect } from "react";
import { useSession } from "../../../elements/store.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";

/** Leaves an auth page as soon as somebody is signed in, by its form or in another way; it does not stay in the history. */
export function useLeaveWhenSignedIn(address: string): void {
  const navigation = useNavigation();
  const { status } = useSession();
  useEffect(() => {
    if (status === "signedIn") void navigation.go(address, { isReplacing: true });
  }, [status, navigation, address]);
}
