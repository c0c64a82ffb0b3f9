import { Button, EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";

/** Stands where a block could not be drawn or read, with another try. */
export function BlockFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useText();
  return <EmptyState icon="alert" title={t("block.failed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>} />;
}
