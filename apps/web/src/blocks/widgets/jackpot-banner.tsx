import type { Jackpot } from "@touchline/store/jackpots";
import type { ReactNode } from "react";
import { JackpotPanel, useJackpot, useJackpots } from "../../features/account/bonuses/jackpots.tsx";
import { useIsCalm } from "../../features/account/bonuses/use-bonuses.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { PreviewNote } from "../block-frame.tsx";

/** The jackpots of the site, or the one that the operator chose. */
function JackpotBanner({ block }: BlockProps<"jackpot_banner">): ReactNode {
  return block.jackpot_id === undefined ? <AllJackpots /> : <OneJackpot id={block.jackpot_id} />;
}

function AllJackpots(): ReactNode {
  return <Panels jackpots={useJackpots() ?? []} />;
}

function OneJackpot({ id }: { readonly id: string }): ReactNode {
  return <Panels jackpots={useJackpot(id)} />;
}

function Panels({ jackpots }: { readonly jackpots: readonly Jackpot[] }): ReactNode {
  if (useIsCalm()) return null;
  if (jackpots.length === 0) return <PreviewNote type="jackpot_banner">There are no jackpots.</PreviewNote>;
  return jackpots.map((jackpot) => <JackpotPanel key={jackpot.id} jackpot={jackpot} />);
}

export const definition: BlockDefinition<"jackpot_banner"> = { Component: JackpotBanner };
