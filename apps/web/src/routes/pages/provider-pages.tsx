import type { ReactNode } from "react";
import { signInAddress } from "../../features/account/auth/return-path.ts";
import { ProviderFrame } from "../../features/site/provider-frame/provider-frame.tsx";
import type { FrameGame } from "../../features/site/provider-frame/use-launch.ts";
import type { MessageKey } from "../../messages/text.ts";
import { useText } from "../../messages/use-text.ts";

interface ProviderPage {
  readonly game: FrameGame;
  readonly titleKey: MessageKey;
  readonly path: string;
}

function createPage({ game, titleKey, path }: ProviderPage): () => ReactNode {
  return function ProviderPageOf(): ReactNode {
    const title = useText()(titleKey);
    return (
      <>
        <h1 className="sr">{title}</h1>
        <ProviderFrame game={game} title={title} signInAddress={signInAddress(path)} />
      </>
    );
  };
}

/** A page for each provider's game, by the page's key. */
export const providerPages = {
  horse_racing: createPage({
    game: { provider: "horse_racing", app: "races" },
    titleKey: "providers.horse_racing",
    path: "/racing",
  }),
  lotteries: createPage({ game: { provider: "lotto", app: "lottery" }, titleKey: "providers.lotteries", path: "/lotteries" }),
  premium_cricket: createPage({
    game: { provider: "premium_cricket", app: "cricket" },
    titleKey: "providers.premium_cricket",
    path: "/premium-cricket",
  }),
  virtual_gaming_arena: createPage({
    game: { provider: "virtual_gaming_arena", app: "football" },
    titleKey: "providers.virtual_gaming_arena",
    path: "/virtual-gaming-arena",
  }),
} as const;
