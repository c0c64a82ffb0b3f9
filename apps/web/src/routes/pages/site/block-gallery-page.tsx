import type { ReactNode } from "react";
import { BlockGallery } from "../../../blocks/gallery/block-gallery.tsx";
import { useLater } from "../../../elements/rendering/lazy.tsx";
import { BonusGallery } from "../../../features/account/bonuses/bonus-gallery.tsx";
import type { Page } from "../../page.ts";

/** The bars of bonuses need inline styles, which the server's content security policy forbids, so they render in the browser only. */
const inBrowser = async () => true;

/** Every block and every bonus, for operators and developers. */
function BlockGalleryPage(): ReactNode {
  const isInBrowser = useLater(inBrowser);
  return (
    <>
      <div className="sec">
        <h1 lang="en">Blocks</h1>
      </div>
      <BlockGallery />
      {isInBrowser === null ? null : <BonusGallery />}
    </>
  );
}

export const page: Page = { titleKey: "title.home", Component: BlockGalleryPage, head: () => ({ title: "Blocks", isPrivate: true }) };
