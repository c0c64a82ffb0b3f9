import { useState, type ReactNode } from "react";
import { Button } from "@touchline/ui";
import { AmbCard } from "./amb-progress.tsx";
import { BonusCards } from "./bonus-card.tsx";
import { BoostRanges } from "./bonus-progress.tsx";
import { Chests } from "./chests.tsx";
import { JackpotHits, JackpotPanel } from "./jackpots.tsx";
import { LeaderboardTable } from "./leaderboard.tsx";
import { BonusToastCard, HitModal } from "./bonus-notices.tsx";
import {
  ambSamples,
  hitSamples,
  jackpotSamples,
  kindSamples,
  openedChests,
  ownHits,
  ratingSample,
  stateSamples,
} from "./bonus-samples.data.ts";

type Overlay = "none" | "toast" | "hit" | "hitBeingPaid";

function Heading({ children }: { readonly children: string }): ReactNode {
  return <h2 className="px-(--gutter) pt-4 pb-1 text-12 text-low">{children}</h2>;
}

/** Every bonus and jackpot in every state, for designers. */
export function BonusGallery(): ReactNode {
  const [overlay, setOverlay] = useState<Overlay>("none");
  const [chest] = kindSamples.filter(({ freebet }) => freebet?.boost_required === true);
  const [boost] = kindSamples;
  const close = (): void => setOverlay("none");
  const noop = (): void => undefined;
  return (
    <div data-gallery="bonuses">
      <Heading>bonuses</Heading>
      <BonusCards bonuses={kindSamples} />
      {stateSamples.map(({ type, bonuses }) => (
        <section key={type} data-gallery={`states of ${type}`}>
          <Heading>{`states of ${type}`}</Heading>
          <BonusCards bonuses={bonuses} />
        </section>
      ))}
      <Heading>automatic issue</Heading>
      {ambSamples.map((amb) => (
        <AmbCard key={amb.id} amb={amb} />
      ))}
      <Heading>boost, chests, leaderboard, notices</Heading>
      <div className="grid gap-4 p-(--gutter)">
        {[null, 0, 1, 2].map((active) => (
          <BoostRanges key={active} ranges={boost?.comboboost?.ranges ?? []} active={active} />
        ))}
        {chest === undefined ? null : <Chests bonus={chest} />}
        {chest === undefined ? null : openedChests.map((opened) => <Chests key={opened.place} bonus={chest} opened={opened} />)}
        <LeaderboardTable entries={ratingSample} />
        <LeaderboardTable entries={[]} />
        <Button onClick={() => setOverlay("toast")}>toast</Button>
        <Button onClick={() => setOverlay("hit")}>hit, paid</Button>
        <Button onClick={() => setOverlay("hitBeingPaid")}>hit, approved</Button>
      </div>
      <Heading>jackpots</Heading>
      {jackpotSamples.map((jackpot) => (
        <JackpotPanel key={jackpot.id} jackpot={jackpot} />
      ))}
      <JackpotHits hits={hitSamples} />
      <JackpotHits hits={[]} />
      {overlay === "toast" && chest !== undefined ? <BonusToastCard bonus={chest} queue={{ close, hold: noop, release: noop }} /> : null}
      {overlay === "hit" ? <HitModal hits={[ownHits.paid]} onClose={close} /> : null}
      {overlay === "hitBeingPaid" ? <HitModal hits={[ownHits.approved]} onClose={close} /> : null}
    </div>
  );
}
