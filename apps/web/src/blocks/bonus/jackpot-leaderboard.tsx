import type { Jackpot } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { JackpotHits, useJackpotHits, useJackpots } from "../../features/account/bonuses/jackpots.tsx";
import { useIsCalm } from "../../features/account/bonuses/use-bonuses.ts";
import { ListSkeleton } from "../../elements/empty-states.tsx";
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
