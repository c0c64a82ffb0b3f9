import type { Jackpot } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { JackpotHits } from "../../features/account/bonuses/jackpot/jackpot-hits.tsx";
import { useJackpotHits, useJackpots } from "../../features/account/bonuses/jackpot/use-jackpots.ts";
import { useIsCalm } from "../../features/account/bonuses/use-calm.ts";
import { ListSkeleton } from "../../elements/matches/list-states.tsx";
import { useText } from "../../messages/use-text.ts";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";
import { PreviewNote } from "../preview-note.tsx";

/** The latest hits of each jackpot. */
export function JackpotLeaderboard({ block }: BlockProps<"jackpot_leaderboard">): ReactNode {
  const jackpots = useJackpots();
  if (useIsCalm()) return null;
  if (jackpots.length === 0) return <PreviewNote type="jackpot_leaderboard">There are no jackpots.</PreviewNote>;
  return jackpots.map((jackpot) => (
    <Hits key={jackpot.id} jackpot={jackpot} heading={block.heading ?? null} limit={block.limit ?? usuallyShown} />
  ));
}

const usuallyShown = 10;

function Hits({
  jackpot,
  heading,
  limit,
}: {
  readonly jackpot: Jackpot;
  readonly heading: string | null;
  readonly limit: number;
}): ReactNode {
  const t = useText();
  const hits = useJackpotHits(jackpot.id);
  return (
    <BlockSection heading={heading ?? t("jackpot.hitsOf", { name: jackpot.name })}>
      {hits === undefined ? <ListSkeleton rows={3} /> : <JackpotHits hits={hits.slice(0, limit)} />}
    </BlockSection>
  );
}
