import type { ReactNode } from "react";
import { BlockGallery } from "../../../blocks/block-gallery.tsx";
import { useLazy } from "../../../elements/rendering/lazy.tsx";
import { BonusGallery } from "../../../features/account/bonuses/bonus-gallery.tsx";
import type { Page } from "../../page.ts";

/** The galleries use inline styles, which the content security policy forbids in the server's HTML, so they render in the browser only. */
const inBrowser = async () => true;

/** Every block and bonus, for operators and developers. */
function BlockGalleryPage(): ReactNode {
  const isInBrowser = useLazy(inBrowser);
  return (
    <>
      <div className="sec">
        <h1 lang="en">Blocks</h1>
      </div>
      {isInBrowser === null ? null : (
        <>
          <BlockGallery />
          <BonusGallery />
        </>
      )}
    </>
  );
}

export const page: Page = { titleKey: "title.home", Component: BlockGalleryPage, head: () => ({ title: "Blocks", isPrivate: true }) };
