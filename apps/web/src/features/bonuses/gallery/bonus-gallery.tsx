import { useState, type ReactNode } from "react";
import { Button } from "@touchline/ui";
import { BonusCards } from "../bonus-card.tsx";
import { BoostRanges } from "../boost-ranges.tsx";
import { Chests } from "../chests.tsx";
import { JackpotPanel } from "../jackpot/jackpot-banner.tsx";
import { JackpotHits } from "../jackpot/jackpot-hits.tsx";
import { BonusToastCard, HitModal } from "../notices/bonus-notices.tsx";
import { bonusSamples, hitSamples, jackpotSample, openedChests } from "./bonus-samples.data.ts";

type Over = "none" | "toast" | "hit" | "hitBeingPaid";

/** Every bonus and jackpot in every state, for those who draw them. */
export function BonusGallery(): ReactNode {
  const [over, setOver] = useState<Over>("none");
  const [chest] = bonusSamples.filter(({ freebet }) => freebet?.boost_required === true);
  const [boost] = bonusSamples;
  const [, own, approved] = hitSamples;
  return (
    <div data-gallery="bonuses">
      <h2 className="px-(--gutter) pt-4 pb-1 text-12 text-low">bonuses</h2>
      <BonusCards bonuses={bonusSamples} />
      <div className="mx-auto grid max-w-sm gap-4 p-(--gutter)">
        <BoostRanges ranges={boost?.comboboost?.ranges ?? []} active={1} />
        {chest === undefined ? null : <Chests bonus={chest} />}
        {chest === undefined ? null : <Chests bonus={chest} opened={openedChests} />}
        <Button onClick={() => setOver("toast")}>toast</Button>
        <Button onClick={() => setOver("hit")}>hit, paid</Button>
        <Button onClick={() => setOver("hitBeingPaid")}>hit, approved</Button>
      </div>
      <JackpotPanel jackpot={jackpotSample} />
      <JackpotHits hits={hitSamples} />
      <JackpotHits hits={[]} />
      {over === "toast" && chest !== undefined ? <BonusToastCard bonus={chest} onClose={() => setOver("none")} /> : null}
      {over === "hit" && own !== undefined ? <HitModal hit={own} onClose={() => setOver("none")} /> : null}
      {over === "hitBeingPaid" && approved !== undefined ? <HitModal hit={approved} onClose={() => setOver("none")} /> : null}
    </div>
  );
}
