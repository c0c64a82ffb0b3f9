import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useSession, useStore, useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

/**
 * Link to the player's favourites on phones, if the site is configured to show it (specification 9); wide pages have it in the rail.
 * It is in the header, so that it does not cover any prices.
 */
export function FavouritesShortcut(): ReactNode {
  const t = useText();
  const { favourites, listings } = useStore();
  const { status } = useSession();
  const { matches, reading } = useValue(favourites);
  const isWanted = useResource(listings.siteConfig()).data?.is_favourites_button_visible === true;
  if (!isWanted || status !== "signedIn" || reading === "none") return null;
  return (
    <PageLink
      to="/favorites"
      aria-label={t("favourites.open", { count: matches.size })}
      className="phone-only relative size-11 items-center justify-center max-[359px]:hidden"
    >
      <Icon name={matches.size > 0 ? "star-filled" : "star"} size={20} className={matches.size > 0 ? "text-accent-t" : ""} />
      {matches.size === 0 ? null : (
        <bdi
          className="absolute end-0 top-0.5 min-w-4 rounded-full bg-sel px-1 text-center text-12 font-bold text-on-sel"
          aria-hidden="true"
        >
          {matches.size}
        </bdi>
      )}
    </PageLink>
  );
}
