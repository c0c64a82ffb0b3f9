import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/store/use-resource.ts";
import { useSession } from "../../elements/store/use-session.ts";
import { useStore } from "../../elements/store/use-store.ts";
import { useValue } from "../../elements/store/use-value.ts";
import { useText } from "../../messages/use-text.ts";
import { useNavigationState } from "../../navigation/navigation-context.ts";
import { PageLink } from "../../navigation/page-link.tsx";

/** Pages that have no room for it: the favourites themselves, bets, forms, and matches, where it would hide what counts. */
const notOver = /^\/(?:favorites|bets|search|users)(?:[/?]|$)|-m-\d+(?:\?|$)/u;

/** The way to the player's favourites over the pages of phones, where the site has it (spec.md 9); wide pages have it in their rail. */
export function FavouritesFloat(): ReactNode {
  const t = useText();
  const { favourites, listings } = useStore();
  const { address } = useNavigationState().page;
  const { status } = useSession();
  const { matches, reading } = useValue(favourites);
  const isWanted = useResource(listings.siteConfig()).data?.is_favourites_button_visible === true;
  if (!isWanted || status !== "signedIn" || reading === "none" || notOver.test(address)) return null;
  return (
    <PageLink
      to="/favorites"
      aria-label={t("favourites.open", { count: matches.size })}
      className="phone-only fixed end-3 bottom-[calc(var(--tabbar-h)+var(--tracker-h)+12px)] z-20 size-12 items-center justify-center rounded-full bg-raise shadow-3 print:hidden"
    >
      <Icon name={matches.size > 0 ? "star-filled" : "star"} size={22} className="text-accent-t" />
      {matches.size === 0 ? null : (
        <bdi
          className="absolute -end-0.5 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-sel px-1 text-12 font-bold text-on-sel"
          aria-hidden="true"
        >
          {matches.size}
        </bdi>
      )}
    </PageLink>
  );
}
