import type { ReactNode } from "react";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection } from "../block-frame.tsx";

/** A page of another site. Its scripts run, but can neither navigate this page nor read it. */
function Iframe({ block }: BlockProps<"iframe">): ReactNode {
  return (
    <BlockSection heading={block.heading ?? null} label={block.title}>
      <iframe
        title={block.title}
        src={block.url}
        height={block.height}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
        className="block w-full border-0 bg-raise"
      />
    </BlockSection>
  );
}

export const definition: BlockDefinition<"iframe"> = { Component: Iframe };
