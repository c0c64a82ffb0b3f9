import type { Jackpot } from "@touchline/store/jackpots";
import type { ReactNode } from "react";
import { JackpotHits, useJackpotHits, useJackpots } from "../../features/account/bonuses/jackpots.tsx";
import { useIsCalm } from "../../features/account/bonuses/use-bonuses.ts";
import { ListSkeleton } from "../../elements/empty-states.tsx";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";

const defaultHits = 10;

/** The latest hits of each jackpot. */
function JackpotLeaderboard({ block }: BlockProps<"jackpot_leaderboard">): ReactNode {
  const jackpots = useJackpots() ?? [];
  if (useIsCalm()) return null;
  if (jackpots.length === 0) return <PreviewNote type="jackpot_leaderboard">There are no jackpots.</PreviewNote>;
  return jackpots.map((jackpot) => (
    <Hits key={jackpot.id} jackpot={jackpot} heading={block.heading ?? null} limit={block.limit ?? defaultHits} />
  ));
}

interface HitsProps {
  readonly jackpot: Jackpot;
  readonly heading: string | null;
  readonly limit: number;
}

function Hits({ jackpot, heading, limit }: HitsProps): ReactNode {
  const t = useText();
  const hits = useJackpotHits(jackpot.id, limit);
  return (
    <BlockSection heading={heading ?? t("jackpot.hitsOf", { name: jackpot.name })}>
      {hits === undefined ? <ListSkeleton rows={3} /> : <JackpotHits hits={hits} />}
    </BlockSection>
  );
}

export const definition: BlockDefinition<"jackpot_leaderboard"> = { Component: JackpotLeaderboard };
