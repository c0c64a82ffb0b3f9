import type { ReactNode } from "react";
import type { BlockProps } from "../block-props.ts";
import { PreviewNote } from "../preview-note.tsx";

/** Shown to the operator only, while the API says nothing of its kind. */
export function JackpotBanner(_props: BlockProps<"jackpot_banner">): ReactNode {
  return <PreviewNote type="jackpot_banner">The API behind this site offers no jackpots.</PreviewNote>;
}
