import type { ReactNode } from "react";
import type { BlockProps } from "../block-props.ts";
import { PreviewNote } from "../preview-note.tsx";

/** Shown to the operator only, while the API says nothing of its kind. */
export function Bonuses(_props: BlockProps<"bonuses">): ReactNode {
  return <PreviewNote type="bonuses">The API behind this site offers no bonuses.</PreviewNote>;
}
