import type { ReactNode } from "react";
import { BlockGallery } from "../../../blocks/gallery/block-gallery.tsx";
import { useLater } from "../../../elements/time/later.tsx";
import { BonusGallery } from "../../../features/account/bonuses/bonus-gallery.tsx";
import type { Page } from "../../page.ts";

/** Bars of bonuses have lengths of their own, which a page from the server may not carry: they come afterwards. */
const afterwards = async () => true;

/** For operators and developers: what every block and every bonus looks like. */
function BlockGalleryPage(): ReactNode {
  const isThere = useLater(afterwards);
  return (
    <>
      <div className="sec">
        <h1 lang="en">Blocks</h1>
      </div>
      <BlockGallery />
      {isThere === null ? null : <BonusGallery />}
    </>
  );
}

export const page: Page = { titleKey: "title.home", Component: BlockGalleryPage, head: () => ({ title: "Blocks", isPrivate: true }) };
