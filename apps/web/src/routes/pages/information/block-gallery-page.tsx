import type { ReactNode } from "react";
import { BlockGallery } from "../../../blocks/gallery/block-gallery.tsx";
import { useLater } from "../../../elements/time/use-later.ts";

/** Bars of bonuses have lengths of their own, which a page from the server may not carry: they come afterwards. */
const loadBonuses = async () => import("../../../features/bonuses/gallery/bonus-gallery.tsx");

/** For operators and developers: what every block and every bonus looks like. */
export function BlockGalleryPage(): ReactNode {
  const bonuses = useLater(loadBonuses);
  return (
    <>
      <div className="sec">
        <h1 lang="en">Blocks</h1>
      </div>
      <BlockGallery />
      {bonuses === null ? null : <bonuses.BonusGallery />}
    </>
  );
}
