import type { ReactNode } from "react";
import type { BlockDefinition, BlockProps } from "../block.ts";

function Text({ block }: BlockProps<"text">): ReactNode {
  const title = block.title ?? block.heading;
  return (
    <div className="max-w-[70ch] px-(--gutter) py-4 text-15 leading-6">
      {title === undefined ? null : <h2 className="pb-2 text-20 font-[720]">{title}</h2>}
      {block.paragraphs.map((paragraph, index) => (
        <p key={`${index}-${paragraph.slice(0, 20)}`} className="pb-3 text-mid">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

export const definition: BlockDefinition<"text"> = { Component: Text };
