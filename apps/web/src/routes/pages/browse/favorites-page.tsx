import { Button, EmptyState, Skeleton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { useSession, useStore, useValue } from "../../../elements/store.ts";
import { FavouriteMatches, FavouritePlaces } from "../../../features/finding/favourites/favourite-lists.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

const allTypes = ["sports", "categories", "tournaments", "matches"] as const;

/** The player's favourite sports, countries, leagues and matches. */
function FavoritesPage(): ReactNode {
  const t = useText();
  return (
    <>
      <div className="sec">
        <h1>{t("shell.favourites")}</h1>
      </div>
      <Favourites />
    </>
  );
}

function Favourites(): ReactNode {
  const t = useText();
  const { favourites } = useStore();
  const { status } = useSession();
  const state = useValue(favourites);
  if (status === "signedOut") return <SignedOut />;
  if (state.reading === "failed") {
    return (
      <EmptyState
        icon="offline"
        title={t("favourites.failed")}
        action={<Button onClick={() => void favourites.load(allTypes)}>{t("list.retry")}</Button>}
      >
        {t("list.failedText")}
      </EmptyState>
    );
  }
  if (status !== "signedIn" || state.reading !== "loaded") return <Skeleton lines={6} className="h-[var(--row-h)]" />;
  return <LoadedFavourites isEmpty={allTypes.every((type) => state[type].size === 0)} />;
}

/** Rows stay until the page is left, so that a star removed by mistake can be restored. */
function LoadedFavourites({ isEmpty }: { readonly isEmpty: boolean }): ReactNode {
  const t = useText();
  const [hasShown, setHasShown] = useState(!isEmpty);
  if (!isEmpty && !hasShown) setHasShown(true);
  if (hasShown) {
    return (
      <>
        <FavouritePlaces />
        <FavouriteMatches />
      </>
    );
  }
  return (
    <EmptyWithLink icon="star" title={t("favourites.none")} to="/" label={t("favourites.find")}>
      {t("favourites.noneText")}
    </EmptyWithLink>
  );
}

function SignedOut(): ReactNode {
  const t = useText();
  return (
    <EmptyWithLink icon="star" title={t("favourites.signedOut")} to="/users/sign-in?returnTo=%2Ffavorites" label={t("shell.signIn")}>
      {t("favourites.signedOutText")}
    </EmptyWithLink>
  );
}

export const page: Page = { titleKey: "title.favourites", isPrivate: true, Component: FavoritesPage };
