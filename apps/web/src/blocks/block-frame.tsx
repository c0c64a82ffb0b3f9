import { Button, EmptyState, Icon } from "@touchline/ui";
import { useId, type ReactNode } from "react";
import { useIsPreview } from "../elements/use-is-preview.ts";
import { useText } from "../messages/use-text.ts";

interface BlockSectionProps {
  /** The operator's heading, or the block's own; null for no visible heading. */
  readonly heading: string | null;
  /** Name for screen readers if there is no visible heading. */
  readonly label?: string;
  /** Content at the end of the heading's line. */
  readonly end?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A block with its heading, as a region of the page. */
export function BlockSection({ heading, label, end, className, children }: BlockSectionProps): ReactNode {
  const id = useId();
  const name = heading === null ? { "aria-label": label } : { "aria-labelledby": id };
  return (
    <section {...name} className={className}>
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

/** Replaces a block that could not be loaded or rendered and offers to try again. */
export function BlockFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useText();
  return <EmptyState icon="alert" title={t("block.failed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>} />;
}

/** Explains an empty block to the operator; only the preview shows it. */
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
