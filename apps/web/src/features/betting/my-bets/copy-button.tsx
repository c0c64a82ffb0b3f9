import { IconButton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

export function CopyButton({
  text,
  label,
  doneText,
}: {
  readonly text: string;
  readonly label: string;
  readonly doneText: string;
}): ReactNode {
  const t = useText();
  const { alerts } = useStore();
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => alerts.show({ tone: "success", title: doneText }),
      () => alerts.show({ tone: "error", title: t("bets.copyFailed") }),
    );
  };
  return <IconButton icon="copy" size="small" label={label} className="print:hidden" onClick={copy} />;
}
