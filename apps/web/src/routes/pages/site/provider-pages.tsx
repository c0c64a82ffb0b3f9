import type { ReactNode } from "react";
import { signInAddress } from "../../../features/account/auth/return-path.ts";
import { type FrameGame, ProviderFrame } from "../../../features/site/provider-frame/provider-frame.tsx";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

interface ProviderPageOptions {
  readonly titleKey: MessageKey;
  readonly game: FrameGame;
  readonly headingKey: MessageKey;
  /** The path to which the player returns after signing in. */
  readonly path: string;
}

function providerPage({ titleKey, game, headingKey, path }: ProviderPageOptions): Page {
  function ProviderPage(): ReactNode {
    const title = useText()(headingKey);
    return (
      <>
        <h1 className="sr">{title}</h1>
        <ProviderFrame game={game} title={title} signInAddress={signInAddress(path)} />
      </>
    );
  }
  return { titleKey, Component: ProviderPage };
}

/** Games of other providers (spec.md 2): one page with a different game in its frame. */
export const pages: Readonly<Record<"horse_racing" | "lotteries" | "premium_cricket" | "virtual_gaming_arena", Page>> = {
  horse_racing: providerPage({
    titleKey: "title.racing",
    game: { provider: "horse_racing", app: "races" },
    headingKey: "providers.horse_racing",
    path: "/racing",
  }),
  lotteries: providerPage({
    titleKey: "title.lotteries",
    game: { provider: "lotto", app: "lottery" },
    headingKey: "providers.lotteries",
    path: "/lotteries",
  }),
  premium_cricket: providerPage({
    titleKey: "title.premiumCricket",
    game: { provider: "premium_cricket", app: "cricket" },
    headingKey: "providers.premium_cricket",
    path: "/premium-cricket",
  }),
  virtual_gaming_arena: providerPage({
    titleKey: "title.virtualArena",
    game: { provider: "virtual_gaming_arena", app: "football" },
    headingKey: "providers.virtual_gaming_arena",
    path: "/virtual-gaming-arena",
  }),
};
