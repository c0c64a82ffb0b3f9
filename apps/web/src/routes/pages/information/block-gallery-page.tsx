import type { ReactNode } from "react";
import { BlockGallery } from "../../../blocks/gallery/block-gallery.tsx";
import { BonusGallery } from "../../../features/bonuses/gallery/bonus-gallery.tsx";

/** For operators and developers: what every block looks like. */
export function BlockGalleryPage(): ReactNode {
  return (
    <>
      <div className="sec">
        <h1 lang="en">Blocks</h1>
      </div>
      <BlockGallery />
      <BonusGallery />
    </>
  );
}
