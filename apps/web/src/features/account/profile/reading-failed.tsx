import { Button, EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";

/** Says that a part of the profile could not be read, and reads it again. */
export function ReadingFailed({ onAgain }: { onAgain(): void }): ReactNode {
  const t = useText();
  return <EmptyState icon="offline" title={t("profile.failed")} action={<Button onClick={onAgain}>{t("list.retry")}</Button>} />;
}
