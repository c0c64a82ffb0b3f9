import type { ReactNode } from "react";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";

/** Another site's page in a frame that may run its own scripts, but neither move our page nor read it. */
export function Iframe({ block }: BlockProps<"iframe">): ReactNode {
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
