import { useId, type ReactNode } from "react";

interface BlockSectionProps {
  /** The operator's heading, or the block's own; null for none to be seen. */
  readonly heading: string | null;
  /** Name for screen readers where no heading is seen. */
  readonly label?: string;
  /** Stands at the heading's end. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A block with its heading, as a region of the page. */
export function BlockSection({ heading, label, end, children }: BlockSectionProps): ReactNode {
  const id = useId();
  const name = heading === null ? { "aria-label": label } : { "aria-labelledby": id };
  return (
    <section {...name}>
      {heading === null ? null : (
        <div className="sec">
          <h2 id={id}>
            <bdi>{heading}</bdi>
          </h2>
          <span className="flex-1" />
          {end}
        </div>
      )}
      {children}
    </section>
  );
}
