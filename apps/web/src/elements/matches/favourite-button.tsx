import { Icon } from "@touchline/ui";
import type { FavouriteType } from "@touchline/store";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { useSession, useStore, useValue } from "../store.ts";

/** Adds an item to the player's favourites or removes it. Visitors are sent to the sign-in page. */
export function FavouriteButton({ type, id }: { readonly type: FavouriteType; readonly id: string }): ReactNode {
  const t = useText();
  const { favourites, alerts } = useStore();
  const navigation = useNavigation();
  const isSignedIn = useSession().status === "signedIn";
  const isOn = useValue(favourites)[type].has(id);
  const label = t(isOn ? "match.unfavourite" : "match.favourite");
  const press = (): void => {
    if (isSignedIn)
      void favourites.toggle(type, id).then((isSaved) => {
        if (!isSaved) alerts.show({ tone: "error", title: t("favourites.refused"), text: t("favourites.refusedText") });
      });
    else void navigation.go(`/users/sign-in?returnTo=${encodeURIComponent(navigation.getState().page.address)}`);
  };
  return (
    <button type="button" className="icon-btn" aria-pressed={isOn} aria-label={label} title={label} onClick={press}>
      <Icon name={isOn ? "star-filled" : "star"} className={isOn ? "text-accent-t" : undefined} />
    </button>
  );
}
