import type { ReactNode } from "react";
import { JackpotPanel, useJackpots } from "../../features/account/bonuses/jackpots.tsx";
import { useIsCalm } from "../../features/account/bonuses/use-bonuses.ts";
import type { BlockProps } from "../block-props.ts";
import { PreviewNote } from "../preview-note.tsx";

/** The jackpots that bets take part in, with amounts that roll. */
export function JackpotBanner({ block }: BlockProps<"jackpot_banner">): ReactNode {
  const jackpots = useJackpots().filter(({ id }) => block.jackpot_id === undefined || block.jackpot_id === String(id));
  if (useIsCalm()) return null;
  if (jackpots.length === 0) return <PreviewNote type="jackpot_banner">There are no jackpots.</PreviewNote>;
  return jackpots.map((jackpot) => <JackpotPanel key={jackpot.id} jackpot={jackpot} />);
}
