import type { ReactNode } from "react";
import { JackpotPanel, useJackpots } from "../../features/account/bonuses/jackpots.tsx";
import { useIsCalm } from "../../features/account/bonuses/use-bonuses.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { PreviewNote } from "../block-frame.tsx";

function JackpotBanner({ block }: BlockProps<"jackpot_banner">): ReactNode {
  const jackpots = useJackpots().filter(({ id }) => block.jackpot_id === undefined || block.jackpot_id === String(id));
  if (useIsCalm()) return null;
  if (jackpots.length === 0) return <PreviewNote type="jackpot_banner">There are no jackpots.</PreviewNote>;
  return jackpots.map((jackpot) => <JackpotPanel key={jackpot.id} jackpot={jackpot} />);
}

export const definition: BlockDefinition<"jackpot_banner"> = { Component: JackpotBanner };
