import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useIsPreview } from "../elements/use-is-preview.ts";

/** Tells the operator, and nobody else, why a block shows nothing. */
export function PreviewNote({ type, children }: { readonly type: string; readonly children: string }): ReactNode {
  if (!useIsPreview()) return null;
  return (
    <p
      role="note"
      className="m-(--gutter) flex items-center gap-2 rounded-2 border border-dashed border-line-2 p-3 text-13 text-mid"
      dir="ltr"
      lang="en"
    >
      <Icon name="alert" size={16} /> <b>{type}</b> {children}
    </p>
  );
}
